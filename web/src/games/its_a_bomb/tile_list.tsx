// It's a Bomb!: what is in a bomb, and with bookkeeping how much of it still lies face down (IB-032, IB-266).
import type { Scene } from "../../contract/game_module";
import { gridsOf } from "./grid";
import { KINDS, spoken } from "./kind";
import type { Plan } from "./plan";
import { Token } from "./token";
import type { ItsABombView } from "./wire.gen";
import "./tile_list.css";

type Props = Pick<Scene<ItsABombView, Plan>, "view" | "words"> & { readonly bomb: number };

export function TileList({ view, words, bomb }: Props) {
  const { rows, columns, counts } = view.bombs[bomb]!;
  const { first } = gridsOf(view.bombs)[bomb]!;
  const open = view.tiles.slice(first, first + rows * columns).filter(({ up }) => up);
  const helped = view.settings.help > 0;
  return (
    <div class="iab-list">
      {KINDS.filter((kind) => (counts[kind] ?? 0) > 0).map((kind) => {
        const all = counts[kind] ?? 0;
        const left = helped ? all - open.filter((tile) => tile.kind === kind).length : all;
        return (
          <span
            key={kind}
            class={left === 0 ? "iab-list-gone" : undefined}
            role="img"
            aria-label={words.plain("board-list", { what: spoken(kind, words), left, all })}
          >
            <Token kind={kind} />
            <i data-label={left === all ? all : `${left}/${all}`} />
          </span>
        );
      })}
    </div>
  );
}

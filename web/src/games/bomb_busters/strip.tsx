// Bomb Busters: what everybody knows of the bomb, as a strip under the bar and as panels beside the board.
import { Panel } from "../../kit/panel";
import { Shape } from "../../kit/shape";
import type { Scene } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import { Beside } from "./beside";
import { Detonator } from "./dial";
import type { Plan } from "./plan";
import type { Props } from "./stand";
import { Toolbox } from "./toolbox";
import { Track } from "./track";
import type { BombBustersView, MarkersView } from "./wire.gen";
import "./strip.css";

type StripProps = Scene<BombBustersView, Plan>;

export function Strip(props: StripProps) {
  return (
    <div class="bb-known">
      <div class="bb-strip">
        <Detonator {...props} />
        <Track {...props} />
      </div>
      <Beside {...props} />
    </div>
  );
}

export function Rail(props: Props) {
  const { view, words, still } = props;
  return (
    <>
      <Panel
        title={words.plain(view.nano?.does === "dial" ? "board-robot" : "board-detonator")}
        class="bb-bomb-panel"
        aside={<span class="meta">{words.plain("board-slips", { slips: view.tally.failures })}</span>}
      >
        <Detonator {...props} />
        <p class="meta">{words.plain("board-fuse-hint", { fuse: view.fuse })}</p>
      </Panel>
      {(view.equipment.length > 0 || !still) && (
        <Panel title={words.plain("board-toolbox")} class="bb-bomb-panel">
          <Toolbox {...props} />
        </Panel>
      )}
      <Panel
        title={words.plain("board-bomb")}
        class="bb-bomb-panel"
        aside={<span class="meta">{words.plain("board-mission", { mission: view.mission })}</span>}
      >
        <Counts {...props} />
      </Panel>
    </>
  );
}

function Counts({ view, words }: StripProps) {
  return (
    <ul class="bb-counts">
      <li>
        <Shape ink="blue" size={20} />
        <span>{words.plain("board-blues", { count: view.blue * 4, most: view.blue })}</span>
      </li>
      {view.yellows.inside > 0 && (
        <li>
          <Shape ink="yellow" size={20} />
          <span>{words.plain("board-yellows", markerFacts(view.yellows, words))}</span>
        </li>
      )}
      {view.reds.inside > 0 && (
        <li>
          <Shape ink="red" size={20} />
          <span>{redsTold(view, words)}</span>
        </li>
      )}
    </ul>
  );
}

/** Red wires, or the number that acts as red. */
function redsTold({ reds, ribbon }: BombBustersView, words: GameWords): string {
  if (ribbon?.kind === "red_number") return words.plain("board-reds-acting", { inside: reds.inside, number: ribbon.numbers?.[0] ?? 0 });
  return words.plain("board-reds", markerFacts(reds, words));
}

function markerFacts({ tiles, inside }: MarkersView, words: GameWords) {
  const near = new Intl.ListFormat(words.language, { type: "conjunction" }).format(
    tiles.map((tile) => (tile / 10).toLocaleString(words.language)),
  );
  return { inside, marked: tiles.length, near, sure: inside === tiles.length };
}

// Snip: its end: a bomb asleep, or the red wire that was cut; all stands stand open.
import { OnBurst } from "../../kit/on_burst";
import { SleepingBomb } from "../../kit/sleeping_bomb";
import type { Why } from "../../contract/game_module";
import { lastEvent } from "../../contract/last_event";
import { Board, type Props } from "./board";
import { ownerOf, RED, WireDrawing } from "./wire";
import type { SnipEvent } from "./wire.gen";

export function Picture({ view }: Props) {
  if (view.outcome?.reason === "all_blue_cut") return <SleepingBomb />;
  return (
    <OnBurst dots="boom">
      <span class="snip-end-wire">
        <WireDrawing wire={0} colour={RED} cut vouched={false} chosen={false} />
      </span>
    </OnBurst>
  );
}

/** Whose wire was the red one, and who cut it. */
export function why({ view, words, log }: Props): Why {
  const red = view.colours.indexOf(RED);
  const by = view.cut[red] ? (lastEvent<SnipEvent, "WireCut">(log, "WireCut")?.by ?? null) : null;
  return { text: words.tell("board-end", { by, at: ownerOf(red), wire: red }) };
}

/** Nobody has a hand any more. */
export const Table = (props: Props) => <Board {...props} viewer={-1} />;

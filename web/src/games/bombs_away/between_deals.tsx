// Bombs Away: between two deals of a match: how the last one ended, the points so far, and who begins the next. The others play on.
import type { ComponentChildren } from "preact";
import { BoldNames } from "../../contract/bold_names";
import { unmarked } from "../../contract/game_words";
import { lastEvent } from "../../contract/last_event";
import { Button } from "../../kit/button";
import { Dialog } from "../../kit/dialog";
import type { Props } from "./question";
import { dealsEnded } from "./tally";
import { TallyTable } from "./tally_table";
import type { BombsAwayEvent } from "./wire.gen";

interface Between {
  readonly props: Props;
  /** The table as it was. */
  readonly table: ComponentChildren;
  readonly onClose: () => void;
}

export default function BetweenDeals({ props, table, onClose }: Between) {
  const { log, words } = props;
  const ended = dealsEnded(log).at(-1);
  const begun = lastEvent<BombsAwayEvent, "DealBegun">(log, "DealBegun");
  if (ended === undefined || begun === undefined) return null;
  return (
    <Dialog
      title={<BoldNames text={words.event({ ...ended, type: "DealEnded" })} />}
      closeLabel={words.plain("board-close")}
      onClose={onClose}
    >
      <div class="ba-between">
        <div class="ba-between-table mat" inert>
          {table}
        </div>
        <TallyTable {...props} log={log} />
        <Button kind="primary" icon="check" wide onClick={onClose}>
          {unmarked(words.event(begun))}
        </Button>
      </div>
    </Dialog>
  );
}

// Whose eyes a replay looks through: the table's, a seat's, or all at once.
import { Face } from "../kit/face";
import { Icon } from "../kit/icon";
import { walkRow } from "../kit/walk_row";
import { FULL, PUBLIC, type SeatCard } from "../net/wire.gen";
import { t } from "../words";
import { nameOf } from "./use_game";

interface Props {
  readonly seats: readonly SeatCard[];
  readonly viewer: number;
  readonly onViewer: (viewer: number) => void;
}

export function ViewerPicker({ seats, viewer, onViewer }: Props) {
  const viewers = [PUBLIC, ...seats.map(({ seat }) => seat), FULL];
  return (
    <div class="pov-list" role="radiogroup" aria-label={t("replay-look-as")}>
      {viewers.map((each) => (
        <button
          key={each}
          type="button"
          role="radio"
          class="pov"
          aria-checked={each === viewer}
          tabIndex={each === viewer ? 0 : -1}
          onClick={() => onViewer(each)}
          onKeyDown={(event) => walkRow(event, viewers, each, onViewer)}
        >
          {each < 0 ? (
            <span class="pov-disc">
              <Icon name={each === PUBLIC ? "people" : "eye"} />
            </span>
          ) : (
            <Face face={seats[each]?.face ?? each} bot={seats[each]?.kind === "bot"} />
          )}
          <span class="ellipsis">{each === PUBLIC ? t("replay-table") : each === FULL ? t("replay-all") : nameOf(seats[each])}</span>
        </button>
      ))}
    </div>
  );
}

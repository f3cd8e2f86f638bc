// Everybody in the order in which they came in: side by side on a phone, one below the other beside a board.
import type { ComponentChildren } from "preact";
import "./standings.css";

export interface Standing {
  readonly key: number;
  /** Their place, where the game has places. */
  readonly place?: number;
  readonly face: ComponentChildren;
  readonly name: string;
  /** What they have left, or how long they lasted. */
  readonly note?: string | undefined;
  readonly count?: number | undefined;
  readonly won: boolean;
  /** All of it as one sentence, for screen readers. */
  readonly told: string;
}

export function Standings({ rows, label }: { readonly rows: readonly Standing[]; readonly label: string }) {
  return (
    <ol class={`standings${rows.length > 4 ? " standings-many" : ""}`} aria-label={label}>
      {rows.map(({ key, place, face, name, note, count, won, told }) => (
        <li key={key} class={won ? "standing standing-won" : "standing"}>
          <span class="unseen">{told}</span>
          <span class="standing-row" aria-hidden="true">
            {place !== undefined && <b class="standing-place display">{place}</b>}
            <span class="standing-face">{face}</span>
            <b class="standing-name ellipsis">{name}</b>
            {note !== undefined && <span class="standing-note">{note}</span>}
            {count !== undefined && <b class="standing-count display">{count}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}

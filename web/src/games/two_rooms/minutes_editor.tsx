// Two Rooms: how long each round lasts, where the usual times are not wanted (TR-287): one for each round, in half minutes.
import { Button } from "../../kit/button";
import type { OptionEditorProps } from "../../contract/option_editor";
import "./minutes_editor.css";

const LEAST = 0.5;
const MOST = 30;
const STEP = 0.5;
const SUGGESTED = [3, 3, 3]; // what the rulebook names for a change

export default function MinutesEditor({ options, words, draft, onDraft, send }: OptionEditorProps) {
  const count = roundsOf(options);
  const minutes = (draft ?? firstOf(options, count)) as readonly number[];
  const change = (at: number, by: number): void =>
    onDraft(minutes.map((each, place) => (place === at ? Math.min(MOST, Math.max(LEAST, each + by)) : each)));
  return (
    <div class="tr-minutes">
      <ul>
        {minutes.map((each, at) => (
          <li key={at}>
            <span class="grow">{words.plain("board-minutes", { round: at + 1, minutes: each })}</span>
            <Button
              icon="minus"
              label={`− ${words.plain("board-minutes", { round: at + 1, minutes: each })}`}
              onClick={() => change(at, -STEP)}
            />
            <Button
              icon="plus"
              label={`+ ${words.plain("board-minutes", { round: at + 1, minutes: each })}`}
              onClick={() => change(at, STEP)}
            />
          </li>
        ))}
      </ul>
      <div class="tr-minutes-ways">
        {count === SUGGESTED.length && <Button onClick={() => onDraft(SUGGESTED)}>{words.plain("board-minutes-three")}</Button>}
        <Button onClick={() => void send({ round_minutes: [] })}>{words.plain("board-minutes-usual")}</Button>
        <Button kind="primary" wide icon="check" onClick={() => void send({ round_minutes: minutes })}>
          {words.plain("board-minutes-use")}
        </Button>
      </div>
    </div>
  );
}

const MANY = 11; // players, from whom on the automatic number of rounds is five (TR-391)

function roundsOf({ rounds, seats }: OptionEditorProps["options"]): number {
  return rounds === "five" || (rounds === "auto" && (seats as number) >= MANY) ? 5 : 3;
}

/** As the table has them, or the usual ones: a minute less each round. */
function firstOf({ round_minutes }: OptionEditorProps["options"], count: number): readonly number[] {
  const now = (round_minutes ?? []) as readonly number[];
  return now.length === count ? now : Array.from({ length: count }, (_, at) => count - at);
}

// Bomb Busters: who has which character, from mission 31 on (BB-270): one choice for each seat, each new character once.
import { Button } from "../../kit/button";
import { Picker } from "../../kit/picker";
import type { OptionEditorProps } from "../../contract/option_editor";
import "./characters_editor.css";

const DOUBLE_DETECTOR = 0;
const CHARACTERS = [3, 10, 8, 2]; // by the cards whose powers they have, in the order of BB-273

export default function CharactersEditor({ options, words, draft, onDraft, send }: OptionEditorProps) {
  const seats = Number(options.seats);
  const chosen = (draft ?? firstOf(options, seats)) as readonly number[];
  const name = (character: number): string =>
    character === DOUBLE_DETECTOR ? words.plain("board-detector") : words.plain("board-card", { card: character });
  const isFree = (character: number, seat: number): boolean => chosen.every((each, at) => at === seat || each !== character);
  const choose = (character: number, seat: number): void => onDraft(chosen.map((each, at) => (at === seat ? character : each)));
  return (
    <div class="bb-characters">
      <p class="meta">{words.plain("board-characters-hint")}</p>
      <ul>
        {chosen.map((character, seat) => (
          <li key={seat}>
            <b class="grow ellipsis">{words.plain("board-player", { seat })}</b>
            <Picker
              label={words.plain("board-player", { seat })}
              value={String(character)}
              choices={[DOUBLE_DETECTOR, ...CHARACTERS.filter((each) => isFree(each, seat))].map((each) => ({
                value: String(each),
                label: name(each),
              }))}
              onChange={(value) => choose(Number(value), seat)}
            >
              {name(character)}
            </Picker>
          </li>
        ))}
      </ul>
      <div class="bb-characters-ways">
        <Button onClick={() => void send({ characters: [] })}>{words.plain("board-characters-usual")}</Button>
        <Button kind="primary" wide icon="check" onClick={() => void send({ characters: chosen })}>
          {words.plain("board-characters-use")}
        </Button>
      </div>
    </div>
  );
}

/** As the table has them, or nobody with a new one. */
function firstOf({ characters }: OptionEditorProps["options"], seats: number): readonly number[] {
  const now = (characters ?? []) as readonly number[];
  return Array.from({ length: seats }, (_, seat) => now[seat] ?? DOUBLE_DETECTOR);
}

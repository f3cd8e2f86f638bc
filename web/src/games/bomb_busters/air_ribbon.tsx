// Bomb Busters: the oxygen that lies in the middle, for all (BB-1441) or until the Captain's turn (BB-1631).
import type { GameWords } from "../../contract/game_words";
import { Bubble } from "./bubble";
import type { AirView } from "./wire.gen";
import "./ribbon.css";

const IN_A_ROW = 12;

export default function AirRibbon({ air, words }: { readonly air: AirView; readonly words: GameWords }) {
  const { middle, most, own } = air;
  const name = words.plain("board-air-left", { middle, most });
  return (
    <section class="bb-ribbon" data-piece="air" aria-label={name}>
      <p class="bb-ribbon-words">
        <b>{words.plain("board-air")}</b>
        <span>{words.plain(own.length > 0 ? "board-air-middle" : "board-air-of", { middle, most })}</span>
      </p>
      <span class="bb-reserve" aria-hidden="true">
        {most > IN_A_ROW ? (
          <b>
            <Bubble />
            {middle}
          </b>
        ) : (
          Array.from({ length: most }, (_, at) => (at < middle ? <Bubble key={at} /> : <i key={at} />))
        )}
      </span>
    </section>
  );
}

// Bomb Busters: Nano in place of the dial: how far he has come (BB-1531).
import type { GameWords } from "../../contract/game_words";
import { NanoPicture } from "./nano_picture";
import type { NanoView } from "./wire.gen";
import "./nano.css";
import "./nano_dial.css";

const LAST = 12;

export default function NanoDial({ nano, words }: { readonly nano: NanoView; readonly words: GameWords }) {
  return (
    <span class="bb-nano-dial" data-piece="dial" role="img" aria-label={words.plain("board-nano-of", { at: nano.at, last: LAST })}>
      <NanoPicture />
      <b aria-hidden="true">
        {nano.at}
        <small>/{LAST}</small>
      </b>
    </span>
  );
}

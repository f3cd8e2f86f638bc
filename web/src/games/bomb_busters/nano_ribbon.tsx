// Bomb Busters: the wires that Nano keeps (BB-1431).
import type { GameWords } from "../../contract/game_words";
import type { NanoView } from "./wire.gen";
import "./ribbon.css";

export default function NanoRibbon({ nano, words }: { readonly nano: NanoView; readonly words: GameWords }) {
  const { at, wires = 0 } = nano;
  return (
    <section class="bb-ribbon" data-piece="keeper" aria-label={words.plain("board-nano-keeps", { wires })}>
      <p class="bb-ribbon-words">
        <b>{words.plain("board-nano-keeps", { wires })}</b>
        <span>{words.plain("board-nano-why", { number: at, wires })}</span>
      </p>
      <ol class="bb-number-cards bb-nano-wires" aria-hidden="true">
        {Array.from({ length: wires }, (_, wire) => (
          <li key={wire} class="bb-number-card bb-number-pile" />
        ))}
      </ol>
    </section>
  );
}

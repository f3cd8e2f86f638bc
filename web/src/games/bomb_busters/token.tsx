// Bomb Busters: a token in front of a wire: a disc with a value, a pill for even and odd, a square for how often.
import type { GameWords } from "../../contract/game_words";
import { inkOf, RED, YELLOW } from "./tile";
import { kindOfToken, signOfToken } from "./token_kind";
import "./token.css";

interface TokenProps {
  readonly token: number;
  readonly words: GameWords;
  readonly piece?: string | undefined;
  /** The wire behind it acts as red. */
  readonly red?: boolean;
  /** So many more lie behind it. */
  readonly more?: number;
}

export function Token({ token, words, piece, red = false, more = 0 }: TokenProps) {
  const kind = kindOfToken(token);
  return (
    <span class={`bb-token ${lookOf(token, red)}`} data-piece={piece}>
      <b data-label={signOfToken(token, words)} />
      {more > 0 && <i class="bb-more" data-label={`+${more}`} />}
      {(kind === "even" || kind === "odd") && <Dots odd={kind === "odd"} />}
    </span>
  );
}

function lookOf(token: number, red: boolean): string {
  const kind = kindOfToken(token);
  if (kind !== "value") return `bb-token-${kind}`;
  return red || token === YELLOW || token === RED ? `bb-token-${red ? "red" : inkOf(token)}` : "";
}

/** Where a word has no room: four dots, or three and a hole. */
function Dots({ odd }: { readonly odd: boolean }) {
  return (
    <svg class="bb-dots" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      <circle cx="6" cy="6" r="3" />
      <circle cx="14" cy="6" r="3" />
      <circle cx="6" cy="14" r="3" />
      {odd ? <circle cx="14" cy="14" r="2.4" fill="none" stroke="currentColor" stroke-width="1.2" /> : <circle cx="14" cy="14" r="3" />}
    </svg>
  );
}

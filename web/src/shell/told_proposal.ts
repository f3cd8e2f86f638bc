// What speaks for a proposal, in words: its chance that the action works out, or that the game is won, and its reason.
import type { GameModule } from "../contract/game_module";
import type { GameWords } from "../contract/game_words";
import { percent } from "../kit/percent";
import type { Proposal } from "../net/wire.gen";
import { t } from "../words";

export function toldChance({ hintsTellWin }: Pick<GameModule, "hintsTellWin">, chance: number): string {
  return t(hintsTellWin ? "hint-win" : "hint-chance", { percent: percent(chance) });
}

export function toldReason(words: GameWords, { reason, facts }: Proposal): string | null {
  return reason === null ? null : words.plain("board-reason", { ...facts, reason });
}

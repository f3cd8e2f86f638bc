// A chance in words: that an action works out, or that the game is won, by what a game's advisers judge.
import type { GameModule } from "../contract/game_module";
import { percent } from "../kit/percent";
import { t } from "../words";

export function toldChance({ hintsTellWin }: Pick<GameModule, "hintsTellWin">, chance: number): string {
  return t(hintsTellWin ? "hint-win" : "hint-chance", { percent: percent(chance) });
}

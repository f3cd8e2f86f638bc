// The three strengths of bots, by the names players know.
import { t } from "../words";

export const DEFAULT_LEVEL = "rocket";

export function levelName(level: string): string {
  if (level === "sparkler") return t("lobby-level-sparkler");
  if (level === "thunder") return t("lobby-level-thunder");
  return level === "rocket" ? t("lobby-level-rocket") : level;
}

export function levelHint(level: string): string {
  if (level === "sparkler") return t("lobby-level-sparkler-hint");
  if (level === "thunder") return t("lobby-level-thunder-hint");
  return level === "rocket" ? t("lobby-level-rocket-hint") : "";
}

/** The levels as choices, weakest first, with one spark more each. */
export function levelChoices(levels: readonly string[]): readonly { value: string; label: string; sparks: number }[] {
  return levels.map((level, at) => ({ value: level, label: levelName(level), sparks: at + 1 }));
}

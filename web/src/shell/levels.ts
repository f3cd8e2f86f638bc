// The three strengths of bots, by the names players know.
import { t } from "../words";

export const DEFAULT_LEVEL = "standard";

export function levelName(level: string): string {
  if (level === "novice") return t("lobby-level-novice");
  if (level === "expert") return t("lobby-level-expert");
  return level === "standard" ? t("lobby-level-standard") : level;
}

export function levelHint(level: string): string {
  if (level === "novice") return t("lobby-level-novice-hint");
  if (level === "expert") return t("lobby-level-expert-hint");
  return level === "standard" ? t("lobby-level-standard-hint") : "";
}

/** The levels as choices, weakest first, with one spark more each. */
export function levelChoices(levels: readonly string[]): readonly { value: string; label: string; sparks: number }[] {
  return levels.map((level, at) => ({ value: level, label: levelName(level), sparks: at + 1 }));
}

// Whose turn comes next, until it is this player's own.
import { language, t } from "../words";
import { nameOf } from "./use_game";
import type { Playing } from "./use_playing";

/** "Then Nils and Omar, then you."; null where nobody can tell, or where something may be done meanwhile. */
export function turnsTold({ card, game, perspective, update, draft }: Playing): string | null {
  const order = game.module.order?.(update.view) ?? [];
  const mine = order.indexOf(perspective.viewer);
  if (mine < 1 || (draft.prompt.lit ?? []).length > 0) return null;
  const between = order.slice(1, mine).map((seat) => nameOf(card.seats[seat]!));
  if (between.length === 0) return t("table-then-you");
  return t("table-then", { names: new Intl.ListFormat(language.value, { type: "conjunction" }).format(between) });
}

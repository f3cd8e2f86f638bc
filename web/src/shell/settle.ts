// What the host of a gathering table changes; all else stays as it was settled.
import { api } from "../net/api";
import type { TableCard, TableSettings } from "../net/wire.gen";

export function settle(card: TableCard, wish: Partial<TableSettings>): Promise<void> {
  const { options, public: listed, spectators, pace, hints, research } = card;
  return api.settings(card.table, { options, public: listed, spectators, pace, hints, research, ...wish });
}

// Whether a game is guided: it explains itself as it goes, and waits while its only person reads.
import type { TableCard } from "../net/wire.gen";

export const isGuided = ({ options }: TableCard): boolean => (options as { readonly guided?: boolean } | null)?.guided === true;

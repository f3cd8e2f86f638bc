// The ledger of a game, fetched once it is wanted.
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { readLedger, type Ledger } from "./rules_ledger";
import { failureText } from "../net/failure";

interface Fetched {
  readonly ledger: Ledger | null;
  readonly failure: string | null;
}

const NOTHING: Fetched = { ledger: null, failure: null };

export function useLedger(game: string | null): Fetched {
  const [state, setState] = useState<(Fetched & { readonly game: string }) | null>(null);
  useEffect(() => {
    if (game === null) return;
    let wanted = true;
    api.ledger(game).then(
      (text) => wanted && setState({ game, ledger: readLedger(text), failure: null }),
      (error: unknown) => wanted && setState({ game, ledger: null, failure: failureText(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return state !== null && state.game === game ? state : NOTHING;
}

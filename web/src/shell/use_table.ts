// A table that this page looks at: opened, kept up to date, closed again.
import { useEffect, useMemo, useState } from "preact/hooks";
import { toast } from "../kit/toast";
import { api, ApiError } from "../net/api";
import { connection } from "../net/connection";
import { TableStore } from "../net/table_store";
import { FIRST_AUDIENCE, FULL, type Notice, PUBLIC, type TableCard } from "../net/wire.gen";
import { t } from "../words";
import { navigate } from "./router";
import { tellFailure } from "../net/failure";

interface Opened {
  readonly store: TableStore;
  readonly missing: boolean;
  readonly refresh: () => void;
}

/**
 * Opens a table and looks through the eyes of these viewers: unless told otherwise all my seats, or those of an onlooker while I have
 * none. A screen brings its code.
 */
export function useTable(table: string, whose: (card: TableCard) => readonly number[] = viewersOf, code: string | null = null): Opened {
  const store = useMemo(() => new TableStore(table, connection), [table]);
  const [missing, setMissing] = useState(false);
  const refresh = (): void => {
    api.table(table).then(
      (card) => (store.card.value = card),
      (error: unknown) => setMissing(error instanceof ApiError && error.status === 404),
    );
  };
  useEffect(() => {
    // The socket takes this browser's key from its cookie, so the key must be there before the socket is.
    const ready = api
      .me()
      .catch(() => undefined)
      .then(() => moveHere(table))
      .then(refresh)
      .then(() => store.open());
    return () => void ready.then(() => store.close());
  }, [store]);
  const card = store.card.value;
  const viewers = card === null ? "" : whose(card).join();
  const phase = card?.phase;
  useEffect(() => {
    if (viewers === "") return;
    const wanted = viewers.split(",").map(Number);
    for (const viewer of store.viewers()) if (!wanted.includes(viewer)) store.lookAway(viewer);
    for (const viewer of wanted) store.look(viewer, code);
    if (phase === "playing" || phase === "over") store.wake();
  }, [store, viewers, phase]);
  const notice = store.notice.value;
  useEffect(() => {
    if (notice === null || notice.table === null || isShut(notice)) return;
    if (notice.code !== "seat_lost") return tellFailure(new ApiError(0, notice.code, notice.text));
    toast(t("table-seat-lost"), "remote");
    refresh(); // look on without it
  }, [notice]);
  return { store, missing, refresh };
}

/** A screen that does not open, or no longer, is told by its page. */
export const isShut = (notice: Notice): boolean =>
  notice.code === "screen_shut" || (notice.code === "not_yours" && notice.seat !== null && notice.seat <= FIRST_AUDIENCE);

function viewersOf(card: TableCard): readonly number[] {
  if (card.phase === "closed") return showsAll(card) ? [FULL] : [];
  const mine = card.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  return mine.length > 0 ? mine : [onlookerViewer(card)];
}

/** With whose eyes somebody without a seat looks at a table. */
export const onlookerViewer = (card: TableCard): number => (card.moderator?.you === true ? FULL : PUBLIC);

/** A closed game has no secrets from those who sat there, and from others where they might have seen its end. */
const showsAll = ({ seats, moderator, spectators }: TableCard): boolean =>
  seats.some((seat) => seat.you) || moderator?.you === true || spectators === "after" || spectators === "delayed";

/** A link like /t/abc#move-CODE brings a seat to this browser. */
async function moveHere(table: string): Promise<void> {
  if (!location.hash.startsWith("#move-")) return;
  const code = location.hash.slice("#move-".length);
  navigate(location.pathname, { replace: true });
  await api.moveHere(table, code).then(() => toast(t("table-moved-here"), "check"), tellFailure);
}

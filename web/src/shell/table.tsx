// A table: its lobby while people gather, then the game, in the eyes of whoever sits at this browser.
import { isParty } from "../contract/party";
import { addWords } from "../words";
import { GameTable } from "./game_table";
import { codeOfLink } from "./invited";
import { LazyPage } from "./lazy_page";
import { NotFound } from "./not_found";
import { Opening } from "./opening";
import { useDealNote } from "./use_deal_note";
import { useTable } from "./use_table";
import "./table.css";

/** Who opens a table that has begun needs no lobby. */
const loadLobby = () => import("./lobby").then(({ Lobby }) => ({ default: Lobby }));

const loadParty = async () => (await Promise.all([import("./party_lobby"), addWords("party")]))[0];

const loadClosed = () => import("./closed");

export default function TablePage({ table }: { readonly table: string }) {
  const { store, missing, refresh } = useTable(table);
  const code = codeOfLink();
  const card = store.card.value;
  useDealNote(card);
  if (missing) return <NotFound />;
  if (card === null) return <Opening />;
  if (card.phase === "gathering" && isParty(card)) return <LazyPage load={loadParty} props={{ store, card, code, onSeat: refresh }} />;
  if (card.phase === "gathering") return <LazyPage load={loadLobby} props={{ store, card, code, onSeat: refresh }} />;
  if (card.phase === "closed") return <LazyPage load={loadClosed} props={{ store, card }} />;
  return <GameTable store={store} card={card} />;
}

// Party night: the table is there as soon as its page opens, so that people can scan while the host still chooses.
import { PARTY_GAME, PARTY_PRESET } from "../contract/party";
import { api } from "../net/api";
import type { GameCard } from "../net/wire.gen";
import { t } from "../words";
import { myFace, myName } from "./settings";
import { suggestedName } from "./suggested_name";
import { TableToCome } from "./table_to_come";

const USUAL_PEOPLE = 10;

export default function PartyNew() {
  return <TableToCome title={t("party-title")} game={PARTY_GAME} make={makeParty} />;
}

/** A host who has no name yet gets one, to be changed on their face. */
async function makeParty(game: string): Promise<string> {
  const card = (await api.games()).find((each) => each.id === game);
  if (myName.value === "") myName.value = suggestedName([]);
  const options = partyOptions(card, USUAL_PEOPLE);
  const made = await api.createTable({ game, options, name: myName.value, face: myFace.value });
  return `/t/${made.table}#${made.code}`;
}

const partyOptions = (card: GameCard | undefined, seats: number): object =>
  (card?.presets.find(({ name, options }) => name === PARTY_PRESET && (options as { seats: number }).seats === seats)
    ?.options as object) ?? {
    seats,
  };

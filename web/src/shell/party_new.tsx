// Party night: the table is there as soon as its page opens, so that people can scan while the host still chooses.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Fuse } from "../kit/fuse";
import { PARTY_GAME, PARTY_PRESET } from "../contract/party";
import { api } from "../net/api";
import { failureText } from "../net/failure";
import type { GameCard } from "../net/wire.gen";
import { t } from "../words";
import { navigate } from "./router";
import { myFace, myName } from "./settings";
import { suggestedName } from "./suggested_name";
import { useTitle } from "./title";

const USUAL_PEOPLE = 10;

export default function PartyNew() {
  const [problem, setProblem] = useState<string | null>(null);
  useTitle(t("party-title"));
  useEffect(() => {
    makeParty().then(
      (path) => navigate(path, { replace: true }),
      (error: unknown) => setProblem(failureText(error)),
    );
  }, []);
  return (
    <main id="main" class="waiting-page">
      {problem === null ? (
        <Fuse state="lit" left={0.6} label={t("lobby-laying")} />
      ) : (
        <>
          <h1 tabIndex={-1}>{problem}</h1>
          <Button kind="primary" icon="home" href="/">
            {t("to-home")}
          </Button>
        </>
      )}
    </main>
  );
}

/** A host who has no name yet gets one, to be changed on their face. */
async function makeParty(): Promise<string> {
  const card = (await api.games()).find((each) => each.id === PARTY_GAME);
  if (myName.value === "") myName.value = suggestedName([]);
  const options = partyOptions(card, USUAL_PEOPLE);
  const made = await api.createTable({ game: PARTY_GAME, options, name: myName.value, face: myFace.value });
  return `/t/${made.table}#${made.code}`;
}

const partyOptions = (card: GameCard | undefined, seats: number): object =>
  (card?.presets.find(({ name, options }) => name === PARTY_PRESET && (options as { seats: number }).seats === seats)
    ?.options as object) ?? {
    seats,
  };

// A guest of a party night: a name that is typed or kept, the button under it, and a face.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Face } from "../kit/face";
import { FACES, FACES_OF_PEOPLE } from "../kit/face_looks";
import { Logo } from "../kit/logo";
import { TextField } from "../kit/text_field";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import type { TableCard } from "../net/wire.gen";
import { language, t } from "../words";
import { LanguagePicker } from "./controls";
import { namesAt } from "./seat_facts";
import { myFace, myName, NAME_LENGTH } from "./settings";
import { suggestedName } from "./suggested_name";
import { nameOf, useGameWords } from "./use_game";

interface Props {
  readonly card: TableCard;
  readonly code: string | null;
  readonly onSeat: () => void;
}

const ALL = Array.from({ length: FACES }, (_, face) => face);
const USUAL = ALL.slice(0, FACES_OF_PEOPLE);

export function PartyGuest({ card, code, onSeat }: Props) {
  const words = useGameWords(card.game, card.seats);
  const [name, setName] = useState(() => myName.value || suggestedName(namesAt(card)));
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const taken = card.seats.filter((seat) => seat.kind === "person").map((seat) => seat.face);
  const isFree = (face: number): boolean => !taken.includes(face);
  const face = chosen ?? [myFace.value, ...ALL].find(isFree) ?? myFace.value;
  const faces = USUAL.some(isFree) ? USUAL : ALL.filter(isFree).slice(0, FACES_OF_PEOPLE); // a houseful has more than there are bodies
  const host = card.seats.find((seat) => seat.host);
  const isFull = card.seats.every((seat) => seat.kind !== "open");
  const sit = (event: Event): void => {
    event.preventDefault();
    if (name.trim() === "" || isFull) return;
    setBusy(true);
    myName.value = name.trim();
    myFace.value = face;
    api.setMe({ name: myName.value, face, language: language.value }).catch(() => undefined);
    api
      .sit(card.table, { name: myName.value, face, code })
      .then(onSeat, tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <div class="party">
      <header class="party-top">
        <Logo />
        <LanguagePicker />
      </header>
      <main id="main" class="party-main">
        <h1 tabIndex={-1}>{t("party-at", { name: host === undefined ? "" : nameOf(host) })}</h1>
        <p class="meta">{t("party-what", { game: words?.plain("title") ?? "", count: card.seats.length })}</p>
        <form class="party-name" onSubmit={sit}>
          <TextField label={t("party-call-you")} value={name} onInput={setName} maxLength={NAME_LENGTH} autoFocus />
          <Button kind="primary" size="large" icon="check" type="submit" wide busy={busy} reason={isFull ? t("party-full") : undefined}>
            {t("party-i-am-in")}
          </Button>
        </form>
        {isFull && <p role="status">{t("party-full")}</p>}
        <fieldset class="party-face">
          <legend>{t("party-face")}</legend>
          {faces.map((each) => (
            <button
              key={each}
              type="button"
              class={taken.includes(each) ? "party-taken" : undefined}
              aria-pressed={each === face}
              aria-label={t("party-face-number", { number: each + 1, taken: taken.includes(each) ? "yes" : "no" })}
              onClick={() => setChosen(each)}
            >
              <Face face={each} size="l" />
            </button>
          ))}
        </fieldset>
        <p class="meta">{t("party-faded")}</p>
      </main>
    </div>
  );
}

// The host of a party night: the code for the phones, how many people, which deck, and the button that says whom it deals to.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Chip } from "../kit/chip";
import { Sheet } from "../kit/dialog";
import { Face } from "../kit/face";
import { Icon } from "../kit/icon";
import { LazyPart } from "../kit/lazy_part";
import { Panel } from "../kit/panel";
import { Qr } from "../kit/qr";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import type { TableStore } from "../net/table_store";
import type { GameCard, SeatCard, TableCard } from "../net/wire.gen";
import { t } from "../words";
import { beginGame } from "./begin_game";
import { inviteLink } from "./invite";
import { DEFAULT_LEVEL } from "./levels";
import { LobbyModerator } from "./lobby_moderator";
import { onlyHere, outsideHost } from "./outside";
import { settle } from "./settle";
import { type LoadedGame, nameOf, useGame } from "./use_game";
import { useGameCard } from "./use_game_card";

const loadScreens = () => import("./room_screens");

type Options = { readonly seats: number; readonly room_names?: readonly string[] };

interface Props {
  readonly store: TableStore;
  readonly card: TableCard;
  readonly code: string;
  readonly onSeat: () => void;
}

export function PartyHost({ store, card, code, onSeat }: Props) {
  const kinds = useGameCard(card.game);
  const game = useGame(card.game, card.seats, card.options);
  const [open, setOpen] = useState<"rooms" | "deck" | null>(null);
  const [busy, setBusy] = useState(false);
  const taken = card.seats.filter((seat) => seat.kind !== "open");
  const least = kinds?.min_seats ?? taken.length;
  const dealt = Math.max(taken.length, least);
  const close = (): void => setOpen(null);
  const deal = async (): Promise<void> => {
    if (dealt !== card.seats.length) await settle(card, { options: sized(kinds, card, dealt) });
    const free = (await api.table(card.table)).seats.filter((seat) => seat.kind === "open");
    for (const seat of free) await api.addBot(card.table, seat.seat, DEFAULT_LEVEL);
    await beginGame(await api.table(card.table), false);
  };
  return (
    <>
      <main id="main" class="party-main">
        <Panel tone="card" class="party-code" label={t("party-scan")}>
          <Qr text={inviteLink(card.table, code)} label={t("lobby-qr")} />
          <h2>{t("party-scan")}</h2>
          <p class="party-address">
            <span>{outsideHost()}</span> <b>{code}</b>
          </p>
          <p class="meta">{onlyHere() ? t("lobby-only-here") : t("party-wifi")}</p>
        </Panel>
        <People card={card} kinds={kinds} />
        <Sleepers card={card} />
        <LobbyModerator store={store} card={card} code={code} onSeat={onSeat} />
        <Deck card={card} kinds={kinds} game={game} onOpen={() => setOpen("deck")} />
      </main>
      <footer class="party-foot">
        <Button kind="paper" size="large" icon="tv" onClick={() => setOpen("rooms")}>
          {t("party-rooms")}
        </Button>
        <Button
          kind="primary"
          size="large"
          icon="bomb"
          wide
          busy={busy}
          onClick={() => {
            setBusy(true);
            deal()
              .catch(tellFailure)
              .finally(() => setBusy(false));
          }}
        >
          <span class="button-two">
            <span>{t("party-deal", { count: taken.length })}</span>
            {dealt > taken.length && <span class="button-note">{t("party-bots", { count: dealt - taken.length })}</span>}
          </span>
        </Button>
      </footer>
      {open === "rooms" && (
        <Sheet title={t("party-rooms")} closeLabel={t("close")} onClose={close}>
          <LazyPart load={loadScreens} props={{ card }} />
        </Sheet>
      )}
      {open === "deck" && kinds !== null && game !== null && (
        <Sheet title={t("party-deck")} closeLabel={t("close")} onClose={close}>
          <Decks card={card} kinds={kinds} game={game} onChosen={close} />
        </Sheet>
      )}
    </>
  );
}

const partyPresets = (kinds: GameCard, seats: number) =>
  kinds.presets.filter(({ options }) => {
    const { seats: count, mode = "party" } = options as { seats: number; mode?: string };
    return count === seats && mode === "party";
  });

/** What makes a deck: the options of a preset without what a host says of the house. */
const deckOf = (options: unknown): string => {
  const { game, bury, privacy_promise: promise, roles = null } = options as { readonly [name: string]: unknown };
  return JSON.stringify([game, bury, promise, roles]);
};

/** Undefined for a deck of the host's own. */
const presetOf = (kinds: GameCard, chosen: Options) =>
  partyPresets(kinds, chosen.seats).find(({ options }) => deckOf(options) === deckOf(chosen));

/** The same deck for so many people, if there is one; else the first one. */
function sized(kinds: GameCard | null, card: TableCard, seats: number): object {
  const before = card.options as Options;
  const found = kinds === null ? [] : partyPresets(kinds, seats);
  const own = kinds === null ? undefined : presetOf(kinds, before);
  const next = found.find(({ name }) => name === own?.name) ?? found[0];
  return { ...before, ...(next?.options as object | undefined), seats, room_names: before.room_names ?? [] };
}

const NAMED = 6; // so many faces with their names fit into a row

function People({ card, kinds }: { readonly card: TableCard; readonly kinds: GameCard | null }) {
  const count = card.seats.length;
  const taken = card.seats.filter((seat) => seat.kind !== "open").length;
  const waiting = card.watching - card.screens.reduce((open, screen) => open + screen.open, 0);
  const isMany = count > NAMED;
  const [least, most] = [kinds?.min_seats ?? count, kinds?.max_seats ?? count];
  const fewest = Math.max(taken, least);
  const settleFor = (seats: number): void => void settle(card, { options: sized(kinds, card, seats) }).catch(tellFailure);
  return (
    <Panel label={t("party-people")}>
      <div class="party-count">
        <span class="grow">
          <b>{t("party-people")}</b>
          <span class="meta" role="status">
            {t("party-are-in", { count: taken })}
            {waiting > 0 && ` · ${t("party-waiting", { count: waiting })}`}
          </span>
        </span>
        <Button
          icon="minus"
          label={t("party-fewer")}
          reason={count <= fewest ? t("party-least", { count: fewest }) : undefined}
          onClick={() => settleFor(count - 1)}
        />
        <select
          class="display party-number"
          aria-label={t("party-people")}
          value={count}
          onChange={(event) => settleFor(Number(event.currentTarget.value))}
        >
          {Array.from({ length: most - fewest + 1 }, (_, more) => (
            <option key={more} value={fewest + more}>
              {fewest + more}
            </option>
          ))}
        </select>
        <Button
          icon="plus"
          label={t("party-more")}
          reason={count >= most ? t("party-most", { count: most }) : undefined}
          onClick={() => settleFor(count + 1)}
        />
      </div>
      <ul class={isMany ? "party-faces party-many" : "party-faces"}>
        {card.seats.map((seat) => (
          <li key={seat.seat}>
            {seat.kind === "open" ? (
              <span class="party-free" role="img" aria-label={t("party-free")} />
            ) : (
              <>
                <Face face={seat.face} bot={seat.kind === "bot"} away={isAsleep(seat)} size="m" />
                <span class={isMany ? "unseen" : "ellipsis"}>{nameOf(seat)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const isAsleep = (seat: SeatCard): boolean => seat.kind === "person" && !seat.online;

/** A phone that sat down and sleeps need not hold up the others: a bot takes its seat at once. */
function Sleepers({ card }: { readonly card: TableCard }) {
  const give = async (seat: number): Promise<void> => {
    await api.leave(card.table, seat);
    await api.addBot(card.table, seat, DEFAULT_LEVEL);
  };
  return (
    <>
      {card.seats
        .filter((seat) => isAsleep(seat) && !seat.you)
        .map((seat) => (
          <Panel key={seat.seat} class="party-sleeper">
            <Icon name="off" />
            <span class="grow">
              <b>{t("party-asleep", { name: nameOf(seat) })}</b>
              <span class="meta">{t("party-asleep-hint")}</span>
            </span>
            <Button size="small" icon="key" onClick={() => void give(seat.seat).catch(tellFailure)}>
              {t("party-bot-plays")}
            </Button>
          </Panel>
        ))}
    </>
  );
}

interface DeckProps {
  readonly card: TableCard;
  readonly kinds: GameCard | null;
  readonly game: LoadedGame | null;
}

function Deck({ card, kinds, game, onOpen }: DeckProps & { readonly onOpen: () => void }) {
  if (kinds === null || game === null) return null;
  const { words, module } = game;
  const chosen = presetOf(kinds, card.options as Options);
  return (
    <button type="button" class="panel party-deck" onClick={onOpen}>
      {module.deckPicture !== undefined && <LazyPart load={module.deckPicture} props={{ options: card.options }} />}
      <span class="grow">
        <b class="display">{chosen === undefined ? t("party-own-deck") : words.plain(`preset-${chosen.name}`)}</b>
        <span class="meta">{t("party-deck-change")}</span>
        <Chip icon="clock">{t("party-clock")}</Chip>
      </span>
      <Icon name="right" />
    </button>
  );
}

function Decks({
  card,
  kinds,
  game: { words, module },
  onChosen,
}: {
  card: TableCard;
  kinds: GameCard;
  game: LoadedGame;
  onChosen: () => void;
}) {
  const { room_names = [] } = card.options as Options;
  return (
    <ul class="party-decks">
      {partyPresets(kinds, card.seats.length).map(({ name, options }) => (
        <li key={name}>
          <button
            type="button"
            class="panel party-deck"
            onClick={() => void settle(card, { options: { ...(options as object), room_names } }).then(onChosen, tellFailure)}
          >
            {module.deckPicture !== undefined && <LazyPart load={module.deckPicture} props={{ options }} />}
            <b class="grow display">{words.plain(`preset-${name}`)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

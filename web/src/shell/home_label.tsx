// A game as a label of cardboard: its picture, its name, what it needs, and one tap to play.
import { useState } from "preact/hooks";
import { Button, GameCover, Icon, IconButton } from "../kit";
import type { GameCard } from "../net/wire.gen";
import { knows, t } from "../words";
import { playNow } from "./home_feed";
import type { Label } from "./home_labels";
import { tellFailure } from "../net/failure";

interface Props {
  label: Label;
  /** Whether the server has said which games it has. */
  known: boolean;
}

export function GameLabel({ label, known }: Props) {
  const soon = known && !label.card;
  const picture = (
    <>
      <GameCover game={label.id} />
      <h3>{label.title}</h3>
    </>
  );
  return (
    <li class={soon ? "label piece label-soon" : "label piece"}>
      {soon ? (
        <div class="label-picture">{picture}</div>
      ) : (
        <a class="label-picture" href={`/new/${label.id}`}>
          {picture}
        </a>
      )}
      <div class="label-info">
        <p class="label-tagline wide-only">{knows(`tagline-${label.id}`) ? t(`tagline-${label.id}`) : ""}</p>
        <p class="label-facts">
          <Icon name="people" size="s" label={t("players")} />
          <span>
            {label.least}–{label.most}
          </span>
          {label.minutes !== null && (
            <>
              <Icon name="clock" size="s" label={t("duration")} />
              <span>{t("minutes", { minutes: label.minutes })}</span>
            </>
          )}
          <span class="wide-only">{t(`kind-${label.kind}`)}</span>
        </p>
        <div class="label-buttons">
          {soon ? (
            <Button size="small" reason={t("soon-reason", { game: label.title })}>
              {t("soon")}
            </Button>
          ) : (
            <>
              <PlayNow card={label.card} />
              <span class="wide-only">
                <IconButton icon="link" boxed label={t("invite-friends-to", { game: label.title })} href={`/new/${label.id}`} />
              </span>
            </>
          )}
        </div>
      </div>
    </li>
  );
}

export function PlayNow({ card, primary = false }: { card: GameCard | null; primary?: boolean }) {
  const [busy, setBusy] = useState(false);
  const play = async () => {
    if (!card) return;
    setBusy(true);
    try {
      await playNow(card);
    } catch (error) {
      tellFailure(error);
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      icon="play"
      filledIcon
      busy={busy || card === null}
      label={card ? t("play-game-now", { game: card.title }) : t("play-now")}
      onClick={() => void play()}
      {...(primary ? { kind: "primary" as const } : { game: card?.id ?? "snip" })}
    >
      {t("play-now")}
    </Button>
  );
}

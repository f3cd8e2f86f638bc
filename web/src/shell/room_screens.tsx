// The screens of a house, one for each place of the game: their names, how to open them, and whether they hang.
import { useEffect, useState } from "preact/hooks";
import { Chip } from "../kit/chip";
import { Icon } from "../kit/icon";
import { Qr } from "../kit/qr";
import { TextField } from "../kit/text_field";
import { tellFailure } from "../net/failure";
import type { ScreenCard, TableCard } from "../net/wire.gen";
import { addWords, knows, t } from "../words";
import { outsideHost } from "./outside";
import { settle } from "./settle";
import { type LoadedGame, useGame } from "./use_game";
import { wallLink } from "./wall";
import "./room_screens.css";

const NAME_LENGTH = 24;

export default function RoomScreens({ card }: { readonly card: TableCard }) {
  const game = useGame(card.game, card.seats, card.options);
  const [spoken, setSpoken] = useState(knows("screens-title"));
  useEffect(() => void addWords("party").then(() => setSpoken(true)), []);
  if (game?.module.places === undefined || !spoken) return null;
  return (
    <section class="screens" aria-labelledby="screens-title">
      <header>
        <h2 id="screens-title">{t("screens-title")}</h2>
        <p class="meta">{t("screens-what")}</p>
      </header>
      <ul>
        {card.screens.map((screen, at) => (
          <Place key={screen.viewer} card={card} game={game} screen={screen} at={at} />
        ))}
      </ul>
      <p class="meta">{t("screens-stay", { host: outsideHost() })}</p>
    </section>
  );
}

interface PlaceProps {
  readonly card: TableCard;
  readonly game: LoadedGame;
  readonly screen: ScreenCard;
  readonly at: number;
}

function Place({ card, game: { module, words }, screen, at }: PlaceProps) {
  const { names, named } = module.places!;
  const name = names(words)[at] ?? "";
  const { code } = screen;
  const rename = (wish: string): void => {
    if (wish.trim() === name) return;
    settle(card, { options: named(card.options, at, wish, words) }).catch(tellFailure);
  };
  return (
    <li class="piece screens-place">
      {card.you_host && card.phase === "gathering" ? (
        <Rename name={name} onName={rename} />
      ) : (
        <h3>
          <Icon name="door" /> {name}
        </h3>
      )}
      {code !== null && (
        <>
          <Qr text={wallLink(card.table, screen.viewer, code)} label={t("screens-qr", { name })} />
          <p class="screens-code">
            {card.code}-<wbr />
            {code}
          </p>
        </>
      )}
      {screen.open > 0 ? (
        <Chip kind="safe" icon="check">
          {t("screens-open", { count: screen.open })}
        </Chip>
      ) : (
        <Chip>{t("screens-none")}</Chip>
      )}
    </li>
  );
}

/** Said to the table when the field is left. */
function Rename({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const [text, setText] = useState(name);
  useEffect(() => setText(name), [name]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onName(text);
      }}
      onFocusOut={() => onName(text)}
    >
      <TextField label={t("screens-name")} labelHidden value={text} maxLength={NAME_LENGTH} onInput={setText} />
    </form>
  );
}

// Two Rooms: the host chooses the cards of the deck, side by side, and sees at once whether there are as many as players.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../kit/button";
import { Icon } from "../../kit/icon";
import { IconButton } from "../../kit/icon_button";
import { Shape } from "../../kit/shape";
import { Toggle } from "../../kit/toggle";
import { ApiError } from "../../net/api";
import { failureText } from "../../net/failure";
import { knows, addWords, t } from "../../words";
import type { OptionEditorProps } from "../../contract/option_editor";
import { broughtBy, type Deck, deckOf, isFixed, isTeam, sizeFor, withCard, withFixed, withoutCard, withTeams } from "./deck_draft";
import { iconOf, type Role, ROLES, type Side, sideOf } from "./kinds";
import type { TwoRoomsOptions } from "./wire.gen";
import "./deck_editor.css";

const SIDES: readonly Side[] = ["blue", "red", "grey", "green"];

export default function DeckEditor(props: OptionEditorProps) {
  const [spoken, setSpoken] = useState(false);
  useEffect(() => void addWords("deck").then(() => setSpoken(true)), []);
  return spoken ? <Cards {...props} /> : null;
}

function Cards({ options, presets, words, draft, onDraft, send }: OptionEditorProps) {
  const table = options as unknown as TwoRoomsOptions;
  const { bury } = table;
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const deck = withFixed((draft as Deck | null) ?? deckOf(table, presets), bury);
  const missing = sizeFor(table) - deck.length;
  const change = (changed: Deck): void => {
    setRefused(null);
    onDraft(changed);
  };
  const sending = (changes: Partial<TwoRoomsOptions>): void => {
    setBusy(true);
    send(changes).catch((error: unknown) => {
      setRefused(whyNot(error));
      setBusy(false);
    });
  };
  const wrong = refused ?? miscounted(missing);
  return (
    <div class="tr-editor">
      <div class="tr-editor-sum" role="status">
        <strong class="display">{t("deck-size", { cards: deck.length, players: table.seats, buried: bury ? "yes" : "no" })}</strong>
        <span class={wrong === null ? "meta" : "tr-editor-wrong"}>
          <Icon name={wrong === null ? "check" : "close"} size="s" />
          {wrong ?? (table.game === "basic" ? t("deck-advanced") : t("deck-fits"))}
        </span>
      </div>
      {SIDES.map((side) => (
        <section key={side} aria-labelledby={`deck-${side}`}>
          <h3 id={`deck-${side}`}>
            <Shape ink={side} size={20} />
            <span class="grow">{t("deck-side", { side })}</span>
            {t("deck-cards", { count: deck.filter((role) => sideOf(role) === side).length })}
          </h3>
          <ul>
            {ROLES.filter((role) => sideOf(role) === side).map((role) => (
              <li key={role}>
                <Icon name={iconOf(role)} />
                <Card role={role} deck={deck} bury={bury} words={words} onChange={change} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div class="tr-editor-buttons">
        <Button icon="turn" busy={busy} onClick={() => sending({ roles: null })}>
          {t("deck-usual")}
        </Button>
        <Button
          kind="primary"
          icon="check"
          busy={busy}
          reason={miscounted(missing) ?? undefined}
          onClick={() => sending({ roles: deck, game: "advanced" })}
        >
          {t("deck-use")}
        </Button>
      </div>
    </div>
  );
}

function miscounted(missing: number): string | null {
  if (missing === 0) return null;
  return missing > 0 ? t("deck-missing", { count: missing }) : t("deck-too-many", { count: -missing });
}

interface CardProps extends Pick<OptionEditorProps, "words"> {
  readonly role: Role;
  readonly deck: Deck;
  readonly bury: boolean;
  readonly onChange: (deck: Deck) => void;
}

function Card({ role, deck, bury, words, onChange }: CardProps) {
  const name = words.plain("board-role", { role });
  const text = words.plain("board-role-text", { role });
  if (isTeam(role)) {
    const count = deck.filter((each) => each === role).length;
    return (
      <div class="toggle-row" role="group" aria-label={name}>
        <div class="grow">
          <span class="toggle-label">{name}</span>
          <span class="meta toggle-hint">{text}</span>
        </div>
        <IconButton icon="minus" label={t("deck-less", { name })} boxed onClick={() => onChange(withTeams(deck, role, count - 1))} />
        <output class="display">{count}</output>
        <IconButton icon="plus" label={t("deck-more", { name })} boxed onClick={() => onChange(withTeams(deck, role, count + 1))} />
      </div>
    );
  }
  const brought = broughtBy(role, bury).map((other) => words.plain("board-role", { role: other }));
  const hint = brought.length === 0 ? text : `${text} ${t("deck-with", { name: brought.join(", ") })}`;
  const reason = isFixed(role, bury) ? { reason: t("deck-fixed", { name }) } : {};
  return (
    <Toggle
      label={name}
      hint={hint}
      on={deck.includes(role)}
      onChange={(on) => onChange(on ? withCard(deck, role, bury) : withoutCard(deck, role, bury))}
      {...reason}
    />
  );
}

/** The server's own sentence, in the player's language where there is one for its rule. */
function whyNot(error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== "bad_request") return failureText(error);
  const rule = /\[([A-Z]+-\d+)\]$/.exec(error.message)?.[1] ?? "";
  return knows(`deck-refused-${rule}`) ? t(`deck-refused-${rule}`) : error.message;
}

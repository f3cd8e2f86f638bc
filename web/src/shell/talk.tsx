// Chat, per channel; nothing but text.
import { useState } from "preact/hooks";
import { Chip } from "../kit/chip";
import { Face } from "../kit/face";
import { Icon } from "../kit/icon";
import { Segmented } from "../kit/segmented";
import { TextField } from "../kit/text_field";
import type { Said, SeatCard } from "../net/wire.gen";
import type { GameWords } from "../contract/game_words";
import { t } from "../words";

interface Props {
  readonly lines: readonly Said[];
  readonly channels: readonly string[];
  readonly seats: readonly SeatCard[];
  readonly muted: boolean;
  readonly words: GameWords | null;
  /** What the game itself lets one say, by a tap. */
  readonly phrases?: readonly { readonly label: string; readonly say: () => void }[];
  readonly onSay: (channel: string, text: string) => void;
}

export function Talk({ lines, channels, seats, muted, words, phrases = [], onSay }: Props) {
  const [wanted, setWanted] = useState("");
  const channel = channels.includes(wanted) ? wanted : (channels[0] ?? null);
  return (
    <div class="talk">
      {channels.length > 1 && channel !== null && (
        <Segmented
          label={t("table-channel")}
          value={channel}
          choices={channels.map((name) => ({ value: name, label: channelName(name, words) }))}
          onChange={setWanted}
        />
      )}
      {(lines.length > 0 || phrases.length === 0) && (
        <ol class="talk-lines" tabIndex={0} aria-live="polite" aria-label={t("table-talk")}>
          {lines.map((line) => (
            <li key={line.id} class="log-line">
              <Face face={seats[line.seat]?.face ?? 0} size="s" />
              <span class="grow">
                <b>{line.name}</b> {line.channel === "moved" ? t("table-moved-by-host") : line.text}
              </span>
            </li>
          ))}
          {lines.length === 0 && <li class="meta">{t("table-talk-empty")}</li>}
        </ol>
      )}
      {phrases.length > 0 && (
        <div class="talk-phrases">
          {phrases.map(({ label, say }) => (
            <Chip key={label} onClick={say}>
              {label}
            </Chip>
          ))}
        </div>
      )}
      {channel === null || muted ? (
        (muted || phrases.length === 0) && <p class="meta">{muted ? t("table-muted") : t("table-silence")}</p>
      ) : (
        <Speak onSay={(text) => onSay(channel, text)} />
      )}
    </div>
  );
}

function Speak({ onSay }: { readonly onSay: (text: string) => void }) {
  const [text, setText] = useState("");
  const send = (event: Event): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    onSay(text.trim());
    setText("");
  };
  return (
    <form onSubmit={send}>
      <TextField
        label={t("table-say-something")}
        labelHidden
        placeholder={t("table-say-something")}
        icon="chat"
        value={text}
        onInput={setText}
        maxLength={300}
      >
        <button class="talk-send" type="submit" aria-label={t("table-send")}>
          <Icon name="right" />
        </button>
      </TextField>
    </form>
  );
}

/** Everybody's channel has a name of ours, a room's or a team's one of its game. */
function channelName(channel: string, words: GameWords | null): string {
  return channel === "table" || words === null ? t("table-channel-table") : words.plain(`channel-${channel}`);
}

// Two Rooms: somebody in the room: face, name, where their hand points, what the viewer knows of them.
import type { JSX } from "preact";
import { Face } from "../../kit/face";
import { Icon, type IconName } from "../../kit/icon";
import { Shape } from "../../kit/shape";
import type { Known } from "./knowledge";
import { noteOn } from "./notes";
import { formOf, isTying, personIn, pointedAt, type Props, roomOf } from "./question";
import { tapOn } from "./tap";
import "./person.css";

interface Someone {
  readonly props: Props;
  readonly seat: number;
  readonly known: Known | undefined;
}

/** The one word over a tile. */
interface Badge {
  readonly what: "goes" | "leader" | "you" | "away" | "bot" | "ambassador";
  readonly icon?: IconName;
}

export function Person({ props, seat, known }: Someone) {
  const { viewer, words, seats } = props;
  const room = roomOf(props);
  const badge = badgeOf(props, seat, known);
  const at = room?.pointing.find(([by]) => by === seat)?.[1];
  const hands = room === null ? 0 : pointedAt(room, seat).length;
  const goes = isGoing(props, seat);
  const chosen = personIn(props)?.seat === seat || (isTying(props) && goes);
  const note = noteOn(props.notes?.text, seat);
  const side = note.side ?? null;
  const label = words.plain("board-person", {
    seat,
    me: seat === viewer,
    leader: room?.leader === seat,
    goes,
    away: badge?.what === "away",
    role: known?.role ?? null,
    side: known?.colour ?? null,
    note: side,
    at: at ?? null,
    hands,
    threshold: room?.threshold ?? 0,
  });
  const card = seats[seat];
  return (
    <button
      class={`tr-person${chosen ? " tr-chosen" : ""}${goes ? " tr-goes" : ""}`}
      type="button"
      data-piece={`person-${seat}`}
      aria-label={label}
      aria-pressed={chosen}
      onClick={() => tapOn(props, seat)}
    >
      <span class="tr-inside" aria-hidden="true">
        {badge !== null && (
          <span class={`tr-badge tr-badge-${badge.what}`}>
            {badge.icon && <Icon name={badge.icon} size="xs" />}
            <Drawn text={words.plain("board-badge", { what: badge.what })} />
          </span>
        )}
        <span class="tr-face">
          <Face face={card?.face ?? seat} bot={card?.kind === "bot"} level={card?.level} away={badge?.what === "away"} size="l" />
          {known !== undefined && (
            <span class="tr-known">{known.role === null ? <Shape ink={known.colour} size={20} /> : <CardMark known={known} />}</span>
          )}
          {side !== null && <NoteMark side={side} />}
        </span>
        <b class="tr-name">{seat === viewer ? words.plain("board-you") : words.seat(seat)}</b>
        <span class="tr-hand ellipsis">
          {at !== undefined ? (
            <>
              <Icon name="hand" size="xs" /> <Drawn text={words.seat(at)} />
            </>
          ) : (
            <Drawn text={written(props, known) ?? note.text ?? ""} />
          )}
        </span>
        {hands > 0 && room !== null && <Hands count={hands} of={room.threshold} />}
        {goes && <span class="rope tr-rope" />}
      </span>
    </button>
  );
}

/** Words that are part of the picture: the name of the whole tile says them in its own order. */
const Drawn = ({ text }: { readonly text: string }): JSX.Element => <span data-drawn={text} />;

/** What was seen, in words; not in one house, where others could read along. */
function written({ view, words }: Props, known: Known | undefined): string | undefined {
  if (known === undefined || view.options.mode === "party") return undefined;
  return known.role === null ? words.plain("board-colour", { colour: known.colour }) : words.plain("board-role", { role: known.role });
}

/** The whole card was seen: its shape, filled in. */
function CardMark({ known }: { readonly known: Known }) {
  return (
    <span class="tr-card-mark" style={{ background: `var(--${known.colour})` }}>
      <Shape ink={known.colour} size={18} />
    </span>
  );
}

/** Pencilled by the player: an outline only. */
const NoteMark = ({ side }: { readonly side: Known["colour"] }): JSX.Element => (
  <span class="tr-note-mark">
    <Shape ink={side} size={16} />
  </span>
);

/** Raised hands against those needed, as dots. */
export function Hands({ count, of }: { readonly count: number; readonly of: number }) {
  return (
    <span class="tr-hands" aria-hidden="true">
      {Array.from({ length: of }, (_, each) => (
        <i key={each} class={each < count ? "tr-raised" : undefined} />
      ))}
    </span>
  );
}

function isGoing(props: Props, seat: number): boolean {
  const room = roomOf(props);
  if (room?.locked) return room.hostages.includes(seat);
  return (props.view.phase === "select" || props.view.phase === "round") && formOf(props).includes(seat);
}

function badgeOf(props: Props, seat: number, known: Known | undefined): Badge | null {
  const card = props.seats[seat];
  if (isGoing(props, seat)) return { what: "goes", icon: "hostage" };
  if (roomOf(props)?.leader === seat) return { what: "leader", icon: "flag" };
  if (known?.role?.startsWith("ambassador")) return { what: "ambassador", icon: "boot" };
  if (card?.kind === "person" && (card.away || !card.online)) return { what: "away", icon: "off" };
  if (seat === props.viewer) return { what: "you" };
  return card?.kind === "bot" ? { what: "bot" } : null;
}

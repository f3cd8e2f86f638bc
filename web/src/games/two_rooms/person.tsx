// Two Rooms: somebody in the room: face, name, and the marks of what they do and of what the viewer knows.
import type { JSX } from "preact";
import { Face } from "../../kit/face";
import { Icon, type IconName } from "../../kit/icon";
import { Shape } from "../../kit/shape";
import type { Known } from "./knowledge";
import { ClaimMark, KnownMark } from "./known_mark";
import type { Claim, Dealing } from "./marks";
import { noteOn } from "./notes";
import { formOf, isTying, personIn, pointedAt, type Props, roomOf } from "./question";
import { tapOn } from "./tap";
import "./person.css";

export interface Someone {
  readonly props: Props;
  readonly seat: number;
  readonly known: Known | undefined;
  readonly claim: Claim | undefined;
  readonly dealing: Dealing | undefined;
}

const LONG = 8; // letters of a name, from which on they stand closer

export function Person(someone: Someone) {
  const { props, seat, known, claim, dealing } = someone;
  const { viewer, words, seats } = props;
  const room = roomOf(props);
  const at = room?.pointing.find(([by]) => by === seat)?.[1];
  const hands = room === null ? 0 : pointedAt(room, seat).length;
  const goes = isGoing(props, seat);
  const chosen = personIn(props)?.seat === seat || (isTying(props) && goes);
  const note = noteOn(props.notes?.text, seat).side ?? null;
  const card = seats[seat];
  const name = seat === viewer ? words.plain("board-you") : words.seat(seat);
  const asks = props.view.own?.offers.some(({ by, to }) => by === seat && to === viewer) === true;
  const states = [chosen && "chosen", goes && "goes", seat === viewer && "me", asks && "asks", name.length > LONG && "long"];
  return (
    <button
      class={["tr-person", ...states.filter(Boolean).map((state) => `tr-${state}`)].join(" ")}
      type="button"
      data-piece={`person-${seat}`}
      aria-label={labelOf(someone)}
      aria-pressed={chosen}
      onClick={() => tapOn(props, seat)}
    >
      <span class="tr-inside" aria-hidden="true">
        <Tags {...someone} />
        {hands > 0 && <span class="tr-hands" data-drawn={hands} />}
        <span class="tr-face">
          <Face face={card?.face ?? seat} bot={card?.kind === "bot"} away={isAway(props, seat)} size="l" />
          <span class="tr-known">
            {known !== undefined ? <KnownMark known={known} /> : claim !== undefined && <ClaimMark side={claim.side} />}
          </span>
          {note !== null && (
            <span class="tr-note-mark">
              <Shape ink={note} size={14} />
            </span>
          )}
        </span>
        <b class="tr-name">{name}</b>
        <span class="tr-marks">
          {at !== undefined && <Toward props={props} icon="hand" seat={at} class="tr-points" />}
          {dealing !== undefined && <Toward props={props} icon={dealing.kind} seat={dealing.partner} class={`tr-${dealing.kind}`} />}
        </span>
        {goes && <span class="rope tr-rope" />}
      </span>
    </button>
  );
}

/** All marks of a tile as one sentence. */
function labelOf({ props, seat, known, claim, dealing }: Someone): string {
  const { viewer, words } = props;
  const room = roomOf(props);
  const at = room?.pointing.find(([by]) => by === seat)?.[1];
  return words.plain("board-person", {
    seat,
    me: seat === viewer,
    leader: room?.leader === seat,
    goes: isGoing(props, seat),
    away: isAway(props, seat),
    role: known?.role ?? null,
    side: known?.colour ?? null,
    claim_role: known === undefined ? (claim?.role ?? null) : null,
    claim_side: known === undefined ? (claim?.side ?? null) : null,
    note: noteOn(props.notes?.text, seat).side ?? null,
    at: at ?? null,
    at_me: at === viewer,
    dealing: dealing?.kind ?? null,
    partner: dealing?.partner ?? null,
    partner_me: dealing?.partner === viewer,
    hands: room === null ? 0 : pointedAt(room, seat).length,
    threshold: room?.threshold ?? 0,
  });
}

/** What is done, and the face of whom it is done to: a face is never cut, a name is. */
function Toward({ props, icon, seat, class: name }: { props: Props; icon: IconName; seat: number; class: string }): JSX.Element {
  return (
    <span class={`tr-toward ${name}`}>
      <Icon name={icon} size="xs" />
      <Face face={props.seats[seat]?.face ?? seat} size="xs" />
    </span>
  );
}

/** Words that are part of the picture: the name of the whole tile says them in its own order. */
function Tags({ props, seat, known }: Someone): JSX.Element | null {
  const { viewer, words } = props;
  const tags: JSX.Element[] = [];
  if (seat === viewer) tags.push(<span class="tr-tag" data-drawn={words.plain("board-badge", { what: "you" })} />);
  if (roomOf(props)?.leader === seat) tags.push(<Sign class="tr-tag-leader" icon="flag" />);
  if (known?.role?.startsWith("ambassador")) tags.push(<Sign icon="boot" />);
  if (props.view.ready.includes(seat)) tags.push(<Sign class="tr-tag-ready" icon="check" />);
  if (isAway(props, seat)) tags.push(<Sign class="tr-tag-away" icon="off" />);
  return tags.length === 0 ? null : <span class="tr-tags">{tags}</span>;
}

const Sign = ({ icon, class: name = "" }: { readonly icon: IconName; readonly class?: string }): JSX.Element => (
  <span class={`tr-tag ${name}`}>
    <Icon name={icon} size="xs" />
  </span>
);

/** Raised hands against those needed, as dots. */
export function Hands({ count, of }: { readonly count: number; readonly of: number }) {
  return (
    <span class="tr-dots" aria-hidden="true">
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

function isAway({ seats }: Props, seat: number): boolean {
  const card = seats[seat];
  return card?.kind === "person" && (card.away || !card.online);
}

// Two Rooms: one person: what the viewer knows and from where, what can be done with them, and what can be said about or to them.
import { type ComponentChildren, Fragment } from "preact";
import { useState } from "preact/hooks";
import { BoldNames } from "../../contract/bold_names";
import { Face } from "../../kit/face";
import { Icon } from "../../kit/icon";
import { IconButton } from "../../kit/icon_button";
import { Shape } from "../../kit/shape";
import { deedsFor } from "./deeds";
import { knownFrom } from "./known_from";
import { KnownMark, ClaimMark } from "./known_mark";
import { type Claim, dealings } from "./marks";
import { NOTE_LENGTH, noteOn, withNote } from "./notes";
import { Offers } from "./offers";
import { personPlan } from "./plan";
import { type Side, sidesIn } from "./kinds";
import { personIn, type Props, roomOf } from "./question";
import { canTalk, say } from "./say";
import { about, type Spoken, whispered } from "./spoken";
import { TextField } from "../../kit/text_field";
import type { LookedProps } from "./shown";
import "./person_sheet.css";

interface SheetProps extends LookedProps {
  readonly seat: number;
  /** Everybody in the room, in the order of the tiles. */
  readonly people: readonly number[];
  readonly claim: Claim | undefined;
}

export default function PersonSheet(props: SheetProps) {
  const { seat, words, people, pick } = props;
  const [whispers, setWhispers] = useState<number | null>(null);
  const me = seat === props.viewer;
  const name = me ? words.plain("board-you") : words.seat(seat);
  const beside = (by: number): void => pick(personPlan(people[(people.indexOf(seat) + by + people.length) % people.length]!));
  const sentences =
    me || !canTalk(props) || props.send === undefined ? [] : whispers === seat ? whispered(props, seat) : about(props, seat);
  return (
    <section class="tr-sheet" aria-label={name}>
      <header class="tr-sheet-head">
        <IconButton icon="left" label={words.plain("board-before")} onClick={() => beside(-1)} />
        <Face face={props.seats[seat]?.face ?? seat} bot={props.seats[seat]?.kind === "bot"} level={props.seats[seat]?.level} size="l" />
        <div class="grow">
          <h2 class="ellipsis">{name}</h2>
          <p class="meta">
            <BoldNames text={doing(props)} />
          </p>
        </div>
        <IconButton icon="right" label={words.plain("board-behind")} onClick={() => beside(1)} />
        <IconButton icon="close" label={words.plain("board-close")} onClick={() => props.drop?.()} />
      </header>
      <div class="tr-sheet-body">
        <Offers {...props} />
        {roomOf(props)?.leader === seat && (
          <p class="tr-leader-card">
            <Icon name="hostage" size="s" /> {words.plain("board-schedule", { hostages: props.view.schedule, round: props.view.round })}
          </p>
        )}
        {!me && <Knowledge {...props} />}
        <h3>{words.plain("board-do")}</h3>
        <Deeds {...props} onWhisper={() => setWhispers(whispers === seat ? null : seat)} whispers={whispers === seat} />
        {sentences.length > 0 && (
          <>
            <h3>{words.tell(whispers === seat ? "prompt-whisper-to" : "board-about", { seat }).replace(/[\ue000\ue001]/g, "")}</h3>
            <div class="tr-sheet-say">
              {sentences.map((sentence) => (
                <Sentence key={sentence.label} props={props} sentence={sentence} at={whispers === seat ? seat : null} />
              ))}
            </div>
          </>
        )}
        {!me && <OwnNote {...props} />}
      </div>
    </section>
  );
}

/** A colour that the viewer believes, and a few words. */
function OwnNote({ notes, seat, view, words }: SheetProps) {
  if (notes === undefined) return null;
  const note = noteOn(notes.text, seat);
  const mark = (side: Side): void => {
    const { side: before, ...rest } = note;
    notes.write(withNote(notes.text, seat, before === side ? rest : { ...note, side }));
  };
  return (
    <>
      <div class="tr-sheet-say" role="group" aria-label={words.plain("board-own-note")}>
        {sidesIn(view.deck).map((side) => (
          <button key={side} type="button" class="tr-say" aria-pressed={note.side === side} onClick={() => mark(side)}>
            <Shape ink={side} size={15} /> {words.plain("board-colour", { colour: side })}
          </button>
        ))}
      </div>
      <TextField
        label={words.plain("board-own-note")}
        icon="pencil"
        value={note.text ?? ""}
        maxLength={NOTE_LENGTH}
        onInput={(text) => notes.write(withNote(notes.text, seat, { ...note, text }))}
      />
    </>
  );
}

/** What everybody can see of them. */
function doing(props: SheetProps): string {
  const { words, seat, viewer } = props;
  const room = roomOf(props);
  const at = room?.pointing.find(([by]) => by === seat)?.[1] ?? null;
  const deal = dealings(props.log).get(seat);
  return words.tell("board-doing", {
    leader: room?.leader === seat,
    at,
    at_me: at === viewer,
    dealing: deal?.kind ?? null,
    partner: deal?.partner ?? null,
    partner_me: deal?.partner === viewer,
  });
}

/** Seen cards first, then seen colours, then what they say, then with whom they dealt; each with its source and its time. */
function Knowledge(props: SheetProps) {
  const { words, claim, seat } = props;
  const rows = knownFrom(props, seat);
  const seen = rows.find(({ known }) => known !== null)?.known ?? null;
  return (
    <>
      <h3>{words.plain("board-notes")}</h3>
      <ul class="tr-sources">
        {rows.length === 0 && claim === undefined && <li class="meta">{words.plain("board-nothing-seen")}</li>}
        {rows.map((row, at) => (
          <Fragment key={at}>
            <Source
              mark={
                row.known === null ? (
                  <Icon name={row.kind === "share" ? "share" : "eye"} size="s" />
                ) : (
                  <KnownMark known={row.known} size={22} />
                )
              }
              title={row.title}
              from={row.from}
              time={words.plain("board-round-short", { round: row.round })}
            />
          </Fragment>
        ))}
        {claim !== undefined && (
          <Source
            mark={<ClaimMark side={claim.side} />}
            title={words.tell("board-says", { role: claim.role, side: claim.side })}
            from={words.tell("board-says-to", { mine: claim.to !== null, better: seen !== null && seen.colour !== claim.side })}
          />
        )}
      </ul>
    </>
  );
}

interface SourceProps {
  readonly mark: ComponentChildren;
  readonly title: string;
  readonly from: string;
  readonly time?: string;
}

function Source({ mark, title, from, time }: SourceProps) {
  return (
    <li>
      <span class="tr-source-mark">{mark}</span>
      <span class="grow">
        <b>
          <BoldNames text={title} />
        </b>
        {from !== "" && (
          <span class="meta">
            <BoldNames text={from} />
          </span>
        )}
      </span>
      {time !== undefined && <span class="meta">{time}</span>}
    </li>
  );
}

interface DeedsProps extends SheetProps {
  readonly whispers: boolean;
  readonly onWhisper: () => void;
}

/** All of one size, and each in its place: one that is not possible now has no light, and says why when it is asked for. */
function Deeds(props: DeedsProps) {
  const { seat, pick, attempt, words, whispers, onWhisper } = props;
  const chosen = personIn(props)?.action ?? null;
  return (
    <div class="tr-deeds">
      {deedsFor(props, seat).map(({ action, label, icon, can, alone }) => (
        <button
          key={label}
          type="button"
          class={`tr-deed${can ? "" : " tr-unlit"}`}
          aria-pressed={JSON.stringify(action) === JSON.stringify(chosen)}
          onClick={() => (can ? pick(alone ? { kind: "act", action } : personPlan(seat, action)) : attempt(action))}
        >
          <Icon name={icon} size="s" />
          {label}
        </button>
      ))}
      {seat !== props.viewer && canTalk(props) && (
        <button type="button" class="tr-deed" aria-pressed={whispers} onClick={onWhisper}>
          <Icon name="whisper" size="s" />
          {words.plain("prompt-whisper")}
        </button>
      )}
    </div>
  );
}

interface SentenceProps {
  readonly props: Props;
  readonly sentence: Spoken;
  readonly at: number | null;
}

/** Said at once; what has gaps goes on in the composer. */
function Sentence({ props, sentence, at }: SentenceProps) {
  const { label, action, plan } = sentence;
  const push = (): void => (action === null ? props.pick(plan!) : say(props, at, action));
  return (
    <button type="button" class="tr-say" onClick={push}>
      {label}
    </button>
  );
}

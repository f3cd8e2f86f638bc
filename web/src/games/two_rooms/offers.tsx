// Two Rooms: what waits for the viewer's answer: cards and the leader card. The oldest lies on top, the rest is counted.
import type { ComponentChildren } from "preact";
import { Button } from "../../kit/button";
import { Face } from "../../kit/face";
import { BoldNames } from "../../contract/bold_names";
import { Asked } from "./asked";
import { actPlan } from "./plan";
import { type Room, ROOMS } from "./kinds";
import { offers as isOffered, placeOf, type Props, roomOf } from "./question";
import type { TwoRoomsAction } from "./wire.gen";
import { type LookedProps, Shown } from "./shown";
import "./offers.css";

export function Offers(props: LookedProps) {
  const { view, viewer } = props;
  const own = view.own;
  if (own === null || props.still) return null;
  const lead = roomOf(props)?.lead_offer;
  const busy = props.draft !== null && props.draft.kind !== "act"; // with somebody: offers only count
  const waiting = own.offers.filter(({ to }) => to === viewer);
  const shares = busy ? [] : waiting.slice(0, 1);
  const waits = waiting.length - shares.length;
  const isFree = !busy && shares.length === 0 && lead?.[1] !== viewer && props.draft === null;
  const mine = own.offers.find(({ by }) => by === viewer);
  return (
    <div class="tr-offers" aria-live="polite">
      <Shown {...props} />
      {lead?.[1] === viewer && (
        <Waits
          props={props}
          seat={lead[0]}
          title={props.words.tell("board-lead-offer", { seat: lead[0] })}
          left={<Seconds props={props} name="abdicate" at={ROOMS.indexOf(placeOf(props) as Room)} />}
        >
          <Answers props={props} no={{ type: "DeclineLead" }} yes={{ type: "AcceptLead" }} />
        </Waits>
      )}
      {shares.map(({ by, kind }) => (
        <Waits
          key={by}
          props={props}
          seat={by}
          title={props.words.tell("board-share-offer", { seat: by, kind })}
          left={<Seconds props={props} name="offer" at={offerKey(by, viewer)} message="board-share-seconds" />}
        >
          <Answers props={props} no={{ type: "DeclineShare", offerer: by }} yes={{ type: "AcceptShare", offerer: by }} />
        </Waits>
      ))}
      {isFree && <Asked {...props} most={1} class="panel" />}
      {waits > 0 && <p class="tr-more">{props.words.plain("board-more-offers", { count: waits })}</p>}
      {mine !== undefined && (
        <p class="tr-more">
          <BoldNames text={props.words.tell("board-own-offer", { seat: mine.to, kind: mine.kind })} />{" "}
          <Seconds props={props} name="offer" at={offerKey(viewer, mine.to)} />
        </p>
      )}
    </div>
  );
}

const SPAN = 32; // an offer's timer is named by its offerer and its target in one number

const offerKey = (by: number, to: number): number => by * SPAN + to;

interface SecondsProps {
  readonly props: Props;
  readonly name: "offer" | "abdicate";
  readonly at: number;
  readonly message?: "board-seconds" | "board-share-seconds";
}

/** Seen, not said: a reader who is told of the offer need not hear every second. */
function Seconds({ props, name, at, message = "board-seconds" }: SecondsProps) {
  const seconds = props.secondsLeft?.(name, at) ?? null;
  return seconds === null ? null : (
    <span class="tr-seconds" aria-hidden="true">
      {props.words.plain(message, { seconds })}
    </span>
  );
}

interface WaitsProps {
  readonly props: Props;
  readonly seat: number;
  readonly title: string;
  readonly left: ComponentChildren;
  readonly children: ComponentChildren;
}

function Waits({ props, seat, title, left, children }: WaitsProps) {
  const card = props.seats[seat];
  return (
    <section class="tr-offer panel">
      <Face face={card?.face ?? seat} bot={card?.kind === "bot"} />
      <b class="grow">
        <BoldNames text={title} />
        {left}
      </b>
      {children}
    </section>
  );
}

function Answers({ props, no, yes }: { readonly props: Props; readonly no: TwoRoomsAction; readonly yes: TwoRoomsAction }) {
  return (
    <>
      <Answer props={props} action={no} label={props.words.plain("board-no")} />
      <Answer props={props} action={yes} label={props.words.plain("board-answer", { what: yes.type })} />
    </>
  );
}

/** Picks the answer; the button of the prompt gives it. What a condition forbids is not lit, and asking tells why. */
function Answer({ props, action, label }: { readonly props: Props; readonly action: TwoRoomsAction; readonly label: string }) {
  const { draft } = props;
  const chosen = draft?.kind === "act" && JSON.stringify(draft.action) === JSON.stringify(action);
  const push = (): void => (isOffered(props, action) ? props.pick(actPlan(action)) : props.attempt(action));
  return (
    <Button kind={chosen ? "primary" : "quiet"} size="small" onClick={push}>
      {label}
    </Button>
  );
}

// Two Rooms: what waits for the viewer's answer: cards and the leader card. One lies on top; a tap on the rest leads to the next.
import type { ComponentChildren } from "preact";
import { Button } from "../../kit/button";
import { Face } from "../../kit/face";
import { BoldNames } from "../../contract/bold_names";
import { actPlan } from "./plan";
import { type Room, ROOMS } from "./kinds";
import { offers as isOffered, placeOf, type Props, roomOf } from "./question";
import type { ShareOfferView, TwoRoomsAction } from "./wire.gen";
import { type LookedProps, Shown } from "./shown";
import "./offers.css";

export function Offers(props: LookedProps) {
  const { view, viewer } = props;
  const own = view.own;
  if (own === null || props.still) return null;
  const lead = roomOf(props)?.lead_offer;
  const busy = props.draft !== null && props.draft.kind !== "act"; // with somebody: offers only count
  const waiting = own.offers.filter(({ to }) => to === viewer);
  const top = busy ? -1 : onTop(props, waiting);
  const offer = waiting[top];
  const next = waiting[(top + 1) % Math.max(1, waiting.length)];
  const waits = waiting.length - (offer === undefined ? 0 : 1);
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
      {offer !== undefined && (
        <Waits
          key={offer.by}
          props={props}
          seat={offer.by}
          title={props.words.tell("board-share-offer", { seat: offer.by, kind: offer.kind })}
          left={<Seconds props={props} name="offer" at={offerKey(offer.by, viewer)} message="board-share-seconds" />}
        >
          <Answers props={props} no={{ type: "DeclineShare", offerer: offer.by }} yes={{ type: "AcceptShare", offerer: offer.by }} />
        </Waits>
      )}
      {waits > 0 && next !== undefined && (
        <button type="button" class="tr-more" onClick={() => props.pick(actPlan(answerTo(props, next)))}>
          {props.words.plain("board-more-offers", { count: waits })}
        </button>
      )}
      {mine !== undefined && (
        <p class="tr-own">
          <BoldNames text={props.words.tell("board-own-offer", { seat: mine.to, kind: mine.kind })} />{" "}
          <Seconds props={props} name="offer" at={offerKey(viewer, mine.to)} />
        </p>
      )}
    </div>
  );
}

/** The offer that is being answered, else the oldest. */
function onTop({ draft }: Props, waiting: readonly ShareOfferView[]): number {
  const action = draft?.kind === "act" ? draft.action : null;
  const at = action !== null && "offerer" in action ? waiting.findIndex(({ by }) => by === action.offerer) : -1;
  return Math.max(0, at);
}

/** Yes where that is possible. */
function answerTo(props: Props, { by }: ShareOfferView): TwoRoomsAction {
  const yes: TwoRoomsAction = { type: "AcceptShare", offerer: by };
  return isOffered(props, yes) ? yes : { type: "DeclineShare", offerer: by };
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

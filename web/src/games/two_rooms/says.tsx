// Two Rooms: sentences with one gap, under the talk: a tap on the sentence, a tap on what fills it, and it is said to everybody here.
import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { Face } from "../../kit/face";
import { Icon } from "../../kit/icon";
import { Shape } from "../../kit/shape";
import { valuesOf } from "../../contract/offers";
import { sideOf, type Role } from "./kinds";
import { actPlan, personPlan, type Plan, sayPlan } from "./plan";
import { leads, offers, peopleIn, placeOf, type Props } from "./question";
import { aloud, canTalk } from "./say";
import type { TwoRoomsAction } from "./wire.gen";
import "./says.css";

const REASONS = ["none", "red", "blue", "hides", "lied", "shared"] as const;

type Gap = { readonly kind: "claim" | "send" | "trust" | "share" } | { readonly kind: "why"; readonly seat: number };

const KINDS = ["claim", "send", "trust", "share"] as const;

export function Says(props: Props) {
  const [gap, setGap] = useState<Gap | null>(null);
  const { words, pick, view } = props;
  if (props.still || props.send === undefined || !canTalk(props)) return null;
  if (gap !== null) return <Filling props={props} gap={gap} onGap={setGap} />;
  return (
    <div class="tr-says">
      {KINDS.map((kind) => (
        <button key={kind} type="button" class="tr-say" data-say={kind} onClick={() => setGap({ kind })}>
          {words.plain("board-say", { kind })}
        </button>
      ))}
      <button
        type="button"
        class="tr-say tr-say-more"
        aria-label={words.plain("board-what-to-say")}
        onClick={() => pick(sayPlan(view.own?.aim ?? null))}
      >
        <Icon name="pencil" size="s" />
      </button>
    </div>
  );
}

interface FillingProps {
  readonly props: Props;
  readonly gap: Gap;
  readonly onGap: (gap: Gap | null) => void;
}

/** The row turns into what may stand in the gap. */
function Filling({ props, gap, onGap }: FillingProps) {
  const { words } = props;
  const say = (action: TwoRoomsAction): void => {
    aloud(props, action);
    onGap(null);
  };
  return (
    <div class="tr-says tr-filling" role="group" aria-label={words.plain("board-say", { kind: gap.kind })}>
      <button type="button" class="tr-say tr-say-more" aria-label={words.plain("board-close")} onClick={() => onGap(null)}>
        <Icon name="close" size="s" />
      </button>
      <div class="tr-fill">
        {gap.kind === "claim" && <Roles props={props} say={say} />}
        {gap.kind === "why" && <Why props={props} seat={gap.seat} say={say} />}
        {gap.kind === "send" && <Faces props={props} choose={(seat) => onGap({ kind: "why", seat })} />}
        {gap.kind === "trust" && <Faces props={props} choose={(seat) => say({ type: "Vouch", seat })} />}
        {gap.kind === "share" && (
          <Faces
            props={props}
            choose={(seat) => {
              onGap(null);
              props.pick(sharing(props, seat));
            }}
          />
        )}
      </div>
    </div>
  );
}

/** The button of the prompt asks for it; why it cannot be stands on their sheet. */
function sharing(props: Props, seat: number): Plan {
  const offer: TwoRoomsAction = { type: "OfferShare", kind: "card", target: seat };
  return offers(props, offer) ? actPlan(offer) : personPlan(seat);
}

interface SayProps {
  readonly props: Props;
  readonly say: (action: TwoRoomsAction) => void;
}

function Roles({ props, say }: SayProps): JSX.Element {
  const roles = valuesOf(props.offers, "ClaimRole", "role") as readonly Role[];
  return (
    <>
      {roles.map((role) => (
        <button key={role} type="button" class="tr-say" onClick={() => say({ type: "ClaimRole", role })}>
          <Shape ink={sideOf(role)} size={15} /> {props.words.plain("board-role", { role })}
        </button>
      ))}
    </>
  );
}

/** A leader says what comes, everybody else asks for it; with a reason it is an argument. */
function Why({ props, seat, say }: SayProps & { readonly seat: number }): JSX.Element {
  const plain: TwoRoomsAction = leads(props) ? { type: "Intend", plan: "send", seat } : { type: "AskFor", deed: "send", seat };
  return (
    <>
      {REASONS.map((reason) => (
        <button
          key={reason}
          type="button"
          class="tr-say"
          onClick={() => say(reason === "none" ? plain : { type: "Argue", plea: "send", seat, reason })}
        >
          {props.words.plain("board-why-short", { reason })}
        </button>
      ))}
    </>
  );
}

function Faces({ props, choose }: { readonly props: Props; readonly choose: (seat: number) => void }): JSX.Element {
  const others = peopleIn(props, placeOf(props) ?? "hall").filter((seat) => seat !== props.viewer);
  return (
    <>
      {others.map((seat) => (
        <button key={seat} type="button" class="tr-say" onClick={() => choose(seat)}>
          <Face face={props.seats[seat]?.face ?? seat} size="xs" /> {props.words.seat(seat)}
        </button>
      ))}
    </>
  );
}

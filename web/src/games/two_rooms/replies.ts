// Two Rooms: answers that fit what was asked: to which and who, what can be said of it; yes, no and maybe to requests alone.
import { isAsked } from "./heard";
import { cardOf, knownCards } from "./knowledge";
import { type Side, sidesIn } from "./kinds";
import { actPlan, type Plan } from "./plan";
import { offers, type Props } from "./question";
import { shownIn } from "./shown_rows";
import type { QuestionView, Said, TwoRoomsAction } from "./wire.gen";

export interface Reply {
  readonly label: string;
  /** A colour carries its shape. */
  readonly ink: Side | null;
  /** Said at once, to the one who asked. */
  readonly sentence: TwoRoomsAction | null;
  /** Picked instead of said: a card that was shown cannot be taken back. */
  readonly plan: Plan | null;
}

/** Those that may be given now. */
export const repliesTo = (props: Props, question: QuestionView): readonly Reply[] =>
  fitting(props, question).filter(({ sentence }) => sentence === null || offers(props, sentence));

function fitting(props: Props, question: QuestionView): readonly Reply[] {
  const { viewer } = props;
  const short = (reply: "yes" | "no" | "maybe"): Reply =>
    said(props.words.plain("board-reply", { reply: meant(question, viewer, reply) }), { type: "Answer", seat: question.by, reply });
  const { what, about, detail } = question;
  if (what !== "Question" || about === null) return [showing(props, question) ?? short("yes"), short("no"), short("maybe")];
  if (detail === "side") return [...sides(props, about), short(about === viewer ? "no" : "maybe")];
  if (about !== viewer) return [...sight(props, about), short("maybe"), short("no")];
  return detail === "role" ? [...ownCard(props), short("no")] : [...sharers(props), short("maybe"), short("no")];
}

const said = (label: string, sentence: TwoRoomsAction, ink: Side | null = null): Reply => ({ label, ink, sentence, plan: null });

/** Every side, true or not, in the same order for everybody: the row tells nobody who looks on. */
const sides = ({ words, view }: Props, seat: number): readonly Reply[] =>
  sidesIn(view.deck).map((side) =>
    said(words.plain("board-colour", { colour: side }), { type: "ClaimSide", seat, side, is_on: true }, side),
  );

/** The whole card, or its side alone. */
function ownCard({ words, view, viewer }: Props): readonly Reply[] {
  const role = view.cards[viewer] ?? null;
  if (role === null) return [];
  const side = cardOf(role).colour;
  return [
    said(words.plain("board-role", { role }), { type: "ClaimRole", role }),
    said(words.plain("board-colour", { colour: side }), { type: "ClaimSide", seat: viewer, side, is_on: true }, side),
  ];
}

/** What was truly seen of somebody. */
function sight(props: Props, seat: number): readonly Reply[] {
  const { words } = props;
  const known = knownCards(props).get(seat);
  if (known === undefined) return [];
  const { role, colour } = known;
  if (role !== null) return [said(words.plain("board-role", { role }), { type: "ClaimSaw", seat, role }, colour)];
  return [said(words.plain("board-colour", { colour }), { type: "ClaimColour", seat, colour }, colour)];
}

const MOST_SHARERS = 2; // the newest: a row of a phone has no room for more

/** With whom the viewer has shared cards. */
function sharers({ words, view, viewer }: Props): readonly Reply[] {
  const rows = shownIn(view).filter(({ how, kind, by, to }) => how === "share" && kind === "card" && [by, to].includes(viewer));
  const seats = new Set(rows.reverse().map(({ by, to }) => (by === viewer ? to : by)));
  return [...seats]
    .filter((seat) => seat !== null)
    .slice(0, MOST_SHARERS)
    .map((seat) => said(words.seat(seat), { type: "ClaimShared", seat, kind: "card" }));
}

function showing(props: Props, { by, what, detail }: QuestionView): Reply | null {
  const action: TwoRoomsAction = { type: "Reveal", kind: detail === "colour" ? "colour" : "card", target: by };
  if (what !== "AskToShow" || !offers(props, action)) return null;
  const label = props.words.plain("prompt-choice", { what: `${action.type}-${action.kind}`, all: false });
  return { label, ink: null, sentence: null, plan: actPlan(action) };
}

type Asking = Pick<QuestionView, "what" | "about" | "detail">;

/** What a short answer of a seat means after a question: it keeps silent, or has nothing to tell. */
function meant({ what, about, detail }: Asking, by: number, reply: string | null): string | null {
  if (what !== "Question" || reply === "yes") return reply;
  if (reply === "no") return "refuse";
  return detail !== "seen" ? "unknown" : about === by ? "nobody" : "nothing";
}

/** A line of the talk, with a short answer as what was asked makes it mean. */
export function asMeant(talk: readonly Said[], line: Said): Said {
  if (line.what !== "Answer" || line.about === null) return line;
  const before = talk.slice(0, talk.indexOf(line));
  const asked = before.filter((each) => each.by === line.about && isAsked(each, line.by)).at(-1);
  return asked === undefined ? line : { ...line, detail: meant(asked, line.by, line.detail) };
}

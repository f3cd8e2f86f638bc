// Two Rooms: sentences that are said with one tap, about somebody or to them alone.
import { knownCards } from "./knowledge";
import { type Plan, sayPlan } from "./plan";
import { leads, type Props } from "./question";
import type { TwoRoomsAction } from "./wire.gen";

export interface Spoken {
  readonly label: string;
  /** Null: it has gaps, and the plan goes on with them. */
  readonly action: TwoRoomsAction | null;
  readonly plan: Plan | null;
}

/** What is known is said first; a colour that was not seen can be said as well, or nobody could lie. */
export function about(props: Props, seat: number): readonly Spoken[] {
  const { words } = props;
  const seen = knownCards(props).get(seat)?.colour ?? "red";
  const colours = seen === "blue" ? (["blue", "red"] as const) : (["red", "blue"] as const);
  const send: TwoRoomsAction = leads(props) ? { type: "Intend", plan: "send", seat } : { type: "AskFor", deed: "send", seat };
  const keep: TwoRoomsAction = leads(props) ? { type: "Intend", plan: "keep", seat } : { type: "AskFor", deed: "keep", seat };
  const line = (what: string, action: TwoRoomsAction): Spoken => ({ label: words.plain("board-quick", { what }), action, plan: null });
  return [
    ...colours.map((colour) => line(colour, { type: "ClaimColour", seat, colour })),
    line("send", send),
    line("keep", keep),
    line("trust", { type: "Vouch", seat }),
    line("doubt", { type: "Accuse", seat }),
    line("hides", { type: "Argue", plea: "doubt", seat, reason: "hides" }),
    line("lied", { type: "Argue", plea: "doubt", seat, reason: "lied" }),
    { label: words.plain("board-quick", { what: "more" }), action: null, plan: sayPlan(null, seat) },
  ];
}

/** A whisper is mostly a question, or the truth about oneself. */
export function whispered(props: Props, seat: number): readonly Spoken[] {
  const { words, viewer, view } = props;
  const role = view.cards[viewer];
  const line = (what: string, action: TwoRoomsAction): Spoken => ({ label: words.plain("board-quick", { what }), action, plan: null });
  return [
    line("who", { type: "Question", seat, matter: "role" }),
    line("side", { type: "Question", seat, matter: "side" }),
    line("show", { type: "AskToShow", kind: "card" }),
    ...(role === null || role === undefined
      ? []
      : [{ label: words.plain("board-quick-role", { role }), action: { type: "ClaimRole", role } as const, plan: null }]),
    line("make-me", { type: "AskFor", deed: "point", seat: viewer }),
    line("send-me", { type: "AskFor", deed: "send", seat: viewer }),
    { label: words.plain("board-quick", { what: "more" }), action: null, plan: sayPlan(seat) },
  ];
}

// Two Rooms: what is expected of whom, and what the one button would do.
import type { IconName } from "../../kit/icon";
import type { SubmitButton, Option, Prompt } from "../../contract/game_module";
import { unmarked } from "../../contract/game_words";
import { knownCards } from "./knowledge";
import { type PersonPlan, actPlan, hostagePlan, personPlan, type Plan, type SayPlan, sayPlan, toggled } from "./plan";
import { ROOMS } from "./kinds";
import {
  calls,
  actionsAlone,
  actionsFor,
  eligible,
  formOf,
  isTying,
  offers,
  peopleIn,
  placeOf,
  pointedAt,
  roomOf,
  type RoomScene,
  toSend,
} from "./question";
import { canTalk, sentenceOf } from "./say";
import type { TwoRoomsAction } from "./wire.gen";

type RoomPrompt = Prompt<TwoRoomsAction, Plan>;

export function prompt(scene: RoomScene): RoomPrompt {
  const { draft } = scene;
  if (scene.view.own === null || scene.view.phase === "over") return { title: phase(scene) };
  if (draft?.kind === "say") return saying(scene, draft);
  if (draft?.kind === "person" && (scene.view.phase === "round" || !scene.view.waiting_on.includes(scene.viewer)))
    return about(scene, draft);
  if (draft?.kind === "act" && offers(scene, draft.action)) return acting(scene, draft.action);
  return asked(scene);
}

function asked(scene: RoomScene): RoomPrompt {
  switch (scene.view.phase) {
    case "deal":
      return waiting(scene, { type: "Ready" }, scene.words.tell("prompt-deal-hint", { mode: scene.view.options.mode }));
    case "select":
      return isTying(scene) ? tying(scene) : idle(scene);
    case "parley":
      return waiting(scene, { type: "Ready" }, scene.words.tell("prompt-parley-hint", { mode: scene.view.options.mode }));
    case "walk":
      return waiting(scene, { type: "Arrive" });
    case "calls":
      return calling(scene);
    default:
      return idle(scene);
  }
}

/** What the table is doing. */
function phase(scene: RoomScene): string {
  const { view, words } = scene;
  const leader = roomOf(scene)?.leader ?? null;
  const other = view.own?.other_leader ?? null;
  const caller = view.waiting_on[0] ?? null;
  const hostages = announced(scene);
  return words.tell("prompt-phase", {
    mode: view.options.mode,
    phase: view.phase,
    place: placeOf(scene),
    leader: view.phase === "parley" ? other : view.phase === "calls" ? caller : leader,
    round: view.round,
    mine: (view.phase === "calls" ? caller : leader) === scene.viewer,
    ready: isReady(scene),
    missing: view.waiting_on.length,
    named: hostages.length,
    hostages,
    going: hostages.includes(scene.viewer),
  });
}

/** Who goes, once the room has been told. */
function announced(scene: RoomScene): readonly number[] {
  const room = roomOf(scene);
  return room?.locked === true ? room.hostages : [];
}

const isReady = ({ view, viewer }: RoomScene): boolean => view.own !== null && !view.waiting_on.includes(viewer);

/** Nothing but to say that one has got there. */
function waiting(scene: RoomScene, action: TwoRoomsAction, detail?: string): RoomPrompt {
  const mine = offers(scene, action);
  return {
    title: phase(scene),
    detail: mine ? detail : until(scene),
    options: talk(scene),
    lit: mine ? [actPlan(action)] : [],
    submit: mine ? submit(scene, action) : undefined,
  };
}

function idle(scene: RoomScene): RoomPrompt {
  const { view } = scene;
  const lit = view.phase === "round" ? peopleIn(scene, placeOf(scene) ?? "hall").filter((seat) => actionsFor(scene, seat).length > 0) : [];
  return {
    title: phase(scene),
    detail: view.phase === "round" ? inRound(scene, lit) : until(scene),
    options: view.options.mode === "online" ? [...first(scene), ...ready(scene)] : [...talk(scene), ...alone(scene)],
    lit: lit.length > 0 ? lit.map((seat) => personPlan(seat)) : talk(scene).map(({ draft }) => draft),
  };
}

/** What those who have nothing to do wait for. */
function until(scene: RoomScene): string | undefined {
  const { view, words } = scene;
  const hostages = announced(scene);
  if (hostages.length === 0 || view.phase === "walk") return undefined;
  return words.tell("prompt-until", {
    phase: view.phase,
    leader: view.own?.other_leader ?? null,
    going: hostages.includes(scene.viewer),
    place: ROOMS.find((room) => room !== placeOf(scene)) ?? null,
  });
}

/** What may be done; whoever has done enough is told what still holds up the round (TR-407), and no more of the other room (TR-299). */
function inRound(scene: RoomScene, lit: readonly number[]): string {
  const { view, viewer, words } = scene;
  if (!view.ready.includes(viewer)) return words.tell("prompt-idle-hint", idleFacts(scene, lit));
  const place = placeOf(scene);
  const people = peopleIn(scene, place ?? "hall").length;
  const isElsewhere = view.places.some((each) => each === null || each === "hall");
  const other = isElsewhere ? null : (ROOMS.find((room) => room !== place) ?? null);
  return words.tell("prompt-ready-hint", { all: view.ready.length === people, count: view.ready.length, people, place: other });
}

/** Who is nearest to being the next leader. */
function idleFacts(scene: RoomScene, lit: readonly number[]) {
  const room = roomOf(scene);
  const rival = room?.pointing.map(([, at]) => at).sort((a, b) => pointedAt(room, b).length - pointedAt(room, a).length)[0] ?? null;
  return {
    rival,
    hands: room === null || rival === null ? 0 : pointedAt(room, rival).length,
    threshold: room?.threshold ?? 0,
    people: lit.length,
    first: room?.leader === null ? scene.view.options.first_leader : "none",
  };
}

const talk = (scene: RoomScene): readonly Option<Plan>[] =>
  canTalk(scene)
    ? [
        {
          label: scene.words.plain("prompt-say", { asked: scene.view.own?.questions.length ?? 0 }),
          icon: "chat",
          draft: sayPlan(scene.view.own?.aim ?? null),
          chosen: false,
        },
      ]
    : [];

const alone = (scene: RoomScene): readonly Option<Plan>[] =>
  actionsAlone(scene)
    .filter(({ type }) => !/^(Accept|Decline)/.test(type))
    .map((action) => option(scene, action));

const option = (scene: RoomScene, action: TwoRoomsAction): Option<Plan> => ({
  label: choice(scene, action),
  icon: iconFor(action),
  draft: actPlan(action),
  chosen: false,
});

const FIRST: readonly TwoRoomsAction["type"][] = ["Move", "Usurp", "Withdraw", "Unpoint", "Reveal", "Lock", "Pass"];

/** What stands in reach without a tap on anybody; the rest is found on the own tile. */
function first(scene: RoomScene): readonly Option<Plan>[] {
  const found = actionsAlone(scene).filter(({ type }) => !/^(Accept|Decline)/.test(type));
  const type = FIRST.find((each) => found.some((action) => action.type === each));
  const most = type === "Move" ? 2 : 1;
  return found
    .filter((action) => action.type === type)
    .slice(0, most)
    .map((action) => option(scene, action));
}

/** Whoever needs no more time in this round (TR-407), and how many of the room do. */
function ready(scene: RoomScene): readonly Option<Plan>[] {
  const { view, viewer, words } = scene;
  if (view.phase !== "round" || !offers(scene, { type: "Ready" })) return [];
  const count = view.ready.length;
  const label = words.plain("prompt-ready", { count, people: peopleIn(scene, placeOf(scene) ?? "hall").length });
  return [{ label, draft: actPlan({ type: "Ready" }), chosen: view.ready.includes(viewer) }];
}

/** Somebody was tapped: what shall be done with them? */
function about(scene: RoomScene, plan: PersonPlan): RoomPrompt {
  const { view, viewer, words } = scene;
  const { seat } = plan;
  const actions = actionsFor(scene, seat);
  const chosen = plan.action !== null && offers(scene, plan.action) ? plan.action : null;
  const modes: Option<Plan>[] = actions.map((action) => ({
    label: choice(scene, action),
    icon: iconFor(action),
    draft: personPlan(seat, action),
    chosen: isSameAction(action, chosen),
  }));
  if (canTalk(scene) && seat !== viewer)
    modes.push({ label: words.plain("prompt-whisper"), icon: "chat", draft: sayPlan(seat), chosen: false });
  if (canTalk(scene))
    modes.push({ label: words.plain("prompt-say-about"), icon: "chat", draft: sayPlan(view.own?.aim ?? null, seat), chosen: false });
  if (seat !== viewer)
    modes.push({ label: words.plain("prompt-notes"), icon: "note", draft: personPlan(seat, plan.action, true), chosen: plan.page });
  const lit = peopleIn(scene, placeOf(scene) ?? "hall").map((each) => (each === seat ? plan : personPlan(each)));
  return {
    title: seat === viewer ? words.plain("board-you") : words.tell("prompt-person", { seat }),
    detail: chosen === null ? words.tell("prompt-person-hint", known(scene, seat)) : hint(scene, chosen),
    modes: view.options.mode === "online" ? [] : modes, // there they stand on the sheet
    lit,
    wanted: view.options.mode === "online" ? words.plain("prompt-wanted", { what: "deed" }) : undefined, // the sheet hides who is lit
    submit: chosen === null ? undefined : submit(scene, chosen),
  };
}

function known(scene: RoomScene, seat: number) {
  const room = roomOf(scene);
  const card = knownCards(scene).get(seat);
  return {
    role: card?.role ?? null,
    side: card?.colour ?? null,
    hands: room === null ? 0 : pointedAt(room, seat).length,
    threshold: room?.threshold ?? 0,
  };
}

function acting(scene: RoomScene, action: TwoRoomsAction): RoomPrompt {
  const others = actionsAlone(scene).map(actPlan);
  const options = action.type === "Call" ? calling(scene, action).options : [];
  return {
    title: scene.words.action(action),
    detail: hint(scene, action),
    options: options ?? [],
    lit: others,
    submit: submit(scene, action),
  };
}

/** The leader's form. */
function tying(scene: RoomScene): RoomPrompt {
  const { words } = scene;
  const form = formOf(scene);
  const most = toSend(scene);
  return {
    title: words.tell("prompt-tying", { count: most, named: form.length, form }),
    detail: words.tell("prompt-tying-hint", { count: most, named: form.length }),
    options: talk(scene),
    lit: eligible(scene).map((seat) => hostagePlan(toggled(form, seat, most))),
    submit: form.length === most ? locking(scene, form) : undefined,
  };
}

/** What brings the form at the server to the one on the screen. */
export function drafting(scene: RoomScene): readonly TwoRoomsAction[] {
  const there = scene.view.own?.draft ?? [];
  const form = formOf(scene);
  return [...there.filter((seat) => !form.includes(seat)), ...form.filter((seat) => !there.includes(seat))].map((seat) => ({
    type: "Draft",
    seat,
  }));
}

function locking(scene: RoomScene, form: readonly number[]): SubmitButton<TwoRoomsAction> {
  const [action, ...then] = [...drafting(scene), ...(scene.view.options.mode === "sim" ? [] : [{ type: "Lock" as const }])];
  return { label: scene.words.plain("prompt-lock", { count: form.length, form }), icon: "lock", action: action ?? { type: "Lock" }, then };
}

const INK_OF = { red: "red", blue: "blue", neither: "grey" } as const;

function calling(scene: RoomScene, chosen: TwoRoomsAction | null = null): RoomPrompt {
  const { words } = scene;
  const options = calls(scene).flatMap((action): Option<Plan>[] =>
    action.type === "Call"
      ? [
          {
            label: words.plain("board-colour", { colour: action.team }),
            ink: INK_OF[action.team],
            draft: actPlan(action),
            chosen: isSameAction(action, chosen),
          },
        ]
      : [],
  );
  return {
    title: phase(scene),
    detail: options.length > 0 ? words.tell("prompt-call-hint") : undefined,
    options,
    lit: options.map(({ draft }) => draft),
  };
}

function saying(scene: RoomScene, plan: SayPlan): RoomPrompt {
  const { words, view } = scene;
  const sentence = sentenceOf(scene, plan);
  const turned = plan.at === (view.own?.aim ?? null) || view.own?.other_leader !== null;
  const first: TwoRoomsAction = { type: "Aim", at: plan.at };
  const icon = "chat";
  return {
    title: sentence === null ? words.tell("prompt-saying") : words.action(sentence),
    detail: words.tell("prompt-saying-hint", { at: view.own?.other_leader ?? plan.at }),
    lit: [plan],
    wanted: words.plain("prompt-wanted", { what: plan.type === null ? "sentence" : "words" }),
    submit:
      sentence === null
        ? undefined
        : { label: words.plain("prompt-say-it"), icon, action: turned ? sentence : first, then: turned ? [] : [sentence] },
  };
}

export const isSameAction = (one: TwoRoomsAction, other: TwoRoomsAction | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** An action by its type, and its kind where cards are shown. */
const nameOf = (action: TwoRoomsAction): string => ("kind" in action ? `${action.type}-${action.kind}` : action.type);

export const choice = (scene: RoomScene, action: TwoRoomsAction, message = "prompt-choice"): string =>
  scene.words.plain(message, {
    what: nameOf(action),
    all: "target" in action && action.target === null,
    to: action.type === "Move" ? action.to : null,
    listed: action.type === "Draft" && formOf(scene).includes(action.seat),
  });

const hint = (scene: RoomScene, action: TwoRoomsAction): string =>
  scene.words.tell("prompt-hint", {
    what: nameOf(action),
    all: "target" in action && action.target === null,
    ready: scene.view.ready.includes(scene.viewer),
  });

const submit = (scene: RoomScene, action: TwoRoomsAction): SubmitButton<TwoRoomsAction> => ({
  label: SHORT.has(action.type) ? choice(scene, action, "prompt-deed") : unmarked(scene.words.action(action)),
  icon: iconFor(action),
  action,
});

/** Whom it is for stands over the button, which has no room for a name in these. */
const SHORT: ReadonlySet<TwoRoomsAction["type"]> = new Set(["OfferShare", "Abdicate", "Draft"]);

const ICONS: { readonly [type in TwoRoomsAction["type"]]?: IconName } = {
  Appoint: "flag",
  Point: "hand",
  Unpoint: "down",
  Abdicate: "flag",
  AcceptLead: "flag",
  DeclineLead: "close",
  Reveal: "eye",
  OfferShare: "share",
  AcceptShare: "share",
  DeclineShare: "close",
  Withdraw: "undo",
  Bounce: "door",
  Usurp: "fist",
  Move: "boot",
  Draft: "hostage",
  Lock: "lock",
  Arrive: "door",
  Call: "dice",
  Ready: "check",
};

export const iconFor = ({ type }: TwoRoomsAction): IconName => ICONS[type] ?? "check";

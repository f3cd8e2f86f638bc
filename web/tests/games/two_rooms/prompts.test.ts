// Two Rooms asks: what a tap would do, what the button sends, what goes to the server by itself.
import { expect, it } from "vitest";
import { game } from "../../../src/games/two_rooms";
import { actPlan, hostagePlan, personPlan, sayPlan } from "../../../src/games/two_rooms/plan";
import { asked, bare, fields, type Given, inRound, ownView, roomView, scene, view } from "./drawn";

const labels = (options: readonly { readonly label: string }[] | undefined): readonly string[] => (options ?? []).map(({ label }) => label);

it("tells who leads and who is nearest to it, and offers what needs nobody", () => {
  const { title, detail, options, lit } = asked(inRound);
  expect([title, detail]).toEqual(["Bea leads the room", "2 of 3 hands point at Cleo."]);
  expect(labels(options)).toEqual(["Hand down"]);
  const party = { options: { ...view.options, mode: "party" as const } };
  expect(labels(asked(inRound, null, party).options)).toEqual([
    "Say …",
    "Hand down",
    "Show card to all",
    "Show colour to all",
    "My card’s power",
  ]);
  expect(lit).toHaveLength(4);
});

it("lists what may be done with somebody, and does the chosen one", () => {
  const plan = personPlan(3, { type: "OfferShare", kind: "card", target: 3 });
  const { title, detail, modes, submit } = asked(inRound, plan, { options: { ...view.options, mode: "party" } });
  expect([title, detail]).toEqual(["Dario", "If they agree, both see both cards."]);
  expect(labels(modes)).toEqual(["Point", "Share cards", "Share colours", "Show card", "Show colour", "Whisper", "About them", "Notes"]);
  expect(submit).toMatchObject({ label: "Offer a card share", action: { type: "OfferShare", kind: "card", target: 3 } });
  expect(asked(inRound, plan).modes).toEqual([]); // online they stand on the sheet
});

it("counts who is ready to end the round, and takes it back the same way", () => {
  const open = [...inRound, bare("Ready")];
  expect(labels(asked(open, null, { ready: [1, 2] }).options)).toEqual(["Hand down", "Ready 2/4"]);
  expect(asked(open, null, { ready: [0, 2] }).options?.[1]).toMatchObject({ chosen: true, draft: actPlan({ type: "Ready" }) });
});

it("never shows a card by a tap alone", () => {
  expect(asked(inRound, personPlan(1)).submit).toBeUndefined();
});

it("forgets an action that is not open any more", () => {
  expect(asked([fields("Point", { target: [0] })], actPlan({ type: "Unpoint" })).submit).toBeUndefined();
  expect(asked([fields("Point", { target: [0] })], personPlan(3, { type: "Point", target: 3 })).submit).toBeUndefined();
});

it("tells who is ready what the round still waits for, and nothing of the other room but that", () => {
  const open = [...inRound, bare("Ready")];
  const detail = (given: Given): string | undefined => asked(open, null, given).detail;
  expect(detail({ ready: [1, 2] })).toBe("2 of 3 hands point at Cleo.");
  expect(detail({ ready: [0, 2] })).toBe("2 of 4 here are ready. Both rooms must be.");
  expect(detail({ ready: [0, 1, 2, 3] })).toBe("All here are ready. Waiting for room B.");
  const named = { ...view.options, room_names: ["Kitchen", "Garden"] };
  expect(detail({ ready: [0, 1, 2, 3], options: named })).toBe("All here are ready. Waiting for Garden.");
  const places = view.places.map((place, seat) => (seat === 7 ? null : place)); // an Ambassador out of sight
  expect(detail({ ready: [0, 1, 2, 3], places })).toBe("All here are ready. Waiting for the others.");
});

const tying = { phase: "select" as const, to_send: 2, waiting_on: [0], rooms: roomView({ leader: 0, pointing: [] }) };
const form = [fields("Draft", { seat: [1, 2, 3] })];

it("locks a full form, after bringing the server's to it", () => {
  const given = { ...tying, own: ownView({ draft: [3] }) };
  expect(asked(form, null, given)).toMatchObject({
    title: "Dario goes",
    detail: "1 of 2 chosen. They walk to the other room. You stay.",
    submit: undefined,
  });
  const { submit } = asked(form, hostagePlan([1, 2]), given);
  expect(submit?.label).toBe("Send Bea, Cleo");
  expect([submit?.action, ...(submit?.then ?? [])]).toEqual([
    { type: "Draft", seat: 3 },
    { type: "Draft", seat: 1 },
    { type: "Draft", seat: 2 },
    { type: "Lock" },
  ]);
});

it("keeps the form at the server as it is filled in, so that the end of time finds it", () => {
  const given = { ...tying, own: ownView({ draft: [3] }) };
  expect(game.standing?.(scene(form, hostagePlan([3, 1]), given))).toEqual({ type: "Draft", seat: 1 });
  expect(game.standing?.(scene(form, hostagePlan([3]), given))).toBeNull();
  expect(game.standing?.(scene(form, null, given))).toBeNull();
});

it("gives the form to a leader who had somebody else in mind when the time ran out", () => {
  expect(asked(form, personPlan(1), { ...tying, own: ownView({}) }).title).toBe("Tie up 2 people");
});

it("turns to the listener first, then says the sentence", () => {
  const { submit, detail } = asked(inRound, sayPlan(2, null, "ClaimRole", { role: "bomber" }));
  expect(detail).toBe("To: Cleo");
  expect([submit?.action, ...(submit?.then ?? [])]).toEqual([
    { type: "Aim", at: 2 },
    { type: "ClaimRole", role: "bomber" },
  ]);
  expect(asked(inRound, sayPlan(null, null, "ClaimRole", { role: "bomber" })).submit).toMatchObject({
    action: { type: "ClaimRole", role: "bomber" },
    then: [],
  });
  expect(asked(inRound, sayPlan(null, null, "ClaimSaw", { seat: 2 })).submit).toBeUndefined();
});

it("asks a Gambler for a team, each with its ink", () => {
  const given = { phase: "calls" as const, waiting_on: [0], calls: [{ seat: 0, role: "gambler" as const, team: null, done: false }] };
  const { options, submit } = asked([fields("Call", { team: ["red", "blue", "neither"] })], null, given);
  expect((options ?? []).map(({ label, ink }) => [label, ink])).toEqual([
    ["red", "red"],
    ["blue", "blue"],
    ["neither", "grey"],
  ]);
  expect(submit).toBeUndefined();
  expect(asked([fields("Call", { team: ["red", "blue"] })], actPlan({ type: "Call", team: "red" }), given).submit?.action).toEqual({
    type: "Call",
    team: "red",
  });
});

it.each([
  ["deal", { phase: "deal" as const, round: 0, waiting_on: [0] }, "Ready", "You are in room A"],
  [
    "deal in one house",
    { phase: "deal" as const, round: 0, waiting_on: [0], options: { ...view.options, mode: "party" as const } },
    "Ready",
    "Go to room A",
  ],
  [
    "parley",
    { phase: "parley" as const, waiting_on: [0], rooms: roomView({ leader: 0 }), own: ownView({ other_leader: 5 }) },
    "Ready",
    "You meet P5",
  ],
  ["walk", { phase: "walk" as const, waiting_on: [0], walking: [0] }, "Arrive", "The hostages walk"],
])("has one thing to say in the %s", (_, given, type, title) => {
  const prompt = asked([bare(type)], null, given);
  expect(prompt.title).toBe(title);
  expect(prompt.submit?.action).toEqual({ type });
});

it.each([
  [
    "a room without a leader",
    { rooms: roomView({ leader: null, pointing: [] }) },
    "Who shall lead?",
    "Tap somebody to appoint them. Nobody appoints themselves.",
  ],
  ["those who are ready", { phase: "deal" as const, round: 0, waiting_on: [3, 5] }, "Waiting for 2 more", undefined],
  ["a room while its leader chooses", { phase: "select" as const, waiting_on: [1, 5] }, "Bea chooses the hostages", undefined],
  [
    "a room that was told its hostages",
    { phase: "select" as const, waiting_on: [5], rooms: roomView({ locked: true, hostages: [2, 3] }) },
    "Cleo, Dario go",
    "The other room is still choosing.",
  ],
  [
    "a hostage",
    { phase: "select" as const, waiting_on: [5], rooms: roomView({ locked: true, hostages: [0] }) },
    "You go to the other room",
    "Get ready: then you walk to room B.",
  ],
  [
    "a hostage while the leaders meet",
    { phase: "parley" as const, waiting_on: [1, 5], rooms: roomView({ locked: true, hostages: [0] }) },
    "The leaders meet in the hall",
    "They come back, then you walk to room B.",
  ],
  [
    "a leader who has talked",
    {
      phase: "parley" as const,
      waiting_on: [5],
      rooms: roomView({ leader: 0, locked: true, hostages: [2] }),
      own: ownView({ other_leader: 5 }),
    },
    "You meet P5",
    "Waiting for P5.",
  ],
])("tells %s what happens next", (_, given, title, detail) => {
  const prompt = asked([fields("Appoint", { target: [1, 2, 3] })], null, given);
  expect([prompt.title, prompt.detail]).toEqual([title, detail]);
});

it("lets no pick outlive its phase or its round", () => {
  expect(game.stage?.(view)).not.toBe(game.stage?.({ ...view, phase: "select" }));
  expect(game.stage?.(view)).not.toBe(game.stage?.({ ...view, round: 2 }));
});

it("picks people by letters, and lowers the hand by a key", () => {
  expect(game.key?.("d", scene(inRound))).toEqual({ draft: personPlan(3, { type: "Point", target: 3 }) });
  expect(game.key?.("U", scene(inRound))).toEqual({ attempt: { type: "Unpoint" } });
  expect(game.key?.("p", scene(inRound))).toBeNull();
});

it("makes no sound of what only some notice", () => {
  const shared = { type: "Shared", a: 0, b: 1, kind: "card", a_role: null, b_role: null, a_colour: null, b_colour: null } as const;
  expect(game.show(shared, scene([]).view).sound).toBeUndefined();
  expect(game.show({ type: "ShareOffered", by: 0, to: 1, kind: "card" }, scene([]).view).sound).toBeUndefined();
  expect(game.show({ type: "RoundEnded", round: 1, hostages: 1 }, scene([]).view).sound).toBe("boom");
});

it("hides the clock of a round without a timer until its cap is a minute away", () => {
  const hides = (given: Given, ms: number) => game.hidesClock?.({ ...view, ...given }, ms);
  const untimed = { options: { ...view.options, no_timer: true } };
  expect(hides(untimed, 14 * 60_000)).toBe(true);
  expect(hides(untimed, 60_000)).toBe(false);
  expect(hides({ ...untimed, phase: "select" }, 14 * 60_000)).toBe(false);
  expect(hides({}, 14 * 60_000)).toBe(false);
});

it("says what readiness does, and what taking it back does", () => {
  const ready = actPlan({ type: "Ready" });
  expect(asked([bare("Ready")], ready).detail).toBe("Ends the round when both rooms are ready.");
  expect(asked([bare("Ready")], ready, { ready: [0] }).detail).toBe("Takes it back: the round goes on.");
});

it("wants a sentence, its words, or a deed where nothing is lit", () => {
  expect(asked(inRound, sayPlan(null)).wanted).toBe("Choose a sentence");
  expect(asked(inRound, sayPlan(null, null, "ClaimRole")).wanted).toBe("Finish the sentence");
  expect(asked(inRound, personPlan(2)).wanted).toBe("Choose what to do");
  expect(asked(inRound, personPlan(2), { options: { ...view.options, mode: "party" } }).wanted).toBeUndefined();
});

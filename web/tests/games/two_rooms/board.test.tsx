// Two Rooms on the table: a card that hides itself, people with what is known of them, offers, the leader's form, talk, the floor plan.
import { act } from "preact/test-utils";
import { expect, it, vi } from "vitest";
import { covered } from "../../../src/games/two_rooms/knowledge";
import { actPlan, hostagePlan, personPlan, sayPlan } from "../../../src/games/two_rooms/plan";
import { click, press, until } from "../../draw";
import { shownIn } from "../../../src/games/two_rooms/shown_rows";
import { bare, fields, inRound, ownView, roomView, scene, shown, table, asTable, view } from "./drawn";

const PARTY = { options: { ...view.options, mode: "party" as const } };

async function point(element: HTMLElement | null, type: string): Promise<void> {
  await act(() => void element?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 })));
}

it("keeps the own card out of the page until it is held, and takes it out again with the finger", async () => {
  const { page, piece } = await table(inRound);
  expect(page.innerHTML).not.toContain("President");
  await point(piece("card"), "pointerdown");
  expect(page.querySelector(".tr-look h2")?.textContent).toBe("President");
  await point(piece("card"), "pointerup");
  expect(page.innerHTML).not.toContain("President");
});

it.each([
  ["a lost capture", (plate: HTMLElement | null) => point(plate, "lostpointercapture")],
  ["a page that is put away", () => act(() => void document.dispatchEvent(new Event("visibilitychange")))],
  ["another window", () => act(() => void window.dispatchEvent(new Event("blur")))],
])("hides the card on %s", async (_, leave) => {
  const { page, piece } = await table(inRound);
  await point(piece("card"), "pointerdown");
  await leave(piece("card"));
  expect(page.querySelector(".tr-look")).toBeNull();
});

it("shows the colour alone by another plate: a Spy's is a lie", async () => {
  const { page } = await table(inRound, null, { cards: ["spy_blue", ...view.cards.slice(1)] });
  const colour = page.querySelector<HTMLElement>(".tr-plate-colour");
  await point(colour, "pointerdown");
  expect(page.querySelector(".tr-look")?.textContent).toBe("red");
  await point(colour, "pointerup");
});

it("looks at the card while Space is held, anywhere on the board", async () => {
  const { page } = await table(inRound);
  await press(document.body, " ");
  expect(page.querySelector(".tr-look h2")?.textContent).toBe("President");
  await act(() => void document.body.dispatchEvent(new KeyboardEvent("keyup", { key: " ", bubbles: true })));
  expect(page.querySelector(".tr-look")).toBeNull();
});

it("has no card to look at before the first round", async () => {
  const { page, piece } = await table([bare("Ready")], null, { phase: "deal", round: 0, cards: view.cards.map(() => null) });
  expect(piece("card")).toBeNull();
  expect(page.textContent).toContain("face down until round 1");
});

it("names everybody in the room with what is known, and the other room only by its number", async () => {
  const { page, name } = await table(inRound, null, { shown: asTable(shown({})) });
  expect([0, 1, 2, 3].map((seat) => name(`person-${seat}`))).toEqual([
    "You, points at Cleo",
    "Bea, leader, seen: Doctor",
    "Cleo, 2 of 3 hands",
    "Dario, points at Cleo",
  ]);
  expect(page.querySelectorAll(".tr-person")).toHaveLength(4);
  expect(page.querySelector(".tr-door")?.textContent).toBe("Room B, 4\u00a0people");
});

it("covers all that was seen of others while the table is paused", async () => {
  const { name, page } = await table([], null, { shown: asTable(shown({})) }, { paused: true });
  expect(name("person-1")).toBe("Bea, leader");
  expect(page.innerHTML).not.toContain("Doctor");
});

it("has not forgotten after a pause what was looked at before it", () => {
  const props = { ...scene([], null, { shown: asTable(shown({})) }), still: false, paused: true, pick: vi.fn(), attempt: vi.fn() };
  expect(shownIn(covered(props).view)).toEqual([shown({ by_role: null, by_colour: null, swapped: null })]);
  expect(covered({ ...props, paused: false })).toEqual({ ...props, paused: false });
  expect(shownIn(covered({ ...props, still: true }).view)).toEqual([shown({})]); // who moderates sees all
});

it("writes no card under a face: a seen one is a mark, and its name is told with the tile", async () => {
  const { piece, name } = await table(inRound, null, { shown: asTable(shown({})) });
  expect(piece("person-1")?.textContent).toBe("Bea");
  expect(piece("person-1")?.querySelector(".tr-card-mark")).not.toBeNull();
  expect(name("person-1")).toBe("Bea, leader, seen: Doctor");
});

it("never draws a claim like something seen, and drops it for what was seen", async () => {
  const log = [{ type: "Said", by: 1, to: null, what: "ClaimRole", about: null, detail: "bomber" }];
  const claimed = await table(inRound, null, {}, { log });
  expect(claimed.name("person-1")).toBe("Bea, leader, says: Bomber");
  expect(claimed.piece("person-1")?.querySelectorAll(".tr-claim-mark")).toHaveLength(1);
  expect(claimed.piece("person-1")?.querySelector(".tr-card-mark, .tr-known > svg")).toBeNull();
  const seen = await table(inRound, null, { shown: asTable(shown({ kind: "colour", by_role: null })) }, { log });
  expect(seen.name("person-1")).toBe("Bea, leader, seen: blue");
  expect(seen.piece("person-1")?.querySelector(".tr-claim-mark")).toBeNull();
  expect(seen.piece("person-1")?.querySelector(".tr-known > svg")).not.toBeNull();
});

it("marks who whispers and who shares at both of them, until they speak up or the doors open", async () => {
  const whisper = { type: "Whispered", by: 1, to: 2 };
  const share = { type: "Shared", a: 0, b: 3, kind: "card", a_role: null, b_role: null, a_colour: null, b_colour: null };
  const both = await table(inRound, null, {}, { log: [whisper, share] });
  expect([0, 1, 2, 3].map((seat) => both.name(`person-${seat}`))).toEqual([
    "You, points at Cleo, shares with Dario",
    "Bea, leader, whispers with Cleo",
    "Cleo, whispers with Bea, 2 of 3 hands",
    "Dario, points at Cleo, shares with you",
  ]);
  const aloud = await table(inRound, null, {}, { log: [whisper, SAID] });
  expect(aloud.page.querySelectorAll(".tr-whisper")).toHaveLength(0);
  const begun = await table(inRound, null, {}, { log: [share, BEGUN] });
  expect(begun.page.querySelectorAll(".tr-share")).toHaveLength(0);
});

it("marks no card in one house, also when it has been looked at", async () => {
  const party = { options: { ...view.options, mode: "party" as const } };
  const before = await table(inRound, null, party);
  await until(() => before.page.querySelector(".tr-newly") !== null);
  const { page, piece, name } = await table(inRound, null, { ...party, shown: asTable(shown({})) });
  await until(() => piece("shown") !== null);
  expect(page.innerHTML).not.toContain("Doctor");
  await point(piece("shown"), "pointerdown");
  expect(page.querySelector(".tr-look h2")?.textContent).toBe("Doctor");
  await point(piece("shown"), "pointerup");
  expect(name("person-1")).toBe("Bea, leader");
  expect(page.innerHTML).not.toContain("Doctor");
});

it("tells how many seconds offers stand", async () => {
  const given = {
    own: ownView({
      offers: [
        { by: 2, to: 0, kind: "card" },
        { by: 0, to: 3, kind: "card" },
      ],
    }),
  };
  const secondsLeft = (name: string, key: number): number | null =>
    name !== "offer" ? null : key === 2 * 32 + 0 ? 12 : key === 0 * 32 + 3 ? 7 : null;
  const { page } = await table(inRound, null, given, { secondsLeft });
  expect([...page.querySelectorAll(".tr-seconds")].map((each) => each.textContent)).toEqual(["Both see both, 12 s", "7 s"]);
});

it("follows a card that was swapped", async () => {
  const { name } = await table(inRound, null, {
    shown: asTable(shown({ how: "share", to_role: "hot_potato", to_colour: "grey", by: 1, to: 2, swapped: true })),
  });
  expect(name("person-1")).toBe("Bea, leader, seen: Hot Potato");
  expect(name("person-2")).toBe("Cleo, seen: Doctor, 2 of 3 hands");
});

it("picks somebody with the harmless action chosen, and in one house opens their page by a second tap", async () => {
  const first = await table(inRound);
  await click(first.piece("person-3"));
  await click(first.piece("person-1"));
  expect(first.pick.mock.calls).toEqual([[personPlan(3, { type: "Point", target: 3 })], [personPlan(1)]]);
  const second = await table(inRound, personPlan(1), PARTY);
  await click(second.piece("person-1"));
  expect(second.pick.mock.calls).toEqual([[personPlan(1, null, true)]]);
});

it("tells on the sheet of somebody what is known, from where, and what may be done and said with one more tap", async () => {
  const claim = { type: "Said", by: 1, to: null, what: "ClaimSide", about: 1, detail: "red" };
  const rows = [shown({ to: 2, by_role: null, by_colour: null, kind: "colour" }), shown({})];
  const { page, pick, send, attempt } = await table(inRound, personPlan(1), { shown: asTable(...rows) }, { log: [claim] });
  await until(() => page.querySelector(".tr-sheet") !== null);
  expect([...page.querySelectorAll(".tr-sources li")].map((row) => row.textContent)).toEqual([
    "Doctorshown to youRound 1",
    "Showed Cleo a colourRound 1",
    "Says: redto everybody. You know better.",
  ]);
  const deed = (name: string) => [...page.querySelectorAll(".tr-deed")].find((each) => each.textContent === name);
  await click(deed("Share cards"));
  expect(pick.mock.calls).toEqual([[personPlan(1, { type: "OfferShare", kind: "card", target: 1 })]]);
  await click(deed("Point"));
  expect(attempt.mock.calls).toEqual([[{ type: "Point", target: 1 }]]); // she leads: the server says why not
  const say = (name: string) => [...page.querySelectorAll(".tr-sheet-say .tr-say")].find((each) => each.textContent === name);
  await click(say("I trust them"));
  await click(deed("Whisper"));
  await click(say("Show me your card"));
  expect(send.mock.calls).toEqual([[{ type: "Vouch", seat: 1 }], [{ type: "Aim", at: 1 }, [{ type: "AskToShow", kind: "card" }]]]);
});

it("says a sentence with a gap by two taps, and one with a reason by three", async () => {
  const { page, send } = await table(inRound);
  const tap = async (label: string) =>
    click([...page.querySelectorAll(".tr-says .tr-say")].find((each) => each.textContent?.trim() === label));
  await tap("I am …");
  await tap("Bomber");
  await tap("Send …");
  await tap("Cleo");
  await tap("lied");
  expect(send.mock.calls).toEqual([[{ type: "ClaimRole", role: "bomber" }], [{ type: "Argue", plea: "send", seat: 2, reason: "lied" }]]);
});

it("puts answers to an offer under the button, and asks the server about one that is not open", async () => {
  const given = { own: ownView({ offers: [{ by: 2, to: 0, kind: "card" }] }) };
  const { page, pick, attempt } = await table([fields("DeclineShare", { offerer: [2] })], null, given);
  expect(page.querySelector(".tr-offer")?.textContent).toContain("Cleo: card share?");
  const [no, yes] = [...page.querySelectorAll(".tr-offer .button")];
  await click(no);
  await click(yes);
  expect(pick.mock.calls).toEqual([[actPlan({ type: "DeclineShare", offerer: 2 })]]);
  expect(attempt.mock.calls).toEqual([[{ type: "AcceptShare", offerer: 2 }]]);
});

it("shows one offer at a time, and the rest are one tap away, also from somebody's sheet", async () => {
  const offers = [1, 2, 3].map((by) => ({ by, to: 0, kind: "card" as const }));
  const yes = fields("AcceptShare", { offerer: [1, 2, 3] });
  const free = await table([yes], null, { own: ownView({ offers }) });
  expect(free.page.querySelectorAll(".tr-offer")).toHaveLength(1);
  expect(free.page.querySelector(".tr-more")?.textContent).toBe("2 more offers wait.");
  await click(free.page.querySelector(".tr-more"));
  expect(free.pick.mock.calls).toEqual([[actPlan({ type: "AcceptShare", offerer: 2 })]]);
  const second = await table([yes], actPlan({ type: "AcceptShare", offerer: 2 }), { own: ownView({ offers }) });
  expect(second.page.querySelector(".tr-offer")?.textContent).toContain("Cleo: card share?");
  const busy = await table([yes], personPlan(1), { own: ownView({ offers }) });
  await until(() => busy.page.querySelector(".tr-more") !== null);
  expect(busy.page.querySelectorAll(".tr-offer")).toHaveLength(0);
  expect(busy.page.querySelector(".tr-more")?.textContent).toBe("3 more offers wait.");
  await click(busy.page.querySelector(".tr-more"));
  expect(busy.pick.mock.calls).toEqual([[actPlan({ type: "AcceptShare", offerer: 1 })]]);
});

it("lays a card that was just shown face down, until it is held once", async () => {
  await table(inRound);
  const { page, piece } = await table(inRound, null, { shown: asTable(shown({})) });
  expect(page.querySelector(".tr-offer")?.textContent).toContain("Bea has shown you their card.");
  await point(piece("shown"), "pointerdown");
  expect(page.querySelector(".tr-look h2")?.textContent).toBe("Doctor");
  await point(piece("shown"), "pointerup");
  expect(piece("shown")).toBeNull();
});

it("ties up hostages by taps, lets go again, and refuses the leader", async () => {
  const given = {
    phase: "select" as const,
    to_send: 1,
    waiting_on: [0],
    rooms: roomView({ leader: 0, pointing: [] }),
    own: ownView({ draft: [3] }),
  };
  const { piece, pick, attempt, page } = await table([fields("Draft", { seat: [1, 2, 3] }), bare("Lock")], null, given);
  expect(page.querySelectorAll(".tr-goes")).toHaveLength(1);
  await click(piece("person-1"));
  await click(piece("person-3"));
  await click(piece("person-0"));
  expect(pick.mock.calls).toEqual([[hostagePlan([1])], [hostagePlan([])]]);
  expect(attempt.mock.calls).toEqual([[{ type: "Draft", seat: 0 }]]);
});

it("sends a hostage to the other room until they say that they are there", async () => {
  const moves = [{ round: 1, seat: 0, source: "B" as const, to: "A" as const, how: "hostage" as const }];
  const { page } = await table(inRound, null, { round: 2, moves, options: { ...view.options, mode: "party" } });
  await vi.waitFor(() => expect(page.querySelector(".tr-walk h2")).not.toBeNull());
  expect(page.querySelector(".tr-walk h2")?.textContent).toBe("Walk to room A");
  await click(page.querySelector(".tr-walk .button"));
  expect(page.querySelector(".tr-walk")).toBeNull();
});

it("tells a hostage online where they are now", async () => {
  const moves = [{ round: 1, seat: 0, source: "B" as const, to: "A" as const, how: "hostage" as const }];
  const { page } = await table(inRound, null, { round: 2, moves });
  await vi.waitFor(() => expect(page.querySelector(".tr-walk h2")).not.toBeNull());
  expect(page.querySelector(".tr-walk h2")?.textContent).toBe("You are in room A now");
  await click(page.querySelector(".tr-walk .button"));
  expect(page.querySelector(".tr-walk")).toBeNull();
});

const BEGUN = { type: "RoundBegun", round: 2, hostages: 1 };
const WHISPERED = { type: "Whispered", by: 1, to: 2 };
const SAID = { type: "Said", by: 1, to: null, what: "ClaimSide", about: 1, detail: "blue" };

it("lets a room online read what is said, and nothing else, with what is meant for the viewer set apart", async () => {
  const aimed = { type: "Aimed", at: 1 };
  const shared = { type: "Shared", a: 2, b: 3, kind: "card", a_role: null, b_role: null, a_colour: null, b_colour: null };
  const own = { type: "Said", by: 0, to: 2, what: "AskToShow", about: null, detail: "card" };
  const argued = { type: "Said", by: 3, to: null, what: "ArgueSend", about: 0, detail: "hides" };
  const { page } = await table(inRound, null, {}, { log: [SAID, aimed, shared, WHISPERED, own, argued] });
  expect([...page.querySelectorAll(".tr-thread-room li")].map((line) => line.textContent)).toEqual([
    "Bea I am on the blue side.",
    "You to Cleo: Show me your card.",
    "Dario You should go: you have shown nobody anything.",
  ]);
  expect([...page.querySelectorAll(".tr-for-me")].map((line) => line.textContent)).toEqual([
    "Dario You should go: you have shown nobody anything.",
  ]);
});

it("has nothing to read along in one house", async () => {
  const { page } = await table(inRound, null, { options: { ...view.options, mode: "party" } }, { log: [SAID] });
  expect(page.querySelector(".tr-thread")).toBeNull();
});

const SIDED = ["president", "bomber"] as const;
const TO_ALL = [0, 1, 2, 3];
const answering = [
  ...inRound,
  fields("ClaimSide", { seat: TO_ALL, side: ["blue", "red"], is_on: [true, false] }),
  fields("ClaimColour", { seat: TO_ALL, colour: ["blue", "red"] }),
  fields("ClaimShared", { seat: [1, 2, 3], kind: ["card", "colour"] }),
  fields("ClaimSaw", { seat: [1, 2, 3], role: ["president", "doctor"] }),
  fields("Answer", { seat: [1, 2], reply: ["yes", "no", "maybe"] }),
];
const question = (about: number, detail: string, by = 2) => ({ by, what: "Question" as const, about, detail });
const repliesIn = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>(".tr-replies button")];

it("puts the newest question before who is asked, and says an answer with one tap to the one who asked", async () => {
  const questions = [question(0, "side", 2), question(0, "side", 1)];
  const { page, send, pick } = await table(answering, null, { deck: [...SIDED], own: ownView({ questions }) });
  expect([...page.querySelectorAll(".tr-asked p")].map((line) => line.textContent)).toEqual(["Bea: “Which side are you on?”"]);
  expect(repliesIn(page).map((button) => button.textContent)).toEqual(["blue", "red", "I won’t say"]);
  await click(repliesIn(page)[1]);
  expect(send.mock.calls).toEqual([[{ type: "Aim", at: 1 }, [{ type: "ClaimSide", seat: 0, side: "red", is_on: true }]]]);
  expect(pick).not.toHaveBeenCalled();
});

const SHARED = shown({ how: "share", by: 0, to: 1, by_role: "president", by_colour: "blue", to_role: "doctor", to_colour: "blue" });
const PAINTED = shown({ by: 1, kind: "colour", by_role: null, by_colour: "red" });

it.each([
  ["the own card", question(0, "role"), [], ["President", "blue", "I won’t say"]],
  ["who has seen it", question(0, "seen"), [SHARED], ["Bea", "nobody", "I won’t say"]],
  ["the card of somebody, which was seen", question(1, "role"), [SHARED], ["Doctor", "I don’t know", "I won’t say"]],
  ["the card of somebody, whose colour was seen", question(1, "role"), [PAINTED], ["red", "I don’t know", "I won’t say"]],
  ["the side of somebody", question(1, "side"), [], ["blue", "red", "I don’t know"]],
  ["what was seen of somebody", question(3, "seen"), [], ["nothing", "I won’t say"]],
  ["a deed, which is yes or no", { by: 2, what: "AskFor" as const, about: 1, detail: "send" }, [], ["yes", "no", "maybe"]],
])("offers answers that fit a question about %s", async (_, asked, seen, replies) => {
  const { page } = await table(answering, null, {
    deck: [...SIDED],
    shown: asTable(...seen),
    own: ownView({ aim: 2, questions: [asked] }),
  });
  expect(repliesIn(page).map((button) => button.textContent)).toEqual(replies);
});

it.each([
  [question(0, "role"), [], 0, { type: "ClaimRole", role: "president" }],
  [question(0, "role"), [], 1, { type: "ClaimSide", seat: 0, side: "blue", is_on: true }],
  [question(0, "role"), [], 2, { type: "Answer", seat: 2, reply: "no" }],
  [question(0, "seen"), [SHARED], 0, { type: "ClaimShared", seat: 1, kind: "card" }],
  [question(1, "role"), [SHARED], 0, { type: "ClaimSaw", seat: 1, role: "doctor" }],
  [question(1, "role"), [PAINTED], 0, { type: "ClaimColour", seat: 1, colour: "red" }],
  [question(1, "side"), [], 2, { type: "Answer", seat: 2, reply: "maybe" }],
])("says what the answer to %o says", async (asked, seen, at, said) => {
  const { page, send } = await table(answering, null, {
    deck: [...SIDED],
    shown: asTable(...seen),
    own: ownView({ aim: 2, questions: [asked] }),
  });
  await click(repliesIn(page)[at]);
  expect(send.mock.calls).toEqual([[said]]);
});

it("offers no answer that may not be given now", async () => {
  const { page } = await table(inRound, null, { own: ownView({ questions: [question(0, "role")] }) });
  expect(repliesIn(page).map((button) => button.textContent)).toEqual(["President"]);
});

it("tells a short answer as what was asked makes it mean", async () => {
  const ask = (about: number, detail: string) => ({ type: "Said", by: 0, to: null, what: "Question", about, detail });
  const answer = (detail: string) => ({ type: "Said", by: 1, to: 0, what: "Answer", about: 0, detail });
  const request = { type: "Said", by: 0, to: null, what: "AskToShow", about: null, detail: "card" };
  const log = [ask(1, "side"), answer("no"), ask(1, "seen"), answer("maybe"), ask(2, "role"), answer("maybe"), request, answer("no")];
  const { page } = await table(inRound, null, {}, { log });
  const told = [...page.querySelectorAll(".tr-thread-room li")].map((line) => line.textContent).filter((line) => line?.startsWith("Bea"));
  expect(told).toEqual(["I won’t say", "nobody", "I don’t know", "no"].map((what) => `Bea to you: My answer: ${what}.`));
});

it("lets who is asked to show a card show it", async () => {
  const questions = [{ by: 2, what: "AskToShow" as const, about: null, detail: "card" }];
  const { page, pick } = await table(inRound, null, { own: ownView({ questions }) });
  await click(page.querySelector(".tr-replies button"));
  expect(pick.mock.calls).toEqual([[actPlan({ type: "Reveal", kind: "card", target: 2 })]]); // no sheet covers the room
});

it("asks no more once the viewer has said something to the one who asked", async () => {
  const questions = [{ by: 2, what: "Question" as const, about: 0, detail: "role" }];
  const asked = { type: "Said", by: 2, to: 0, ...questions[0] };
  const claim = { type: "Said", by: 0, to: 2, what: "ClaimRole", about: null, detail: "doctor" };
  const answered = await table(inRound, null, { own: ownView({ questions }) }, { log: [asked, claim] });
  expect(answered.page.querySelector(".tr-asked")).toBeNull();
  const { page } = await table(inRound, null, { own: ownView({ questions }) }, { log: [claim, asked, { ...claim, to: 3 }] });
  expect(page.querySelectorAll(".tr-asked")).toHaveLength(1);
});

it("composes a sentence step by step, and takes whom it is about along", async () => {
  const { page, pick } = await table(inRound, sayPlan(null, 2));
  await until(() => page.querySelector(".tr-talk") !== null);
  const chips = [...page.querySelectorAll(".tr-talk .chip")];
  await click(chips.find((chip) => chip.textContent === "Say whose card you saw"));
  await click(chips.find((chip) => chip.textContent === "Bea"));
  expect(pick.mock.calls).toEqual([[sayPlan(null, 2, "ClaimSaw", { seat: 2 })], [sayPlan(1, 2)]]);
});

it("tells what was said lately where sentences are made", async () => {
  const log = [
    { type: "Said", by: 1, to: null, what: "ClaimRole", about: null, detail: "doctor" },
    { type: "Whispered", by: 2, to: 3 },
  ];
  const { page } = await table(inRound, sayPlan(null), {}, { log });
  await until(() => page.querySelector(".tr-talk .tr-thread") !== null);
  expect([...page.querySelectorAll(".tr-talk .tr-thread li")].map((line) => line.textContent)).toEqual(["Bea I am the Doctor."]);
});

it("lets through a part of the talk, with a number for the lines that are for the viewer", async () => {
  const said = (by: number, what: string, to: number | null, about: number | null, detail: string | null) => ({
    type: "Said",
    by,
    to,
    what,
    about,
    detail,
  });
  const log = [
    said(1, "ClaimRole", null, null, "doctor"),
    said(2, "Question", 0, 0, "side"),
    said(0, "ClaimSide", null, 0, "blue"),
    said(3, "Vouch", null, 1, null),
  ];
  const { page } = await table(inRound, sayPlan(null), {}, { log });
  await until(() => page.querySelector(".tr-talk .tr-thread") !== null);
  const filters = [...page.querySelectorAll(".tr-filters button")];
  expect(filters.map((filter) => filter.textContent)).toEqual(["All", "To me 1", "Claims", "Mine"]);
  const lines: string[][] = [];
  for (const filter of filters) {
    await click(filter);
    lines.push([...page.querySelectorAll(".tr-talk .tr-thread li")].map((line) => line.textContent ?? ""));
  }
  const [claimed, asked, mine, trusts] = lines[0]!;
  expect(lines.slice(1)).toEqual([[asked], [claimed, mine], [mine]]);
  expect(trusts).toBe("Dario I trust Bea.");
});

it("shows over the talk who deals with whom just now, each pair once, and keeps its place when nobody does", async () => {
  const log = [
    { type: "Whispered", by: 2, to: 1 },
    { type: "Shared", a: 0, b: 3, kind: "card", a_role: null, b_role: null, a_colour: null, b_colour: null },
  ];
  const busy = await table(inRound, sayPlan(null), {}, { log });
  await until(() => busy.page.querySelector(".tr-now") !== null);
  expect([...busy.page.querySelectorAll(".tr-now li")].map((pair) => pair.textContent)).toEqual([
    "Sharing: Ada, Dario",
    "Whispering: Bea, Cleo",
  ]);
  const quiet = await table(inRound, sayPlan(null), {}, { log: [] });
  expect(quiet.page.querySelector(".tr-now")?.textContent).toBe("Nobody whispers or shares just now");
});

it("asks for a share from the row of sentences without a sheet over the room", async () => {
  const { page, pick } = await table(inRound);
  await click(page.querySelector("[data-say=share]"));
  await click(page.querySelectorAll(".tr-fill button")[1]);
  expect(pick.mock.calls).toEqual([[actPlan({ type: "OfferShare", kind: "card", target: 2 })]]);
});

it("keeps notes about somebody: a colour and words", async () => {
  const { page, write } = await table(inRound, personPlan(2, null, true), PARTY);
  await until(() => page.querySelector(".tr-page") !== null);
  await click([...page.querySelectorAll(".tr-sides button")][1]);
  expect(write.mock.calls).toEqual([['{"2":{"side":"red"}}']]);
});

it("leaves a page closed when picks are taken back, and opens it again when asked anew", async () => {
  const plan = personPlan(2, null, true);
  const { page, pick } = await table(inRound, plan, PARTY);
  await until(() => page.querySelector(".tr-page") !== null);
  await click(page.querySelector('dialog [aria-label="Close"]'));
  expect(pick.mock.calls).toEqual([[personPlan(2)]]);
  await table(inRound, personPlan(2), PARTY);
  await table(inRound, plan, PARTY);
  expect(page.querySelector(".tr-page")).toBeNull();
  await table(inRound, personPlan(2, null, true), PARTY);
  await until(() => page.querySelector(".tr-page") !== null);
});

it("shows both rooms from above with all cards at the end, who has won and why", async () => {
  const results = view.places.map((_, seat) => ({ seat, role: view.deck![seat]!, won: seat % 2 === 0, why: "team" }));
  const { page } = await table(
    [],
    null,
    {
      phase: "over",
      cards: view.deck!,
      results,
      winner: "blue",
      outcome: { winners: [0, 2, 4, 6], reason: "apart", scores: [], returns: [] },
    },
    { still: true },
  );
  await until(() => page.querySelector(".tr-floor") !== null);
  expect(page.querySelectorAll(".tr-floor-person")).toHaveLength(8);
  expect(page.querySelectorAll(".tr-won")).toHaveLength(4);
  expect(page.querySelector('[data-piece="person-6"]')?.textContent).toContain("Doctor");
});

it("looks at the plan through somebody's memory", async () => {
  const given = {
    own: null,
    cards: view.deck!,
    shown: asTable(shown({ by: 1, to: 3, by_role: "bomber", by_colour: "red" })),
    rooms: [view.rooms[0], view.rooms[0]] as const,
  };
  const { page, piece, name } = await table([], null, given, { viewer: -4, still: true });
  await until(() => piece("person-3") !== null);
  expect(name("person-2")).toBe("Cleo, Blue Team");
  await click(piece("person-3"));
  expect(name("person-1")).toBe("Bea, Bomber, leader");
  expect(name("person-2")).toBe("Cleo");
  expect(page.querySelectorAll(".tr-unknown")).toHaveLength(6);
});

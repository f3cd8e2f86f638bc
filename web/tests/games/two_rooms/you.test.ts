// Two Rooms: whoever reads is "you" in every sentence, and is called by no name.
import { expect, it } from "vitest";
import { game } from "../../../src/games/two_rooms";
import { roomView, scene, view } from "./drawn";
import { unmarked } from "../../../src/contract/game_words";
import type { Event } from "../../../src/net/wire.gen";
import { wordsOf } from "../told";

const ME = 0; // Ada
const card = { kind: "card" as const, role: null, colour: null };
const sight = { a_role: null, b_role: null, a_colour: null, b_colour: null };

/** Everything that is told of somebody, with one of them at the place of `me` and others elsewhere. */
const TOLD: readonly ((me: number) => Event)[] = [
  (me) => ({ type: "AmbassadorShown", seat: me, role: "ambassador_red" }),
  (me) => ({ type: "HandsChanged", seat: me, bot: true }),
  (me) => ({ type: "HandsChanged", seat: me, bot: false }),
  (me) => ({ type: "BecameReady", seat: me }),
  (me) => ({ type: "NotReady", seat: me }),
  ...(["appointed", "handed_over", "pointed", "usurper", "lot"] as const).flatMap((how) => [
    (me: number) => ({ type: "LeaderNamed", room: "A", leader: me, how, by: 2 }) as Event,
    (me: number) => ({ type: "LeaderNamed", room: "A", leader: 2, how, by: me }) as Event,
  ]),
  (me) => ({ type: "Pointed", by: me, at: 2 }),
  (me) => ({ type: "Pointed", by: 2, at: me }),
  (me) => ({ type: "HandLowered", by: me }),
  ...(["LeadOffered", "LeadDeclined", "LeadLapsed"] as const).flatMap((type) => [
    (me: number) => ({ type, by: me, to: 2 }) as Event,
    (me: number) => ({ type, by: 2, to: me }) as Event,
  ]),
  (me) => ({ type: "Revealed", by: me, to: null, ...card, role: "doctor", colour: "blue" }),
  (me) => ({ type: "Revealed", by: me, to: 2, ...card }),
  (me) => ({ type: "Revealed", by: 2, to: me, ...card, role: "doctor", colour: "blue" }),
  ...(["ShareOffered", "ShareDeclined", "ShareLapsed", "ShareVoided", "ShareWithdrawn"] as const).flatMap((type) => [
    (me: number) => ({ type, by: me, to: 2, kind: "card" }),
    (me: number) => ({ type, by: 2, to: me, kind: "card" }),
  ]),
  (me) => ({ type: "Shared", a: me, b: 2, kind: "card", ...sight }),
  (me) => ({ type: "Shared", a: 2, b: me, kind: "card", ...sight }),
  (me) => ({ type: "SentOver", seat: me, to: "B" }),
  (me) => ({ type: "HostagesLocked", room: "A", hostages: [2, me], auto: false }),
  (me) => ({ type: "LeadersMet", leader_a: me, leader_b: 2 }),
  (me) => ({ type: "HostagesExchanged", from_a: [me], from_b: [2] }),
  (me) => ({ type: "Arrived", seat: me }),
  (me) => ({ type: "CallKept", seat: me, team: "red" }),
  (me) => ({ type: "Called", seat: me, team: null }),
  (me) => ({ type: "Whispered", by: me, to: 2 }),
  (me) => ({ type: "Whispered", by: 2, to: me }),
];

const SAID: readonly (readonly [what: string, detail: string])[] = [
  ["ClaimSaw", "doctor"],
  ["ClaimHeard", "doctor"],
  ["ClaimColour", "red"],
  ["ClaimSide", "red"],
  ["ClaimNotSide", "red"],
  ["ClaimShared", "card"],
  ["ClaimCondition", "shy"],
  ["AskFor", "send"],
  ["Answer", "yes"],
  ["Intend", "send"],
  ["Accuse", ""],
  ["Vouch", ""],
  ...["ArgueSend", "ArgueKeep", "ArguePoint", "ArgueTrust", "ArgueDoubt"].map((what) => [what, "hides"] as const),
  ["Question", "role"],
  ["Question", "side"],
  ["Question", "seen"],
  ["Report", ""],
];

it.each(["en", "it", "es"])("calls whoever reads by no name, in the log and in the talk (%s)", (language) => {
  const words = wordsOf(game, language, view.options, ME);
  const talk = SAID.flatMap(([what, detail]) => [
    { type: "Said", by: 2, to: null, what, about: ME, detail },
    { type: "Said", by: 2, to: ME, what, about: ME, detail },
  ]);
  const told = [...TOLD.map((event) => event(ME)), ...talk].map((event) => unmarked(words.event(event)));
  expect(told.filter((line) => /\bAda\b/.test(line))).toEqual([]);
});

it("calls everybody else by name", () => {
  const words = wordsOf(game, "en", view.options, ME);
  const lines = TOLD.map((event) => unmarked(words.event(event(1)))).filter((line) => !line.includes("Nobody"));
  expect(lines.filter((line) => !/\b(Bea|Cleo)\b/.test(line) || /\byou\b/i.test(line))).toEqual([]);
});

it("speaks of itself in the first person, whoever reads", () => {
  const words = wordsOf(game, "en", view.options, 2);
  const said = (what: string, detail: string) => words.plain("board-said", { by: 1, to: null, about: 1, what, detail });
  expect(said("AskFor", "point")).toBe("Please point at me.");
  expect(said("ClaimCondition", "shy")).toBe("I am shy.");
  expect(words.plain("action-AskFor", { deed: "send", seat: 2 })).toBe("“Please send me.”");
});

it("says whose hands point at whoever reads", () => {
  const pointing = [
    [1, 0],
    [3, 0],
  ] as [number, number][];
  const prompt = game.prompt(scene([], null, { rooms: roomView({ pointing }) }));
  expect(unmarked(prompt.detail ?? "")).toBe("2 of 3 hands point at you.");
});

// Bomb Busters asks about constraints, and lets a turn pass where the mission allows it.
import { expect, it } from "vitest";
import { key } from "../../../src/games/bomb_busters/tap";
import { stateIn } from "../../../src/games/bomb_busters/ribbon_kind";
import { asked, listed, point, scene, view } from "./drawn";

const take = listed("TakeConstraint", { letter: "A" }, { letter: "D" });
const change = listed("ChangeConstraint", { change: false }, { change: true });
const skip = listed("Skip", {});

it("offers the constraints that are left, and says what each forbids", () => {
  expect(asked([take]).options?.map(({ label }) => label)).toEqual(["A", "D"]);
  expect(asked([take]).submit).toBeUndefined();
  const prompt = asked([take], { kind: "letter", letter: "D" });
  expect(prompt.detail).toBe("cut only 7 to 12.");
  expect(prompt.submit?.action).toEqual({ type: "TakeConstraint", letter: "D" });
});

it("keeps the open constraint unless the Captain picks the next one", () => {
  const given = { ribbon: { kind: "constraint", letter: "C", deck: 4 } } as const;
  expect(asked([change], null, given).submit?.label).toBe("Keep C");
  expect(asked([change], { kind: "change", change: true }, given).submit?.action).toEqual({ type: "ChangeConstraint", change: true });
});

it("skips with the one button where nothing else is left to do", () => {
  const prompt = asked([skip], null, { skips: { cost: 1, skipped: [] } });
  expect(prompt.title).toBe("Nothing that you hold may be cut now");
  expect(prompt.submit).toMatchObject({ label: "Skip, dial −1", action: { type: "Skip" } });
});

it("has skipping as a quiet button beside the others, and under S", () => {
  const given = { skips: { cost: 0, skipped: [] } };
  expect(asked([point, skip], null, given).beside?.map(({ label }) => label)).toEqual(["Skip"]);
  expect(asked([point, skip], { kind: "skip" }, given).submit?.action).toEqual({ type: "Skip" });
  expect(key("s", scene([point, skip]))).toEqual({ draft: { kind: "skip" } });
  expect(key("s", scene([point]))).toBeNull();
});

it("locks a number on the track only where everybody has to wait", () => {
  const lock = { value: 4, reason: "constraint", rule: "BB-410", number: 2 } as const;
  expect(stateIn({ ...view, locks: [lock] }, 4)).toBe("locked");
  expect(stateIn({ ...view, own_locks: [lock] }, 4)).toBe("free");
});

// Bomb Busters explains a wire first by how it stands: whoever sees its face needs to know, too, why it stands apart.
import { expect, it } from "vitest";
import { primer } from "../../../src/games/bomb_busters/primer";
import { scene, stand, view } from "./drawn";

const apart = (how: "turned" | "x", drawing: string) => {
  const [first, ...others] = stand(1, drawing).wires;
  return { ...view, stands: [view.stands[0]!, { owner: 1, wires: [{ ...first!, apart: how }, ...others] }, ...view.stands.slice(2)] };
};

it.each([
  ["turned", "?", "BB-1382"],
  ["turned", "4", "BB-1382"],
  ["x", "?", "BB-405"],
] as const)("tells what a %s wire is, drawn %s", (how, drawing, rule) => {
  const given = apart(how, drawing);
  expect(primer.explain("wire-16", scene([], null, given))?.rule).toBe(rule);
  expect(primer.kinds(given)).toContain(how);
  expect(primer.kinds(view)).not.toContain(how);
});

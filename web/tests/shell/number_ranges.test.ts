// Numbers as people write them down.
import { expect, it } from "vitest";
import { numberRanges } from "../../src/shell/number_ranges";

it.each([
  [[], ""],
  [[2, 3], "2, 3"],
  [[2, 3, 4, 5], "2–5"],
  [[9, 2, 4, 5, 6], "2, 4–6, 9"],
])("tells %j as %s", (numbers, told) => expect(numberRanges(numbers)).toBe(told));

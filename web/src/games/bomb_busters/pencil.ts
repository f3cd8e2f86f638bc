// Bomb Busters: pencilled values as they stand on a wire. They are kept by the wire's handle, so that they travel with a swap.
import { labelOf, YELLOW } from "./tile";

/** In as few strokes as fit on a wire: numbers in a row as a range. */
export function shortly(values: readonly number[]): string {
  const numbers = values.filter((value) => value < YELLOW);
  const letters = values.filter((value) => value >= YELLOW).map(labelOf);
  const isRow = numbers.length > 2 && numbers.at(-1)! - numbers[0]! === numbers.length - 1;
  return [...(isRow ? [`${numbers[0]}–${numbers.at(-1)}`] : numbers.map(String)), ...letters].join(" ");
}

// Numbers as people write them down: 2, 4–9.

const LEAST = 3; // in a row, to be told by their ends

export function numberRanges(numbers: readonly number[]): string {
  const rows: number[][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = rows.at(-1);
    if (last !== undefined && last.at(-1) === number - 1) last.push(number);
    else rows.push([number]);
  }
  return rows.map((row) => (row.length < LEAST ? row.join(", ") : `${row[0]}–${row.at(-1)}`)).join(", ");
}

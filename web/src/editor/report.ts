// What the server says about the arena, asked again a moment after every change.
import { useEffect, useState } from "preact/hooks";
import { placeName } from "../games/blast_tactics/layout";
import { checkArena } from "../net/arenas";
import type { ArenaProblem, ArenaReport } from "../net/wire.gen";
import { failureText } from "../net/failure";
import { knows, t } from "../words";
import { type Box, keyOf } from "./plan";

const PAUSE_MS = 250;

export type Report = { readonly text: string } & (ArenaReport | { readonly failed: string });

/** The newest report, which may be about an arena before the last changes. */
export function useReport(text: string): Report | null {
  const [report, setReport] = useState<Report | null>(null);
  useEffect(() => {
    let wanted = true;
    const tell = (found: Report): void => {
      if (wanted) setReport(found);
    };
    const timer = setTimeout(
      () =>
        checkArena(text).then(
          (found) => tell({ text, ...found }),
          (error: unknown) => tell({ text, failed: failureText(error) }),
        ),
      PAUSE_MS,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  return report;
}

/** The squares of all problems, where the box of the arena puts them. */
export function wrongSquares(report: Report | null, text: string, box: Box): ReadonlySet<string> {
  if (report === null || report.text !== text || "failed" in report) return new Set();
  return new Set(
    report.problems.flatMap(({ squares }) => squares.map(([row, column]) => keyOf({ row: row + box.row, column: column + box.column }))),
  );
}

export function problemText({ kind, facts, squares, text }: ArenaProblem): string {
  if (!knows(`problem-${kind}`)) return text;
  const [square = "", other = ""] = squares.map(([row, column]) => placeName(row, column));
  return t(`problem-${kind}`, { ...facts, square, other_square: other, text });
}

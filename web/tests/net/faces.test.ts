// Bots wear faces that nobody else at the table wears.
import { expect, test } from "vitest";
import { facesApart } from "../../src/net/faces";
import type { SeatCard, TableCard } from "../../src/net/wire.gen";

const seat = (number: number, kind: SeatCard["kind"], face: number) => ({ seat: number, kind, face }) as SeatCard;
const faces = (...seats: SeatCard[]) => facesApart({ seats } as unknown as TableCard).seats.map(({ face }) => face);

test("a bot steps aside for a person and for the bots before it", () => {
  expect(faces(seat(0, "person", 1), seat(1, "bot", 1), seat(2, "bot", 0))).toEqual([1, 0, 2]);
});

test("people keep the face they chose", () => {
  expect(faces(seat(0, "person", 3), seat(1, "person", 3))).toEqual([3, 3]);
});

test("where every face is worn, bots keep theirs", () => {
  const people = Array.from({ length: 8 }, (_, face) => seat(face, "person", face));
  expect(faces(...people, seat(8, "bot", 5)).at(-1)).toBe(5);
});

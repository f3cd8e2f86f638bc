// Bombs Away: its end: the winner's face, the last card framed on the pipes, and what everybody has left.
import { BoardFace } from "../../contract/board_face";
import type { Why } from "../../contract/game_module";
import { lastEvent } from "../../contract/last_event";
import { Face } from "../../kit/face";
import { OnBurst } from "../../kit/on_burst";
import { Standings } from "../../kit/standings";
import { Board } from "./board";
import { isBomb } from "./kind";
import type { Place } from "./place";
import type { Props } from "./question";
import { TallyTable } from "./tally_table";
import type { BombsAwayEvent } from "./wire.gen";
import "./ending.css";

export function Picture({ view, seats }: Props) {
  const winners = view.outcome?.winners ?? [];
  return (
    <OnBurst>
      {winners.slice(0, 2).map((seat) => (
        <Face key={seat} face={seats[seat]?.face ?? seat} bot={seats[seat]?.kind === "bot"} size={winners.length > 1 ? "m" : "l"} />
      ))}
    </OnBurst>
  );
}

/** Who laid what last, and what the viewer still held. */
export function why(props: Props): Why | null {
  const { view, viewer, words } = props;
  const { winners = [], reason } = view.outcome ?? {};
  const last = lastLaid(props);
  if (reason !== "went_out" || last === null || !winners.includes(last.by)) return null;
  const held = view.hands[viewer] ?? [];
  const { by, card } = last;
  const text = words.tell("board-end-out", { by, own: by === viewer, card, held: held.length, bombs: held.filter(isBomb).length });
  return { text, rule: "BA-100" };
}

/** The fewest cards first; in a match the fewest points. */
export function Places({ view, seats, words, log }: Props) {
  const matched = view.deals > 1;
  const counts = matched ? view.scores : view.sizes;
  const winners = view.outcome?.winners ?? [];
  const order = counts.map((_, seat) => seat).sort((one, other) => rank(one) - rank(other));
  function rank(seat: number): number {
    return winners.includes(seat) ? -1 : (counts[seat] ?? 0);
  }
  const rows = order.map((seat) => ({
    key: seat,
    face: <BoardFace seats={seats} seat={seat} />,
    name: words.seat(seat),
    count: counts[seat] ?? 0,
    won: winners.includes(seat),
    told: words.plain("board-end-seat", { seat, count: counts[seat] ?? 0, matched }),
  }));
  const standings = <Standings rows={rows} label={words.plain("board-end-places", { matched })} />;
  if (!matched) return standings;
  return (
    <>
      {standings}
      <TallyTable view={view} log={log} seats={seats} words={words} />
    </>
  );
}

export function Table(props: Props) {
  const last = lastLaid(props);
  const lies = props.view.cards.some(({ x, y }) => x === last?.x && y === last?.y);
  return <Board {...props} viewer={-1} last={lies ? (last as Place) : null} />;
}

const lastLaid = ({ log }: Props) => lastEvent<BombsAwayEvent, "Laid" | "Covered">(log, "Laid", "Covered") ?? null;

// Bomb Busters: what a surprise box gives a player: a constraint, a role, tokens of their own, air.
import { Chip } from "../../kit/chip";
import { Shape } from "../../kit/shape";
import { Bubble } from "./bubble";
import { ConstraintChip } from "./constraint";
import type { BustersScene } from "./scene";
import { inkOf } from "./tile";
import type { PocketView } from "./wire.gen";

type Words = Pick<BustersScene, "words">;

export interface PocketProps extends Words {
  readonly pocket: PocketView;
}

export interface AirProps extends Words, Pick<BustersScene, "view"> {
  readonly seat: number;
}

/** The constraint that binds them. */
export function Letter({ pocket, words }: PocketProps) {
  return pocket.letter == null ? null : <ConstraintChip letter={pocket.letter} off={pocket.off ?? false} words={words} />;
}

export function Pocket({ pocket, words }: PocketProps) {
  const { role } = pocket;
  return (
    <>
      <Tokens pocket={pocket} words={words} />
      {role != null && (
        <span class="bb-role" data-piece={role}>
          <Chip kind="mat">{words.plain("board-role", { role })}</Chip>
        </span>
      )}
    </>
  );
}

/** What the deal and the info phase tell of a hand: a wire that was dealt first, a token to be placed, tokens of what it had not. */
function Tokens({ pocket, words }: PocketProps) {
  const { given = null, drawn = null, lacks = [] } = pocket;
  return (
    <>
      {given !== null && (
        <span data-piece="given" role="img" aria-label={words.plain("board-given", { value: given })}>
          <Shape ink={inkOf(given)} size={16} />
        </span>
      )}
      {(drawn !== null || lacks.length > 0) && (
        <span class="bb-lacks" data-piece="drawn">
          {drawn !== null ? words.plain("board-drawn", { value: drawn }) : words.plain("board-lacks", { values: lacks })}
        </span>
      )}
    </>
  );
}

/** The oxygen of a player; marked while they are the one who gets the price. */
export function Air({ seat, view, words }: AirProps) {
  const air = view.air?.own[seat];
  if (air === undefined) return null;
  return (
    <span
      class={`bb-air${view.air?.named && view.air.to === seat ? " bb-air-gets" : ""}`}
      data-piece={`air-${seat}`}
      role="img"
      aria-label={words.plain("board-air-own", { air })}
    >
      <Bubble />
      <b aria-hidden="true">{air}</b>
    </span>
  );
}

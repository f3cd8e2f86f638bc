// Bomb Busters: one player at the table: who it is, what everybody knows of them, and their stands.
import { BoardFace } from "../../contract/board_face";
import { Chip } from "../../kit/chip";
import { Icon } from "../../kit/icon";
import { Bubble } from "./bubble";
import { Shape } from "../../kit/shape";
import { iconOf } from "./card";
import { ConstraintChip } from "./constraint";
import { Stand, type Props } from "./stand";
import { anyOf, inkOf } from "./tile";
import type { BombBustersView, PocketView } from "./wire.gen";

export function standsOf(view: BombBustersView, seat: number): readonly number[] {
  return view.stands.flatMap(({ owner }, stand) => (owner === seat ? [stand] : []));
}

export function Player({ seat, ...props }: Props & { readonly seat: number }) {
  const { view, words } = props;
  const acts = view.waiting_on.includes(seat);
  return (
    <section class={`bb-player${acts ? " bb-player-turn" : ""}`} aria-label={words.plain("board-player", { seat })}>
      <Header seat={seat} {...props} />
      {standsOf(view, seat).map((stand) => (
        <Stand key={stand} stand={stand} {...props} />
      ))}
    </section>
  );
}

function Header({ seat, ...props }: Props & { readonly seat: number }) {
  const { view, seats, words } = props;
  const pocket = view.pockets?.find((each) => each.seat === seat);
  const role = pocket?.role ?? undefined;
  const letter = pocket?.letter ?? undefined;
  const left = standsOf(view, seat)
    .flatMap((stand) => view.stands[stand]!.wires)
    .filter((wire) => !wire.cut).length;
  return (
    <header class="bb-name" data-piece={`seat-${seat}`}>
      <BoardFace seats={seats} seat={seat} turn={view.waiting_on.includes(seat)} />
      <b class="ellipsis">{words.seat(seat)}</b>
      {letter !== undefined && <ConstraintChip letter={letter} off={pocket?.off ?? false} words={words} />}
      {seat === view.captain && <Icon name="flag" size="s" label={words.plain("board-captain")} />}
      {view.spoken.includes(seat) && <Icon name="chat" size="s" label={words.plain("board-spoke")} />}
      <Says seat={seat} {...props} />
      <Air seat={seat} {...props} />
      <span class="bb-facts">
        <Radar seat={seat} {...props} />
        {pocket !== undefined && <Tokens pocket={pocket} words={words} />}
        {role !== undefined && (
          <span class="bb-role" data-piece={role}>
            <Chip kind="mat">{words.plain("board-role", { role })}</Chip>
          </span>
        )}
        {view.detectors && role !== "careless" && role !== "liar" && <Power seat={seat} {...props} />}
        <span class="bb-left">{words.plain("board-left", { left })}</span>
      </span>
    </header>
  );
}

/** The oxygen of a player; marked while they are the one who gets the price. */
function Air({ seat, view, words }: Props & { readonly seat: number }) {
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

/** The value this player has claimed, while it is looked at; and the shield of the Stabilizer. */
function Says({ seat, view, words }: Props & { readonly seat: number }) {
  const { claim } = view;
  return (
    <>
      {view.stabilized && view.turn === seat && (
        <span class="bb-shield">
          <Icon name="shield" size="s" label={words.plain("board-stabilized")} />
        </span>
      )}
      {claim?.by === seat && claim.values.length > 0 && (
        <span class="bb-said">{words.plain("board-says", { value: anyOf(claim.values, words) })}</span>
      )}
    </>
  );
}

/** What the deal and the info phase tell of a hand: a wire that was dealt first, a token to be placed, tokens of what it had not. */
function Tokens({ pocket, words }: { readonly pocket: PocketView } & Pick<Props, "words">) {
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

function Power({ seat, view, words }: Props & { readonly seat: number }) {
  const used = view.powers_used[seat] ?? false;
  const card = view.characters?.[seat] ?? 0;
  return (
    <span class={`bb-power${used ? " bb-power-used" : ""}`} data-piece={card === 0 ? "detector" : `power-${card}`}>
      <Icon
        name={card === 0 ? "lens2" : iconOf(card)}
        size="s"
        label={card === 0 ? words.plain("board-detector") : words.plain("board-card", { card })}
      />
      <span>{words.plain("board-power", { used })}</span>
    </span>
  );
}

/** The latest answers to the General Radar, one for each stand, until the number is done. */
function Radar({ seat, view, words }: Props & { readonly seat: number }) {
  const radar = view.radars.at(-1);
  if (radar === undefined || view.cut_counts[radar.number - 1] === 4) return null;
  return (
    <>
      {standsOf(view, seat).map((stand) => (
        <span key={stand} class="bb-radar">
          <Chip kind={radar.answers[stand] ? "safe" : "mat"} icon="radar">
            {words.plain("board-radar", { number: radar.number, yes: radar.answers[stand] ?? false })}
          </Chip>
        </span>
      ))}
    </>
  );
}

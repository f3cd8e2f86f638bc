// Bomb Busters: one player at the table: who it is, what everybody knows of them, and their stands.
import { BoardFace } from "../../contract/board_face";
import { Chip } from "../../kit/chip";
import { Icon } from "../../kit/icon";
import { openedBox } from "./box";
import { iconOf } from "./card";
import { Stand, type Props } from "./stand";
import { anyOf } from "./tile";
import type { BombBustersView } from "./wire.gen";

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
  const Box = openedBox()?.player;
  const left = standsOf(view, seat)
    .flatMap((stand) => view.stands[stand]!.wires)
    .filter((wire) => !wire.cut).length;
  return (
    <header class="bb-name" data-piece={`seat-${seat}`}>
      <BoardFace seats={seats} seat={seat} turn={view.waiting_on.includes(seat)} />
      <b class="ellipsis">{words.seat(seat)}</b>
      {Box !== undefined && pocket !== undefined && <Box.Letter pocket={pocket} words={words} />}
      {seat === view.captain && <Icon name="flag" size="s" label={words.plain("board-captain")} />}
      {view.spoken.includes(seat) && <Icon name="chat" size="s" label={words.plain("board-spoke")} />}
      <Says seat={seat} {...props} />
      {Box !== undefined && <Box.Air seat={seat} {...props} />}
      <span class="bb-facts">
        <Radar seat={seat} {...props} />
        {Box !== undefined && pocket !== undefined && <Box.Pocket pocket={pocket} words={words} />}
        {view.detectors && role !== "careless" && role !== "liar" && <Power seat={seat} {...props} />}
        <span class="bb-left">{words.plain("board-left", { left })}</span>
      </span>
    </header>
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

// Bomb Busters: the table. The teammates' stands around the bomb; the viewer's own stands are the hand.
import { pencilIsOut, useSwitches } from "../pencil";
import { Beside, liesBeside } from "./beside";
import { Detonator } from "./dial";
import { Player, standsOf } from "./player";
import type { Props } from "./stand";
import { Toolbox } from "./toolbox";
import { Track } from "./track";
import type { BombBustersView } from "./wire.gen";
import "./board.css";

export function Board(props: Props) {
  const { view, viewer } = props;
  useSwitches(pencilIsOut);
  const around = seatsAround(view, viewer);
  const racks = around.map((seat) => standsOf(view, seat).length);
  const columns = racks.length > 1 ? 2 : 1;
  const longest = Math.max(...around.flatMap((seat) => standsOf(view, seat)).map((stand) => view.stands[stand]!.wires.length));
  const size = {
    "--longest": longest,
    "--racks": sum(racks),
    "--heads": racks.length,
    "--racks-wide": sum(tallest(racks, columns)),
    "--heads-wide": Math.ceil(racks.length / columns),
    "--columns": columns,
  };
  return (
    <div class={`bb-board${liesBeside(view) ? " bb-board-low" : ""}`} style={size} data-piece="board">
      <div class="bb-top">
        <div class="bb-board-track">
          <div class="bb-board-dial">
            <Detonator {...props} />
          </div>
          <div class="bb-board-numbers">
            <Track {...props} />
            <Beside {...props} />
          </div>
        </div>
        <Toolbox {...props} short />
      </div>
      <div class="bb-players">
        <div class="bb-circle">
          {around.map((seat) => (
            <Player key={seat} seat={seat} {...props} />
          ))}
        </div>
      </div>
    </div>
  );
}

export function Hand(props: Props) {
  const { view, viewer } = props;
  const longest = Math.max(...standsOf(view, viewer).map((stand) => view.stands[stand]!.wires.length));
  return (
    <div class={`bb-hand bb-hand-${standsOf(view, viewer).length}`} style={{ "--longest": longest }}>
      <Player seat={viewer} {...props} />
    </div>
  );
}

/** Clockwise, beginning with the viewer's neighbour; onlookers see everybody. */
function seatsAround(view: BombBustersView, viewer: number): readonly number[] {
  const seats = view.powers_used.length;
  const first = viewer < 0 ? 0 : viewer + 1;
  return Array.from({ length: viewer < 0 ? seats : seats - 1 }, (_, place) => (first + place) % seats);
}

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

/** How many racks high each row is when the players stand in so many columns. */
function tallest(racks: readonly number[], columns: number): readonly number[] {
  return Array.from({ length: Math.ceil(racks.length / columns) }, (_, row) =>
    Math.max(...racks.slice(row * columns, (row + 1) * columns)),
  );
}

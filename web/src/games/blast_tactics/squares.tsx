// Blast Tactics: a button over every square, with a name that says all that is there. Arrow keys go from square to square.
import { useState } from "preact/hooks";
import type { Facts } from "../../contract/facts";
import type { GameWords } from "../../contract/game_words";
import { itemOf } from "./kind";
import type { Layout, Side } from "./layout";
import { chosenIn, lights, ownSquare, planIn, type Props, slideIn } from "./question";
import { follow, tapSquare } from "./tap";

const squareOf = (square: number): string => `square-${square}`;
const ARROWS: { readonly [key: string]: Side } = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

interface SquaresProps extends Props {
  readonly layout: Layout;
  /** Whether names tell what burns. */
  readonly danger: boolean;
  readonly onLook: (square: number | null) => void;
}

export function Squares({ layout, danger, onLook, ...props }: SquaresProps) {
  const lit = lights(props);
  const [stop, setStop] = useState<number | null>(null);
  const rested = stop ?? ownSquare(props) ?? 0;
  const chosen = planIn(props)?.kind === "end" ? rested : chosenIn(props); // so that Enter ends the turn from where the focus is
  const first = chosen ?? rested;
  const squareIn = (event: Event): number | null => {
    const piece = event.target instanceof HTMLElement ? event.target.dataset.piece : undefined;
    return piece === undefined ? null : Number(piece.slice(squareOf(0).length - 1));
  };
  const walk = (event: KeyboardEvent): void => {
    const side = ARROWS[event.key];
    const here = squareIn(event);
    if (side === undefined || here === null || event.shiftKey) return;
    event.preventDefault();
    const next = across(layout, here, side);
    if (next !== undefined) document.querySelector<HTMLElement>(`[data-piece="${squareOf(next)}"]`)?.focus();
  };
  const say = said(props.words);
  const look = (event: Event): void => onLook(squareIn(event));
  const rest = (event: FocusEvent): void => {
    setStop(squareIn(event));
    if (event.target instanceof HTMLElement && event.target.matches(":focus-visible")) look(event);
  };
  const leave = ({
    currentTarget,
    relatedTarget,
  }: {
    readonly currentTarget: Element;
    readonly relatedTarget: EventTarget | null;
  }): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) onLook(null);
  };
  const tap = (square: number): void => {
    const picked = tapSquare(props, square);
    if (picked === null) onLook(square);
    else follow(props, picked);
  };
  return (
    <div
      class="bt-squares"
      role="group"
      aria-label={props.words.plain("board-arena")}
      onKeyDown={walk}
      onFocusIn={rest}
      onFocusOut={leave}
      onPointerOver={look}
      onPointerLeave={() => onLook(null)}
    >
      {layout.spots.map(({ row, column }, square) => {
        const light = lit.get(square);
        const same = {
          key: square,
          class: `bt-square${light === undefined ? "" : " bt-square-lit"}`,
          style: {
            left: `${(column / layout.width) * 100}%`,
            top: `${(row / layout.height) * 100}%`,
            width: `${100 / layout.width}%`,
            height: `${100 / layout.height}%`,
          },
          "aria-label": nameOf(props, say, layout, square, danger, light),
          "data-piece": squareOf(square),
        };
        if (props.still) return <div {...same} role="img" />;
        return (
          <button
            {...same}
            type="button"
            tabIndex={square === first ? 0 : -1}
            aria-pressed={square === chosen || light !== undefined ? square === chosen : undefined}
            onClick={() => tap(square)}
          />
        );
      })}
    </div>
  );
}

/** The next square on one side, over void. */
function across(layout: Layout, square: number, side: Side): number | undefined {
  const near = layout.next(square, side);
  if (near !== undefined) return near;
  const { row, column } = layout.spots[square]!;
  const beyond = layout.spots
    .map((spot, other) => ({ other, ...spot }))
    .filter((spot) =>
      side === "N" || side === "S"
        ? spot.column === column && (side === "N" ? spot.row < row : spot.row > row)
        : spot.row === row && (side === "W" ? spot.column < column : spot.column > column),
    );
  return (side === "N" || side === "W" ? beyond.at(-1) : beyond[0])?.other;
}

type Say = (id: string, facts: Facts) => string;

/** Most squares are alike: what has been said once is not worked out again. */
function said(words: GameWords): Say {
  const known = new Map<string, string>();
  return (id, facts) => {
    const key = id + Object.values(facts).join();
    const sentence = known.get(key) ?? words.plain(id, facts);
    known.set(key, sentence);
    return sentence;
  };
}

function nameOf(props: Props, say: Say, layout: Layout, square: number, danger: boolean, light: string | undefined): string {
  const { view } = props;
  const item = itemOf(view.things[square]!);
  const parts = [
    item === undefined ? say("board-thing", { thing: view.things[square], feature: view.features[square] }) : say("board-item", { item }),
  ];
  for (const bomb of view.bombs.filter((each) => each.square === square))
    parts.push(say("board-bomb", { seat: bomb.owner, side: bomb.side, carried: bomb.carrier != null }));
  view.players.forEach((player, seat) => player.square === square && parts.push(say("board-figure", { seat })));
  if (slideIn(props).drops.includes(square)) parts.push(say("board-planned", {}));
  if (danger && view.danger?.[square]) parts.push(say("board-burns", { turns: view.danger[square] }));
  if (light !== undefined) parts.push(say("board-lit", { light }));
  return `${layout.name(square)}: ${parts.join(", ")}`;
}

// Blast Tactics: the arena, drawn from the floor up; taps and keys go to a button over every square.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { IconButton } from "../../kit/icon_button";
import { isKeyboardTaken } from "../../kit/keyboard";
import { Blocks } from "./block";
import { CardRow } from "./card_row";
import { Flames } from "./flame";
import { Gone } from "./gone";
import { Ground } from "./ground";
import { Landings } from "./landing";
import { Lens } from "./lens";
import { Collapse, Danger, DangerNumbers, Lights, Planned, Reach, Trail } from "./marks";
import { Backs, Bombs, Features, Figures, Things } from "./pieces";
import { layoutIn, type Props, slideIn } from "./question";
import { Squares } from "./squares";
import { Status } from "./status";
import "./board.css";

const EDGE = 20; // for the names of rows and columns

/** `under` lies on the ground, below bombs and figures. */
export function Board({ under, ...props }: Props & { readonly under?: ComponentChildren }) {
  const { view, words } = props;
  const layout = layoutIn(props);
  const [danger, setDanger] = useState(false);
  const [looked, setLooked] = useState<number | null>(null);
  const mapped = danger && view.danger !== null;
  useDangerKey(() => setDanger(!danger));
  const [width, height] = [layout.width * 40, layout.height * 40];
  const drawn = { view, layout };
  const bar = (
    <>
      <Status {...props} />
      {view.danger !== null && (
        <IconButton icon="flame" label={words.plain("board-danger-map")} boxed pressed={danger} onClick={() => setDanger(!danger)} />
      )}
    </>
  );
  return (
    <div class="bt-board">
      <Lens words={words} own={`figure-${props.viewer}`} bar={bar}>
        <div
          class={`bt-arena${layout.width > 11 ? " bt-arena-wide" : ""}`}
          data-piece="board"
          style={{ "--across": width + EDGE + 4, "--down": height + EDGE + 8 }}
        >
          <svg viewBox={`${-EDGE} ${-EDGE} ${width + EDGE + 4} ${height + EDGE + 8}`} aria-hidden="true">
            <Patterns />
            <Blocks />
            <Ground arena={view.arena} layout={layout} />
            <Features {...drawn} />
            {mapped && <Danger {...drawn} />}
            <Reach scene={props} layout={layout} looked={looked} />
            <Things {...drawn} />
            {mapped && <Danger {...drawn} rings />}
            <Reach scene={props} layout={layout} looked={looked} rings />
            <Collapse {...drawn} />
            <Trail scene={props} layout={layout} />
            <Lights scene={props} layout={layout} />
            {under}
            <Bombs {...drawn} />
            <Figures {...drawn} leaving={slideIn(props).to === null ? null : props.viewer} />
            <Planned scene={props} layout={layout} />
            <Landings scene={props} layout={layout} />
            <Backs {...drawn} />
            {mapped && <DangerNumbers {...drawn} />}
            <Gone {...drawn} />
            <Flames layout={layout} />
          </svg>
          <div
            class="bt-over"
            style={{
              left: `${(EDGE / (width + EDGE + 4)) * 100}%`,
              top: `${(EDGE / (height + EDGE + 8)) * 100}%`,
              width: `${(width / (width + EDGE + 4)) * 100}%`,
              height: `${(height / (height + EDGE + 8)) * 100}%`,
            }}
          >
            <Squares {...props} layout={layout} danger={mapped} onLook={setLooked} />
          </div>
        </div>
      </Lens>
      {props.viewer < 0 && <CardRow {...props} still />}
    </div>
  );
}

function Patterns() {
  return (
    <defs>
      <pattern id="bt-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="9" height="9" fill="#f6cdb8" />
        <path d="M0 2.5H9" stroke="#c6371d" stroke-width="2.6" />
      </pattern>
      <pattern id="bt-dots" width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill="#ffd873" />
        <circle cx="2" cy="2" r="1.7" fill="#e0742a" />
        <circle cx="6" cy="6" r="1.7" fill="#e0742a" />
      </pattern>
    </defs>
  );
}

/** D, wherever the focus is, but for fields and dialogs. */
function useDangerKey(toggle: () => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (
        event.key.toLowerCase() === "d" &&
        !isKeyboardTaken(event.target) &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !event.repeat
      )
        toggle();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

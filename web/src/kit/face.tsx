// Somebody at the table: a face on a pastel disc; bots carry a wind-up key, people who are away a broken ring.
import { FACE_SHAPES } from "./face_shapes";
import "./face.css";

interface Props {
  face: number;
  bot?: boolean;
  /** The line is down, or a bot plays meanwhile. */
  away?: boolean;
  /** It is their turn. */
  turn?: boolean;
  size?: "xs" | "s" | "m" | "l" | "xl";
  label?: string;
}

export function Face({ face, bot = false, away = false, turn = false, size = "m", label }: Props) {
  const shape = FACE_SHAPES[((face % FACE_SHAPES.length) + FACE_SHAPES.length) % FACE_SHAPES.length]!;
  const names = ["face", `face-${size}`];
  if (away) names.push("face-away");
  if (turn) names.push("face-turn");
  return (
    <span class={names.join(" ")} role={label ? "img" : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <svg viewBox="-1 -1 50 50" style={{ background: shape.disc }}>
        <g stroke="#211a16" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">
          {shape.draw()}
        </g>
      </svg>
      {bot && (
        <svg class="face-key" viewBox="0 0 20 14">
          <g fill="#c99a5e" stroke="#211a16" stroke-width="2">
            <path d="M0 7h7" stroke-width="5" />
            <circle cx="10" cy="4" r="3.5" />
            <circle cx="10" cy="10.5" r="3" />
          </g>
        </svg>
      )}
    </span>
  );
}

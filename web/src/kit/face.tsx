// Somebody at the table: a face on a pastel disc; bots carry a wind-up key and sparks for their level, people who are away a broken ring.
import { lookOf, type FaceLook } from "./face_looks";
import { EYES, HATS, MOUTHS } from "./face_parts";
import { starPoints } from "./star_points";
import "./face.css";

interface Props {
  face: number;
  bot?: boolean;
  /** Of the bot that plays. */
  level?: string | null | undefined;
  /** The line is down, or a bot plays meanwhile. */
  away?: boolean;
  /** It is their turn. */
  turn?: boolean;
  size?: "xs" | "s" | "m" | "l" | "xl";
  label?: string;
}

export function Face({ face, bot = false, level = null, away = false, turn = false, size = "m", label }: Props) {
  const look = lookOf(face);
  const names = ["face", `face-${size}`];
  if (away) names.push("face-away");
  if (turn) names.push("face-turn");
  return (
    <span class={names.join(" ")} role={label ? "img" : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <svg viewBox="-1 -1 50 50" style={{ background: look.disc }}>
        <Drawing {...look} />
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
      {bot && size !== "xs" && <LevelMark sparks={LEVELS.indexOf(level ?? "") + 1} />}
    </span>
  );
}

function Drawing({ body, full, second, ink, eyes, mouth, hat, hatTint }: FaceLook) {
  const [[eyesX, eyesY, apart], [hatX, hatY, width]] = [body.eyesAt, body.hatAt];
  return (
    <g stroke="#211a16" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">
      {body.draw(full, second)}
      <g transform={`translate(${eyesX} ${eyesY})`}>{EYES[eyes](apart, ink)}</g>
      <g transform={`translate(${body.mouthAt.join(" ")})`}>{MOUTHS[mouth](ink)}</g>
      <g transform={`translate(${hatX} ${hatY}) scale(${width / 20})`}>{HATS[hat](hatTint)}</g>
    </g>
  );
}

/** Weakest first: one spark more each. */
const LEVELS = ["novice", "standard", "expert"];
const SPARK = starPoints(0, 0, 6, 2.8, 8);

function LevelMark({ sparks }: { sparks: number }) {
  if (sparks === 0) return null;
  return (
    <svg class="face-level" viewBox="0 0 36 12" data-sparks={sparks}>
      {Array.from({ length: sparks }, (_, at) => (
        <polygon
          key={at}
          points={SPARK}
          transform={`translate(${18 + 11 * (at - (sparks - 1) / 2)} 6)`}
          fill="#ffb51f"
          stroke="#211a16"
          stroke-width="1.6"
          stroke-linejoin="round"
        />
      ))}
    </svg>
  );
}

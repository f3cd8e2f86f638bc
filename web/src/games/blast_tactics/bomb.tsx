// Blast Tactics: a bomb: its owner's shape on the belly with the number of the fuse in it. On 1 the spark flares and a red ring warns.
import { InkShape } from "../../kit/shape";
import { starPoints } from "../../kit/star_points";
import { inkOf } from "./kind";

const CALM = starPoints(13.5, -14, 5, 2.4, 7);
const FLARING = starPoints(13.5, -14, 7.5, 3, 8);

interface Props {
  readonly owner: number;
  readonly side: number;
}

/** Around its middle, in a square of 40. */
export function BombFace({ owner, side }: Props) {
  const ink = inkOf(owner);
  const due = side === 1;
  return (
    <g stroke="#211a16">
      <ellipse cy="13" rx="11" ry="3" stroke="none" opacity=".28" />
      <path d="M4-10C5-16 10-17 13-14" fill="none" stroke-width="4" />
      <path d="M4-10C5-16 10-17 13-14" fill="none" stroke={due ? "#e0742a" : "#d8b27a"} stroke-width="1.8" />
      <polygon points={due ? FLARING : CALM} fill={due ? "#ff6a3a" : "#ffb51f"} stroke-width="1.3" />
      {due && <circle cy="2" r="14.6" fill="none" stroke="var(--boom)" stroke-width="3.2" />}
      <circle cy="2" r="12" fill="#3c3340" stroke-width="2.2" />
      <g transform="translate(-10.2 -8.2) scale(.85)" fill={`var(--${ink})`} stroke-width="1.8">
        <InkShape ink={ink} />
      </g>
      <text class="bt-fuse" y={ink === "green" ? 4 : 2.6} fill={`var(--on-${ink})`} stroke="none">
        {side}
      </text>
    </g>
  );
}

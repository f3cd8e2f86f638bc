// The rope that runs through every screen: lit means you, plain means wait, frayed means gone, snipped means safe.
import { starPoints } from "./star_points";
import "./fuse.css";

interface Props {
  state: "lit" | "plain" | "frayed" | "snipped";
  /** How much rope is left, 0 to 1; without a clock it stays long. */
  left?: number;
  label: string;
  onMat?: boolean;
}

export function Fuse({ state, left = 0.91, label, onMat = false }: Props) {
  return (
    <div class={onMat ? "fuse fuse-on-mat" : "fuse"} role="img" aria-label={label}>
      {state === "plain" && <Rope share={1} />}
      {state === "lit" && (
        <>
          <Rope share={Math.min(1, Math.max(0, left)) * 0.94} />
          <Sparkle />
          <span class="ash" />
        </>
      )}
      {state === "frayed" && (
        <>
          <Rope />
          <Fray />
          <span class="fuse-gap" />
          <Fray mirrored />
          <Rope />
        </>
      )}
      {state === "snipped" && (
        <>
          <Rope />
          <Scissors />
          <Rope />
        </>
      )}
    </div>
  );
}

/** A piece of rope: this share of the whole, or what room there is. */
function Rope({ share }: { share?: number }) {
  return share === undefined ? <span class="rope rope-filling" /> : <span class="rope" style={{ width: `${(share * 100).toFixed(1)}%` }} />;
}

const FLARE = starPoints(17, 17, 15, 7.5, 9, 0.12, 5);
const HEART = starPoints(17, 17, 7, 3.4, 7);

export function Sparkle() {
  return (
    <svg class="sparkle" viewBox="0 0 34 34" aria-hidden="true">
      <polygon points={FLARE} fill="#ffb51f" stroke="#211a16" stroke-width="2" stroke-linejoin="round" />
      <polygon points={HEART} fill="#fff4c9" />
    </svg>
  );
}

const STRANDS = "M0 13Q12 12 26 4M0 13Q14 13 28 13M0 13Q12 14 24 22";

function Fray({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <svg class={mirrored ? "fray fray-mirrored" : "fray"} viewBox="0 0 30 26" width="30" height="26" fill="none" stroke-linecap="round">
      <path d={STRANDS} stroke="#211a16" stroke-width="5" />
      <path d={STRANDS} stroke="#d8b27a" stroke-width="2.4" />
    </svg>
  );
}

function Scissors() {
  return (
    <svg class="fuse-scissors" viewBox="-45 -26 92 52" width="52" height="30" stroke="#211a16" stroke-width="3.5" stroke-linejoin="round">
      <g transform="rotate(-90)">
        <ScissorShape hole="var(--panel)" />
      </g>
    </svg>
  );
}

/** Open scissors pointing to the right, about 84 by 48 around the pivot. */
export function ScissorShape({ hole }: { hole: string }) {
  return (
    <>
      <path d="M-4 0L40 -15Q44 -14 42 -10L2 6z" fill="#e9e3d6" />
      <path d="M-4 0L40 15Q44 14 42 10L2 -6z" fill="#fffaee" />
      <circle cx="2" cy="0" r="3" fill="#211a16" stroke="none" />
      <path d="M-4 -2C-14 -2 -34 -24 -38 -12S-20 4 -6 4z" fill="#c6371d" />
      <path d="M-4 2C-14 2 -34 24 -38 12S-20 -4 -6 -4z" fill="#c6371d" />
      <ellipse cx="-27" cy="-9.5" rx="6" ry="3.4" transform="rotate(32 -27 -9.5)" fill={hole} stroke-width="2.4" />
      <ellipse cx="-27" cy="9.5" rx="6" ry="3.4" transform="rotate(-32 -27 9.5)" fill={hole} stroke-width="2.4" />
    </>
  );
}

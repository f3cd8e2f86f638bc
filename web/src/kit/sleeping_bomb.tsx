// A bomb that will not go off any more: asleep, its fuse snipped.
import { ScissorShape } from "./fuse";

const ROPE = "M12 -34C14 -48 20 -52 26 -52M40 -56C52 -58 58 -50 66 -42";

export function SleepingBomb() {
  return (
    <svg viewBox="-54 -94 132 146" aria-hidden="true">
      <g transform="translate(0 6) scale(2)" stroke="#211a16" stroke-width="3" stroke-linecap="round">
        <rect x="-1" y="-24" width="13" height="9" rx="2" fill="#6d6070" transform="rotate(16 6 -20)" />
        <circle r="20" fill="#3c3340" />
        <path d="M-13 -4A13 13 0 0 1 -4 -13" stroke="#fff" stroke-width="3.4" fill="none" opacity=".8" />
        <path d="M-10.8 -3.6q3.6 3.6 7.2 0M3.6 -3.6q3.6 3.6 7.2 0M-4.8 4.8q4.8 4.8 9.6 0" stroke="#fff" stroke-width="2.4" fill="none" />
      </g>
      <path d={ROPE} fill="none" stroke="#211a16" stroke-width="12" />
      <path d={ROPE} fill="none" stroke="#d8b27a" stroke-width="6" />
      <g transform="translate(40 -40) rotate(-118) scale(.8)" stroke="#211a16" stroke-width="3.5" stroke-linejoin="round">
        <ScissorShape hole="var(--mat)" />
      </g>
    </svg>
  );
}

// The name of the house, with two bombs for its two Os.
import { starPoints } from "./star_points";
import "./logo.css";

export function Logo() {
  return (
    <span class="logo" role="img" aria-label="Boomtable">
      B<LittleBomb fuse="M12 5C13 -2 22 -4 26 1" />
      <LittleBomb fuse="M12 5C12 0 8 -2 2 1M12 5C13 -3 20 -5 24 -4" lit />
      MTABLE
    </span>
  );
}

function LittleBomb({ fuse, lit = false }: { fuse: string; lit?: boolean }) {
  return (
    <svg viewBox="0 0 24 30" aria-hidden="true">
      <path d={fuse} fill="none" stroke="#8d6335" stroke-width="3" stroke-linecap="round" />
      <circle cx="12" cy="18.5" r="11.3" fill="currentColor" />
      <rect x="8.5" y="5" width="7" height="5" rx="1" fill="currentColor" />
      <path class="logo-shine" d="M5.5 16a7 7 0 0 1 4.5-4.5" stroke-width="2.2" fill="none" stroke-linecap="round" />
      {lit && <polygon points={starPoints(25, -4.5, 6.5, 3, 8)} fill="#ffb51f" stroke="#211a16" stroke-width="1.5" />}
    </svg>
  );
}

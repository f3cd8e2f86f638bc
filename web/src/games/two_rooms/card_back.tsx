// Two Rooms in one house: the back of the own card, which is all that a phone at rest shows of it (TR-310).
import { starPoints } from "../../kit/star_points";
import "./card_back.css";

const INK = "#211a16";
const ROPE = "M6 -20C8 -32 20 -34 24 -27";

export default function CardBack() {
  return (
    <div class="tr-rest" aria-hidden="true">
      <svg viewBox="0 0 200 280" fill="none" stroke={INK}>
        <rect x="12" y="12" width="176" height="256" rx="10" stroke-width="3" />
        <rect x="18" y="18" width="164" height="244" rx="7" stroke-width="1.6" stroke-dasharray="6 5" />
        <circle cx="100" cy="140" r="78" stroke-width="14" />
        <circle cx="100" cy="140" r="78" stroke="#e8cf9b" stroke-width="9" />
        <circle cx="100" cy="140" r="78" stroke="#8d6335" stroke-width="9" stroke-dasharray="3 7" />
        <circle cx="100" cy="140" r="66" fill="#fff7e6" stroke-width="3.5" />
        <g transform="translate(97 150) scale(1.8)" stroke-width="3" stroke-linecap="round">
          <path d={ROPE} stroke-width="6" />
          <path d={ROPE} stroke="#d8b27a" stroke-width="2.6" />
          <polygon points={starPoints(26, -25, 10, 5, 8)} fill="#ffb51f" stroke-width="2.2" stroke-linejoin="round" />
          <rect x="-1" y="-24" width="13" height="9" rx="2" fill="#6d6070" transform="rotate(16 6 -20)" />
          <circle r="20" fill="#3c3340" />
          <path d="M-13 -4A13 13 0 0 1 -4 -13" stroke="#fff" stroke-width="3.4" opacity=".8" />
          <path d="M-5 -5a5.5 5.5 0 1 1 8 5q-3 1.5 -3 4" stroke="#fffaee" stroke-width="3.6" />
          <circle cx="0" cy="10" r="2.3" fill="#fffaee" stroke="none" />
        </g>
      </svg>
    </div>
  );
}

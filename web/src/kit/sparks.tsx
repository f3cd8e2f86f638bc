// The strength of a bot: filled sparks out of three.
import { starPoints } from "./star_points";

const SPARK = starPoints(10, 10, 9, 4.3, 8);

export function Sparks({ count, of = 3 }: { count: number; of?: number }) {
  return (
    <span class="sparks" aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <svg key={at} viewBox="0 0 20 20" width="15" height="15">
          <polygon
            points={SPARK}
            class={at < count ? "spark-lit" : undefined}
            fill={at < count ? "var(--spark)" : "none"}
            stroke="currentColor"
            stroke-width="1.8"
            stroke-linejoin="round"
          />
        </svg>
      ))}
    </span>
  );
}

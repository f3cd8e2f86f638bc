// One ink, one shape, one pattern: colour is never alone.
export const INKS = ["red", "blue", "yellow", "green", "purple", "grey"] as const;
export type Ink = (typeof INKS)[number];

const POINTS: Record<Exclude<Ink, "blue" | "grey">, string> = {
  red: "12,1 14.4,6.3 19.8,4.2 17.7,9.6 23,12 17.7,14.4 19.8,19.8 14.4,17.7 12,23 9.6,17.7 4.2,19.8 6.3,14.4 1,12 6.3,9.6 4.2,4.2 9.6,6.3",
  yellow: "12,1.5 22.5,12 12,22.5 1.5,12",
  green: "12,2 23,21 1,21",
  purple: "12,1.5 21.5,6.7 21.5,17.3 12,22.5 2.5,17.3 2.5,6.7",
};

/** The bare shape on a grid of 24, for use inside another drawing. */
export function InkShape({ ink }: { ink: Ink }) {
  if (ink === "blue") return <circle cx="12" cy="12" r="9.5" />;
  if (ink === "grey") return <rect x="3" y="3" width="18" height="18" rx="1.5" />;
  return <polygon points={POINTS[ink]} />;
}

export function Shape({ ink, size = 24, label }: { ink: Ink; size?: number; label?: string }) {
  return (
    <svg
      viewBox="-1.5 -1.5 27 27"
      width={size}
      height={size}
      fill={`var(--${ink})`}
      stroke="#211a16"
      stroke-width="2.4"
      stroke-linejoin="round"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <InkShape ink={ink} />
    </svg>
  );
}

/** The fill of an ink's pattern, to be drawn over its colour; grey has none. Patterns stands once in the page. */
export function patternOf(ink: Ink): string {
  return ink === "grey" ? "none" : `url(#p-${ink})`;
}

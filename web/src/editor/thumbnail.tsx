// An arena the size of a stamp.
import { boxOf, FLOOR, isStart, keyOf, type Plan, signAt, squaresOf } from "./plan";

const INKS: { readonly [sign: string]: string } = {
  "#": "#655c55",
  "+": "#b98443",
  O: "#211a16",
  "~": "#cfe0e2",
  P: "#f39a72",
  "1": "var(--red)",
  "2": "var(--blue)",
  "3": "var(--yellow)",
  "4": "var(--green)",
};
const PAD = "#8fc8d8";

export function Thumbnail({ plan }: { readonly plan: Plan }) {
  const { row, column, height, width } = boxOf(plan.tiles);
  return (
    <svg class="editor-thumbnail" viewBox={`${column - 0.3} ${row - 0.3} ${width + 0.6} ${height + 0.6}`} aria-hidden="true">
      {plan.tiles.map((tile) => (
        <rect
          key={tile.id}
          x={tile.column}
          y={tile.row}
          width="3"
          height="3"
          rx=".3"
          fill="var(--floor)"
          stroke="#211a16"
          stroke-width=".14"
        />
      ))}
      {plan.tiles.flatMap(squaresOf).map((spot) => {
        const sign = signAt(plan, spot);
        return (
          sign !== FLOOR && (
            <rect
              key={keyOf(spot)}
              x={spot.column + 0.12}
              y={spot.row + 0.12}
              width=".76"
              height=".76"
              rx={isStart(sign) ? ".4" : ".15"}
              fill={INKS[sign] ?? PAD}
            />
          )
        );
      })}
    </svg>
  );
}

// A chance as three cells: almost sure, likely, maybe, or none of them. Never colour alone: the number of cells tells.
import "./gauge.css";

const STEPS = [0.3, 0.6, 0.85];

export const cellsOf = (share: number): number => STEPS.filter((step) => Math.round(100 * share) >= Math.round(100 * step)).length;

export function Gauge({ share }: { readonly share: number }) {
  const filled = cellsOf(share);
  return (
    <span class="gauge" aria-hidden="true">
      {STEPS.map((step, at) => (
        <span key={step} class={at < filled ? "gauge-cell gauge-full" : "gauge-cell"} />
      ))}
    </span>
  );
}

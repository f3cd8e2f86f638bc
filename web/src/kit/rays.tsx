// Light from behind, in twenty beams.
import "./rays.css";

export function Rays() {
  const beams = Array.from({ length: 20 }, (_, beam) => {
    const [from, to] = [beam * 18, beam * 18 + 9].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
    return `M0 0L${point(from)}L${point(to)}z`;
  });
  return (
    <svg class="rays" viewBox="-100 -100 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={beams.join("")} fill="var(--on-mat)" opacity=".16" />
    </svg>
  );
}

const point = (angle: number): string => `${(300 * Math.cos(angle)).toFixed(1)} ${(300 * Math.sin(angle)).toFixed(1)}`;

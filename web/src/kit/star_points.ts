// Corner points of a star, regular or with irregular teeth, for sparks and bursts.
export function starPoints(x: number, y: number, outer: number, inner: number, teeth: number, wobble = 0, seed = 1): string {
  const uneven = noise(seed);
  const points: string[] = [];
  for (let corner = 0; corner < teeth * 2; corner++) {
    const angle = (Math.PI * corner) / teeth - Math.PI / 2;
    const radius = (corner % 2 ? inner : outer) * (1 - wobble * uneven());
    points.push(`${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`);
  }
  return points.join(" ");
}

/** The same unevenness every time, so that a burst is drawn and not shimmering. */
function noise(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

// Arrow keys, Home and End inside a row of which one member is in the tab order.
export function walkRow<T>(event: KeyboardEvent, values: readonly T[], current: T, choose: (value: T) => void): void {
  const next = target(event.key, values.indexOf(current), values.length);
  if (next === null) return;
  event.preventDefault();
  const members = (event.currentTarget as HTMLElement).parentElement?.children;
  (members?.[next] as HTMLElement | undefined)?.focus();
  choose(values[next] as T);
}

function target(key: string, at: number, count: number): number | null {
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

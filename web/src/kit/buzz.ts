// A device that shakes: only where it can, and where somebody has touched the page, which browsers ask for.
export function buzz(pattern: number | number[]): void {
  if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(pattern);
}

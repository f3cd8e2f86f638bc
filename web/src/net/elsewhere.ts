// A table that is at another server, where each has an address of its own: the page goes there as a whole, as its pictures and its
// cookie belong to it.

/** Where the page would be at another server; null for what is no address of one. */
export function there(address: string, page: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.origin + page;
}

export function goElsewhere(address: string): void {
  const goal = there(address, location.pathname + location.search + location.hash);
  if (goal !== null) location.assign(goal);
}

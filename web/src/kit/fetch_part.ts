// A part of a page that is fetched when it is first needed, and again where the line fails: a phone that was offline for a moment.
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** Tells the part as soon as it is there; returns how to stop. */
export function fetchPart<T>(load: () => Promise<T>, then: (part: T) => void): () => void {
  let wanted = true;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const attempt = (wait: number): void => {
    load().then(
      (part) => {
        if (wanted) then(part);
      },
      () => {
        if (wanted) retry = setTimeout(attempt, wait, longer(wait));
      },
    );
  };
  attempt(FIRST_WAIT_MS);
  return () => {
    wanted = false;
    clearTimeout(retry);
  };
}

/** Asks again for style sheets that did not come: whatever fetches a part asks for its style only once. */
export function mendStyles(): void {
  const waits = new Map<string, number>();
  const mend = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    const wait = waits.get(target.href) ?? FIRST_WAIT_MS;
    waits.set(target.href, longer(wait));
    setTimeout(() => target.replaceWith(target.cloneNode()), wait);
  };
  addEventListener("error", mend, true); // such an event does not rise from its element
}

const longer = (wait: number): number => Math.min(2 * wait, LONGEST_WAIT_MS);

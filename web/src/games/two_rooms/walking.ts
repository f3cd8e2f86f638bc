// Two Rooms: people on the floor plan walk to where they belong now, from where they stood before.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const WALK_MS = 620;

/** Watches the people inside an element; whenever `places` has changed, they walk. */
export function useWalks(places: string): RefObject<HTMLDivElement | null> {
  const floor = useRef<HTMLDivElement>(null);
  const stood = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const people = [...(floor.current?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])];
    const now = new Map(people.map((person) => [person.dataset.piece ?? "", person.getBoundingClientRect()]));
    for (const person of people) {
      const [before, after] = [stood.current, now].map((rects) => rects.get(person.dataset.piece ?? ""));
      if (still || before === undefined || after === undefined) continue;
      const [x, y] = [before.left - after.left, before.top - after.top];
      if (x !== 0 || y !== 0)
        person.animate?.([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
          duration: WALK_MS,
          easing: "cubic-bezier(.2,.8,.2,1)",
        });
    }
    stood.current = now;
  }, [places]);
  return floor;
}

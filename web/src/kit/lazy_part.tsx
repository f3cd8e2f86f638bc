// A part of a page that is fetched when it is first needed; until then nothing stands in its place.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { fetchPart } from "./fetch_part";

interface Props<P> {
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
}

/** Another part in the same place begins anew: it must not get the facts of the one before it. */
export function LazyPart<P extends object>(part: Props<P>) {
  return <Part key={part.load} {...part} />;
}

function Part<P extends object>({ load, props }: Props<P>) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  useEffect(() => fetchPart(load, (part) => setLoaded(() => part.default)), []); // until then the page is still whole
  return Loaded === null ? null : <Loaded {...props} />;
}

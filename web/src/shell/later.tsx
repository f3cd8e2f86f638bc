// A part of a page that is fetched when it is first needed; until then nothing stands in its place.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

interface Props<P> {
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
}

export function Later<P extends object>({ load, props }: Props<P>) {
  const [loaded, setLoaded] = useState<{ readonly load: Props<P>["load"]; readonly Part: ComponentType<P> } | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then((part) => wanted && setLoaded({ load, Part: part.default }), () => undefined); // without it the page is still whole
    return () => void (wanted = false);
  }, [load]);
  return loaded?.load === load ? <loaded.Part {...props} /> : null; // what stood here before may have been another part
}

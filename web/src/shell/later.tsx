// A part of a page that is fetched when it is first needed; until then nothing stands in its place.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

interface Props<P> {
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
}

export function Later<P extends object>({ load, props }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    load().then((loaded) => setPart(() => loaded.default), () => undefined); // without it the page is still whole
  }, [load]);
  return Part === null ? null : <Part {...props} />;
}

// What was said at a table since somebody last looked.
import { useEffect, useState } from "preact/hooks";
import type { Perspective } from "../net/table_store";

/** Lines of chat that came since the talk was last open. */
export function useUnread(perspective: Perspective, open: boolean): number {
  const lines = perspective.chat.value.length;
  const [read, setRead] = useState(lines);
  const wide = matchMedia("(min-width: 1024px)").matches;
  useEffect(() => {
    if (open || wide) setRead(lines);
  }, [open, lines, wide]);
  return open || wide ? 0 : Math.max(0, lines - read);
}

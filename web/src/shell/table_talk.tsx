// The talk of a table through one viewer's eyes, with what the rules let a player say.
import { useEffect, useState } from "preact/hooks";
import type { Perspective } from "../net/table_store";
import { Talk } from "./talk";
import type { Playing } from "./use_playing";

export function TableTalk({ store, card, game, perspective, update, draft, seat }: Playing) {
  const phrases = seat === undefined || card.paused ? [] : (game.module.phrases?.(draft.scene) ?? []);
  return (
    <Talk
      lines={perspective.chat.value}
      channels={seat === undefined ? [] : update.channels}
      seats={card.seats}
      muted={seat?.muted ?? false}
      words={game.words}
      phrases={phrases.map(({ label, action }) => ({ label, say: () => store.act(perspective.viewer, action) }))}
      onSay={(channel, text) => store.say(perspective.viewer, channel, text)}
    />
  );
}

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

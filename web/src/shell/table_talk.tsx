// The talk of a table through one viewer's eyes, with what the rules let a player say.
import { Talk } from "./talk";
import type { Playing } from "./use_playing";

export default function TableTalk({ store, card, game, perspective, update, draft, seat }: Playing) {
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

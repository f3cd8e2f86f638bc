// Two Rooms: what the moderator, or the host where there is none, may start or end.
import type { Going } from "../../contract/game_module";
import type { RoomScene } from "./question";

export function go({ view, words }: RoomScene): Going | null {
  const { phase, options } = view;
  const can =
    phase === "deal" ||
    phase === "walk" ||
    (phase === "round" && (options.no_timer || options.moderator)) ||
    (phase === "parley" && options.moderator);
  return can ? { ends: phase, label: words.plain("prompt-go", { phase }), waits: phase === "deal" || phase === "walk" } : null;
}

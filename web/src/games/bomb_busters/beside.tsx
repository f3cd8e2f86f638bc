// Bomb Busters: the place under the track for what only some missions lay there. Fetched with the first such mission.
import { LazyPart } from "../../kit/lazy_part";
import type { Scene } from "../../contract/game_module";
import type { Plan } from "./plan";
import type { BombBustersView } from "./wire.gen";
import "./beside.css";

const loadRibbon = () => import("./ribbon");
const loadClock = () => import("./voice_clock");
const loadNano = () => import("./nano_ribbon");

/** Whether the mission has a piece to lay there. */
export const liesBeside = ({ ribbon, nano, voice }: BombBustersView): boolean => ribbon != null || voice != null || nano?.does === "keeper";

export function Beside({ view, words, secondsLeft }: Pick<Scene<BombBustersView, Plan>, "view" | "words" | "secondsLeft">) {
  if (!liesBeside(view)) return null;
  return (
    <div class="bb-beside">
      {view.voice != null && <LazyPart load={loadClock} props={{ view, words, secondsLeft }} />}
      {view.nano?.does === "keeper" ? (
        <LazyPart load={loadNano} props={{ nano: view.nano, words }} />
      ) : (
        view.ribbon != null && <LazyPart load={loadRibbon} props={{ view, words }} />
      )}
    </div>
  );
}

// Bomb Busters: the place under the track for what only some missions lay there. Fetched with the first such mission.
import { LazyPart } from "../../kit/lazy_part";
import type { Scene } from "../../contract/game_module";
import type { Plan } from "./plan";
import type { BombBustersView } from "./wire.gen";
import "./beside.css";

const loadRibbon = () => import("./ribbon");
const loadClock = () => import("./voice_clock");
const loadNano = () => import("./nano_ribbon");
const loadLine = () => import("./line_ribbon");
const loadAir = () => import("./air_ribbon");

/** Whether air lies in the middle: it does not where it goes from hand to hand. */
const hasCommonAir = ({ air }: BombBustersView): boolean => air?.shared ?? false;

/** Whether the mission has a piece to lay there. */
export const liesBeside = (view: BombBustersView): boolean =>
  view.ribbon != null || view.voice != null || view.nano?.does === "keeper" || hasCommonAir(view);

export function Beside({ view, words, secondsLeft }: Pick<Scene<BombBustersView, Plan>, "view" | "words" | "secondsLeft">) {
  if (!liesBeside(view)) return null;
  return (
    <div class="bb-beside">
      {view.voice != null && <LazyPart load={loadClock} props={{ view, words, secondsLeft }} />}
      {view.air != null && hasCommonAir(view) && <LazyPart load={loadAir} props={{ air: view.air, words }} />}
      {view.nano?.does === "line" && <LazyPart load={loadLine} props={{ view, nano: view.nano, words }} />}
      {view.nano?.does === "keeper" ? (
        <LazyPart load={loadNano} props={{ nano: view.nano, words }} />
      ) : (
        view.ribbon != null && view.nano == null && <LazyPart load={loadRibbon} props={{ view, words }} />
      )}
    </div>
  );
}

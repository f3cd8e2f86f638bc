// Bomb Busters: the place under the track for what only some missions lay there. Fetched with the first such mission.
import { LazyPart } from "../../kit/lazy_part";
import type { Scene } from "../../contract/game_module";
import type { Plan } from "./plan";
import type { BombBustersView } from "./wire.gen";
import "./beside.css";

const loadRibbon = () => import("./ribbon");
const loadNano = () => import("./nano_ribbon");

/** Whether the mission has a piece to lay there. */
export const liesBeside = ({ ribbon, nano }: BombBustersView): boolean => ribbon != null || nano?.does === "keeper";

export function Beside({ view, words }: Pick<Scene<BombBustersView, Plan>, "view" | "words">) {
  if (!liesBeside(view)) return null;
  return (
    <div class="bb-beside">
      {view.nano?.does === "keeper" ? (
        <LazyPart load={loadNano} props={{ nano: view.nano, words }} />
      ) : (
        <LazyPart load={loadRibbon} props={{ view, words }} />
      )}
    </div>
  );
}

// Bomb Busters: the place under the track for what only some missions lay there. Fetched with the first such mission.
import { LazyPart } from "../../kit/lazy_part";
import type { Scene } from "../../contract/game_module";
import type { Plan } from "./plan";
import type { BombBustersView } from "./wire.gen";
import "./beside.css";

const loadRibbon = () => import("./ribbon");

export function Beside({ view, words }: Pick<Scene<BombBustersView, Plan>, "view" | "words">) {
  if (view.ribbon === undefined || view.ribbon === null) return null;
  return (
    <div class="bb-beside">
      <LazyPart load={loadRibbon} props={{ view, words }} />
    </div>
  );
}

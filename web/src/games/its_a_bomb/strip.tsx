// It's a Bomb!: what everybody knows, as a strip under the bar and as panels beside the board.
import { LazyPart } from "../../kit/lazy_part";
import type { Scene } from "../../contract/game_module";
import type { Props } from "./question";
import { Cables } from "./cables";
import { Countdown } from "./countdown";
import type { Plan } from "./plan";
import { Team } from "./team";
import type { ItsABombView } from "./wire.gen";
import "./strip.css";

const loadRail = () => import("./rail");

export function Strip(props: Scene<ItsABombView, Plan>) {
  return (
    <div class="iab-strip">
      <Countdown {...props} />
      <Cables {...props} />
      <Team {...props} />
    </div>
  );
}

/** Only wide screens have room for it. */
export const Rail = (props: Props) => <LazyPart load={loadRail} props={props} />;

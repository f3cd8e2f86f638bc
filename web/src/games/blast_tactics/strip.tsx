// Blast Tactics: what everybody knows, as a strip under the bar and as panels beside the board.
import { Later } from "../../shell/later";
import type { Props } from "./question";

export { SeatList as Strip } from "./seat_list";

const loadRail = () => import("./rail");

/** Only wide screens have room for it. */
export const Rail = (props: Props) => <Later load={loadRail} props={props} />;

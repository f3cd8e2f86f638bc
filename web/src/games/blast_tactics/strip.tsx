// Blast Tactics: what everybody knows, as a strip under the bar and as panels beside the board.
import { LazyPart } from "../../kit/lazy_part";
import type { Props } from "./question";

export { SeatList as Strip } from "./seat_list";

const loadRail = () => import("./rail");

/** Only wide screens have room for it. */
export const Rail = (props: Props) => <LazyPart load={loadRail} props={props} />;

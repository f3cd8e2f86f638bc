// Two Rooms: the panels beside the board, fetched only for screens that are wide enough for them.
import { LazyPart } from "../../kit/lazy_part";
import type { Props } from "./question";

const loadPanels = () => import("./rail_panels");

export const Rail = (props: Props) => <LazyPart load={loadPanels} props={props} />;

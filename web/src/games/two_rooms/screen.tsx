// Two Rooms: the big screen of a room; most tables never open one.
import { LazyPart } from "../../kit/lazy_part";
import type { ScreenProps } from "./room_screen";

const loadScreen = () => import("./room_screen");

export const Screen = (props: ScreenProps) => <LazyPart load={loadScreen} props={props} />;

// Two Rooms: the big screen of a room; most tables never open one.
import { Later } from "../../shell/later";
import type { ScreenProps } from "./room_screen";

const loadScreen = () => import("./room_screen");

export const Screen = (props: ScreenProps) => <Later load={loadScreen} props={props} />;

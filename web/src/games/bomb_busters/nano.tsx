// Bomb Busters: Nano, the robot. He stands over a number of the track, or left of it.
import type { Scene } from "../../contract/game_module";
import { NanoPicture } from "./nano_picture";
import type { Plan } from "./plan";
import type { BombBustersView } from "./wire.gen";
import "./nano.css";

export default function Nano({ view, words }: Pick<Scene<BombBustersView, Plan>, "view" | "words">) {
  const { nano } = view;
  if (nano === undefined || nano === null || nano.does === "line") return null;
  return (
    <span class="bb-nano" style={{ "--at": nano.at }} data-piece="nano" role="img" aria-label={words.plain("board-nano", { at: nano.at })}>
      <NanoPicture />
      {nano.does === "keeper" && <i class={`bb-nano-way${nano.ahead < 0 ? " bb-nano-back" : ""}`} />}
    </span>
  );
}

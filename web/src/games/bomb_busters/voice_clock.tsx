// Bomb Busters: the clock of a mission (BB-1101): what it shows runs down to zero, and may jump.
import { useRef } from "preact/hooks";
import { Icon } from "../../kit/icon";
import type { Scene } from "../../contract/game_module";
import type { Plan } from "./plan";
import type { BombBustersView } from "./wire.gen";
import "./ribbon.css";

const LATE = 30; // seconds, from which on it is drawn as a warning

type Props = Pick<Scene<BombBustersView, Plan>, "view" | "words" | "secondsLeft">;

export default function VoiceClock(props: Props) {
  const { view, words } = props;
  const seconds = useShown(props);
  const waits = (view.voice?.stretch ?? 0) < 0;
  const time = seconds === null ? "–" : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const late = seconds !== null && seconds <= LATE;
  return (
    <section
      class="bb-ribbon"
      data-piece="clock"
      role="timer"
      aria-label={`${words.plain("board-clock")}: ${words.plain("board-clock-left", { time })}`}
    >
      <p class="bb-ribbon-words">
        <b>{words.plain("board-clock")}</b>
        <span>{words.plain(waits ? "board-clock-waits" : "board-clock-runs")}</span>
      </p>
      <span class={`bb-voice-time display${late ? " bb-voice-late" : ""}`} aria-hidden="true">
        <Icon name="clock" size="s" /> {time}
      </span>
    </section>
  );
}

/** It stands still where the rules make a pause: the time that is given back for it is not shown (BB-442). */
function useShown({ view, secondsLeft }: Props): number | null {
  const least = useRef({ stretch: NaN, seconds: Infinity });
  const { voice } = view;
  if (voice == null) return null;
  if (voice.stretch < 0) return voice.left;
  const running = secondsLeft?.("clock", voice.stretch) ?? null;
  if (running === null) return null;
  const seconds = running + voice.left;
  const before = least.current.stretch === voice.stretch ? least.current.seconds : Infinity;
  least.current = { stretch: voice.stretch, seconds: Math.min(before, seconds) };
  return least.current.seconds;
}

// A box of missions that nobody has opened yet: closed, a tap shakes it and says what opens it; earned, it is the way to its opening.
import { useRef } from "preact/hooks";
import { isCalm } from "../kit/calm";
import { Icon } from "../kit/icon";
import { toast } from "../kit/toast";
import { t } from "../words";
import type { Box } from "./map_boxes";
import { boxPath } from "./router";

const SHAKE: readonly Keyframe[] = [0, -4, 4, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));

interface Props extends Box {
  readonly game: string;
  readonly earned: boolean;
}

export function MapBox({ game, number, from, to, exam, here, earned }: Props) {
  const box = useRef<HTMLButtonElement>(null);
  const shake = (): void => {
    if (!isCalm()) box.current?.animate?.([...SHAKE], 240);
    toast(t("map-box-why", { number, mission: exam, there: here.length > 0 ? "yes" : "no" }), "lock");
  };
  const words = (
    <span class="map-box-words">
      <b class="display">{t("map-box", { number })}</b>
      <span class="meta">{t("map-box-missions", { from, to })}</span>
    </span>
  );
  if (earned) {
    return (
      <a class="map-box map-box-earned" href={boxPath(game, number)}>
        <Cardboard />
        {words}
        <span class="map-box-closed">
          <Icon name="unlock" size="s" />
          {t("map-box-open")}
        </span>
      </a>
    );
  }
  return (
    <button ref={box} class="map-box" type="button" onClick={shake}>
      <Cardboard />
      {words}
      <span class="map-box-closed">
        <Icon name="lock" size="s" />
        {t("map-box-opens", { mission: exam })}
      </span>
    </button>
  );
}

function Cardboard() {
  return (
    <svg class="map-cardboard" viewBox="0 0 64 50" aria-hidden="true" stroke="#211a16" stroke-width="2.6" stroke-linejoin="round">
      <path d="M6 18L32 26V48L6 39z" fill="#a67d49" />
      <path d="M58 18L32 26V48L58 39z" fill="#c99a5e" />
      <path d="M32 10L58 18 32 26 6 18z" fill="#dcb57f" />
      <path d="M19 14l26 8v8l-5-2.5V25L14 16z" fill="#f1e3c2" stroke-width="1.8" />
    </svg>
  );
}

// A box of missions that is still closed: a tap shakes it and says what opens it, or that it is earned and not built yet.
import { useRef } from "preact/hooks";
import { isCalm } from "../kit/calm";
import { Icon } from "../kit/icon";
import { toast } from "../kit/toast";
import { t } from "../words";
import type { Stretch } from "./map_boxes";

const SHAKE: readonly Keyframe[] = [0, -4, 4, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));

export function MapBox({ number, from, to, earned }: Stretch & { readonly number: number; readonly earned: boolean }) {
  const box = useRef<HTMLButtonElement>(null);
  const shake = (): void => {
    if (!isCalm()) box.current?.animate?.([...SHAKE], 240);
    toast(t("map-box-why", { number, mission: from - 1, earned: earned ? "yes" : "no" }), earned ? "unlock" : "lock");
  };
  return (
    <button ref={box} class="map-box" type="button" onClick={shake}>
      <Cardboard />
      <span class="map-box-words">
        <b class="display">{t("map-box", { number })}</b>
        <span class="meta">{t("map-box-missions", { from, to })}</span>
      </span>
      <span class="map-box-closed">
        <Icon name={earned ? "unlock" : "lock"} size="s" />
        {earned ? t("map-box-earned") : t("map-box-opens", { mission: from - 1 })}
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

// A bomb goes off over the board: the burst grows from the piece that did it.
import { useEffect, useRef, useState } from "preact/hooks";
import { Burst } from "../kit/burst";
import type { GameModule } from "../contract/game_module";
import type { View } from "../net/wire.gen";
import { t } from "../words";
import { buzz } from "../kit/buzz";
import { play } from "./sound";
import "./last_blast.css";

interface Props {
  readonly module: GameModule;
  readonly view: View;
  readonly onEnd: () => void;
}

export function LastBlast({ module, view, onEnd }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState({ x: 50, y: 50 });
  useEffect(() => {
    const piece = module.guilty?.(view);
    const found = piece ? document.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect() : undefined;
    const around = box.current?.getBoundingClientRect();
    if (found && around)
      setFrom({
        x: percent(found.left + found.width / 2 - around.left, around.width),
        y: percent(found.top + found.height / 2 - around.top, around.height),
      });
    play("boom");
    buzz(300);
  }, []);
  return (
    <div
      ref={box}
      class="last-blast"
      style={{ "--from-x": `${from.x}%`, "--from-y": `${from.y}%` }}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onEnd()}
    >
      <Burst dots="boom" grows />
      <span class="boom-word" aria-hidden="true">
        {t("table-boom")}
      </span>
    </div>
  );
}

const percent = (part: number, whole: number): number => Math.round((100 * part) / Math.max(1, whole));

// Two Rooms: the screen of somebody who changes rooms: where to go, and a tap on arrival (TR-312).
import { useState } from "preact/hooks";
import { Button } from "../../kit/button";
import { Icon } from "../../kit/icon";
import type { Props } from "./question";
import type { MovedView } from "./wire.gen";
import "./walk.css";

/** The viewer's own last walk, while it is news. */
function walkOf({ view, viewer }: Props): MovedView | undefined {
  const last = view.moves.filter(({ seat }) => seat === viewer).at(-1);
  if (last === undefined || view.options.mode === "sim") return undefined;
  if (view.phase === "walk") return view.walking.includes(viewer) ? last : undefined;
  const isNews = view.phase === "round" && last.round === (last.how === "hostage" ? view.round - 1 : view.round);
  return isNews && (last.how === "bounced" || view.options.exchange_clock !== "hold") ? last : undefined;
}

export default function Walk(props: Props) {
  const { view, viewer, words } = props;
  const { mode } = view.options;
  const [arrived, setArrived] = useState(0);
  const walk = walkOf(props);
  const walks = view.moves.filter(({ seat }) => seat === viewer).length;
  if (walk === undefined || props.still || (arrived === walks && view.phase !== "walk")) return null;
  return (
    <section class="tr-walk mat" aria-live="assertive">
      <Icon name="boot" size="l" />
      <h2>{words.plain("board-walk", { room: walk.to, mode })}</h2>
      <p>{words.plain("board-walk-hint", { how: walk.how, mode })}</p>
      <div class="tr-walk-way" aria-hidden="true">
        <b>{words.plain("board-where", { where: walk.source })}</b>
        <span />
        <b>{words.plain("board-where", { where: walk.to })}</b>
      </div>
      {view.phase !== "walk" && (
        <Button kind="primary" size="large" icon="door" onClick={() => setArrived(walks)}>
          {words.plain("board-arrived", { mode })}
        </Button>
      )}
    </section>
  );
}

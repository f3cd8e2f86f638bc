// It's a Bomb!: the panels beside the board: countdown, cables, consultants, and what is in the bomb.
import { useState } from "preact/hooks";
import { IconButton } from "../../kit/icon_button";
import { Panel } from "../../kit/panel";
import { LazyPart } from "../../kit/lazy_part";
import type { Props } from "./question";
import { Cables } from "./cables";
import { Consultants } from "./consultants";
import { Countdown } from "./countdown";
import { TileList } from "./tile_list";

const loadPage = () => import("./scenario_page");

export default function Rail(props: Props) {
  const { view, words } = props;
  const [page, setPage] = useState(false);
  return (
    <>
      <Panel
        title={words.plain("board-countdown-title")}
        class="iab-panel"
        aside={<span class="meta">{words.plain("board-steps", { steps: view.deck.length - 2 })}</span>}
      >
        <Countdown {...props} />
      </Panel>
      <Panel title={words.plain("board-cables-title", { ordered: view.order.length > 0 })} class="iab-panel">
        <Cables {...props} />
      </Panel>
      <Panel title={words.plain("board-consultants-title")} class="iab-panel iab-panel-cards">
        <Consultants {...props} />
      </Panel>
      <Panel
        title={words.plain("board-scenario", { scenario: view.scenario })}
        class="iab-panel"
        aside={<IconButton icon="book" label={words.plain("board-page")} onClick={() => setPage(true)} />}
      >
        {view.bombs.map((_, bomb) => (
          <div key={bomb} class="iab-listed">
            {view.bombs.length > 1 && <b>{bomb === 0 ? "A" : "B"}</b>}
            <TileList view={view} words={words} bomb={bomb} />
          </div>
        ))}
      </Panel>
      {page && <LazyPart load={loadPage} props={{ view, words, onClose: () => setPage(false) }} />}
    </>
  );
}

// The middle of a table: the board and what lies over it, then the hint and the prompt; after the end the result in their place.
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { unmarked } from "../contract/game_words";
import { fetchPart } from "../kit/fetch_part";
import { LazyPart } from "../kit/lazy_part";
import { Refusal } from "../kit/refusal";
import { t } from "../words";
import { LastBlast } from "./last_blast";
import { RecentEvents } from "./recent_events";
import { TablePrompt } from "./table_prompt";
import type { ShownTip } from "./tip";
import type { Hint } from "./use_hint";
import type { ResultProps } from "./result";
import type { Playing } from "./use_playing";
import type { ShownSlip } from "./use_slip";

const loadMarks = () => import("./hint").then(({ HintMarks }) => ({ default: HintMarks }));
const loadResult = () => import("./result");
const loadModerating = () => import("./moderating");

interface Props {
  readonly playing: Playing;
  readonly tip: ShownTip | null;
  /** The game waits until the tip was read. */
  readonly waits: boolean;
  readonly hint: Hint | null;
  readonly slip: ShownSlip | null;
  /** What a team mate did wrong; on phones it is told in the strip. */
  readonly ofMate: ComponentChildren;
  readonly onRule: (rule: string) => void;
}

export function TableMiddle({ playing, tip, waits, hint, slip, ofMate, onRule }: Props) {
  const { card, game, perspective, update, seat, over, end, board, go } = playing;
  const asked = hint === null ? board : { ...board, attempt: hint.unlessLooking(board.attempt) };
  const { Board, Hand } = game.module;
  const Result = useResult();
  const box = useRef<HTMLDivElement>(null);
  const from = useRef<DOMRect | null>(null);
  if (!over || end.stage !== "shown") from.current = box.current?.getBoundingClientRect() ?? null;
  const hand = Hand !== undefined && seat !== undefined ? <Hand {...asked} /> : null;
  if (playing.revealed !== null) {
    return (
      <main id="main" class="frame-middle">
        <LazyPart load={game.module.reveal!.load} props={{ ...board, ms: playing.revealed }} />
      </main>
    );
  }
  if (end.stage === "shown" && Result !== null && end.ending !== null) {
    return (
      <main id="main" class="frame-middle">
        <Result card={card} game={game} ending={end.ending} update={update} board={board} from={from.current} />
      </main>
    );
  }
  return (
    <main id="main" class="frame-middle">
      <div class="frame-board mat" ref={box}>
        <Board {...asked} />
        {end.stage === "blast" && <LastBlast module={game.module} view={update.view} onEnd={end.blasted} />}
        {game.module.lowBlock === undefined && perspective.refused.value === null && (
          <RecentEvents perspective={perspective} game={game} seats={card.seats} />
        )}
        {ofMate !== null && <div class="wide-only">{ofMate}</div>}
        <LastRefusal playing={playing} onRule={onRule} />
      </div>
      {!over && card.moderator?.you === true && <LazyPart load={loadModerating} props={{ card, go }} />}
      {!over && hint !== null && perspective.refused.value === null && <LazyPart load={loadMarks} props={{ hint, playing }} />}
      <TablePrompt
        {...playing}
        hand={hand}
        tip={over ? null : tip}
        waits={waits}
        hint={over ? null : hint}
        slip={over ? null : slip}
        onRule={onRule}
      />
    </main>
  );
}

/** Fetched while the line still stands. */
function useResult(): ComponentType<ResultProps> | null {
  const [found, setFound] = useState<ComponentType<ResultProps> | null>(null);
  useEffect(() => fetchPart(loadResult, ({ Result }) => setFound(() => Result)), []);
  return found;
}

function LastRefusal({ playing: { perspective, game }, onRule }: Pick<Props, "playing" | "onRule">) {
  const refused = perspective.refused.value;
  if (refused === null) return null;
  const forget = (): void => {
    perspective.refused.value = null;
  };
  return (
    <div class="frame-refusal">
      <Refusal rule={refused.rule} onRule={onRule} closeLabel={t("close")} onClose={forget}>
        {unmarked(game.words.refusal(refused.rule, refused.facts, refused.text))}
      </Refusal>
    </div>
  );
}

// The middle of a table: the board and what lies over it, then the hint and the prompt; after the end the result in their place.
import { useEffect, useState } from "preact/hooks";
import { unmarked } from "../contract/game_words";
import { LazyPart } from "../kit/lazy_part";
import { Refusal } from "../kit/refusal";
import { t } from "../words";
import { RecentEvents } from "./recent_events";
import { TablePrompt } from "./table_prompt";
import type { Playing } from "./use_playing";

const loadEnding = () => import("./result").then(({ Ending }) => ({ default: Ending }));
const loadResult = () => import("./result").then(({ Result }) => ({ default: Result }));
const loadHint = () => import("./hint");
const loadModerating = () => import("./moderating");

interface Props {
  readonly playing: Playing;
  readonly onRule: (rule: string) => void;
}

export function TableMiddle({ playing, onRule }: Props) {
  const { card, game, perspective, update, draft, seat, over, board, go } = playing;
  const { Board, Hand } = game.module;
  const [covered, setCovered] = useState(true); // whether the ending covers the board
  useEffect(() => void loadResult().catch(() => undefined), []); // fetched while the line still stands
  const hand = Hand !== undefined && seat !== undefined ? <Hand {...board} /> : null;
  const advice = perspective.advice.value;
  const forget = (): void => {
    perspective.advice.value = null;
  };
  return (
    <main id="main" class="frame-middle">
      <div class="frame-board mat">
        <Board {...board} />
        {over && covered && <LazyPart load={loadEnding} props={{ card, game, perspective, update }} />}
        {!over && perspective.refused.value === null && <RecentEvents perspective={perspective} game={game} seats={card.seats} />}
        <LastRefusal playing={playing} onRule={onRule} />
      </div>
      {!over && card.moderator?.you === true && <LazyPart load={loadModerating} props={{ card, go }} />}
      {!over && advice !== null && <LazyPart load={loadHint} props={{ advice, game, draft, onClose: forget }} />}
      {over ? (
        <LazyPart load={loadResult} props={{ card, game, perspective, update, hand, covered, onCover: () => setCovered(!covered) }} />
      ) : (
        <TablePrompt {...playing} hand={hand} />
      )}
    </main>
  );
}

function LastRefusal({ playing: { perspective, game }, onRule }: Props) {
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

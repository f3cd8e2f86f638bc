// A hint: what an adviser would do now, and what the covered pieces may be. Only whoever asked sees it.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Chances, type Marked } from "../kit/chances";
import { Icon } from "../kit/icon";
import { IconButton } from "../kit/icon_button";
import { announce } from "../kit/toast";
import { unmarked } from "../contract/game_words";
import type { Advice } from "../net/wire.gen";
import { t } from "../words";
import type { Draft } from "./draft";
import { BoldNames } from "../contract/bold_names";
import { toldChance } from "./told_chance";
import type { LoadedGame } from "./use_game";
import "./hint.css";

interface Props {
  readonly advice: Advice;
  readonly game: LoadedGame;
  readonly draft: Draft;
  readonly onClose: () => void;
}

export default function Hint({ advice, game, draft, onClose }: Props) {
  const { module, words } = game;
  const { best, then, chance } = advice;
  const marked = useMemo(() => markedBy(advice, game), [advice, game]);
  const [folded, setFolded] = useState(false); // once taken, only the tags stay
  const picked = best === null ? null : (module.draftOf?.(best, then) ?? null);
  const what = best === null ? t("hint-wait") : [best, then].flatMap((each) => (each === null ? [] : [words.action(each)])).join(". ");
  const why = useWhy(advice, game, draft);
  const detail = why ?? (why === undefined || chance === null ? null : toldChance(module, chance));
  useEffect(() => {
    if (why !== undefined) announce(unmarked([what, detail].filter(Boolean).join(". ")));
  }, [advice, why]);
  const take = (): void => {
    draft.pick(picked);
    if (marked.length > 0) setFolded(true);
    else onClose();
  };
  return (
    <>
      {marked.length > 0 && <Chances marked={marked} label={t("hint-chances")} />}
      {!folded && (
        <section class="hint" aria-label={t("hint-ask")}>
          <Icon name="bulb" size="l" />
          <div class="grow">
            <p class="hint-best">
              <BoldNames text={what} />
            </p>
            <p class="meta">{detail ?? (marked.length > 0 ? t("hint-tap") : null)}</p>
          </div>
          {picked !== null && (
            <Button kind="primary" onClick={take}>
              {t("hint-take")}
            </Button>
          )}
          <IconButton icon="close" label={t("close")} onClick={onClose} />
        </section>
      )}
    </>
  );
}

/** Why the best is the best; null where the game does not tell, undefined until its reasons are fetched. */
function useWhy(advice: Advice, { module }: LoadedGame, { scene }: Draft): string | null | undefined {
  const [told, setTold] = useState<{ readonly of: Advice; readonly why: string | null } | null>(null);
  useEffect(() => {
    module.why?.().then(
      ({ why }) => setTold({ of: advice, why: why(advice, scene) }),
      () => setTold({ of: advice, why: null }),
    );
  }, [advice]);
  if (module.why === undefined) return null;
  return told?.of === advice ? told.why : undefined;
}

function markedBy({ chances }: Advice, { module, words }: LoadedGame): readonly Marked[] {
  return chances.map(({ piece, options }) => ({
    piece,
    shares: options.map(([value, share]) => ({ share, ...(module.value?.(value, words) ?? { label: value }) })),
  }));
}

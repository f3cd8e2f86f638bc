// The rules of every game: how to play in a few lines, then the ledger, searchable and linkable by rule.
import { useEffect, useState } from "preact/hooks";
import { catalogues } from "../contract/catalogues";
import { GameWords } from "../contract/game_words";
import { Chip, Fuse, GameCover, Icon, IconButton, Panel, TextField, TopBar } from "../kit";
import { language, t } from "../words";
import { LanguagePicker, ThemeButton } from "./controls";
import { games, refresh } from "./home_feed";
import { titleOf } from "./home_labels";
import { cameFrom, place } from "./router";
import { searchLedger, type Ledger } from "./rules_ledger";
import { RulesList, SourceLegend } from "./rules_list";
import { useTitle } from "./title";
import { useLedger } from "./use_ledger";
import "./rules.css";

export default function RulesPage({ game }: { game: string | null }) {
  useEffect(() => {
    if (games.value === null) void refresh();
  }, []);
  const known = games.value?.map((card) => card.id) ?? [];
  const shown = game ?? known[0] ?? null;
  useTitle(shown ? t("rules-of", { game: titleOf(shown) }) : t("rules"));
  const [query, setQuery] = useState("");
  const { ledger, failure } = useLedger(shown);
  return (
    <>
      <TopBar title={t("rules")} subtitle={shown ? titleOf(shown) : ""} back={{ href: cameFrom("/rules"), label: t("back") }}>
        <span class="wide-only">
          <Chip icon="check">{t("every-rule-tested")}</Chip>
        </span>
        <LanguagePicker />
        <ThemeButton />
      </TopBar>
      <div class="rules">
        <aside class="rules-side" aria-label={t("contents")}>
          <GameChoice games={known.length ? known : shown ? [shown] : []} chosen={shown} />
          {ledger && <Contents ledger={ledger} />}
        </aside>
        <main id="main" class="rules-main">
          <TextField
            label={t("search-rules")}
            labelHidden
            search
            icon="search"
            placeholder={t("search-rules")}
            value={query}
            onInput={setQuery}
          >
            {query && ledger && (
              <>
                <span class="meta rules-found" role="status">
                  {t("rules-found", { count: searchLedger(ledger, query).count })}
                </span>
                <IconButton icon="close" label={t("clear-search")} onClick={() => setQuery("")} />
              </>
            )}
          </TextField>
          {!query && shown && (
            <div class="narrow-only">
              <HowToPlay game={shown} />
            </div>
          )}
          <p class="ledger-note meta">
            <Icon name="globe" size="s" />
            {t("ledger-is-english")}
          </p>
          {failure && <p role="alert">{failure}</p>}
          {!ledger && !failure && <Fuse state="plain" label={t("loading")} />}
          {ledger && <RulesList ledger={ledger} query={query} focus={decodeURIComponent(place.value.hash.slice(1))} />}
          {ledger && query && searchLedger(ledger, query).count === 0 && <p>{t("nothing-found")}</p>}
        </main>
        <aside class="rules-more wide-only" tabIndex={0} aria-label={t("how-to-play")}>
          {shown && <HowToPlay game={shown} />}
          <Panel title={t("where-rules-come-from")}>
            <SourceLegend />
          </Panel>
        </aside>
      </div>
    </>
  );
}

function GameChoice({ games: ids, chosen }: { games: readonly string[]; chosen: string | null }) {
  return (
    <nav class="game-choice" aria-label={t("games")}>
      {ids.map((id) => (
        <a key={id} href={`/rules/${id}`} aria-current={id === chosen ? "page" : undefined}>
          <GameCover game={id} />
          <span>{titleOf(id)}</span>
        </a>
      ))}
    </nav>
  );
}

function Contents({ ledger }: { ledger: Ledger }) {
  const here = place.value.hash.slice(1);
  const current = ledger.chapters.find(
    (chapter) => chapter.slug === here || chapter.blocks.some((block) => block.kind === "rule" && block.id === here),
  );
  return (
    <nav class="contents" aria-label={t("contents")} lang="en">
      {ledger.chapters.map((chapter) => (
        <a key={chapter.slug} href={`#${chapter.slug}`} aria-current={chapter === current ? "location" : undefined}>
          {chapter.title}
        </a>
      ))}
    </nav>
  );
}

function HowToPlay({ game }: { game: string }) {
  const [steps, setSteps] = useState<readonly string[]>([]);
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    void howToPlay(game, spoken).then((lines) => wanted && setSteps(lines));
    return () => {
      wanted = false;
    };
  }, [game, spoken]);
  if (steps.length === 0) return null;
  return (
    <Panel tone="card" class="how-to-play" title={t("how-to-play")}>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Panel>
  );
}

/** The lines of the message of that name in the game's own words; none for a game this client has no words of. */
async function howToPlay(game: string, spoken: string): Promise<readonly string[]> {
  try {
    const words = new GameWords(spoken, await catalogues(game, spoken), String);
    return words.has("how-to-play") ? words.plain("how-to-play").split("\n").filter(Boolean) : [];
  } catch {
    return [];
  }
}

// The rules of every game: how to play, its pieces, and every numbered rule, searchable and linkable.
import { useEffect, useState } from "preact/hooks";
import { Fuse } from "../kit/fuse";
import { GameCover } from "../kit/game_cover";
import { Icon } from "../kit/icon";
import { IconButton } from "../kit/icon_button";
import { Panel } from "../kit/panel";
import { TextField } from "../kit/text_field";
import { TopBar } from "../kit/top_bar";
import { t } from "../words";
import { LanguagePicker, ThemeButton } from "./controls";
import { games, refresh } from "./home_feed";
import { titleOf } from "./home_labels";
import { HowToPlay } from "./how_to_play";
import { PiecesList } from "./pieces_list";
import { cameFrom, place } from "./router";
import { type Leaf, LeafChoice } from "./rules_leaf";
import { searchLedger, type Ledger } from "./rules_ledger";
import { RulesList, SourceLegend } from "./rules_list";
import { samplePeople } from "./sample_people";
import { StepButton } from "./step_button";
import { useTitle } from "./title";
import { useGame } from "./use_game";
import { useLedger } from "./use_ledger";
import { type LoadedPrimer, usePrimer } from "./use_primer";
import "./rules.css";

/** How a table of the pages is set up: boards name their pieces by it. */
const SAMPLE = { seats: 4, captain: 0 };
const PEOPLE = samplePeople();

export default function RulesPage({ game }: { game: string | null }) {
  useEffect(() => {
    if (games.value === null) void refresh();
  }, []);
  const known = games.value?.map((card) => card.id) ?? [];
  const shown = game ?? known[0] ?? null;
  useTitle(shown ? t("rules-of", { game: titleOf(shown) }) : t("rules"));
  const rule = decodeURIComponent(place.value.hash.slice(1));
  const [leaf, setLeaf] = useState<Leaf>(rule ? "ledger" : "how");
  useEffect(() => {
    if (rule) setLeaf("ledger");
  }, [rule]);
  const { ledger, failure } = useLedger(shown);
  const primer = usePrimer(useGame(shown, PEOPLE, SAMPLE));
  return (
    <>
      <TopBar title={shown ? titleOf(shown) : t("rules")} subtitle={t("rules")} back={{ href: cameFrom("/rules"), label: t("back") }}>
        <LanguagePicker />
        <ThemeButton />
      </TopBar>
      <div class={`rules rules-${leaf}`}>
        <aside class={`rules-side${game === null ? "" : " wide-only"}`} aria-label={t("contents")}>
          <GameChoice games={known.length ? known : shown ? [shown] : []} chosen={shown} />
          {ledger && leaf === "ledger" && <Contents ledger={ledger} />}
        </aside>
        <main id="main" class="rules-main">
          <LeafChoice leaf={leaf} onChange={setLeaf} />
          {leaf === "ledger" ? (
            <EveryRule ledger={ledger} failure={failure} rule={rule} />
          ) : primer === null ? (
            <Fuse state="plain" label={t("loading")} />
          ) : leaf === "how" ? (
            <HowToPlay game={primer}>
              <Start game={primer} />
            </HowToPlay>
          ) : (
            <PiecesList game={primer} onRule={() => setLeaf("ledger")} />
          )}
        </main>
        {leaf === "ledger" && (
          <aside class="rules-more wide-only" tabIndex={0} aria-label={t("where-rules-come-from")}>
            <Panel title={t("where-rules-come-from")}>
              <SourceLegend />
            </Panel>
          </aside>
        )}
      </div>
    </>
  );
}

/** Whoever has read how to play can begin. */
function Start({ game: { module } }: { game: LoadedPrimer }) {
  const card = games.value?.find(({ id }) => id === module.id) ?? null;
  return card && <StepButton game={module.id} title={titleOf(module.id)} card={card} primary />;
}

function EveryRule({ ledger, failure, rule }: { ledger: Ledger | null; failure: string | null; rule: string }) {
  const [query, setQuery] = useState("");
  return (
    <>
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
      <p class="ledger-note meta">
        <Icon name="globe" size="s" />
        {t("ledger-is-english")}
      </p>
      {failure && <p role="alert">{failure}</p>}
      {!ledger && !failure && <Fuse state="plain" label={t("loading")} />}
      {ledger && <RulesList ledger={ledger} query={query} focus={rule} />}
      {ledger && query && searchLedger(ledger, query).count === 0 && <p>{t("nothing-found")}</p>}
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

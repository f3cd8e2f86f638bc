// The mat on top of the home page: whose turn it is, or what this place is.
import { BombBurst, GameCover, Panel } from "../kit";
import { t } from "../words";
import { games, me } from "./home_feed";
import { PlayNow } from "./home_label";
import { labels } from "./home_labels";
import { BackIn } from "./home_tables";

export function HomeHero() {
  const running = me.value?.running ?? [];
  const mine = running.some((table) => table.my_turn);
  return (
    <section class={`hero mat${running.length ? " wide-only" : ""}`} aria-label={t("welcome")}>
      <div class="hero-burst">
        <BombBurst />
      </div>
      <div class="hero-words">
        <p class="hero-title display">{t(mine ? "hero-your-turn" : "hero-title")}</p>
        <p class="hero-text">{t("hero-text")}</p>
      </div>
      <div class="hero-panel wide-only">{running.length ? <BackIn /> : <FirstGame />}</div>
    </section>
  );
}

/** For somebody who has no game yet: the shortest one. */
function FirstGame() {
  const first = labels(games.value).find((label) => label.card && label.kind === "learn");
  if (!first?.card) return null;
  return (
    <Panel class="back-in" label={t("first-game")}>
      <GameCover game={first.id} />
      <div class="grow">
        <p class="display first-game-title">{t("first-game")}</p>
        <p class="meta">{t("first-game-hint", { game: first.title })}</p>
      </div>
      <PlayNow card={first.card} primary />
    </Panel>
  );
}

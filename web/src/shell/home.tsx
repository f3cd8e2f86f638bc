// The first page: the running game, all games one tap away, and the ways to a friend's table.
import { useEffect } from "preact/hooks";
import { Icon } from "../kit/icon";
import { Logo } from "../kit/logo";
import { TabBar } from "../kit/tab_bar";
import { t } from "../words";
import { LanguagePicker, MeButton, SoundButton, ThemeButton } from "./controls";
import { games, me, played, unreachable, watchFeed } from "./home_feed";
import { HomeHero } from "./home_hero";
import { HomeJoin, JoinByCode } from "./home_join";
import { GameLabel } from "./home_label";
import { byLastPlayed, labels, onTop } from "./home_labels";
import { HomeTables } from "./home_tables";
import { place } from "./router";
import { useTitle } from "./title";
import "./home.css";

/** On a phone the page is three tabs, chosen by the bar at the bottom; on a desktop it is one. */
const TABS = ["play", "invite", "mine"] as const;

export function Home() {
  useTitle("");
  useEffect(watchFeed, []);
  const tab = TABS.find((each) => place.value.hash === `#${each}`) ?? "play";
  useEffect(() => scrollTo(0, 0), [tab]);
  const running = me.value?.running ?? [];
  const all = byLastPlayed(labels(games.value), played.value);
  const top = onTop(all, played.value);
  const waiting = running.filter((table) => table.my_turn).length;
  return (
    <div class={`home home-on-${tab}`}>
      <header class="home-top">
        <h1 class="grow" tabIndex={-1}>
          <Logo />
        </h1>
        <div class="wide-only home-code">
          <JoinByCode compact />
        </div>
        <LanguagePicker />
        <ThemeButton />
        <span class="wide-only">
          <SoundButton />
        </span>
        <MeButton />
      </header>
      <main id="main" aria-busy={me.value === null && !unreachable.value ? true : undefined}>
        {unreachable.value && (
          <p class="home-offline" role="status">
            {t("server-unreachable")}
          </p>
        )}
        <div class="leaf">
          <HomeHero label={top} />
          <a class="panel home-party" href="/party">
            <Icon name="people" size="l" />
            <span class="grow">
              <b>{t("home-party")}</b>
              <span class="meta wide-only">{t("home-party-hint")}</span>
            </span>
            <Icon name="right" />
          </a>
          <section aria-labelledby="home-games">
            <h2 id="home-games" class="unseen">
              {t("games")}
            </h2>
            <ul class="labels">
              {all.map((label) => (
                <GameLabel key={label.id} label={label} above={running.length === 0 && label.id === top?.id} />
              ))}
            </ul>
          </section>
        </div>
        <div class="home-more">
          <div class="leaf leaf-mine">
            <HomeTables />
          </div>
          <div class="leaf leaf-invite">
            <HomeJoin />
          </div>
        </div>
      </main>
      <footer class="home-foot">
        <a href="/rules">{t("rules-of-every-game")}</a>
        <a href="/replay">{t("open-a-recording")}</a>
        <a href="/about">{t("about")}</a>
      </footer>
      <TabBar
        label={t("sections")}
        places={[
          { href: "/", label: t("tab-play"), icon: "home", here: tab === "play" },
          { href: "/#invite", label: t("tab-join"), icon: "link", here: tab === "invite" },
          { href: "/#mine", label: t("tab-games"), icon: "clock", badge: waiting, here: tab === "mine" },
          { href: "/rules", label: t("rules"), icon: "book" },
        ]}
      />
    </div>
  );
}

// The frame of the client: the page that the address names, and what stands once for all pages.
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Patterns } from "../kit/patterns";
import { Toasts } from "../kit/toast";
import { LazyPart } from "../kit/lazy_part";
import { addWords, t } from "../words";
import { Home } from "./home";
import { LazyPage } from "./lazy_page";
import { NotFound } from "./not_found";
import { boxPath, place, routeOf, type Route } from "./router";
import { secondGame } from "./second_game";
import SecondGameDialog from "./second_game_dialog";
import { question } from "./who_am_i";
import "./app.css";

interface Props {
  /** The page of one game that is built on these pages, so it comes from outside. */
  readonly arenaEditor: () => Promise<{ default: ComponentType }>;
}

export function App({ arenaEditor }: Props) {
  const { path } = place.value;
  const route = routeOf(path);
  useEffect(() => {
    // A new page is a new start: at its top, and read from its heading.
    if (!place.value.hash) scrollTo(0, 0);
    if (document.activeElement !== document.body) document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
  }, [path]);
  return (
    <>
      <Patterns />
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page, which also takes the focus */}
      <a class="skip" href="#main" onClick={skipToMain}>
        {t("skip-to-content")}
      </a>
      <Page route={route} arenaEditor={arenaEditor} />
      {question.value !== null && <LazyPart load={askName} props={question.value} />}
      {secondGame.value !== null && <SecondGameDialog {...secondGame.value} />}
      <Toasts />
    </>
  );
}

function skipToMain(event: Event): void {
  event.preventDefault();
  const main = document.getElementById("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus();
}

function Page({ route, arenaEditor }: Props & { readonly route: Route }) {
  switch (route.page) {
    case "home":
      return <Home />;
    case "lost":
      return <NotFound />;
    case "new":
      return <LazyPage key={route.game} load={pages.new} props={{ game: route.game }} />;
    case "map":
      return <LazyPage key={route.game} load={pages.map} props={{ game: route.game }} />;
    case "box":
      return <LazyPage key={boxPath(route.game, route.number)} load={pages.box} props={{ game: route.game, number: route.number }} />;
    case "table":
      return <LazyPage key={route.table} load={pages.table} props={{ table: route.table }} />;
    case "tv":
      return <LazyPage key={route.table} load={pages.tv} props={{ table: route.table }} />;
    case "replay":
      return <LazyPage key={route.table} load={pages.replay} props={{ table: route.table }} />;
    case "review":
      return <LazyPage key={route.table} load={pages.review} props={{ table: route.table }} />;
    case "rules":
      return <LazyPage load={pages.rules} props={{ game: route.game }} />;
    case "about":
      return <LazyPage load={pages.about} props={{}} />;
    case "kit":
      return <LazyPage load={pages.kit} props={{}} />;
    case "party":
      return <LazyPage load={pages.party} props={{}} />;
    case "arenas":
      return <LazyPage load={arenaEditor} props={{}} />;
  }
}

const askName = () => import("./name_dialog");

const pages = {
  new: () => import("./new_table"),
  map: async () => (await Promise.all([import("./map"), addWords("map")]))[0],
  box: async () => (await Promise.all([import("./box_page"), addWords("map")]))[0],
  table: () => import("./table"),
  tv: () => import("./tv"),
  replay: () => import("./replay"),
  review: () => import("./review_page"),
  rules: () => import("./rules"),
  about: () => import("./about"),
  party: async () => (await Promise.all([import("./party_new"), addWords("party")]))[0],
  kit: () => import("./kit_page"),
};

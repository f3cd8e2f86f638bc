// The frame of the client: the page that the address names, and what stands once for all pages.
import { useEffect } from "preact/hooks";
import { Patterns, Toasts } from "../kit";
import { speakOf, t } from "../words";
import { Home } from "./home";
import { Lazy } from "./lazy";
import { Lost } from "./lost";
import { place, routeOf, type Route } from "./router";
import "./app.css";

export function App() {
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
      <Page route={route} />
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

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case "home":
      return <Home />;
    case "lost":
      return <Lost />;
    case "new":
      return <Lazy key={route.game} load={pages.new} props={{ game: route.game }} />;
    case "table":
      return <Lazy key={route.table} load={pages.table} props={{ table: route.table }} />;
    case "tv":
      return <Lazy key={route.table} load={pages.tv} props={{ table: route.table }} />;
    case "replay":
      return <Lazy key={route.table} load={pages.replay} props={{ table: route.table }} />;
    case "rules":
      return <Lazy load={pages.rules} props={{ game: route.game }} />;
    case "about":
      return <Lazy load={pages.about} props={{}} />;
    case "kit":
      return <Lazy load={pages.kit} props={{}} />;
    case "arenas":
      return <Lazy load={pages.arenas} props={{}} />;
  }
}

const pages = {
  new: () => import("./new_table"),
  table: () => import("./table"),
  tv: () => import("./tv"),
  replay: () => import("./replay"),
  rules: () => import("./rules"),
  about: () => import("./about"),
  kit: () => import("./kit_page"),
  arenas: async () => (await Promise.all([import("../editor"), speakOf("editor")]))[0],
};

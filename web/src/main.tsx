// Where the client begins: its games, theme and language first, then the page.
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { render } from "preact";
import { registerGames } from "./contract/registry";
import * as games from "./games";
import { mendStyles } from "./kit/fetch_part";
import { App } from "./shell/app";
import { learnOutside } from "./shell/outside";
import { registerServiceWorker } from "./shell/service_worker";
import { followLinks } from "./shell/router";
import { chosenLanguage, applyTheme } from "./shell/settings";
import { setLanguage, addWords } from "./words";

const arenaEditor = async () => (await Promise.all([import("./editor"), addWords("editor")]))[0];

registerGames(games);
applyTheme();
followLinks();
mendStyles();
await setLanguage(chosenLanguage.value);
render(<App arenaEditor={arenaEditor} />, document.getElementById("app")!);
registerServiceWorker();
void learnOutside();

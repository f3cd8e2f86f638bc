// Where the client begins: its games, theme and language first, then the page.
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { render } from "preact";
import { registerGames } from "./contract/registry";
import * as games from "./games";
import { App } from "./shell/app";
import { keepShell } from "./shell/offline";
import { followLinks } from "./shell/router";
import { chosenLanguage, wearTheme } from "./shell/settings";
import { speak, speakOf } from "./words";

const arenaEditor = async () => (await Promise.all([import("./editor"), speakOf("editor")]))[0];

registerGames(games);
wearTheme();
followLinks();
await speak(chosenLanguage.value);
render(<App arenaEditor={arenaEditor} />, document.getElementById("app")!);
keepShell();

// Where the client begins: theme and language first, then the page.
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { render } from "preact";
import { App } from "./shell/app";
import { keepShell } from "./shell/offline";
import { followLinks } from "./shell/router";
import { chosenLanguage, wearTheme } from "./shell/settings";
import { speak } from "./words";

wearTheme();
followLinks();
await speak(chosenLanguage.value);
render(<App />, document.getElementById("app")!);
keepShell();

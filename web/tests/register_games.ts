// Every test draws with the games of the client, as main.tsx registers them, in a browser that has read the goals of all.
import { registerGames } from "../src/contract/registry";
import * as games from "../src/games";

registerGames(games);

localStorage.setItem("boomtable.goals", JSON.stringify(Object.keys(games.loaders)));

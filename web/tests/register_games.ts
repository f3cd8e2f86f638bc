// Every test draws with the games of the client, as main.tsx registers them.
import { registerGames } from "../src/contract/registry";
import * as games from "../src/games";

registerGames(games);

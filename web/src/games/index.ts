// The games this client can draw, each loaded when a table needs it.
import type { GameModule } from "./game_module";

// A module's own types are narrower than the shell's; the wire promises that a table's view is its game's.
type Loader = () => Promise<{ readonly game: unknown }>;

const LOADERS: { readonly [id: string]: Loader } = {
  blast_tactics: () => import("./blast_tactics"),
  bomb_busters: () => import("./bomb_busters"),
  bombs_away: () => import("./bombs_away"),
  its_a_bomb: () => import("./its_a_bomb"),
  snip: () => import("./snip"),
  two_rooms: () => import("./two_rooms"),
};

export const GAME_IDS = Object.keys(LOADERS);

export async function loadGame(id: string): Promise<GameModule> {
  const loader = LOADERS[id];
  if (loader === undefined) throw new Error(`this client cannot draw ${id}`);
  return (await loader()).game as GameModule;
}

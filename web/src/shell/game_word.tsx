// One word of a game, such as the title of a mission, where its catalogue is not there yet.
import { useGameWords } from "./use_game";

interface Props {
  readonly game: string;
  readonly id: string;
  /** What is said where the game has no such word. */
  readonly otherwise: string;
}

export default function GameWord({ game, id, otherwise }: Props) {
  const words = useGameWords(game, []);
  if (words === null) return null;
  return <>{words.has(id) ? words.plain(id) : otherwise}</>;
}

// The picture on a game's label. The picture says nothing that the name beside it does not.
import "./game_cover.css";

const PICTURES = import.meta.glob<string>("./covers/*.svg", { eager: true, query: "?url", import: "default" });

interface Props {
  game: string;
  label?: string;
}

export function GameCover({ game, label = "" }: Props) {
  const picture = PICTURES[`./covers/${game}.svg`] ?? PICTURES["./covers/unknown.svg"];
  return (
    <span class="cover" style={{ background: coverColour(game) }}>
      <img src={picture} alt={label} loading="lazy" decoding="async" />
    </span>
  );
}

/** The pastel of a game's label; sand for a game that has none. */
export function coverColour(game: string): string {
  return `var(--g-${game.replaceAll("_", "-")}, var(--g-snip))`;
}

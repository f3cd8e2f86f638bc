// The way to the map of a campaign, where a game has one.
import { IconButton } from "../kit/icon_button";
import { t } from "../words";
import { titleOf } from "./home_labels";

interface Props {
  readonly game: string;
  readonly boxed?: boolean;
}

export function MapLink({ game, boxed = false }: Props) {
  return <IconButton icon="map" boxed={boxed} label={t("map-of", { game: titleOf(game) })} href={`/map/${game}`} />;
}

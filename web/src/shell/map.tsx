// The map of a campaign: what was won, what is next, and what is still in its box.
import { IconButton } from "../kit/icon_button";
import { TopBar } from "../kit/top_bar";
import { t } from "../words";
import { titleOf } from "./home_labels";
import { Campaign } from "./map_campaign";
import { chapterOf } from "./next_step";
import { cameFrom } from "./router";
import { useTitle } from "./title";
import { useGameCard } from "./use_game_card";
import { useRecords } from "./use_records";
import "./map.css";

export default function MapPage({ game }: { readonly game: string }) {
  const card = useGameCard(game);
  const records = useRecords(game);
  const range = card === null ? null : chapterOf(card);
  useTitle(t("map-of", { game: titleOf(game) }));
  return (
    <div class="map">
      <TopBar title={titleOf(game)} back={{ href: cameFrom("/map"), label: t("back") }}>
        <IconButton icon="book" label={t("rules")} href={`/rules/${game}`} />
      </TopBar>
      {card !== null && range === null && (
        <main id="main" class="waiting-page">
          <p>{t("map-none")}</p>
        </main>
      )}
      {card !== null && range !== null && records !== null && <Campaign card={card} range={range} records={records} />}
    </div>
  );
}

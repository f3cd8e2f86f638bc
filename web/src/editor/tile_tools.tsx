// Tools for tiles: how many players, one more tile, one less.
import { Button } from "../kit/button";
import { Segmented } from "../kit/segmented";
import { t } from "../words";
import { chosenTile } from "./bench";
import { change, plan } from "./draft";
import { forPlayers } from "./painting";
import { addedAnywhere, removed } from "./tiles";

const COUNTS = ["2", "3", "4"] as const;

export function TileTools() {
  const chosen = plan.value.tiles.find(({ id }) => id === chosenTile.value);
  return (
    <div class="editor-tools">
      <div class="editor-labelled">
        <span class="meta">{t("editor-players")}</span>
        <Segmented
          label={t("editor-players")}
          value={String(plan.value.players) as "2"}
          choices={COUNTS.map((value) => ({ value, label: value }))}
          onChange={(players) => change(forPlayers(plan.value, Number(players)))}
        />
      </div>
      <div class="row">
        <Button size="small" icon="plus" onClick={() => change(addedAnywhere(plan.value))}>
          {t("editor-add-tile")}
        </Button>
        <Button
          size="small"
          icon="minus"
          reason={chosen === undefined ? t("editor-choose-tile") : undefined}
          onClick={() => chosen && change(removed(plan.value, chosen.id))}
        >
          {t("editor-remove-tile")}
        </Button>
      </div>
      <p class="meta">{t("editor-tiles-hint")}</p>
    </div>
  );
}

// One mission or scenario on the map: its number, and how it stands.
import type { ChapterRecord } from "../net/wire.gen";
import { t } from "../words";
import { chapterName, type Chapter } from "./chapters";
import { Stars } from "./map_star";

interface Props {
  readonly chapter: Chapter;
  readonly record: ChapterRecord | undefined;
  readonly next: boolean;
  readonly chosen: boolean;
  readonly onPush: () => void;
}

export function MapTile({ chapter, record, next, chosen, onPush }: Props) {
  const won = (record?.won ?? 0) > 0;
  const names = ["map-tile", ...(won ? ["map-tile-won"] : []), ...(next ? ["map-tile-next"] : []), ...(chosen ? ["map-tile-chosen"] : [])];
  const tile = said(chapter, record);
  return (
    <button class={names.join(" ")} type="button" onClick={onPush}>
      <span class="unseen">{next ? t("map-is-next", { tile }) : tile}</span>
      <b class="display" aria-hidden="true">
        {chapter.number}
      </b>
      {won && <Stars stars={record!.stars} />}
      <small class={won ? "wide-only" : ""} aria-hidden="true">
        {record === undefined ? t("map-new") : t("map-tries", { tries: record.tries })}
      </small>
    </button>
  );
}

function said(chapter: Chapter, record: ChapterRecord | undefined): string {
  const facts = { chapter: chapterName(chapter), stars: record?.stars ?? 0, tries: record?.tries ?? 0 };
  if (record === undefined) return t("map-tile-new", facts);
  return t(record.won > 0 ? "map-tile-won" : "map-tile-tried", facts);
}

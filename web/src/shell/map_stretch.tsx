// Chapters that lie together on the map, training or an open box: a tile for each, also for those that are not here yet.
import { Chip } from "../kit/chip";
import { Panel } from "../kit/panel";
import type { ChapterRecord } from "../net/wire.gen";
import { t } from "../words";
import type { Chapter } from "./chapters";
import type { Stretch } from "./map_boxes";
import { Star } from "./map_star";
import { MapTile } from "./map_tile";

/** What was tried, by the number of the chapter. */
export type Records = ReadonlyMap<number, ChapterRecord>;

interface Props extends Stretch {
  readonly title: string;
  readonly name: Chapter["name"];
  /** Those that can be played. */
  readonly here: readonly number[];
  readonly records: Records;
  readonly next: number | null;
  readonly chosen: number;
  readonly onPush: (number: number) => void;
}

export function MapStretch({ title, name, from, to, here, records, next, chosen, onPush }: Props) {
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const tried = here.flatMap((number) => records.get(number) ?? []);
  const won = tried.filter((record) => record.won > 0).length;
  const stars = tried.reduce((sum, record) => sum + record.stars, 0);
  const head = (
    <>
      {title} <span class="meta">{t("map-range", { from, to })}</span>
    </>
  );
  const aside = (
    <span class="map-stretch-sum">
      {won === numbers.length ? (
        <Chip kind="safe" icon="check">
          {t("map-all-won")}
        </Chip>
      ) : (
        <span class="meta">{t("map-won", { won, all: numbers.length })}</span>
      )}
      <span class="display">
        <Star /> <span aria-hidden="true">{stars}</span>
        <span class="unseen">{t("map-stars", { stars })}</span>
      </span>
    </span>
  );
  return (
    <Panel class="map-open" title={head} aside={aside}>
      <ul class="map-tiles">
        {numbers.map((number) => (
          <li key={number}>
            {here.includes(number) ? (
              <MapTile
                chapter={{ name, number }}
                record={records.get(number)}
                next={number === next}
                chosen={number === chosen}
                onPush={() => onPush(number)}
              />
            ) : (
              <ToCome number={number} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Said as it is: this one is still being built. */
function ToCome({ number }: { readonly number: number }) {
  return (
    <span class="map-tile map-tile-to-come" role="img" aria-label={t("map-tile-to-come", { number })}>
      <b class="display" aria-hidden="true">
        {number}
      </b>
      <small aria-hidden="true">{t("map-to-come")}</small>
    </span>
  );
}

// A mission or scenario opened on the map: what it is, how it stands, and what its stars are for.
import type { GameWords } from "../contract/game_words";
import type { ChapterRecord } from "../net/wire.gen";
import { t } from "../words";
import { type Chapter, chapterText, chapterTitle } from "./chapters";
import { Stars } from "./map_star";

interface Props {
  readonly chapter: Chapter;
  readonly record: ChapterRecord | undefined;
  readonly words: GameWords;
}

export function MapChapter({ chapter, record, words }: Props) {
  return (
    <>
      <p class="map-chapter-title">{chapterTitle(chapter, words)}</p>
      <p class="meta">{chapterText(chapter, words)}</p>
      <dl class="map-facts">
        {record !== undefined && record.stars > 0 && (
          <div>
            <dt>{t("map-sheet-stars")}</dt>
            <dd>
              <Stars stars={record.stars} />
              <span class="unseen">{record.stars}</span>
            </dd>
          </div>
        )}
        <Fact name={t("map-sheet-tries")} value={record?.tries ?? 0} />
        <Fact name={t("map-sheet-won")} value={record?.won ?? 0} />
        {record?.score != null && <Fact name={t("map-sheet-score")} value={record.score} />}
        {record?.slips != null && <Fact name={t("map-sheet-slips")} value={record.slips} />}
      </dl>
      <ul class="map-legend">
        {["one", "two", "three"].map((name, at) => (
          <li key={name}>
            <Stars stars={at + 1} /> {t(`map-star-${name}`)}
          </li>
        ))}
      </ul>
      <p class="meta">{t("map-with-bots")}</p>
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

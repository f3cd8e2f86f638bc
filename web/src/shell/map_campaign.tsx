// A campaign on its map: the open chapters as tiles, one of them opened, and the boxes that are still closed.
import { useState } from "preact/hooks";
import { Chip } from "../kit/chip";
import { Sheet } from "../kit/dialog";
import { GameCover } from "../kit/game_cover";
import { Panel } from "../kit/panel";
import { announce } from "../kit/toast";
import type { ChapterRecord, GameCard } from "../net/wire.gen";
import { t } from "../words";
import { type Chapter, chapterName } from "./chapters";
import { MapBox } from "./map_box";
import { closedBoxes } from "./map_boxes";
import { MapChapter } from "./map_chapter";
import { Star } from "./map_star";
import { MapStart } from "./map_start";
import { MapTile } from "./map_tile";
import { type ChapterRange, nextChapter, numbersOf } from "./next_step";
import { useGameWords } from "./use_game";

/** What was tried, by the number of the chapter. */
export type Records = ReadonlyMap<number, ChapterRecord>;

interface Props {
  readonly card: GameCard;
  readonly range: ChapterRange;
  readonly records: Records;
}

/** Where there is room the chosen chapter stands beside the map; else it is a sheet over it. */
const WIDE = "(min-width: 1024px)";

export function Campaign({ card, range, records }: Props) {
  const won = numbersOf(range).filter((number) => (records.get(number)?.won ?? 0) > 0);
  const next = nextChapter(range, won);
  const [chosen, setChosen] = useState(next);
  const [open, setOpen] = useState(false);
  const words = useGameWords(card.id, []);
  const title = (number: number): string => words?.plain(`option-${range.name}-${number}`) ?? "";
  const named = (number: number): Chapter => ({ name: range.name, number });
  const push = (number: number): void => {
    setChosen(number);
    if (matchMedia(WIDE).matches) announce(`${chapterName(named(number))}: ${title(number)}`);
    else setOpen(true);
  };
  const opened = words && <MapChapter chapter={named(chosen)} record={records.get(chosen)} words={words} />;
  return (
    <>
      <main id="main" class="map-page">
        <Summary won={won.length} all={numbersOf(range).length} records={records} />
        <Tiles range={range} records={records} won={won} next={next} chosen={chosen} onPush={push} />
        {closedBoxes(card.id, range.most).map((box) => (
          <MapBox key={box.number} {...box} earned={won.includes(box.from - 1)} />
        ))}
      </main>
      <aside class="map-side wide-only" aria-label={chapterName(named(chosen))}>
        <Panel class="map-side-panel">
          <GameCover game={card.id} />
          <h2>{chapterName(named(chosen))}</h2>
          {opened}
        </Panel>
        <MapStart card={card} chapter={named(chosen)} title={title(chosen)} />
      </aside>
      <div class="map-foot narrow-only">
        <MapStart card={card} chapter={named(next)} title={title(next)} />
      </div>
      {open && (
        <Sheet title={chapterName(named(chosen))} closeLabel={t("close")} onClose={() => setOpen(false)}>
          <div class="map-sheet">
            {opened}
            <MapStart card={card} chapter={named(chosen)} title={title(chosen)} />
          </div>
        </Sheet>
      )}
    </>
  );
}

interface TilesProps extends Omit<Props, "card"> {
  readonly won: readonly number[];
  readonly next: number;
  readonly chosen: number;
  readonly onPush: (number: number) => void;
}

function Tiles({ range, records, won, next, chosen, onPush }: TilesProps) {
  const { name, least, most } = range;
  const allWon = won.length === numbersOf(range).length;
  const title = (
    <>
      {t(`map-open-${name}`)} <span class="meta">{t("map-range", { from: least, to: most })}</span>
    </>
  );
  const done = allWon && (
    <Chip kind="safe" icon="check">
      {t("map-all-won")}
    </Chip>
  );
  return (
    <Panel class="map-open" title={title} aside={done}>
      <ul class="map-tiles">
        {numbersOf(range).map((number) => (
          <li key={number}>
            <MapTile
              chapter={{ name, number }}
              record={records.get(number)}
              next={number === next && !allWon}
              chosen={number === chosen}
              onPush={() => onPush(number)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Summary({ won, all, records }: { readonly won: number; readonly all: number; readonly records: Records }) {
  const tried = [...records.values()];
  const stars = tried.reduce((sum, record) => sum + record.stars, 0);
  return (
    <div class="map-summary">
      <h2>{t("map-won", { won, all })}</h2>
      <span class="meta">{t("map-tries", { tries: tried.reduce((sum, record) => sum + record.tries, 0) })}</span>
      <span class="map-sum display">
        <Star /> <span aria-hidden="true">{stars}</span>
        <span class="unseen">{t("map-stars", { stars })}</span>
      </span>
    </div>
  );
}

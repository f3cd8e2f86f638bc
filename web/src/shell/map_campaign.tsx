// A campaign on its map: training and the open boxes as tiles, one of them opened, and the boxes that are still closed.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Sheet } from "../kit/dialog";
import { GameCover } from "../kit/game_cover";
import { Panel } from "../kit/panel";
import { announce } from "../kit/toast";
import type { GameCard } from "../net/wire.gen";
import { t } from "../words";
import { type Chapter, chapterName } from "./chapters";
import { MapBox } from "./map_box";
import { beforeBoxes, type Box, boxesOf, isEarned, lengthOf, wasOpened } from "./map_boxes";
import { MapChapter } from "./map_chapter";
import { Star } from "./map_star";
import { MapStart } from "./map_start";
import { MapStretch, type Records } from "./map_stretch";
import { type ChapterRange, nextChapter, numbersOf } from "./next_step";
import { boxPath } from "./router";
import { useGameWords } from "./use_game";

interface Props {
  readonly card: GameCard;
  readonly range: ChapterRange;
  readonly records: Records;
}

/** Where there is room the chosen chapter stands beside the map; else it is a sheet over it. */
const WIDE = "(min-width: 1024px)";

export function Campaign({ card, range, records }: Props) {
  const won = wonIn(range, records);
  const allWon = won.length === numbersOf(range).length;
  const next = nextChapter(range, won);
  const [chosen, setChosen] = useState(next);
  const [open, setOpen] = useState(false);
  const words = useGameWords(card.id, [], { options: { [range.name]: range.most } });
  const title = (number: number): string => words?.plain(`option-${range.name}-${number}`) ?? "";
  const named = (number: number): Chapter => ({ name: range.name, number });
  const push = (number: number): void => {
    setChosen(number);
    if (matchMedia(WIDE).matches) announce(`${chapterName(named(number))}: ${title(number)}`);
    else setOpen(true);
  };
  const opened = words && <MapChapter chapter={named(chosen)} record={records.get(chosen)} words={words} />;
  const boxes = boxesOf(card.id, range);
  const waiting = boxes.find((box) => isEarned(box, won) && !isOpen(card.id, box, records) && box.here.includes(next));
  const training = beforeBoxes(card.id, range);
  const tiles = { name: range.name, records, next: allWon ? null : next, chosen, onPush: push };
  const start = (number: number) => <MapStart card={card} chapter={named(number)} title={title(number)} />;
  return (
    <>
      <main id="main" class="map-page">
        <Summary won={won.length} all={lengthOf(card.id, range)} records={records} />
        <MapStretch title={t(`map-open-${range.name}`)} from={range.least} to={training.at(-1) ?? range.most} here={training} {...tiles} />
        {boxes.map((box) =>
          isOpen(card.id, box, records) ? (
            <MapStretch key={box.number} title={t("map-box", { number: box.number })} {...box} {...tiles} />
          ) : (
            <MapBox key={box.number} game={card.id} {...box} earned={isEarned(box, won)} />
          ),
        )}
      </main>
      <aside class="map-side wide-only" aria-label={chapterName(named(chosen))}>
        <Panel class="map-side-panel">
          <GameCover game={card.id} />
          <h2>{chapterName(named(chosen))}</h2>
          {opened}
        </Panel>
        {waiting?.here.includes(chosen) ? <ToOpen game={card.id} box={waiting} /> : start(chosen)}
      </aside>
      <div class="map-foot narrow-only">{waiting === undefined ? start(next) : <ToOpen game={card.id} box={waiting} />}</div>
      {open && (
        <Sheet title={chapterName(named(chosen))} closeLabel={t("close")} onClose={() => setOpen(false)}>
          <div class="map-sheet">
            {opened}
            {start(chosen)}
          </div>
        </Sheet>
      )}
    </>
  );
}

export const wonIn = (range: ChapterRange, records: Records): readonly number[] =>
  numbersOf(range).filter((number) => (records.get(number)?.won ?? 0) > 0);

/** Opened at this browser, or by playing what is in it. */
const isOpen = (game: string, { number, here }: Box, records: Records): boolean =>
  wasOpened(game, number) || here.some((each) => records.has(each));

/** Before the first mission of a box comes the box. */
function ToOpen({ game, box: { number } }: { readonly game: string; readonly box: Box }) {
  return (
    <Button kind="primary" wide icon="unlock" href={boxPath(game, number)}>
      {t("map-open-box", { number })}
    </Button>
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

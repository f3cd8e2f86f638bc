// A box of the campaign opens: what is new in it, with pictures, and the way to its first mission.
import { useEffect } from "preact/hooks";
import { Button } from "../kit/button";
import { Chip } from "../kit/chip";
import { Fuse } from "../kit/fuse";
import { IconButton } from "../kit/icon_button";
import { Rays } from "../kit/rays";
import { announce } from "../kit/toast";
import { TopBar } from "../kit/top_bar";
import type { GameCard } from "../net/wire.gen";
import { t } from "../words";
import { BoxPicture, type Piece } from "./box_picture";
import { titleOf } from "./home_labels";
import { type Box, boxesOf, isEarned, noteOpened } from "./map_boxes";
import { wonIn } from "./map_campaign";
import { MapStart } from "./map_start";
import { type ChapterRange, chapterOf } from "./next_step";
import { play } from "./sound";
import { useTitle } from "./title";
import { useGameCard } from "./use_game_card";
import { useGameWords } from "./use_game";
import { useRecords } from "./use_records";
import "./box_page.css";

interface Props {
  readonly game: string;
  readonly number: number;
}

export default function BoxPage({ game, number }: Props) {
  const card = useGameCard(game);
  const records = useRecords(game);
  const range = card === null ? null : chapterOf(card);
  const box = range === null ? undefined : boxesOf(game, range).find((each) => each.number === number);
  useTitle(t("map-box", { number }));
  return (
    <div class="box-page">
      <TopBar title={titleOf(game)} back={{ href: `/map/${game}`, label: t("back") }}>
        <IconButton icon="book" label={t("rules")} href={`/rules/${game}`} />
      </TopBar>
      {card !== null && range !== null && records !== null && box !== undefined && (
        <Opened card={card} range={range} box={box} earned={isEarned(box, wonIn(range, records))} />
      )}
    </div>
  );
}

interface OpenedProps {
  readonly card: GameCard;
  readonly range: ChapterRange;
  readonly box: Box;
  readonly earned: boolean;
}

function Opened({ card, range, box, earned }: OpenedProps) {
  const { number, exam, from, to, here } = box;
  const first = here[0];
  const words = useGameWords(card.id, []);
  useEffect(() => {
    if (!earned) return;
    noteOpened(card.id, number);
    play("safe");
    announce(t("box-is-open", { number }));
  }, []);
  if (!earned) {
    return (
      <main id="main" class="waiting-page">
        <p>{t("map-box-why", { number, mission: exam, there: here.length > 0 ? "yes" : "no" })}</p>
        <Button icon="map" href={`/map/${card.id}`}>
          {t("box-map")}
        </Button>
      </main>
    );
  }
  return (
    <main id="main" class="box-open">
      <div class="box-stage mat">
        <Rays />
        <BoxPicture name={t("map-box", { number })} pieces={piecesOf(number)} />
      </div>
      <section class="box-say">
        <Fuse state="snipped" label={t("box-is-open", { number })} />
        <h1>{t("box-is-open", { number })}</h1>
        <p>{t("box-waits", { mission: exam, count: to - from + 1, here: here.length })}</p>
        <ul class="box-news">
          {NEWS.map((each) => (
            <li key={each}>
              <Chip>{t(`box-news-${number}-${each}`)}</Chip>
            </li>
          ))}
        </ul>
        <div class="box-ways">
          <Button icon="map" label={t("box-map")} href={`/map/${card.id}`} />
          {first !== undefined && words !== null && (
            <MapStart card={card} chapter={{ name: range.name, number: first }} title={words.plain(`option-${range.name}-${first}`)} />
          )}
        </div>
      </section>
    </main>
  );
}

const NEWS = ["a", "b", "c"];

/** What flies out of each box; even and odd in the words of the player. */
function piecesOf(number: number): readonly Piece[] {
  const card = (label: string): Piece => ({ shape: "card", label });
  const square = (label: string): Piece => ({ shape: "square", label });
  switch (number) {
    case 1:
      return [card("1–12"), card("9"), { shape: "disc", label: "15:00" }, square("4"), { shape: "disc", label: "2" }];
    case 2:
      return [
        { shape: "disc", label: t("box-piece-even") },
        card("20"),
        { shape: "dark", label: t("box-piece-odd") },
        square("×2"),
        { shape: "wire", label: "X" },
      ];
    case 3:
      return [card("A"), card("L"), { shape: "disc", label: "X|Y" }, square("C"), { shape: "wire", label: "?" }];
    case 4:
      return [{ shape: "disc", label: "O₂" }, card("43"), { shape: "disc", label: "O₂" }, square("3"), { shape: "dark", label: "Nano" }];
    default:
      return [card("9-9"), card("66"), card("3-3"), square("+1"), { shape: "disc", label: "11-11" }];
  }
}

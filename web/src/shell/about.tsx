// What this is, whose ideas the games are, and why the deal can be trusted.
import { BombBurst } from "../kit/burst";
import { GameCover } from "../kit/game_cover";
import { Panel } from "../kit/panel";
import { TopBar } from "../kit/top_bar";
import { t } from "../words";
import { LanguagePicker, ThemeButton } from "./controls";
import { titleOf } from "./home_labels";
import { useTitle } from "./title";
import "./about.css";

/** Who made the games that are played here. */
const AUTHORS: readonly { game: string; names: string }[] = [
  { game: "bomb_busters", names: "Hisashi Hayashi" },
  { game: "its_a_bomb", names: "Christian Giove" },
  { game: "blast_tactics", names: "Sean McDonald" },
  { game: "two_rooms", names: "Alan Gerding, Sean McCoy" },
  { game: "bombs_away", names: "Brandon Selvaggio" },
];

export default function AboutPage() {
  useTitle(t("about"));
  return (
    <>
      <TopBar title={t("about")} back={{ href: "/", label: t("back") }}>
        <LanguagePicker />
        <ThemeButton />
      </TopBar>
      <main id="main" class="page about">
        <Panel tone="mat" class="about-hero">
          <div class="about-burst">
            <BombBurst />
          </div>
          <p class="about-lead">{t("about-lead")}</p>
        </Panel>
        <Panel title={t("about-unofficial-title")}>
          <p>{t("about-unofficial")}</p>
          <ul class="authors">
            {AUTHORS.map(({ game, names }) => (
              <li key={game}>
                <GameCover game={game} />
                <span class="grow">
                  <b>{titleOf(game)}</b>
                  <span class="meta">{names}</span>
                </span>
              </li>
            ))}
          </ul>
          <p>{t("about-buy")}</p>
        </Panel>
        <Panel title={t("fairness-title")}>
          <ol class="fairness">
            <li>{t("fairness-seal")}</li>
            <li>{t("fairness-mix")}</li>
            <li>{t("fairness-open")}</li>
          </ol>
          <p>
            {t("fairness-hidden")} <a href="/replay">{t("fairness-verify")}</a>
          </p>
        </Panel>
        <Panel title={t("privacy-title")}>
          <p>{t("privacy")}</p>
        </Panel>
        <Panel title={t("licence-title")}>
          <p>{t("licence")}</p>
          <ul class="about-links">
            <li>
              <a href="/licences/lilita-one.txt">Lilita One, OFL</a>
            </li>
            <li>
              <a href="/licences/atkinson-hyperlegible-next.txt">Atkinson Hyperlegible Next, OFL</a>
            </li>
            <li>
              <a href="/api/docs">{t("for-programs")}</a>
            </li>
            <li>
              <a href="/kit">{t("kit")}</a>
            </li>
          </ul>
        </Panel>
      </main>
    </>
  );
}

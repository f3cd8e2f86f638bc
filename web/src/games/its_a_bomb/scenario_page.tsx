// It's a Bomb!: the open page of the scenario: tiles, countdown, special rules and consultants; and whose design it is (IB-032, IB-268).
import { Dialog } from "../../kit/dialog";
import { Icon } from "../../kit/icon";
import type { GameWords } from "../../contract/game_words";
import { iconOf } from "./card";
import { listed } from "./kind";
import { TileList } from "./tile_list";
import type { ConsultantView, ItsABombView } from "./wire.gen";
import "./scenario_page.css";

interface Props {
  readonly view: ItsABombView;
  readonly words: GameWords;
  readonly onClose: () => void;
}

export default function ScenarioPage({ view, words, onClose }: Props) {
  const rules = rulesOf(view, words);
  return (
    <Dialog title={words.plain("board-page")} closeLabel={words.plain("board-close")} onClose={onClose}>
      <p>{words.plain(words.has(`scenario-${view.scenario}`) ? `scenario-${view.scenario}` : "option-own")}</p>
      {view.bombs.map((_, bomb) => (
        <section key={bomb} class="iab-page-part">
          <h3>{view.bombs.length > 1 ? words.plain("board-bomb", { bomb: bomb === 0 ? "A" : "B" }) : words.plain("board-bomb-title")}</h3>
          <TileList view={view} words={words} bomb={bomb} />
        </section>
      ))}
      <section class="iab-page-part">
        <h3>{words.plain("board-countdown-title")}</h3>
        <p>{view.deck.map((card) => words.plain("board-deck-card", { card })).join(" · ")}</p>
      </section>
      {rules.length > 0 && (
        <section class="iab-page-part">
          <h3>{words.plain("board-special")}</h3>
          <ul class="iab-page-rules">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      )}
      <section class="iab-page-part">
        <h3>{words.plain("board-consultants-title")}</h3>
        <ul class="iab-page-cards">
          {view.consultants.map(({ card, used }) => (
            <li key={card} class={used ? "iab-page-used" : undefined}>
              <Icon name={iconOf(card)} />
              <span>
                <b>{words.plain("board-card", { card })}</b> {words.plain("board-card-text", { card })}{" "}
                <span class="iab-hint">{words.plain("board-card-moment", { card, used })}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p class="iab-hint iab-page-ours">{words.plain("board-ours")}</p>
    </Dialog>
  );
}

type CardProps = ConsultantView & Pick<Props, "words" | "onClose">;

/** One consultant: what it does, and when. */
export function ConsultantPage({ card, used, words, onClose }: CardProps) {
  return (
    <Dialog title={words.plain("board-card", { card })} closeLabel={words.plain("board-close")} onClose={onClose}>
      <p>{words.plain("board-card-text", { card })}</p>
      <p class="iab-hint">{words.plain("board-card-moment", { card, used })}</p>
    </Dialog>
  );
}

const has = ({ bombs }: ItsABombView, kind: number): boolean => bombs.some(({ counts }) => (counts[kind] ?? 0) > 0);

/** One sentence for each special thing of the scenario. */
function rulesOf(view: ItsABombView, words: GameWords): readonly string[] {
  const cards = [...view.deck, ...view.discard];
  const present = {
    order: view.order.length > 0,
    purple: (view.needed[4] ?? 0) > 1,
    battery: has(view, 6),
    auxiliary: has(view, 8),
    receiver: has(view, 7),
    disturbed: cards.some((card) => card > 100 && card < 110),
    bombs: view.bombs.length > 1,
  };
  return Object.entries(present)
    .filter(([, there]) => there)
    .map(([rule]) => words.plain("board-rule", { rule, what: listed(view.order, words) }));
}

// How to play a game, in four parts and two screens of a phone: goal, turn, pieces, end.
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../kit/icon";
import { t } from "../words";
import { PositionPicture } from "./position";
import { RuleText } from "./rules_text";
import type { LoadedPrimer } from "./use_primer";
import "./how_to_play.css";

interface Props {
  readonly game: LoadedPrimer;
  /** What follows the last part. */
  readonly children?: ComponentChildren;
}

export function HowToPlay({ game, children }: Props) {
  const { primer, words } = game;
  return (
    <div class="how">
      <Part number={1} title={t("how-goal")}>
        <Said text={words.plain("how-goal")} />
        <PositionPicture game={game} position={primer.goal} />
      </Part>
      <Part number={2} title={t("how-turn")}>
        <Said text={words.plain("how-turn")} />
        <PositionPicture game={game} position={primer.turn} />
        <div class="how-either">
          {Object.entries(WAYS).map(([id, icon]) => (
            <Either key={id} game={game} id={id} icon={icon} />
          ))}
        </div>
        {words.has("how-more") && <Said text={words.plain("how-more")} />}
      </Part>
      <Part number={3} title={t("how-pieces")}>
        <ul class="how-pieces">
          {primer.first.map((kind) => {
            const { name, text, picture } = primer.tell(kind, words);
            return (
              <li key={kind}>
                <span class="piece-picture" aria-hidden="true">
                  {picture}
                </span>
                <span>
                  <b>{name}</b>: {text}
                </span>
              </li>
            );
          })}
        </ul>
      </Part>
      <Part number={4} title={t("how-end")}>
        <Said text={words.plain("how-end")} />
        <div class="how-ends">
          <p class="how-won">
            <b>
              <Icon name="check" /> {t("how-won")}
            </b>
            {words.plain("how-won")}
          </p>
          <p class="how-lost">
            <b>
              <Icon name="close" /> {t("how-lost")}
            </b>
            {words.plain("how-lost")}
          </p>
        </div>
        {words.has("how-ours") && <p class="meta">{words.plain("how-ours")}</p>}
        {children}
      </Part>
    </div>
  );
}

function Part({ number, title, children }: { readonly number: number; readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="how-part panel padded">
      <h2>
        <i class="how-number">{number}</i>
        {title}
      </h2>
      {children}
    </section>
  );
}

const Said = ({ text }: { readonly text: string }) => (
  <p>
    <RuleText text={text} />
  </p>
);

/** One of two ways in which a turn may go: right and wrong, or this and that. */
const WAYS: { readonly [id: string]: IconName } = { "how-right": "check", "how-wrong": "close", "how-this": "right", "how-that": "right" };

function Either({ game: { words }, id, icon }: { readonly game: LoadedPrimer; readonly id: string; readonly icon: IconName }) {
  if (!words.has(id)) return null;
  return (
    <p class={id}>
      <b>
        <Icon name={icon} size="s" /> {words.part(id, "title")}
      </b>
      <RuleText text={words.plain(id)} />
    </p>
  );
}

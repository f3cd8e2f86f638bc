// It's a Bomb!: its end: a bomb asleep, or what set it off; every tile is face up.
import { Icon, type IconName } from "../../kit/icon";
import { OnBurst } from "../../kit/on_burst";
import { SleepingBomb } from "../../kit/sleeping_bomb";
import type { Why } from "../../contract/game_module";
import { lastEvent } from "../../contract/last_event";
import { Picture as TileFace } from "./cable";
import { EXPLOSIVE } from "./kind";
import type { Props } from "./question";
import type { ItsABombEvent } from "./wire.gen";
import "./ending.css";

const SIGNS: { readonly [reason: string]: IconName } = { countdown_over: "clock", call_missed: "phone", order_broken: "snip" };

export function Picture({ view }: Props) {
  const reason = view.outcome?.reason ?? "";
  if (reason === "defused") return <SleepingBomb />;
  const sign = SIGNS[reason];
  return (
    <OnBurst dots="boom">
      <span class="iab-end-sign">{sign === undefined ? <TileFace kind={EXPLOSIVE} cut={false} /> : <Icon name={sign} size="l" />}</span>
    </OnBurst>
  );
}

/** Which tile it was; the other reasons say it all. */
export function why({ words, log }: Props): Why | null {
  const flipped = lastEvent<ItsABombEvent, "Flipped">(log, "Flipped");
  if (flipped?.result !== "explosive") return null;
  return { text: words.tell("board-end-explosive", { tile: flipped.tile }) };
}

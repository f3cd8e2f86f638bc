// Bomb Busters: the equipment cards on the table: locked, ready or used. A lit one can be used now; any other tells what it does.
import { useState } from "preact/hooks";
import { Dialog } from "../../kit/dialog";
import { Icon } from "../../kit/icon";
import { pencilIsOut } from "../pencil";
import type { GameWords } from "../../contract/game_words";
import { cardSign, clipOf, iconOf, isUsable, ownPower, SUPER_DETECTOR, TRIPLE_DETECTOR, XY_RAY } from "./card";
import { claimIn, useIn } from "./question";
import type { Props } from "./stand";
import { tapCard } from "./tap";
import type { CardView } from "./wire.gen";
import "../../kit/tool_card.css";
import "./toolbox.css";

export function Toolbox({ short = false, ...props }: Props & { readonly short?: boolean }) {
  const { view, words, still } = props;
  const [read, setRead] = useState<CardView | null>(null);
  const powers = ownPower(view, props.viewer);
  if (view.equipment.length + powers.length + (view.ribbon?.cards ?? 0) === 0 && short) return null;
  return (
    <div class={short ? "tools-short" : "tools-long"}>
      {view.equipment.map((card) => (
        <Equipment key={card.card} {...props} {...card} short={short} onRead={() => setRead(card)} />
      ))}
      {powers.map((power) => (
        <Equipment key="power" {...props} {...power} own short={short} onRead={() => setRead(power)} />
      ))}
      <FaceDown {...props} count={view.ribbon?.cards ?? 0} short={short} />
      {!still && <Pencil words={words} short={short} />}
      {read !== null && (
        <Dialog
          title={words.plain("board-card", { card: read.card })}
          closeLabel={words.plain("board-card-close")}
          onClose={() => setRead(null)}
        >
          <p>{words.plain("board-card-text", { card: read.card })}</p>
          <p class="bb-hint">{words.plain("board-card-state", { ...read, clip: clipOf(read, view) })}</p>
        </Dialog>
      )}
    </div>
  );
}

type EquipmentProps = Props & CardView & { readonly own?: boolean; readonly short: boolean; readonly onRead: () => void };

function Equipment({ card, state, clip, own = false, short, onRead, ...props }: EquipmentProps) {
  const { words, offers, still, view } = props;
  const clipped = clipOf({ card, state, clip: clip ?? null }, view);
  const lit = isUsable(offers, card) && state === "ready";
  const chosen = isInUse(props, card);
  const said = own
    ? words.plain("board-own-power", { used: state === "used" })
    : words.plain("board-card-state", { card, state, clip: clipped });
  const tap = (): void => {
    const picked = lit ? tapCard(props, card) : null;
    if (picked === null) onRead();
    else if ("draft" in picked) props.pick(picked.draft);
  };
  const face = (
    <>
      <Icon name={iconOf(card)} />
      {!short && (
        <span class="tool-card-words">
          <b>{words.plain("board-card", { card })}</b>
          <span>{said}</span>
        </span>
      )}
      <span class="bb-card-number" data-label={own ? "" : cardSign(card)}>
        {own && <Icon name="people" size="xs" />}
        {state === "locked" && <Icon name="lock" size="xs" />}
      </span>
      {clipped !== null && <span class="bb-clip" data-label={clipped} />}
    </>
  );
  const worn = state === "used" ? "tool-card-used" : `bb-card-${state}`;
  const looks = `tool-card bb-card ${worn}${lit && !still ? " tool-card-lit" : ""}${chosen ? " tool-card-chosen" : ""}`;
  const name = `${words.plain("board-card", { card })}, ${said}`;
  if (still) {
    return (
      <div class={looks} role="img" aria-label={name} data-piece={`card-${card}`}>
        {face}
      </div>
    );
  }
  return (
    <button
      class={looks}
      type="button"
      aria-label={short ? name : undefined}
      aria-pressed={lit ? chosen : undefined}
      data-piece={`card-${card}`}
      onClick={tap}
    >
      {face}
    </button>
  );
}

/** Equipment that nobody knows yet (BB-1151). */
function FaceDown({ count, short, words }: Props & { readonly count: number; readonly short: boolean }) {
  if (count === 0) return null;
  return (
    <div class="tool-card bb-card-down" role="img" aria-label={words.plain("board-face-down", { count })} data-piece="reward-0">
      <span class="bb-card-number" data-label={`× ${count}`} />
      {!short && <span class="tool-card-words">{words.plain("board-face-down", { count })}</span>}
    </div>
  );
}

function isInUse(props: Props, card: number): boolean {
  const claim = claimIn(props);
  if (card === XY_RAY) return claim.ray;
  if (card === TRIPLE_DETECTOR) return claim.tool === "triple";
  if (card === SUPER_DETECTOR) return claim.tool === "super";
  return useIn(props)?.card === card;
}

function Pencil({ words, short }: { readonly words: GameWords; readonly short: boolean }) {
  const toggle = (): void => {
    pencilIsOut.value = !pencilIsOut.value;
  };
  return (
    <button
      class="tool-card tool-switch"
      type="button"
      aria-pressed={pencilIsOut.value}
      aria-label={short ? words.plain("board-pencil") : undefined}
      onClick={toggle}
    >
      <Icon name="pencil" />
      {!short && (
        <span class="tool-card-words">
          <b>{words.plain("board-pencil")}</b>
          <span>{words.plain("board-pencil-state", { out: pencilIsOut.value })}</span>
        </span>
      )}
    </button>
  );
}

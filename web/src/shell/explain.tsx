// A piece explains itself: a ring around it, and a card beside it with its name, one sentence, how it stands, and its rule.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Explained } from "../contract/primer";
import { Face } from "../kit/face";
import { IconButton } from "../kit/icon_button";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { type AskedPiece, useAskedPiece } from "./asked_piece";
import { levelHint, levelName } from "./levels";
import { nameOf } from "./use_game";
import type { Playing } from "./use_playing";
import { usePrimer } from "./use_primer";
import "./explain.css";
import "./how_to_play.css";

interface Props {
  readonly playing: Playing;
  readonly onRule: (rule: string) => void;
}

export default function Explain({ playing: { card, game, draft }, onRule }: Props) {
  const loaded = usePrimer(game);
  const tell = (piece: string): Explained | null => {
    const own = loaded?.primer.explain(piece, { ...draft.scene, words: loaded.words }) ?? null;
    const seat = seatTold(piece, card);
    return seat === null ? own : { ...seat, state: own?.state }; // who it is, and what the game says of them now
  };
  const [asked, ask] = useAskedPiece((piece) => tell(piece) !== null);
  const explained = asked === null || !asked.element.isConnected ? null : tell(asked.piece);
  if (asked === null || explained === null) return null;
  const close = (): void => ask(null);
  const follow = (rule: string): void => {
    close();
    onRule(rule);
  };
  return <Card key={asked.piece} asked={asked} explained={explained} onRule={follow} onClose={close} />;
}

/** Somebody at the table: who plays, and how well. */
function seatTold(piece: string, { seats }: TableCard): Explained | null {
  const seat = /^(?:seat|person)-\d+$/.test(piece) ? seats[Number(piece.split("-")[1])] : undefined;
  if (seat === undefined) return null;
  const bot = seat.kind === "bot";
  const text = bot
    ? t("explain-bot", { level: levelName(seat.level ?? ""), how: levelHint(seat.level ?? "") })
    : t(seat.you ? "explain-you" : "explain-person");
  return { name: nameOf(seat), text, picture: <Face face={seat.face} bot={bot} level={seat.level} size="l" /> };
}

interface CardProps {
  readonly asked: AskedPiece;
  readonly explained: Explained;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

function Card({ asked: { element, pinned }, explained, onRule, onClose }: CardProps) {
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => setPlace(placeBeside(element, box.current!)), [element, explained.text, explained.state]);
  const { name, text, rule, picture } = explained;
  const state = explained.state ?? element.getAttribute("aria-label");
  return (
    <div class={pinned ? "explain explain-pinned" : "explain"} style={place?.vars}>
      <span class="explain-ring" />
      <section class={`explain-card explain-${place?.side ?? "below"}`} ref={box} role="status" aria-label={name}>
        <div class="explain-what">
          <span class="piece-picture" aria-hidden="true">
            {picture}
          </span>
          <div class="grow">
            <h2>{name}</h2>
            <p>{text}</p>
          </div>
          {pinned && <IconButton icon="close" label={t("close")} onClick={onClose} />}
        </div>
        {(state || rule !== undefined) && (
          <p class="explain-state">
            <span class="grow">{state}</span>
            {rule !== undefined && (
              <button type="button" class="explain-rule" onClick={() => onRule(rule)}>
                {rule}
              </button>
            )}
          </p>
        )}
      </section>
    </div>
  );
}

interface Place {
  readonly side: "below" | "above";
  readonly vars: { readonly [name: string]: string };
}

const GAP = 15; // of the pointer
const EDGE = 12;

/** Below the piece, or above where the board ends; never over it, nor over the hand and the prompt below the board. */
function placeBeside(element: Element, card: HTMLElement): Place {
  const piece = element.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const board = document.querySelector(".frame-board")?.getBoundingClientRect();
  const fits = piece.bottom + GAP + height <= (board?.bottom ?? innerHeight) || piece.top - GAP - height < 0;
  const middle = piece.left + piece.width / 2;
  const left = Math.max(EDGE, Math.min(innerWidth - EDGE - width, middle - width / 2));
  const top = fits ? piece.bottom + GAP : piece.top - GAP - height;
  const px = (value: number): string => `${Math.round(value)}px`;
  return {
    side: fits ? "below" : "above",
    vars: {
      "--left": px(left),
      "--top": px(top),
      "--tip": px(Math.max(18, Math.min(width - 18, middle - left))),
      "--x": px(piece.left),
      "--y": px(piece.top),
      "--wide": px(piece.width),
      "--high": px(piece.height),
    },
  };
}

// Blast Tactics: what a tap on a square or a card, or a key, picks. Tap a square to slide, tap the trail to lay.
import type { KeyHelp } from "../../contract/game_module";
import type { GameWords } from "../../contract/game_words";
import { type Card, CARDS } from "./kind";
import { discardPlan, END, type Plan, slidePlan, type SlidePlan, throwPlan, type ThrowPlan, usePlan, type UsePlan } from "./plan";
import {
  aimedAt,
  type BlastScene,
  bombsFor,
  dropsFor,
  isAtTurn,
  offers,
  ownSquare,
  planFor,
  planIn,
  type Props,
  slideIn,
  squaresOf,
  throwsOf,
  usesOf,
} from "./question";
import type { BlastTacticsAction, Throw } from "./wire.gen";

export type Picked = { readonly draft: Plan } | { readonly attempt: BlastTacticsAction } | null;

export function tapSquare(scene: BlastScene, square: number): Picked {
  const { view } = scene;
  if (!isAtTurn(scene) || view.phase === "discard") return null;
  const plan = planIn(scene);
  if (plan?.kind === "use") return aimed(scene, plan, square);
  if (plan?.kind === "throw") return thrown(scene, plan, square);
  const slide = slideIn(scene);
  const drops = dropsFor(scene, slide);
  if (slide.laying && bombsFor(scene, slide) > 0 && drops.includes(square)) return { draft: toggled(scene, slide, square) };
  if (squaresOf(scene, "Move").includes(square)) return { draft: slidePlan(square) };
  if (squaresOf(scene, "Lay").includes(square)) return { draft: toggled(scene, slidePlan(null), square) };
  if (square === ownSquare(scene)) return offers(scene, "Throw") ? { draft: throwPlan() } : null;
  if (view.bombs.some((bomb) => bomb.square === square)) return null; // it is looked at
  return { attempt: view.phase === "ghost" ? { type: "Lay", square } : { type: "Move", square } };
}

/** One bomb more or less; of more than there are, the one laid first goes. */
function toggled(scene: BlastScene, slide: SlidePlan, square: number): SlidePlan {
  const { drops } = slide;
  if (drops.includes(square)) return { ...slide, drops: drops.filter((each) => each !== square) };
  const most = bombsFor(scene, slide);
  return { ...slide, drops: [...drops, square].slice(-most) };
}

function aimed(scene: BlastScene, { card, action }: UsePlan, square: number): Picked {
  const found = aimedAt(scene, usesOf(scene, card), action, square);
  if (found !== undefined) return { draft: usePlan(card, found) };
  const type = { kick: "Kick", remote: "Remote", pass: "Pass" } as const;
  return card === "punch" || card === "glove" ? null : { attempt: { type: type[card], square } };
}

function thrown(scene: BlastScene, { action }: ThrowPlan, square: number): Picked {
  const found = aimedAt(scene, throwsOf(scene), action, square);
  return found === undefined ? null : { draft: throwPlan(found as Throw) };
}

/** A card that can do only one thing is ready at once; one that can do nothing is refused with the reason. */
export function tapCard(scene: BlastScene, card: Card): Picked {
  if (!isAtTurn(scene) || scene.view.phase === "ghost") return null;
  if (scene.view.phase === "discard") return { draft: discardPlan(card) };
  return usesOf(scene, card).length === 0 ? { attempt: vain(scene, card) } : { draft: planFor(scene, card) };
}

/** What the server refuses, so that it tells why this card is of no use. */
function vain(scene: BlastScene, card: Card): BlastTacticsAction {
  const square = ownSquare(scene) ?? 0;
  switch (card) {
    case "punch":
      return { type: "Punch", direction: "N" };
    case "kick":
      return { type: "Kick", square };
    case "glove":
      return { type: "Glove" };
    case "remote":
      return { type: "Remote", square };
    case "pass":
      return { type: "Pass", square };
  }
}

const LETTERS: { readonly [key: string]: Card } = { p: "punch", k: "kick", g: "glove", r: "remote", w: "pass" };

export function key(pressed: string, scene: BlastScene): Picked {
  const letter = pressed.toLowerCase();
  const card = LETTERS[letter] ?? (/^[12]$/.test(letter) ? scene.view.row[Number(letter) - 1] : undefined);
  if (card !== undefined) return scene.view.row.includes(card) ? tapCard(scene, card) : null;
  if (!isAtTurn(scene)) return null;
  if (letter === "e" && offers(scene, "End")) return { draft: END };
  if (letter === "t" && offers(scene, "Throw")) return { draft: throwPlan() };
  if (letter === "b" && scene.view.phase === "action") return { draft: switched(scene) };
  return null;
}

/** The same slide, with taps on its trail that lay or that pick another goal. */
export function switched(scene: BlastScene): SlidePlan {
  const slide = slideIn(scene);
  return { ...slide, laying: !slide.laying };
}

export function keys(words: GameWords): readonly KeyHelp[] {
  return [
    ["↑ ↓ ← →", words.plain("board-key-arrows")],
    ["Space", words.plain("board-key-space")],
    ["B", words.plain("board-key-lay")],
    [
      CARDS.map((card) =>
        Object.keys(LETTERS)
          .find((letter) => LETTERS[letter] === card)!
          .toUpperCase(),
      ).join(" "),
      words.plain("board-key-cards"),
    ],
    ["T", words.plain("board-key-throw")],
    ["E", words.plain("board-key-end")],
    ["D", words.plain("board-key-danger")],
    ["+ − C", words.plain("board-key-zoom")],
    ["⇧ ← ↑ → ↓", words.plain("board-key-pan")],
  ];
}

export function follow({ pick, attempt }: Pick<Props, "pick" | "attempt">, picked: Picked): void {
  if (picked === null) return;
  if ("draft" in picked) pick(picked.draft);
  else attempt(picked.attempt);
}

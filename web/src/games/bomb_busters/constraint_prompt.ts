// Bomb Busters: taking a constraint before the mission, and the Captain who keeps or changes the one that binds everybody.
import { choicesOf } from "../../contract/offers";
import type { BustersPrompt, BustersScene } from "./scene";
import type { BombBustersAction } from "./wire.gen";

export const isTaking = ({ offers }: BustersScene): boolean => offers.some(({ type }) => type === "TakeConstraint");
export const isChanging = ({ offers }: BustersScene): boolean => offers.some(({ type }) => type === "ChangeConstraint");

export function takingPrompt({ draft, offers, words }: BustersScene): BustersPrompt {
  const letters = choicesOf<BombBustersAction, "TakeConstraint">(offers, "TakeConstraint").map(({ letter }) => letter);
  const picked = draft?.kind === "letter" ? letters.find((letter) => letter === draft.letter) : undefined;
  return {
    title: words.tell("prompt-draft"),
    detail: picked === undefined ? words.tell("prompt-draft-hint") : words.tell("board-constraint", { letter: picked }),
    options: letters.map((letter) => ({
      label: letter,
      name: words.plain("board-constraint-name", { letter }),
      draft: { kind: "letter", letter },
      chosen: letter === picked,
    })),
    submit:
      picked === undefined
        ? undefined
        : {
            label: words.plain("prompt-deed-draft", { letter: picked }),
            icon: "check",
            action: { type: "TakeConstraint", letter: picked },
          },
    wanted: words.plain("prompt-draft"),
  };
}

/** Keeping is what the button does, unless the next one has been picked. */
export function changePrompt({ draft, view, words }: BustersScene): BustersPrompt {
  const { letter = null, deck = 0 } = view.ribbon ?? {};
  const change = draft?.kind === "change" && draft.change;
  const label = (changed: boolean): string => words.plain("prompt-deed-change", { change: changed, letter });
  return {
    title: words.tell("prompt-change", { letter }),
    detail: words.tell("prompt-change-hint", { seat: view.turn, deck }),
    options: [false, true].map((each) => ({ label: label(each), draft: { kind: "change", change: each }, chosen: change === each })),
    submit: { label: label(change), icon: change ? "right" : "check", action: { type: "ChangeConstraint", change } },
  };
}

/** What one's own constraint forbids stands in the place of the hint for beginners. */
export function withOwnConstraint({ view, viewer, words }: BustersScene, prompt: BustersPrompt): BustersPrompt {
  const { letter, off } = view.pockets?.find(({ seat }) => seat === viewer) ?? {};
  return letter == null || off ? prompt : { ...prompt, detail: `${letter}: ${words.tell("board-constraint", { letter })}` };
}

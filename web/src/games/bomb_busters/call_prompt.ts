// Bomb Busters: the prompt while a number waits for somebody who calls: Snip!, or not me. Nobody sees who leaves it to the others.
import { isOffered } from "../../contract/offers";
import { CALL, LEAVE } from "./box_offers";
import type { Plan } from "./plan";
import type { BustersPrompt, BustersScene } from "./scene";

export function callPrompt(scene: BustersScene): BustersPrompt {
  const { draft, offers, words } = scene;
  const [may, leaves] = [isOffered(offers, CALL), isOffered(offers, LEAVE)];
  const calls = may && !(draft?.kind === "answer" && !draft.calls && leaves);
  const answers = [true, false].filter((call) => (call ? may : leaves)).map((call): Plan => ({ kind: "answer", calls: call }));
  return {
    title: callTitle(scene),
    options: answers.map((answer) => ({
      label: labelOf(scene, answer),
      draft: answer,
      chosen: answer.kind === "answer" && answer.calls === calls,
    })),
    submit: calls
      ? { label: words.plain("prompt-deed-call"), icon: "snip", action: CALL }
      : { label: words.plain("prompt-deed-decline"), icon: "check", action: LEAVE },
  };
}

/** The same for everybody who has not left it to the others. */
export function callTitle({ view, words }: BustersScene): string {
  const value = view.call?.number ?? 0;
  return view.call?.declined === true ? words.tell("prompt-declined", { value }) : words.tell("prompt-call", { value });
}

const labelOf = ({ words }: BustersScene, answer: Plan): string =>
  words.plain(answer.kind === "answer" && answer.calls ? "prompt-deed-call" : "prompt-deed-decline");

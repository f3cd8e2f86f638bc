// Bomb Busters: what is expected of whom, and what the one button would do.
import type { Facts } from "../../contract/facts";
import type { Phrase } from "../../contract/game_module";
import { choicesOf, isOffered } from "../../contract/offers";
import { openedBox } from "./box";
import { claimPrompt, sayPrompt } from "./claim_prompt";
import { cardPrompt } from "./card_prompt";
import { usualOf } from "./laying";
import { ownerOf, uncutOn } from "./place";
import type { Plan } from "./plan";
import { cardsToUse, choiceAsked, type ChoiceType, isMyTurn, litWires, mustSay, useIn, valueAt } from "./question";
import type { BustersPrompt, BustersScene } from "./scene";
import { anyOf, oneOf, spoken } from "./tile";
import { kindOfToken, tokenFor } from "./token_kind";
import type { BombBustersAction, RevealReds, Speak } from "./wire.gen";

export function prompt(scene: BustersScene): BustersPrompt {
  const box = openedBox();
  const use = useIn(scene);
  if (use !== null) return cardPrompt(scene, use);
  const asked = box?.prompt(scene) ?? null;
  if (asked !== null) return asked;
  const choice = choiceAsked(scene);
  if (choice !== null) return choicePrompt(scene, choice);
  if (mustSay(scene)) return sayPrompt(scene);
  if (isOffered(scene.offers, REVEAL)) return revealPrompt(scene);
  if (!isMyTurn(scene)) return waiting(scene);
  const turn = claimPrompt(scene);
  return box?.turn(scene, turn) ?? turn;
}

function waiting(scene: BustersScene): BustersPrompt {
  const { view, words } = scene;
  const [seat] = view.waiting_on;
  const lit = cardsToUse(scene);
  const found = view.claim?.by === scene.viewer && view.claim.found !== null ? valueAt(scene, view.claim.found) : null;
  if (found !== null)
    return { title: words.tell("prompt-hit", { value: oneOf([found], words) }), detail: words.tell("prompt-hit-hint"), lit };
  if (view.doing === "call") return { title: openedBox()?.called(scene) ?? "", lit };
  const left = view.stands.flatMap((_, stand) => uncutOn(view, stand)).length;
  const detail = lit.length > 0 ? words.tell("prompt-any-time") : words.tell("prompt-to-go", { left });
  const title =
    view.claim !== null
      ? claimTold(scene, view.claim)
      : view.doing === "free"
        ? words.tell("prompt-free-others")
        : seat === undefined
          ? ""
          : words.tell("prompt-waiting", { seat, doing: view.doing });
  return { title, detail, lit };
}

/** The same for everybody who looks on, whatever is being chosen (BB-347). */
function claimTold({ viewer, words }: BustersScene, { by, at, wires, values }: NonNullable<BustersScene["view"]["claim"]>): string {
  const facts = { by, at, wires, yours: at === viewer, many: wires.length > 1 };
  return values.length === 0
    ? words.tell("prompt-pointing", facts)
    : words.tell("prompt-claimed", { ...facts, value: anyOf(values, words) });
}

const DEEDS: { readonly [type in ChoiceType]: "stamp" | "cut" | "give" } = {
  PlaceInfo: "stamp",
  Answer: "cut",
  Lay: "cut",
  GiveWire: "give",
};

/** One of one's own wires is asked for; the offers say which will do. */
function choicePrompt(scene: BustersScene, type: ChoiceType): BustersPrompt {
  const { draft, offers, words } = scene;
  const lit = litWires(scene).map((wire): Plan => ({ kind: "choice", wire }));
  const picked = draft?.kind === "choice" && isOffered(offers, { type, wire: draft.wire } as BombBustersAction) ? draft.wire : null;
  const wire = picked ?? preselected(scene, type);
  const deed = type === "Answer" && !isHit(scene) ? "stamp" : DEEDS[type];
  const value = wire === null ? null : valueAt(scene, wire);
  return {
    ...choiceAskedFor(scene, type, wire),
    lit,
    wanted: words.plain("prompt-wanted", { what: "own" }),
    submit:
      wire === null || value === null
        ? undefined
        : {
            label: words.plain("prompt-deed-choice", shownDeed(scene, deed, wire, value)),
            icon: deed === "cut" ? "snip" : deed === "give" ? "walkie" : "check",
            action: { type, wire },
          },
  };
}

/** A token says what it tells about the wire, which need not be its value. */
function shownDeed({ view, words }: BustersScene, deed: "stamp" | "cut" | "give", wire: number, value: number): Facts {
  const token = deed === "stamp" ? (tokenFor(view, wire) ?? value) : value;
  return { deed: kindOfToken(token) === "value" ? deed : "tell", wire, value: spoken(token, words) };
}

/** What a tap on the button will do at once. */
function preselected(scene: BustersScene, type: ChoiceType): number | null {
  const wires = litWires(scene);
  return type === "Lay" || (type === "Answer" && wires.length === 1) ? usualOf(scene, wires) : null;
}

function choiceAskedFor(
  scene: BustersScene,
  type: ChoiceType,
  wire: number | null,
): { readonly title: string; readonly detail?: string | undefined } {
  const { view, words } = scene;
  const { claim, swap } = view;
  const drawn = view.pockets?.find(({ seat }) => seat === scene.viewer)?.drawn ?? null;
  if (type === "PlaceInfo" && drawn !== null)
    return { title: words.tell("prompt-info"), detail: words.tell("prompt-info-drawn", { value: drawn }) };
  const tells = view.tells?.[scene.viewer] ?? "value";
  if (type === "PlaceInfo" && view.doing === "owe")
    return { title: words.tell("prompt-owe", { number: view.call?.number ?? 0 }), detail: words.tell("prompt-owe-hint") };
  if (type === "PlaceInfo") return { title: words.tell("prompt-info"), detail: words.tell("prompt-info-hint", { tells }) };
  if (type === "GiveWire")
    return {
      title: words.tell("prompt-give", { by: swap?.by ?? -1 }),
      detail: words.tell("prompt-give-hint", { by: swap?.by ?? -1, wire: swap?.wire ?? 0 }),
    };
  const found = claim?.found == null ? null : valueAt(scene, claim.found);
  const facts = {
    by: claim?.by ?? -1,
    at: claim?.at ?? -1,
    wires: claim?.wires ?? [],
    value: oneOf(found === null ? (claim?.values ?? []) : [found], words),
    number: anyOf(claim?.values ?? [], words),
    wire: wire ?? -1,
  };
  if (type === "Lay")
    return { title: words.tell("prompt-lay", facts), detail: litWires(scene).length > 1 ? words.tell("prompt-lay-hint") : undefined };
  return isHit(scene)
    ? { title: words.tell("prompt-found", facts), detail: words.tell("prompt-found-hint", facts) }
    : { title: words.tell("prompt-missed", facts), detail: words.tell("prompt-missed-hint", facts) };
}

/** Whether the claim has found something among the viewer's own wires: those offered are then of a value that was said. */
function isHit(scene: BustersScene): boolean {
  const said = scene.view.claim?.values ?? [];
  return litWires(scene).some((wire) => said.includes(valueAt(scene, wire) ?? 0));
}

const REVEAL: RevealReds = { type: "RevealReds" };

function revealPrompt(scene: BustersScene): BustersPrompt {
  const { view, viewer, words } = scene;
  const mine = view.stands.flatMap((_, stand) => uncutOn(view, stand)).filter((wire) => ownerOf(view, wire) === viewer);
  return {
    title: words.tell("prompt-reveal"),
    detail: words.tell("prompt-reveal-hint"),
    lit: mine.map((wire): Plan => ({ kind: "choice", wire })),
    submit: { label: words.plain("prompt-deed-reveal", { count: mine.length }), icon: "eye", action: REVEAL },
  };
}

/** What may be said aloud (BB-362), as far as it makes sense now: nobody speaks of cards that are not there or spent. */
export function phrases({ offers, view, words }: BustersScene): readonly Phrase<BombBustersAction>[] {
  return choicesOf<BombBustersAction, "Speak">(offers, "Speak")
    .filter(({ phrase }) => makesSense(phrase, view))
    .map((action) => ({ label: words.plain("board-phrase", { phrase: action.phrase }), action }));
}

const SPOKEN_OF: { readonly [phrase in Speak["phrase"]]?: number } = { use_rewinder: 6, use_radar: 8, use_stabilizer: 9 };

function makesSense(phrase: Speak["phrase"], { equipment, detectors, powers_used }: BustersScene["view"]): boolean {
  const card = SPOKEN_OF[phrase];
  if (phrase === "use_detector") return detectors && powers_used.includes(false);
  if (phrase === "use_equipment") return equipment.some(({ state }) => state !== "used");
  return card === undefined || equipment.some((each) => each.card === card && each.state !== "used");
}

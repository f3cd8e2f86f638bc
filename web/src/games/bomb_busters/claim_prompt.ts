// Bomb Busters: the prompt of a turn: a wire, a value, and the button that says what will happen.
import type { Option } from "../../contract/game_module";
import { isOffered } from "../../contract/offers";
import { type Giving, openedBox } from "./box";
import { laysOf } from "./laying";
import { ownerOf } from "./place";
import { type Claim, type Plan, type Tool, withRay, withTool, withValue } from "./plan";
import { canPoint, canRay, cardsToUse, chosenWires, claimIn, isMine, litWires, pointAction, sayableValues } from "./question";
import type { BustersPrompt, BustersScene } from "./scene";
import { anyOf, inkOf, labelOf, nameOf, oneOf, spoken, YELLOW } from "./tile";
import type { BombBustersAction } from "./wire.gen";

export function claimPrompt(scene: BustersScene): BustersPrompt {
  const claim = claimIn(scene);
  return {
    title: titleOf(scene, claim),
    detail: detailOf(scene, claim),
    options: valueOptions(scene, claim),
    modes: [...modesOf(scene, claim), ...(givingIn(scene)?.receivers(scene, claim) ?? [])],
    submit: submitButton(scene, claim),
    wanted: scene.words.plain("prompt-wanted", { what: pointAction(scene, claim) === null && !isAlone(scene) ? "wire" : "value" }),
    lit: [
      ...litWires(scene)
        .filter((wire) => !isMine(scene, wire))
        .map((wire): Plan => ({ ...claim, wires: [...claim.wires.slice(0, -1), wire] })),
      ...cardsToUse(scene),
    ],
  };
}

/** The finger points already: only the value is missing. */
export function sayPrompt(scene: BustersScene): BustersPrompt {
  const { view, words } = scene;
  const claim = claimIn(scene);
  const { at = -1, wires = [] } = view.claim ?? {};
  const action = sayAction(claim);
  const isReady = isOffered(scene.offers, action) && isComplete(claim);
  return {
    title: words.tell("prompt-say", { seat: at, wires }),
    detail: words.tell("prompt-say-hint"),
    options: valueOptions(scene, claim),
    modes: canRay(scene) ? [rayMode(scene, claim)] : [],
    submit: isReady ? { label: snipLabel(scene, claim), icon: "snip", action, later: laysOf(scene, claim) } : undefined,
    wanted: words.plain("prompt-wanted", { what: "value" }),
  };
}

const sayAction = ({ values }: Claim): BombBustersAction => ({ type: "Say", values: [...values].sort((a, b) => a - b) });

const isComplete = ({ ray, values }: Claim): boolean => values.length === (ray ? 2 : 1);

/** The whole deed, with its price. */
function snipLabel(scene: BustersScene, claim: Claim): string {
  const { view, words } = scene;
  const { values } = claim;
  const value = anyOf(values, words);
  const giving = givingIn(scene);
  const price = giving?.priceOf(scene, values[0] ?? 0) ?? 0;
  const seat = giving?.receiverOf(scene, claim) ?? null;
  if (price > 0 && seat !== null) return words.plain("prompt-deed-give", { value, price, seat });
  if (view.nano?.does === "line" && view.ribbon?.numbers?.[view.nano.at - 1] !== values[0])
    return words.plain("prompt-deed-move", { value });
  return words.plain("prompt-deed-snip", { value });
}

/** Where cuts cost air. */
const givingIn = ({ view }: BustersScene): Giving | null => (view.air == null ? null : (openedBox()?.giving ?? null));

const promised = (scene: BustersScene, claim: Claim): readonly BombBustersAction[] => givingIn(scene)?.promise(scene, claim) ?? [];

/** Nobody else has a wire left to point at. */
const isAlone = (scene: BustersScene): boolean => !canPoint(scene, "hand") && !TOOLS.some(({ tool }) => canPoint(scene, tool));

function titleOf(scene: BustersScene, claim: Claim): string {
  const { view, words } = scene;
  const [first] = claim.wires;
  const value = oneOf(claim.values, words);
  if (isAlone(scene)) return words.tell("prompt-alone");
  if (first === undefined) return claim.values.length === 0 ? words.tell("prompt-turn") : words.tell("prompt-whose", { value });
  const facts = { seat: ownerOf(view, first), wires: chosenWires(scene), many: chosenWires(scene).length > 1 };
  return claim.values.length === 0 ? words.tell("prompt-which-value", facts) : words.tell("prompt-claim", { ...facts, value });
}

function detailOf(scene: BustersScene, claim: Claim): string | undefined {
  const { view, words, offers } = scene;
  const [value] = claim.values;
  if (isAlone(scene)) return value === undefined ? words.tell("prompt-alone-hint") : undefined;
  if (claim.wires.length === 0 && value !== undefined && isOffered(offers, { type: "SoloCut", value } as BombBustersAction))
    return words.tell("prompt-solo-hint");
  if (claim.tool !== "hand") return words.tell("prompt-tool-hint", { tool: claim.tool });
  if (view.stabilized) return words.tell("prompt-stabilized-hint");
  const fresh = claim.wires.length === 0 && claim.values.length === 0;
  return fresh && modesOf(scene, claim).length === 0 ? words.tell("prompt-turn-hint") : undefined;
}

function valueOptions(scene: BustersScene, claim: Claim): readonly Option<Plan>[] {
  return sayableValues(scene, claim.tool, claim.ray).map((value) => ({
    label: value < YELLOW ? spoken(value, scene.words) : labelOf(value),
    ink: inkOf(value),
    value: nameOf(value),
    ...givingIn(scene)?.priced(scene, value),
    draft: withValue(claim, value),
    chosen: claim.values.includes(value),
  }));
}

const TOOLS: readonly { readonly tool: Tool; readonly icon: "lens2" | "triple" | "lens" }[] = [
  { tool: "double", icon: "lens2" },
  { tool: "triple", icon: "triple" },
  { tool: "super", icon: "lens" },
];

function modesOf(scene: BustersScene, claim: Claim): readonly Option<Plan>[] {
  const tools = TOOLS.filter(({ tool }) => canPoint(scene, tool)).map(({ tool, icon }) => ({
    label: scene.words.plain("prompt-tool", { tool }),
    icon,
    draft: withTool(claim, tool),
    chosen: claim.tool === tool,
  }));
  return [...(openedBox()?.ways(scene) ?? []), ...tools, ...(canRay(scene) ? [rayMode(scene, claim)] : [])];
}

function rayMode({ words }: BustersScene, claim: Claim): Option<Plan> {
  return { label: words.plain("prompt-tool", { tool: "ray" }), icon: "ray", draft: withRay(claim), chosen: claim.ray };
}

/** First the finger, then the value, and the own wire when it is found; without a wire, all of one value alone. */
function submitButton(scene: BustersScene, claim: Claim): BustersPrompt["submit"] {
  const { offers, words } = scene;
  if (!isComplete(claim)) return undefined;
  if (claim.wires.length === 0) {
    const solo = { type: "SoloCut", value: claim.values[0]! } as const;
    if (!isOffered(offers, solo)) return undefined;
    const label = words.plain("prompt-deed-solo", { value: anyOf(claim.values, words) });
    return { label, icon: "snip", ...inOrder([...promised(scene, claim), solo]) };
  }
  const action = pointAction(scene, claim);
  if (action === null) return undefined;
  const deeds = inOrder([...promised(scene, claim), action, sayAction(claim)]);
  return { label: snipLabel(scene, claim), icon: "snip", ...deeds, later: laysOf(scene, claim) };
}

/** One action, and those that follow it at once. */
function inOrder([action, ...then]: readonly BombBustersAction[]): Pick<NonNullable<BustersPrompt["submit"]>, "action" | "then"> {
  return { action: action!, ...(then.length > 0 && { then }) };
}

// Blast Tactics: where a bomb that is punched, thrown or kicked comes to rest, and what it burns from there.
import { isSame } from "../../contract/offers";
import { BombFace } from "./bomb";
import { HOLE } from "./kind";
import type { Layout } from "./layout";
import { Place } from "./place";
import { type BlastScene, ownSquare, planIn, targetOf, throwsOf, usesOf } from "./question";
import { armsFrom, burning } from "./reach";
import type { BlastTacticsAction, BombView } from "./wire.gen";

interface Props {
  readonly scene: BlastScene;
  readonly layout: Layout;
}

interface Landing {
  readonly bomb: BombView;
  readonly square: number;
  readonly chosen: boolean;
}

/** A bomb at the end of each way that it can fly, where two may meet; of the many ends of a slide, only at the chosen one. */
export function Landings(props: Props) {
  return (
    <>
      {landingsIn(props).map(({ bomb, square, chosen }, at) => (
        <Place key={at} spot={props.layout.spots[square]}>
          <g opacity={chosen ? 0.9 : 0.5}>
            <BombFace owner={bomb.owner} side={bomb.side} />
          </g>
        </Place>
      ))}
    </>
  );
}

/** What the bomb burns where it is sent; nothing from a hole. */
export function reachOfLanding(props: Props): readonly number[] {
  const { view } = props.scene;
  return landingsIn(props)
    .filter(({ square, chosen }) => chosen && view.things[square] !== HOLE)
    .flatMap(({ bomb, square }) => {
      const gone = { ...view, bombs: view.bombs.filter((each) => each !== bomb) };
      return burning(props.layout, square, armsFrom(gone, props.layout, square, bomb.owner)).map((burnt) => burnt.square);
    });
}

function landingsIn({ scene, layout }: Props): readonly Landing[] {
  const plan = planIn(scene);
  if (plan?.kind !== "use" && plan?.kind !== "throw") return [];
  const actions = plan.kind === "throw" ? throwsOf(scene) : usesOf(scene, plan.card);
  return actions.flatMap((action) => {
    const [bomb, square] = [sentBy(scene, layout, action), targetOf(scene, action)];
    const chosen = isSame(action, plan.action);
    return bomb === undefined || square === undefined || (action.type === "Kick" && !chosen) ? [] : [{ bomb, square, chosen }];
  });
}

/** The bomb that an action sends away. */
function sentBy(scene: BlastScene, layout: Layout, action: BlastTacticsAction): BombView | undefined {
  const { view, viewer } = scene;
  const own = ownSquare(scene) ?? 0;
  const lying = (square: number | undefined): BombView | undefined =>
    view.bombs.find((bomb) => bomb.carrier == null && bomb.square === square);
  switch (action.type) {
    case "Punch":
      return lying(layout.next(own, action.direction));
    case "Kick":
      return lying(layout.line(own, action.square)[1]) ?? lying(own);
    case "Throw":
      return view.bombs.find(({ carrier }) => carrier === viewer);
    default:
      return undefined;
  }
}

// Two Rooms: the viewer's room for those who play, the floor plan for all who look on from above.
import { useEffect, useRef } from "preact/hooks";
import { LazyPart } from "../../kit/lazy_part";
import { atRest, isGuarded, toldAtRest } from "./at_rest";
import { covered } from "./knowledge";
import { type PersonPlan, personPlan } from "./plan";
import { personIn, type Props, sayingIn } from "./question";

const loadRoom = () => import("./room");
const loadFloor = () => import("./floor");
const loadPage = () => import("./person_page");
const loadTalk = () => import("./talk");
const loadNewlyShown = () => import("./newly_shown");
const loadWalk = () => import("./walk");

/** A phone that lies open tells what everybody may see; notes are written on a page of their own. */
function guarded(seen: Props): Props {
  const { notes: _, ...open } = atRest(seen);
  return { ...open, log: (seen.log ?? []).flatMap((event) => toldAtRest(event, seen.view) ?? []) };
}

export function Board(whole: Props) {
  const seen = covered(whole);
  const props = isGuarded(whole.view) ? guarded(seen) : seen;
  const { view, pick } = props;
  const plan = personIn(props);
  const shut = useRef(new WeakSet<PersonPlan>()); // a page that was closed stays so, also when picks are taken back
  const close = (open: PersonPlan): void => {
    shut.current.add(open);
    pick(personPlan(open.seat, open.action));
  };
  useEffect(() => void loadRoom().catch(() => undefined), []); // there before the first round begins
  const isInRoom =
    view.own !== null && (view.phase === "round" || view.phase === "select" || view.phase === "parley" || view.phase === "walk");
  return (
    <div class={`tr-board tr-${view.options.mode}`} data-piece="board" tabIndex={isInRoom ? undefined : 0}>
      <LazyPart load={isInRoom ? loadRoom : loadFloor} props={props} />
      {isGuarded(whole.view) && <LazyPart load={loadNewlyShown} props={seen} />}
      {view.moves.some(({ seat }) => seat === props.viewer) && <LazyPart load={loadWalk} props={props} />}
      {sayingIn(props) !== null && <LazyPart load={loadTalk} props={props} />}
      {plan?.page === true && view.options.mode !== "online" && !shut.current.has(plan) && (
        <LazyPart
          load={loadPage}
          props={{ ...props, ...(seen.notes === undefined ? {} : { notes: seen.notes }), seat: plan.seat, onClose: () => close(plan) }}
        />
      )}
    </div>
  );
}

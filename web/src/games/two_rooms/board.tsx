// Two Rooms: the viewer's room for those who play, the floor plan for all who look on from above.
import { useRef } from "preact/hooks";
import { LazyPart } from "../../kit/lazy_part";
import { covered } from "./knowledge";
import { type PersonPlan, personPlan } from "./plan";
import { personIn, type Props, sayingIn } from "./question";
import { RoomBoard } from "./room";

const loadFloor = () => import("./floor");
const loadPage = () => import("./person_page");
const loadTalk = () => import("./talk");
const loadWalk = () => import("./walk");

export function Board(whole: Props) {
  const props = covered(whole);
  const { view, pick } = props;
  const plan = personIn(props);
  const shut = useRef(new WeakSet<PersonPlan>()); // a page that was closed stays so, also when picks are taken back
  const close = (open: PersonPlan): void => {
    shut.current.add(open);
    pick(personPlan(open.seat, open.action));
  };
  const isInRoom =
    view.own !== null && (view.phase === "round" || view.phase === "select" || view.phase === "parley" || view.phase === "walk");
  return (
    <div class={`tr-board tr-${view.options.mode}`} data-piece="board" tabIndex={isInRoom ? undefined : 0}>
      {isInRoom ? <RoomBoard {...props} /> : <LazyPart load={loadFloor} props={props} />}
      {view.moves.some(({ seat }) => seat === props.viewer) && <LazyPart load={loadWalk} props={props} />}
      {sayingIn(props) !== null && <LazyPart load={loadTalk} props={props} />}
      {plan?.page === true && view.options.mode !== "online" && !shut.current.has(plan) && (
        <LazyPart load={loadPage} props={{ ...props, seat: plan.seat, onClose: () => close(plan) }} />
      )}
    </div>
  );
}

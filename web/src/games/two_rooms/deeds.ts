// Two Rooms: what can be done with somebody, or by oneself; each deed has its place whether it is possible now or not.
import type { IconName } from "../../kit/icon";
import { actionsAlone, actionsFor, offers, type Props, roomOf } from "./question";
import { choice, iconFor, isSameAction } from "./prompts";
import type { TwoRoomsAction } from "./wire.gen";

export interface Deed {
  readonly action: TwoRoomsAction;
  readonly label: string;
  readonly icon: IconName;
  readonly can: boolean;
  /** It needs nobody: the prompt asks for it by itself. */
  readonly alone: boolean;
}

export function deedsFor(props: Props, seat: number): readonly Deed[] {
  const { viewer, view } = props;
  const made = (action: TwoRoomsAction, alone = false): Deed => ({
    action,
    label: choice(props, action),
    icon: iconFor(action),
    can: offers(props, action),
    alone,
  });
  if (seat === viewer) {
    const alone = actionsAlone(props).filter(({ type }) => !/^(Accept|Decline)/.test(type));
    return [...actionsFor(props, seat).map((action) => made(action)), ...alone.map((action) => made(action, true))];
  }
  const always = [hand(props, seat), ...cards(view.options.game === "basic", seat)];
  const more = actionsFor(props, seat).filter((action) => !always.some((each) => isSameAction(each, action)));
  const back: TwoRoomsAction = { type: "Withdraw" };
  const isMine = view.own?.offers.some(({ by, to }) => by === viewer && to === seat) === true && offers(props, back);
  return [
    ...always.map((action) => made(action, action.type === "Unpoint")),
    ...more.map((action) => made(action)),
    ...(isMine ? [made(back, true)] : []),
  ];
}

/** The hand goes up or down; the first leader is appointed. */
function hand(props: Props, seat: number): TwoRoomsAction {
  const room = roomOf(props);
  if (room?.pointing.some(([by, at]) => by === props.viewer && at === seat)) return { type: "Unpoint" };
  const isFirst = room?.leader === null && props.view.options.first_leader === "appoint";
  return isFirst ? { type: "Appoint", target: seat } : { type: "Point", target: seat };
}

/** In the basic game nobody shows a colour. */
function cards(isBasic: boolean, seat: number): readonly TwoRoomsAction[] {
  const kinds = isBasic ? (["card"] as const) : (["card", "colour"] as const);
  return [
    ...kinds.map((kind) => ({ type: "OfferShare", kind, target: seat }) as const),
    ...kinds.map((kind) => ({ type: "Reveal", kind, target: seat }) as const),
  ];
}

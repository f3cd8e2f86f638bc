// Bombs Away: the table: the network around the Hydrant, which grows in all directions; the piles above it.
import { useState } from "preact/hooks";
import { LazyPart } from "../../kit/lazy_part";
import { useFocusKept } from "./focus_kept";
import { CardCell, HydrantCell, LastBurst, Spot } from "./cell";
import { spotsOf } from "./network";
import { HYDRANT, includes, isSame, keyOf, pieceOf, type Place } from "./place";
import { Piles } from "./piles";
import { chosenPlace, litPlaces, planIn, type Props } from "./question";
import { ShownHands } from "./shown_hands";
import { Viewport } from "./viewport";
import { useBetweenDeals } from "./tally";
import { Water } from "./water";
import "./board.css";

const loadDeck = () => import("./deck_page");
const loadBetween = () => import("./between_deals");

/** Only to be looked at. */
const pictureOf = ({ seats, words, pick, attempt }: Props): Omit<Props, "view"> => ({
  seats,
  words,
  pick,
  attempt,
  viewer: -1,
  offers: [],
  draft: null,
  still: true,
});

/** At the end of a game the last card is framed, and nothing leads on. */
export function Board({ last, ...props }: Props & { readonly last?: Place | null }) {
  const { view, words } = props;
  const spots = last === undefined ? spotsOf(view) : [];
  const places = [HYDRANT, ...view.cards.map(({ x, y }) => ({ x, y })), ...spots];
  const [deck, setDeck] = useState(false);
  const [stop, setStop] = useState<Place>(HYDRANT);
  const between = useBetweenDeals(props);
  // A player sees the last motion to its end; then the hands are opened beside the result.
  const isClosing = view.outcome !== null && last === undefined && props.viewer >= 0 && props.notes !== undefined;
  const lit = litPlaces(props);
  const plan = planIn(props);
  const chosen = chosenPlace(props);
  const first = chosen ?? (includes(places, stop) ? stop : HYDRANT);
  const table = useFocusKept(first);
  const at = (place: Place) => ({
    ...props,
    plan,
    place,
    lit: includes(lit, place),
    chosen: chosen !== null && isSame(chosen, place),
    first: isSame(first, place),
    last: last != null && isSame(last, place),
  });
  const rest = (event: FocusEvent): void => {
    const piece = event.target instanceof HTMLElement ? event.target.dataset.piece : undefined;
    const place = places.find((each) => pieceOf(each) === piece);
    if (place !== undefined) setStop(place);
  };
  return (
    <div class="ba-board" data-piece="board" ref={table} onFocusIn={rest}>
      <Viewport
        key={view.deal}
        words={words}
        places={places}
        chosen={chosen}
        above={last === undefined ? <Piles view={view} words={words} onOpen={() => setDeck(true)} /> : null}
      >
        {spots.map((place) => (
          <Spot key={keyOf(place)} {...at(place)} />
        ))}
        {last != null && <LastBurst place={last} />}
        <HydrantCell {...at(HYDRANT)} />
        {view.cards.map((card) => (
          <CardCell key={keyOf(card)} {...at({ x: card.x, y: card.y })} card={card} />
        ))}
        <Water view={view} />
      </Viewport>
      {deck && <LazyPart load={loadDeck} props={{ view, viewer: props.viewer, words, onClose: () => setDeck(false) }} />}
      {!isClosing && <ShownHands {...props} />}
      {between !== null && (
        <LazyPart
          load={loadBetween}
          props={{ props, table: <Board {...pictureOf(props)} view={between.view} last={between.last} />, onClose: between.close }}
        />
      )}
    </div>
  );
}

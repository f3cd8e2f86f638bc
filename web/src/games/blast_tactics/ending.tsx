// Blast Tactics: its end: the winner's figure, places, and the arena with the last flames and those who fell in them.
import type { Why } from "../../contract/game_module";
import { lastEvent } from "../../contract/last_event";
import { OnBurst } from "../../kit/on_burst";
import { Standings } from "../../kit/standings";
import { Board } from "./board";
import { FigureIcon } from "./figure";
import { LastBlow, lastBlow } from "./last_blow";
import { layoutIn, type Props } from "./question";
import type { BlastTacticsEvent } from "./wire.gen";

/** What decided between those who fell together. */
const TIES: { readonly [reason: string]: string } = { hearts: "BT-281", card_order: "BT-282", shared: "BT-285" };

export function Picture({ view }: Props) {
  return (
    <OnBurst>
      {view.outcome?.winners.map((seat) => (
        <FigureIcon key={seat} seat={seat} />
      ))}
    </OnBurst>
  );
}

/** Whose bomb caught whom; then the rule that broke a tie; and how the viewer went out, if that was before. */
export function why(props: Props): Why | null {
  const { reason = "" } = props.view.outcome ?? {};
  const rule = TIES[reason];
  const blow = tellBlow(props);
  const own = blow !== null && lastBlow(props).caught.includes(props.viewer) ? null : tellOwnEnd(props);
  const end = rule !== undefined || (blow === null && own !== null) ? tellEnd(props) : null;
  const text = [blow, end, own].filter((each) => each !== null).join(" ");
  return text === "" ? null : { text, ...(rule === undefined ? {} : { rule }) };
}

/** A tie that the card decides is told with the name of its holder, who need not be the first. */
function tellEnd({ view, words }: Props): string {
  const { reason = "", winners = [] } = view.outcome ?? {};
  const [winner] = winners;
  return reason === "card_order" && view.holder !== null
    ? words.tell("board-end-order", { holder: view.holder, winner, same: winner === view.holder })
    : words.tell(`end-${reason}`, { winners });
}

function tellBlow(props: Props): string | null {
  const { blasts, caught, flames } = lastBlow(props);
  if (blasts.length === 0 || !flames || caught.length === 0) return null;
  const [first] = blasts;
  const by = blasts.length === 1 ? first!.owner : null;
  return props.words.tell("board-end-blast", { by, square: first!.square, bombs: blasts.length, caught, count: caught.length });
}

/** Null for a winner, and where it is too long ago. Flames and tiles come between two turns, and are told with the one before. */
function tellOwnEnd(props: Props): string | null {
  const { view, viewer, words, log = [], logTurns = [] } = props;
  const events = log as readonly BlastTacticsEvent[];
  const out = events.filter((event) => event.type === "Eliminated" && event.seat === viewer).at(-1);
  if (out?.type !== "Eliminated" || view.outcome?.winners.includes(viewer)) return null;
  const at = events.indexOf(out);
  const before = events.slice(0, at);
  const turn = logTurns[at];
  if (turn === undefined) return null;
  const owners = new Set(lastEvent<BlastTacticsEvent, "Exploded">(before, "Exploded")?.blasts.map(({ owner }) => owner));
  const [owner] = owners;
  const by = owners.size === 1 ? (owner === viewer ? "own" : owner!) : null;
  return words.tell("board-end-out", { how: out.how, by, turn });
}

export function Places({ view, viewer, words }: Props) {
  const rows = view.players
    .map(({ place }, seat) => ({
      key: seat,
      place,
      face: <FigureIcon seat={seat} />,
      name: seat === viewer ? words.plain("board-you") : words.seat(seat),
      won: view.outcome?.winners.includes(seat) ?? false,
      told: words.plain("board-end-seat", { seat, place }),
    }))
    .sort((one, other) => one.place - other.place);
  return <Standings rows={rows} label={words.plain("board-end-places")} />;
}

export const Table = (props: Props) => <Board {...props} under={<LastBlow {...props} layout={layoutIn(props)} />} />;

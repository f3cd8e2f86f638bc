// Blast Tactics: its end: the winner's figure, places, and the arena with the last flames and those who fell in them.
import type { Why } from "../../contract/game_module";
import { OnBurst } from "../../kit/on_burst";
import { Standings } from "../../kit/standings";
import { Board } from "./board";
import { FigureIcon } from "./figure";
import { LastBlow, lastBlow } from "./last_blow";
import { layoutIn, type Props } from "./question";

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

/** Whose bomb caught whom; then the rule that broke a tie. */
export function why(props: Props): Why | null {
  const { view, words } = props;
  const { reason = "", winners = [] } = view.outcome ?? {};
  const { blasts, caught, flames } = lastBlow(props);
  const end = words.tell(`end-${reason}`, { winners });
  const rule = TIES[reason];
  const because = rule === undefined ? {} : { rule };
  if (blasts.length === 0 || !flames || caught.length === 0) return rule === undefined ? null : { text: end, rule };
  const [first] = blasts;
  const by = blasts.length === 1 ? first!.owner : null;
  const told = words.tell("board-end-blast", { by, square: first!.square, bombs: blasts.length, caught, count: caught.length });
  return { text: rule === undefined ? told : `${told} ${end}`, ...because };
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

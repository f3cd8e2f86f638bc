// Two Rooms: who whispers and shares just now, as pairs of faces: what the marks of the tiles tell, where the talk covers them.
import { Face } from "../../kit/face";
import { Icon } from "../../kit/icon";
import { type Dealing, dealings } from "./marks";
import { peopleIn, placeOf, type Props } from "./question";
import "./now_here.css";

interface Pair {
  readonly kind: Dealing["kind"];
  readonly one: number;
  readonly other: number;
}

export function NowHere(props: Props) {
  const { words, log } = props;
  const pairs = pairsAmong(dealings(log), peopleIn(props, placeOf(props) ?? "hall"));
  return (
    <section class="tr-now" aria-label={words.plain("board-now")}>
      <ul tabIndex={0} aria-label={words.plain("board-now")}>
        {pairs.map(({ kind, one, other }) => (
          <li key={`${one} ${other}`}>
            <span class="unseen">{words.plain("board-now-pair", { kind, one, other })}</span>
            <FaceOf props={props} seat={one} />
            <Icon name={kind} size="s" />
            <FaceOf props={props} seat={other} />
          </li>
        ))}
      </ul>
      <span class="meta" aria-hidden="true">
        {words.plain(pairs.length === 0 ? "board-now-nobody" : "board-now")}
      </span>
    </section>
  );
}

/** Both carry the mark; together they are one pair. */
function pairsAmong(deals: ReadonlyMap<number, Dealing>, people: readonly number[]): readonly Pair[] {
  return people.flatMap((one) => {
    const deal = deals.get(one);
    return deal !== undefined && one < deal.partner && people.includes(deal.partner) ? [{ kind: deal.kind, one, other: deal.partner }] : [];
  });
}

const FaceOf = ({ props, seat }: { readonly props: Props; readonly seat: number }) => (
  <Face face={props.seats[seat]?.face ?? seat} bot={false} size="s" />
);

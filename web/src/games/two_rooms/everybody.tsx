// Two Rooms: everybody's card at the end, by room, with win or loss and why; the own row first. Below it who knew what, for who can tap.
import { Face } from "../../kit/face";
import { Icon } from "../../kit/icon";
import { LazyPart } from "../../kit/lazy_part";
import { Shape } from "../../kit/shape";
import { BoldNames } from "../../contract/bold_names";
import { PUBLIC } from "../../net/wire.gen";
import { ROOMS, sideOf } from "./kinds";
import Portrait from "./portrait";
import { peopleIn, type Props } from "./question";
import "./reveal.css";

const loadFloor = () => import("./floor");

export function Everybody(props: Props) {
  const { view, viewer, words } = props;
  const rooms = [...ROOMS].sort((one, other) => Number(view.places[viewer] === other) - Number(view.places[viewer] === one));
  return (
    <div class="tr-board tr-end end-rows">
      <div class="tr-all">
        {[...rooms, "hall" as const].map((place) => {
          const people = [...peopleIn(props, place)].sort((one, other) => Number(other === viewer) - Number(one === viewer));
          if (people.length === 0) return null;
          return (
            <section key={place}>
              <h2>
                <Icon name="door" /> {words.plain("board-where", { where: place })}
              </h2>
              <ul>
                {people.map((seat) => (
                  <Row key={seat} props={props} seat={seat} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {viewer !== PUBLIC && (
        <div class="mat">
          <LazyPart load={loadFloor} props={props} />
        </div>
      )}
    </div>
  );
}

function Row({ props, seat }: { readonly props: Props; readonly seat: number }) {
  const { view, viewer, words, seats } = props;
  const result = view.results.find((each) => each.seat === seat);
  if (result === undefined) return null;
  const { role, won, why } = result;
  const facts = { won, why, winner: view.winner ?? "neither", reason: view.outcome?.reason ?? "" };
  return (
    <li class={seat === viewer ? "tr-yours" : undefined}>
      {seat === viewer ? <Portrait role={role} /> : <Face face={seats[seat]?.face ?? seat} bot={seats[seat]?.kind === "bot"} size="s" />}
      <span class="grow">
        <b>{seat === viewer ? words.plain("board-you") : words.seat(seat)}</b> {words.plain("board-role", { role })}
        <br />
        <span class="meta">
          <BoldNames text={words.tell("board-reveal-because", facts)} />
        </span>
      </span>
      <Shape ink={sideOf(role)} size={18} />
      <span class={`tr-verdict${won ? " tr-won" : ""}`} role="img" aria-label={words.plain("board-reveal-won", { won })}>
        <Icon name={won ? "check" : "close"} size="s" />
      </span>
    </li>
  );
}

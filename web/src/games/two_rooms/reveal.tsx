// Two Rooms: the end in moments: everybody where they end, the two cards that matter, then a blast or nothing.
import { useEffect } from "preact/hooks";
import { Burst } from "../../kit/burst";
import { buzz } from "../../kit/buzz";
import { Face } from "../../kit/face";
import { Fuse } from "../../kit/fuse";
import { Icon } from "../../kit/icon";
import { Rays } from "../../kit/rays";
import { ROOMS, type Role, sideOf } from "./kinds";
import Portrait from "./portrait";
import { peopleIn, type Props } from "./question";
import { MOMENTS } from "./reveal_times";
import { pairOf } from "./what_happened";
import "./reveal.css";

export default function Reveal(props: Props & { readonly ms: number }) {
  return <div class="tr-reveal mat">{props.ms < MOMENTS.president ? <Shut {...props} /> : <Cards {...props} />}</div>;
}

/** The rooms with their people, the cards face down. */
function Shut(props: Props) {
  const { view, viewer, words, seats } = props;
  return (
    <>
      <Rays />
      <div class="tr-reveal-head" role="status">
        <h1>{words.plain("board-reveal-shut")}</h1>
        <p>{words.plain("board-reveal-shut-hint")}</p>
      </div>
      <div class="tr-reveal-rooms">
        {ROOMS.map((room) => (
          <section key={room} aria-label={words.plain("board-where", { where: room })}>
            <h2>
              <Icon name="door" /> {words.plain("board-where", { where: room })}
            </h2>
            <ul>
              {peopleIn({ view }, room).map((seat) => (
                <li key={seat}>
                  <Face face={seats[seat]?.face ?? seat} bot={seats[seat]?.kind === "bot"} size="m" />
                  <b class="ellipsis grow">{seat === viewer ? words.plain("board-you") : words.seat(seat)}</b>
                  <span class="tr-back" aria-hidden="true" />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Cards(props: Props & { readonly ms: number }) {
  const { view, words, ms } = props;
  const { president, bomber, together } = pairOf(view);
  const done = ms >= MOMENTS.verdict;
  useEffect(() => {
    if (done && together !== null) buzz(300);
  }, [done]);
  return (
    <>
      {done && together !== null && (
        <div class="tr-reveal-burst" aria-hidden="true">
          <Burst dots="orange" grows />
        </div>
      )}
      <div class="tr-reveal-cards">
        {done && together !== null && (
          <p class="tr-reveal-room">
            <Icon name="door" /> {words.plain("board-where", { where: together })}
          </p>
        )}
        <Turned props={props} seat={president} open />
        <Turned props={props} seat={bomber} open={ms >= MOMENTS.bomber} />
      </div>
      {done && (
        <>
          <p class={`tr-reveal-word${together === null ? " tr-reveal-silence" : ""}`} role="status">
            {words.plain("board-reveal-verdict", { together: together !== null })}
          </p>
          {together === null && (
            <div class="tr-reveal-rope">
              <Fuse state="snipped" label={words.plain("board-reveal-verdict", { together: false })} onMat />
            </div>
          )}
          <p class="tr-reveal-why panel">{view.outcome !== null && words.plain(`end-${view.outcome.reason}`)}</p>
        </>
      )}
    </>
  );
}

function Turned({ props, seat, open }: { readonly props: Props; readonly seat: number | null; readonly open: boolean }) {
  const { view, viewer, words, seats } = props;
  const role: Role | null = seat === null ? null : (view.cards[seat] ?? null);
  if (seat === null || role === null) return null;
  if (!open) return <span class="tr-turned tr-back" aria-hidden="true" />;
  const side = sideOf(role);
  return (
    <article class="tr-turned tr-turns">
      <p class="tr-card-band" style={{ background: `var(--${side})`, color: `var(--on-${side})` }}>
        {words.plain("board-where", { where: view.places[seat] ?? "hall" })}
      </p>
      <Portrait role={role} />
      <h2>{words.plain("board-role", { role })}</h2>
      <p>
        <Face face={seats[seat]?.face ?? seat} bot={seats[seat]?.kind === "bot"} size="s" />{" "}
        <b>{seat === viewer ? words.plain("board-you") : words.seat(seat)}</b>
      </p>
    </article>
  );
}

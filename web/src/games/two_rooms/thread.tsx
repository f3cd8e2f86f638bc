// Two Rooms: what the room has heard and noticed lately, the newest last.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Face } from "../../kit/face";
import { Icon } from "../../kit/icon";
import { BoldNames } from "../../contract/bold_names";
import { actorOf } from "./motion";
import type { Props } from "./question";
import type { TwoRoomsEvent } from "./wire.gen";
import "./thread.css";

interface ThreadProps extends Pick<Props, "words" | "seats"> {
  readonly events: readonly TwoRoomsEvent[];
  readonly class?: string;
}

export function Thread({ events, words, seats, class: name = "" }: ThreadProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => list.current?.scrollTo?.(0, list.current.scrollHeight), [events.length, events.at(-1)]);
  if (events.length === 0) return null;
  return (
    <ol class={`tr-thread ${name}`} ref={list} tabIndex={0} aria-label={words.plain("board-heard")}>
      {events.map((event, at) => {
        const by = actorOf(event);
        const card = by === null ? undefined : seats[by];
        return (
          <li key={at}>
            {card === undefined ? <Icon name="door" size="s" /> : <Face face={card.face} bot={card.kind === "bot"} size="xs" />}
            <span>
              <BoldNames text={words.event(event)} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

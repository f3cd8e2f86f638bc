// Two Rooms: what people have said in the viewer's hearing, the newest last. Who deals with whom stands on the faces.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { BoldNames } from "../../contract/bold_names";
import { Face } from "../../kit/face";
import { Shape } from "../../kit/shape";
import { type Filter, isForMe, passes, talkIn } from "./heard";
import { type Role, type Side, sideOf } from "./kinds";
import type { Props } from "./question";
import { asMeant } from "./replies";
import type { Said } from "./wire.gen";
import "./thread.css";

const MOST = 40;

interface ThreadProps extends Pick<Props, "words" | "seats" | "viewer" | "log"> {
  readonly class?: string;
  readonly filter?: Filter;
}

export function Thread({ log, words, seats, viewer, class: name = "", filter = "all" }: ThreadProps) {
  const list = useRef<HTMLOListElement>(null);
  const talk = talkIn(log);
  const lines = talk.filter((line) => passes(line, filter, viewer)).slice(-MOST);
  const toNewest = (): void => list.current?.scrollTo?.(0, list.current.scrollHeight);
  useLayoutEffect(toNewest, [lines.length, lines.at(-1)]);
  useEffect(() => {
    const sizes = new ResizeObserver(toNewest); // a question that comes takes some of its place
    sizes.observe(list.current!);
    return () => sizes.disconnect();
  }, []);
  return (
    <ol class={`tr-thread ${name}`} ref={list} tabIndex={0} aria-label={words.plain("board-heard")}>
      {lines.map((line, at) => (
        <li key={at} class={isForMe(line, viewer) ? "tr-for-me" : line.by === viewer ? "tr-mine" : undefined}>
          <Face face={seats[line.by]?.face ?? line.by} size="xs" />
          <span>
            <b>{line.by === viewer ? words.plain("board-you") : words.seat(line.by)}</b>{" "}
            {line.to !== null && (
              <em>
                {words.plain("board-whispers", { to: line.to, mine: line.to === viewer })}
                {": "}
              </em>
            )}
            <BoldNames text={words.tell("board-said", { ...asMeant(talk, line) })} />
            <Colour line={line} />
          </span>
        </li>
      ))}
      {lines.length === 0 && filter !== "all" && <li class="tr-unsaid">{words.plain("board-unsaid")}</li>}
    </ol>
  );
}

/** A colour that is spoken of carries its shape. */
function Colour({ line }: { readonly line: Said }) {
  const ink = colourOf(line);
  return ink === null ? null : (
    <span class="tr-said-ink">
      <Shape ink={ink} size={13} />
    </span>
  );
}

const SIDES: ReadonlySet<string | null> = new Set<Side>(["blue", "red", "grey", "green"]);

function colourOf({ what, detail }: Said): Side | null {
  if (what === "ClaimRole" || what === "ClaimSaw" || what === "ClaimHeard") return sideOf(detail as Role);
  return SIDES.has(detail) ? (detail as Side) : null;
}

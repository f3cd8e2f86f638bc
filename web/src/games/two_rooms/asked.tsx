// Two Rooms: what others have asked the viewer, the newest first, each with the answers that fit it.
import { Face } from "../../kit/face";
import { BoldNames } from "../../contract/bold_names";
import { Shape } from "../../kit/shape";
import { isAnswered } from "./heard";
import type { Props } from "./question";
import { repliesTo } from "./replies";
import { say } from "./say";
import "./asked.css";

interface AskedProps extends Props {
  readonly most: number;
  readonly class?: string;
}

export function Asked({ most, class: name = "", ...props }: AskedProps) {
  const { view, viewer, words, seats, pick, log } = props;
  const open = (view.own?.questions ?? [])
    .filter((question) => !isAnswered(log, viewer, question))
    .slice(-most)
    .reverse();
  return (
    <>
      {open.map((question) => (
        <section key={question.by} class={`tr-asked ${name}`}>
          <Face face={seats[question.by]?.face ?? 0} bot={seats[question.by]?.kind === "bot"} size="s" />
          <p class="grow">
            <BoldNames text={words.tell("event-Said", { ...question, to: null })} />
          </p>
          <div class="tr-replies">
            {repliesTo(props, question).map(({ label, ink, sentence, plan }) => (
              <button
                key={label}
                type="button"
                class="tr-say"
                onClick={() => (sentence === null ? plan && pick(plan) : say(props, question.by, sentence))}
              >
                {ink !== null && <Shape ink={ink} size={15} />}
                <span class="ellipsis">{label}</span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

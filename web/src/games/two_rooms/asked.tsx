// Two Rooms: what others have asked the viewer, the newest first, each with the answers that fit it.
import { Face } from "../../kit/face";
import { BoldNames } from "../../contract/bold_names";
import { isAnswered } from "./heard";
import { personPlan, type Plan, sayPlan } from "./plan";
import { offers, type Props } from "./question";
import { sentences, withType } from "./say";
import type { QuestionView, TwoRoomsAction } from "./wire.gen";
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
            {repliesTo(props, question).map(({ label, plan }) => (
              <button key={label} type="button" class="tr-say" onClick={() => pick(plan)}>
                <span class="ellipsis">{label}</span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

interface Reply {
  readonly label: string;
  readonly plan: Plan;
}

/** Who is asked to tell something can tell it, who is asked to show a card can show it; no and maybe always fit. */
function repliesTo(props: Props, question: QuestionView): readonly Reply[] {
  const { words } = props;
  const say = (reply: "yes" | "no" | "maybe"): Reply => ({
    label: words.plain("board-reply", { reply }),
    plan: sayPlan(question.by, null, "Answer", { seat: question.by, reply }),
  });
  return [telling(props, question) ?? showing(props, question) ?? say("yes"), say("no"), say("maybe")];
}

function telling(props: Props, { by, what, about, detail }: QuestionView): Reply | null {
  const type = detail === "side" ? "ClaimSide" : about === props.viewer ? "ClaimRole" : "ClaimSaw";
  if (what !== "Question" || !sentences(props).includes(type)) return null;
  return { label: props.words.part(`action-${type}`, "name") ?? type, plan: withType(props, sayPlan(by, about), type) };
}

function showing(props: Props, { by, what, detail }: QuestionView): Reply | null {
  const action: TwoRoomsAction = { type: "Reveal", kind: detail === "colour" ? "colour" : "card", target: by };
  if (what !== "AskToShow" || !offers(props, action)) return null;
  return { label: props.words.plain("prompt-choice", { what: `${action.type}-${action.kind}`, all: false }), plan: personPlan(by, action) };
}

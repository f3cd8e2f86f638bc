// Two Rooms: what others have asked the viewer, the newest first, each with its three answers.
import { Button } from "../../kit/button";
import { Face } from "../../kit/face";
import { Rich } from "../../shell/rich";
import { sayPlan } from "./plan";
import type { Props } from "./question";

const MOST = 3;
const REPLIES = ["yes", "no", "maybe"] as const;

export function Asked(props: Props) {
  const { view, words, seats, pick } = props;
  const open = (view.own?.questions ?? []).slice(-MOST).reverse();
  return (
    <>
      {open.map(({ by, what, about, detail }) => (
        <section key={by} class="tr-asked">
          <Face face={seats[by]?.face ?? by} size="s" />
          <p class="grow">
            <Rich text={words.tell("event-Said", { by, to: null, what, about, detail })} />
          </p>
          {REPLIES.map((reply) => (
            <Button key={reply} size="small" onClick={() => pick(sayPlan(view.own?.aim ?? null, null, "Answer", { seat: by, reply }))}>
              {words.plain("board-reply", { reply })}
            </Button>
          ))}
        </section>
      ))}
    </>
  );
}

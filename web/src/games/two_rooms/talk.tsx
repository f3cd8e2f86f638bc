// Two Rooms: the talk over the board: who deals with whom, what was said, and a sentence of the closed grammar, which the button says.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Chip } from "../../kit/chip";
import { Face } from "../../kit/face";
import { Icon } from "../../kit/icon";
import { Segmented } from "../../kit/segmented";
import { Shape } from "../../kit/shape";
import type { Fact } from "../../contract/facts";
import { Asked } from "./asked";
import { type Filter, FILTERS, passes, talkIn } from "./heard";
import { colourOf, type Role, type Side } from "./kinds";
import { NowHere } from "./now_here";
import { type SayPlan, sayPlan } from "./plan";
import { type Props, sayingIn } from "./question";
import { asks, fieldsOf, listeners, sentences, valuesFor, withType, withWord, wordOf } from "./say";
import { Thread } from "./thread";
import "./talk.css";

const MOST_ASKED = 1;

export default function Talk(props: Props) {
  const plan = sayingIn(props);
  return plan === null ? null : <Composer {...props} plan={plan} />;
}

interface ComposerProps extends Props {
  readonly plan: SayPlan;
}

function Composer(props: ComposerProps) {
  const { plan, words, pick } = props;
  const next = asks(plan);
  return (
    <section class="tr-talk" aria-label={words.plain("board-what-to-say")}>
      {props.view.options.mode !== "party" && <NowHere {...props} />}
      <Heard {...props} />
      <div class="tr-composer">
        {plan.type === null && <Asked {...props} most={MOST_ASKED} />}
        <Listeners {...props} />
        {plan.type === null ? (
          <Choice label={words.plain("board-what-to-say")}>
            {sentences(props).map((type) => (
              <Chip key={type} pressed={false} onClick={() => pick(withType(props, plan, type))}>
                {words.part(`action-${type}`, "name") ?? type}
              </Chip>
            ))}
          </Choice>
        ) : (
          <>
            <Choice label={words.plain("board-sentence")}>
              <Chip icon="undo" pressed onClick={() => pick(sayPlan(plan.at, plan.about))}>
                {words.part(`action-${plan.type}`, "name") ?? plan.type}
              </Chip>
            </Choice>
            {fieldsOf(plan.type)
              .filter((field) => field in plan.facts || field === next)
              .map((field) => (
                <Field key={field} {...props} field={field} />
              ))}
          </>
        )}
      </div>
    </section>
  );
}

/** All of the talk, or a part of it. */
function Heard(props: Props) {
  const [filter, setFilter] = useState<Filter>("all");
  const { words, viewer, log } = props;
  const count = talkIn(log).filter((line) => passes(line, "me", viewer)).length;
  return (
    <>
      <div class="tr-filters">
        <Segmented
          label={words.plain("board-heard")}
          value={filter}
          choices={FILTERS.map((value) => ({ value, label: words.plain("board-filter", { value, count }) }))}
          onChange={setFilter}
        />
      </div>
      <Thread {...props} class="tr-thread-said" filter={filter} />
    </>
  );
}

function Field(props: ComposerProps & { readonly field: string }) {
  const { plan, words, field, pick } = props;
  const values = valuesFor(props, plan, field);
  return (
    <Choice label={words.part(`action-${plan.type}`, field) ?? field}>
      {values.map((value) => (
        <Chip key={String(value)} pressed={plan.facts[field] === value} onClick={() => pick(withWord(props, plan, field, value))}>
          <Sign props={props} field={field} value={value} />
          {wordOf(words, field, value)}
        </Chip>
      ))}
    </Choice>
  );
}

/** Colours have shapes, people faces. */
function Sign({ props, field, value }: { readonly props: Props; readonly field: string; readonly value: Fact }) {
  if (field === "seat") return <Face face={props.seats[value as number]?.face ?? 0} size="xs" />;
  if (field === "role") return <Shape ink={colourOf(value as Role)} size={15} />;
  return field === "side" || field === "colour" ? <Shape ink={value as Side} size={15} /> : null;
}

/** Who shall hear it: everybody here, or one. */
function Listeners(props: ComposerProps) {
  const { plan, words, pick } = props;
  const all = listeners(props);
  if (all.length < 2) return null;
  return (
    <Choice label={words.plain("board-listeners")} class="tr-listeners">
      {all.map((seat) => (
        <Chip key={String(seat)} pressed={plan.at === seat} onClick={() => pick({ ...plan, at: seat })}>
          {seat === null ? <Icon name="people" size="s" /> : <Face face={props.seats[seat]?.face ?? 0} size="xs" />}
          {seat === null ? words.plain("channel-room") : words.seat(seat)}
        </Chip>
      ))}
    </Choice>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

function Choice({ label, class: name = "", children }: ChoiceProps) {
  return (
    <div class={`tr-choice ${name}`} role="group" aria-label={label}>
      <span class="tr-choice-label">{label}</span>
      <div class="tr-chips">{children}</div>
    </div>
  );
}

// What is wrong with the arena and whether its seats are equal; the rules themselves are the server's.
import { Chip } from "../kit/chip";
import { Icon } from "../kit/icon";
import { t } from "../words";
import { problemText, type Report } from "./report";

interface Props {
  readonly report: Report | null;
  readonly isStale: boolean;
}

/** One line: how it stands. */
export function Verdict({ report, isStale }: Props) {
  if (report === null || isStale) return <Chip>{t("editor-checking")}</Chip>;
  if ("failed" in report)
    return (
      <Chip kind="boom" icon="off">
        {report.failed}
      </Chip>
    );
  if (report.problems.length > 0)
    return (
      <Chip kind="boom" icon="bomb">
        {t("editor-problems", { count: report.problems.length })}
      </Chip>
    );
  if (!report.fair)
    return (
      <Chip kind="spark" icon="dice">
        {t("editor-valid-unfair")}
      </Chip>
    );
  return (
    <Chip kind="safe" icon="check">
      {t("editor-valid")}
    </Chip>
  );
}

export function Problems({ report }: { readonly report: Report | null }) {
  if (report === null || "failed" in report) return null;
  if (report.problems.length === 0) return <Fairness fair={report.fair} pairs={report.equal_seats} />;
  return (
    <ul class="editor-problems" aria-label={t("editor-to-mend")}>
      {report.problems.map((problem) => (
        <li key={problem.text}>
          <Icon name="bomb" size="s" />
          <span>
            {problemText(problem)}{" "}
            {problem.rule !== null && (
              <a class="rule-id" href={`/rules/blast_tactics#${problem.rule}`}>
                {problem.rule}
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Fairness({ fair, pairs }: { readonly fair: boolean; readonly pairs: readonly (readonly [number, number])[] }) {
  const equal = pairs.map(([one, other]) => t("editor-pair", { one: one + 1, other: other + 1 })).join(", ");
  return (
    <p class={fair ? "editor-fair" : "editor-fair editor-unfair"}>
      <Icon name={fair ? "check" : "dice"} size="s" />
      <span>
        {fair ? t("editor-fair") : pairs.length > 0 ? t("editor-unfair-but", { equal }) : t("editor-unfair")}{" "}
        <a class="rule-id" href="/rules/blast_tactics#BT-366">
          BT-366
        </a>
      </span>
    </p>
  );
}

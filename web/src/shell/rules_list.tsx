// The rules of a ledger, chapter by chapter; also what the rules sheet of a table shows.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../kit/icon";
import { t } from "../words";
import { exampleCounts, searchLedger, type Block, type Chapter, type Ledger, type Rule, type Source, type Table } from "./rules_ledger";
import { RuleText, SOURCE_ICONS } from "./rules_text";
import "./rules_list.css";

interface Props {
  ledger: Ledger;
  query?: string;
  /** The rule or chapter to go to and mark. */
  focus?: string;
}

export function RulesList({ ledger, query = "", focus = "" }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { chapters } = searchLedger(ledger, query);
  const examples = exampleCounts(ledger);
  useEffect(() => {
    if (!focus) return;
    const found = list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(focus)}"]`);
    found?.scrollIntoView({ block: "center" });
    found?.focus({ preventScroll: true });
  }, [focus, ledger]);
  return (
    <div class="rules-list" lang="en" ref={list}>
      {chapters.map((chapter) => (
        <ChapterView key={chapter.slug} chapter={chapter} query={query} focus={focus} examples={examples} />
      ))}
    </div>
  );
}

type Examples = ReturnType<typeof exampleCounts>;

function ChapterView({ chapter, query, focus, examples }: { chapter: Chapter; query: string; focus: string; examples: Examples }) {
  return (
    <section aria-labelledby={chapter.slug}>
      <h2 id={chapter.slug} tabIndex={-1}>
        {chapter.title}
      </h2>
      {chapter.blocks.map((block, at) => (
        <BlockView key={at} block={block} query={query} focus={focus} examples={examples} />
      ))}
    </section>
  );
}

function BlockView({ block, query, focus, examples }: { block: Block; query: string; focus: string; examples: Examples }) {
  switch (block.kind) {
    case "rule":
      return <RuleView rule={block} query={query} marked={block.id === focus} examples={examples} />;
    case "table":
      return <TableView table={block} query={query} focus={focus} />;
    case "heading":
      return <h3>{block.text}</h3>;
    case "list":
      return (
        <ul class="remark-list">
          {block.items.map((item, at) => (
            <li key={at}>
              <RuleText text={item} query={query} />
            </li>
          ))}
        </ul>
      );
    case "drawing":
      return (
        <pre class="drawing" tabIndex={0}>
          {block.text}
        </pre>
      );
    case "remark":
      return (
        <p class="remark">
          <RuleText text={block.text.trim()} query={query} />
        </p>
      );
  }
}

function RuleView({ rule, query, marked, examples }: { rule: Rule; query: string; marked: boolean; examples: Examples }) {
  const names = ["rule"];
  if (rule.example) names.push("rule-example");
  if (marked) names.push("rule-marked");
  const cited = examples.get(rule.id);
  return (
    <article id={rule.id} class={names.join(" ")} tabIndex={-1}>
      <p class="rule-head">
        <a class="rule-number" href={`#${rule.id}`}>
          {rule.id}
        </a>
        {rule.source && (
          <span class="rule-source">
            <Icon name={SOURCE_ICONS[rule.source]} size="xs" />
            {t(`source-${rule.source}`)}
          </span>
        )}
        {cited && (
          <a class="rule-cited" href={`#${cited.first}`}>
            {t("examples", { count: cited.count })}
          </a>
        )}
      </p>
      {rule.text.split("\n").map((line, at) => (
        <p key={at}>
          <RuleText text={line.replace(/^- /, "· ")} query={query} self={rule.id} />
        </p>
      ))}
    </article>
  );
}

const ROW_ID = /^\**([A-Z]{2}-\d+)\**$/;

function TableView({ table, query, focus }: { table: Table; query: string; focus: string }) {
  return (
    <div class="rule-table" tabIndex={0} role="region" aria-label={table.head.join(", ")}>
      <table>
        <thead>
          <tr>
            {table.head.map((cell, at) => (
              <th key={at} scope="col">
                <RuleText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => {
            const id = ROW_ID.exec(row[0] ?? "")?.[1];
            return (
              <tr key={at} id={id} class={id && id === focus ? "row-marked" : undefined} tabIndex={id ? -1 : undefined}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <RuleText text={cell} query={query} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What the three sources mean. */
export function SourceLegend() {
  return (
    <ul class="source-legend">
      {(Object.keys(SOURCE_ICONS) as Source[]).map((source) => (
        <li key={source}>
          <span class="rule-source">
            <Icon name={SOURCE_ICONS[source]} size="xs" />
            {t(`source-${source}`)}
          </span>
          <span class="meta">{t(`source-${source}-means`)}</span>
        </li>
      ))}
    </ul>
  );
}

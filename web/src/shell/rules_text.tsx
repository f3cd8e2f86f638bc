// A line of a ledger as text nodes: bold, slanted, code, links to rules, and what a search found.
import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "../kit/icon";
import { t } from "../words";
import { SOURCES, type Source } from "./rules_ledger";

export const SOURCE_ICONS: Record<Source, IconName> = { booklet: "book", draft: "note", found: "globe", house: "home" };

const MARKUP = /(\*\*.+?\*\*|`[^`]+`|\*[^*\s][^*]*\*|\b[A-Z]{2}-(?:EX-)?\d{1,4}\b|\[(?:book|seed|draft|public|house)\])/;

export function RuleText({ text, query = "", self = "" }: { text: string; query?: string; self?: string }) {
  return <>{text.split(MARKUP).map((part, at) => (part ? <Part key={at} part={part} query={query} self={self} /> : null))}</>;
}

function Part({ part, query, self }: { part: string; query: string; self: string }): JSX.Element {
  if (part.startsWith("**")) {
    return (
      <b>
        <RuleText text={part.slice(2, -2)} query={query} self={self} />
      </b>
    );
  }
  if (part.startsWith("`")) return <code>{lit(part.slice(1, -1), query)}</code>;
  if (/^\*[^*]/.test(part)) {
    return (
      <i>
        <RuleText text={part.slice(1, -1)} query={query} self={self} />
      </i>
    );
  }
  if (/^[A-Z]{2}-(EX-)?\d+$/.test(part) && part !== self) {
    return (
      <a class="rule-link" href={`#${part}`}>
        {lit(part, query)}
      </a>
    );
  }
  const source = part.startsWith("[") ? SOURCES[part.slice(1, -1)] : undefined;
  if (source !== undefined) return <Icon name={SOURCE_ICONS[source]} size="xs" label={t(`source-${source}`)} />;
  return <>{lit(part, query)}</>;
}

function lit(text: string, query: string): ComponentChildren {
  const words = query.split(/\s+/).filter(Boolean);
  if (words.length === 0) return text;
  const wanted = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "i");
  return text.split(wanted).map((piece, at) => (at % 2 ? <mark key={at}>{piece}</mark> : piece));
}

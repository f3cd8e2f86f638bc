// A rules ledger read from its Markdown: chapters of rules, examples, tables and remarks. Only what ledgers use is understood.
export interface Rule {
  kind: "rule";
  id: string;
  /** Where it comes from: printed in the booklet, in the designer's draft, found elsewhere, or a ruling of the house. */
  source: Source | null;
  text: string;
  example: boolean;
}
export type Source = "booklet" | "draft" | "found" | "house";

export interface Table {
  kind: "table";
  head: string[];
  rows: string[][];
}

export type Block =
  | Rule
  | Table
  | { kind: "heading"; text: string }
  | { kind: "remark"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "drawing"; text: string };

export interface Chapter {
  slug: string;
  title: string;
  blocks: Block[];
}

export interface Ledger {
  title: string;
  /** What stands before the first chapter. */
  preface: Block[];
  chapters: Chapter[];
}

const RULE = /^- \*\*([A-Z]{2}-(?:EX-)?\d+|EX-\d+[a-z]?)\*\*\s*(?:\[([a-z]+)[^\]]*\])?\s*(.*)$/;
/** The tags of the ledgers. */
export const SOURCES: Readonly<Record<string, Source>> = {
  book: "booklet",
  seed: "booklet",
  draft: "draft",
  public: "found",
  house: "house",
};

export function readLedger(markdown: string): Ledger {
  const ledger: Ledger = { title: "", preface: [], chapters: [] };
  let blocks = ledger.preface;
  const lines = markdown.replace(/\r/g, "").split("\n");
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.startsWith("# ")) ledger.title = line.slice(2).trim();
    else if (line.startsWith("## ")) {
      const title = line
        .slice(3)
        .replace(/^\d+\.\s*/, "")
        .trim();
      const chapter: Chapter = { slug: `chapter-${ledger.chapters.length + 1}`, title, blocks: [] };
      ledger.chapters.push(chapter);
      blocks = chapter.blocks;
    } else if (/^#{3,} /.test(line)) blocks.push({ kind: "heading", text: line.replace(/^#+ /, "").trim() });
    else if (line.startsWith("```")) {
      const end = lines.indexOf("```", at + 1);
      blocks.push({ kind: "drawing", text: lines.slice(at + 1, end < 0 ? undefined : end).join("\n") });
      at = end < 0 ? lines.length : end;
    } else if (line.startsWith("|")) {
      const rows: string[] = [];
      while (lines[at]?.startsWith("|")) rows.push(lines[at++]!);
      at--;
      blocks.push(readTable(rows));
    } else readLine(line, blocks);
  }
  return ledger;
}

function readLine(line: string, blocks: Block[]): void {
  const rule = RULE.exec(line);
  const last = blocks.at(-1);
  if (rule) {
    const id = rule[1]!;
    blocks.push({ kind: "rule", id, source: SOURCES[rule[2] ?? ""] ?? null, text: rule[3]!.trim(), example: id.includes("EX-") });
  } else if (/^- /.test(line)) {
    if (last?.kind === "list") last.items.push(line.slice(2));
    else blocks.push({ kind: "list", items: [line.slice(2)] });
  } else if (line.startsWith("  ") && last?.kind === "rule") last.text += `\n${line.trim()}`;
  else if (line.startsWith("  ") && last?.kind === "list") last.items[last.items.length - 1] += ` ${line.trim()}`;
  else if (line.trim() && !/^-{3,}$/.test(line)) remark(line.trim(), blocks);
  else if (last?.kind === "remark") last.text += "\n\n";
}

/** Lines that follow each other are one paragraph. */
function remark(text: string, blocks: Block[]): void {
  const last = blocks.at(-1);
  if (last?.kind === "remark" && !last.text.endsWith("\n\n")) last.text += ` ${text}`;
  else blocks.push({ kind: "remark", text });
}

function readTable(lines: string[]): Table {
  const bar = "\u0000";
  const cells = lines.map((line) =>
    line
      .replaceAll("\\|", bar)
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => cell.replaceAll(bar, "|").trim()),
  );
  return { kind: "table", head: cells[0] ?? [], rows: cells.slice(2) };
}

/** What a search finds: the chapters with only the blocks that contain every word. */
export function searchLedger(ledger: Ledger, query: string): { chapters: Chapter[]; count: number } {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { chapters: ledger.chapters, count: 0 };
  const hits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  let count = 0;
  const chapters: Chapter[] = [];
  for (const chapter of ledger.chapters) {
    const blocks = chapter.blocks.map((block) => matching(block, hits)).filter((block): block is Block => block !== null);
    count += blocks.reduce((sum, block) => sum + (block.kind === "table" ? block.rows.length : 1), 0);
    if (blocks.length) chapters.push({ ...chapter, blocks });
  }
  return { chapters, count };
}

function matching(block: Block, hits: (text: string) => boolean): Block | null {
  switch (block.kind) {
    case "rule":
      return hits(`${block.id} ${block.text}`) ? block : null;
    case "table": {
      const rows = block.rows.filter((row) => hits(row.join(" ")));
      return rows.length ? { ...block, rows } : null;
    }
    case "list": {
      const items = block.items.filter(hits);
      return items.length ? { ...block, items } : null;
    }
    case "heading":
      return null;
    default:
      return hits(block.text) ? block : null;
  }
}

/** How many examples cite each rule. */
export function exampleCounts(ledger: Ledger): Map<string, { count: number; first: string }> {
  const counts = new Map<string, { count: number; first: string }>();
  for (const chapter of ledger.chapters) {
    for (const block of chapter.blocks) {
      if (block.kind !== "rule" || !block.example) continue;
      for (const id of new Set(block.text.match(/\b[A-Z]{2}-\d+\b/g) ?? [])) {
        const known = counts.get(id);
        counts.set(id, { count: (known?.count ?? 0) + 1, first: known?.first ?? block.id });
      }
    }
  }
  return counts;
}

// Ledgers are read completely, searched by words and ids, and shown as text only.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exampleCounts, readLedger, searchLedger, type Rule } from "../../src/shell/rules_ledger";
import { RulesList } from "../../src/shell/rules_list";
import { draw } from "../draw";

const SNIP = readFileSync(join(import.meta.dirname, "../../../src/boomtable/games/snip/LEDGER.md"), "utf8");
const SAMPLE = `# Rules ledger: Sample (prefix XX)

What it is,
in two lines.

## 1. Setup

- **XX-001** [seed] Deal \`two\` **wires** <img src=x onerror=alert(1)>.
  More of the same rule.
- **XX-002** [house] See XX-001. *Why: it is so.*
- a remark in a list

### Arena

| Id | Role |
|---|---|
| XX-100 | cuts \\| snips |

\`\`\`
#.#
\`\`\`

## 2. Worked examples

- **XX-EX-1** A cuts (XX-001, XX-002), then XX-001 again.
`;

describe("a ledger", () => {
  it("keeps every rule of Snip", () => {
    const ids = readLedger(SNIP).chapters.flatMap((chapter) =>
      chapter.blocks.flatMap((block) => (block.kind === "rule" ? [block.id] : [])),
    );
    expect(ids).toEqual([...SNIP.matchAll(/^- \*\*(SN-[\w-]+)\*\*/gm)].map((match) => match[1]));
    expect(ids).toContain("SN-003");
  });

  it("is read block by block", () => {
    const ledger = readLedger(SAMPLE);
    expect(ledger.title).toBe("Rules ledger: Sample (prefix XX)");
    expect(ledger.preface).toEqual([{ kind: "remark", text: "What it is, in two lines.\n\n" }]);
    expect(ledger.chapters.map((chapter) => chapter.title)).toEqual(["Setup", "Worked examples"]);
    expect(ledger.chapters[0]!.blocks.map((block) => block.kind)).toEqual(["rule", "rule", "list", "heading", "table", "drawing"]);
    const first = ledger.chapters[0]!.blocks[0] as Rule;
    expect(first.source).toBe("booklet");
    expect(first.text).toContain("\nMore of the same rule.");
    expect(ledger.chapters[0]!.blocks[4]).toEqual({ kind: "table", head: ["Id", "Role"], rows: [["XX-100", "cuts | snips"]] });
  });

  it.each([
    ["book", "booklet"],
    ["seed", "booklet"],
    ["draft", "draft"],
    ["public", "found"],
    ["house", "house"],
  ])("says of a rule tagged %s that it is of the kind %s", (tag, source) => {
    const { chapters } = readLedger(`## 1. One\n\n- **XX-001** [${tag}] So it is.\n`);
    expect((chapters[0]!.blocks[0] as Rule).source).toBe(source);
  });

  it("shows where the rest of a rule comes from as a sign, not as a tag", async () => {
    const page = await draw(<RulesList ledger={readLedger("## 1. One\n\n- **XX-001** [book] So it is. [house] And so.\n")} />);
    expect(page.textContent).not.toContain("[house]");
    expect(page.querySelectorAll("#XX-001 svg").length).toBe(2);
  });

  it("is found by words in any order and by id", () => {
    const ledger = readLedger(SAMPLE);
    expect(searchLedger(ledger, "WIRES deal").count).toBe(1);
    expect(searchLedger(ledger, "xx-100").count).toBe(1);
    expect(searchLedger(ledger, "nowhere")).toEqual({ chapters: [], count: 0 });
  });

  it("counts the examples that cite a rule", () => {
    expect(exampleCounts(readLedger(SAMPLE)).get("XX-001")).toEqual({ count: 1, first: "XX-EX-1" });
  });

  it("is shown as text, with the wanted rule marked and ids as links", async () => {
    const page = await draw(<RulesList ledger={readLedger(SAMPLE)} focus="XX-002" />);
    expect(page.querySelector("img")).toBeNull();
    expect(page.textContent).toContain("<img src=x onerror=alert(1)>");
    expect(page.querySelector(".rule-marked")?.id).toBe("XX-002");
    expect(page.querySelector("#XX-002 p:last-child a")?.getAttribute("href")).toBe("#XX-001");
    expect(page.querySelector("b")?.textContent).toBe("wires");
    expect(page.querySelector("code")?.textContent).toBe("two");
    expect(page.querySelector("tr#XX-100")).not.toBeNull();
  });

  it("marks what a search found", async () => {
    const page = await draw(<RulesList ledger={readLedger(SAMPLE)} query="wires" />);
    expect([...page.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["wires"]);
  });
});

// Imports point downwards only: kit ← net ← contract ← shell, and contract ← games; main.tsx brings games and shell together.
import { expect, it } from "vitest";
import { circle, type Imports, importsIn, readImports } from "./imports";

const OUTSIDE = /^\.\./; // sentences of the games, which both sides read

/** What a file may import from, as beginnings of paths below web/src. */
function allowed(file: string): readonly string[] {
  const [layer = "", part = ""] = file.split("/");
  switch (layer) {
    case "main.tsx":
      return [""];
    case "words":
    case "kit":
      return [`${layer}/`];
    case "net":
      return ["net/", "kit/", "words/"];
    case "contract":
      return ["contract/", "net/", "kit/", "words/"];
    case "shell":
      return ["shell/", "contract/", "net/", "kit/", "words/"];
    case "games":
      if (part === "index.ts") return ["games/", "contract/"];
      return [part.includes(".") ? "games/" : `games/${part}/`, "contract/", "net/", "kit/", "words/"];
    case "editor":
      return ["editor/", "games/blast_tactics/", "shell/", "contract/", "net/", "kit/", "words/"];
    default:
      return [];
  }
}

/** Pieces that several games share lie beside their folders. */
const isShared = (path: string): boolean => /^games\/(?!index\.ts$)\w+\.tsx?$/.test(path);

function strays(imports: Imports): readonly string[] {
  return [...imports].flatMap(([file, paths]) =>
    paths
      .filter((path) => !OUTSIDE.test(path) && !(file.startsWith("games/") && isShared(path)))
      .filter((path) => !allowed(file).some((beginning) => path.startsWith(beginning)))
      .map((path) => `${file} imports ${path}`),
  );
}

const real = readImports();

it("a file imports only from its own layer and those below it", () => {
  expect(real.size).toBeGreaterThan(200);
  expect(strays(real)).toEqual([]);
});

it("no file imports itself by way of others", () => {
  expect(circle(real)).toBeNull();
});

it.each([
  ["shell/table.tsx", 'import { loaders } from "../games";', "games/index.ts"],
  ["shell/table.tsx", 'const board = () => import("../games/snip/board");', "games/snip/board.tsx"],
  ["games/snip/board.tsx", 'import type { Draft } from "../../shell/draft";', "shell/draft.ts"],
  ["games/snip/board.tsx", 'import { Piece } from "../its_a_bomb/piece";', "games/its_a_bomb/piece.tsx"],
  ["games/snip/board.tsx", 'import "../its_a_bomb/bomb.css";', "games/its_a_bomb/bomb.css"],
  ["games/snip/board.tsx", 'import { loaders } from "..";', "games/index.ts"],
  ["contract/registry.ts", 'export { play } from "../shell/sound";', "shell/sound.ts"],
  ["net/api.ts", 'import { BoldNames } from "../contract/bold_names";', "contract/bold_names.tsx"],
  ["kit/button.tsx", 'import { t } from "../words";', "words/index.ts"],
])("%s may not say: %s", (file, text, target) => {
  expect(strays(new Map([[file, importsIn(file, text)]]))).toEqual([`${file} imports ${target}`]);
});

it("a circle is found, whether it closes at once or later", () => {
  const imports = new Map([
    ["kit/a.ts", importsIn("kit/a.ts", 'import "./button";')],
    ["kit/button.tsx", importsIn("kit/button.tsx", 'const later = () => import("./chip");')],
    ["kit/chip.tsx", ["kit/button.tsx"]],
  ]);
  expect(circle(imports)).toEqual(["kit/button.tsx", "kit/chip.tsx", "kit/button.tsx"]);
});

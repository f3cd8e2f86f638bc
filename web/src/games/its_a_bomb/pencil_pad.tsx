// It's a Bomb!: the pad that opens when an employee writes on a tile: for nobody else, or for the whole team.
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../kit/button";
import { Dock } from "../../kit/dock";
import { Segmented } from "../../kit/segmented";
import type { Notes } from "../../contract/game_module";
import { toggled, withMark, withoutMarks } from "../pencil";
import type { GameWords } from "../../contract/game_words";
import { KINDS } from "./kind";
import { ownOn, sharedOn, SIGNS, signTold, WARNING } from "./pencil";
import { Token } from "./token";
import type { ItsABombAction, ItsABombView } from "./wire.gen";
import "./pencil_pad.css";

interface Props {
  readonly tile: number;
  readonly view: ItsABombView;
  readonly viewer: number;
  readonly words: GameWords;
  readonly notes: Notes;
  readonly attempt: (action: ItsABombAction) => void;
  readonly onClose: () => void;
}

export default function PencilPad({ tile, view, words, notes, attempt, onClose }: Props) {
  const alone = view.seats === 2; // nobody to share it with but the Crisis Unit
  const [shared, setShared] = useState(!alone);
  const [written, setWritten] = useState<readonly number[] | null>(null); // for all, and told once, when the pad is put away
  const before = sharedOn(view, tile);
  const marks = shared ? (written ?? before) : ownOn(notes.text, tile);
  const write = (sign: number): void => (shared ? setWritten(toggled(marks, sign)) : notes.write(withMark(notes.text, tile, sign)));
  const wipe = (): void => (shared ? setWritten([]) : notes.write(withoutMarks(notes.text, tile)));
  const tell = (): void => {
    if (written !== null && String(written) !== String(before))
      attempt({ type: "Mark", tile, kinds: written.filter((sign) => sign !== WARNING), warning: written.includes(WARNING) });
  };
  const last = useRef(tell);
  last.current = tell;
  useEffect(() => () => last.current(), []); // by its button, or because another tile was tapped
  const there = KINDS.filter((kind) => view.bombs.some(({ counts }) => (counts[kind] ?? 0) > 0));
  return (
    <Dock
      title={words.plain("board-pencil-on", { tile })}
      closeLabel={words.plain("board-close")}
      onClose={onClose}
      aside={
        <Segmented
          label={words.plain("board-pencil-for")}
          value={shared ? "all" : "me"}
          choices={[
            { value: "all", label: <span class="unseen">{words.plain("board-pencil-all")}</span>, icon: "people" },
            { value: "me", label: <span class="unseen">{words.plain("board-pencil-me")}</span>, icon: "lock" },
          ]}
          onChange={(value) => setShared(value === "all")}
        />
      }
    >
      <div class="iab-pad">
        {SIGNS.filter((sign) => sign === WARNING || there.includes(sign)).map((sign) => (
          <button
            key={sign}
            type="button"
            class="iab-pad-sign"
            aria-pressed={marks.includes(sign)}
            aria-label={signTold(sign, words)}
            onClick={() => write(sign)}
          >
            {sign === WARNING ? <b>!</b> : <Token kind={sign} />}
          </button>
        ))}
      </div>
      <div class="iab-pad-buttons">
        <Button size="small" onClick={wipe}>
          {words.plain("board-pencil-clear")}
        </Button>
        <p class="iab-hint iab-pad-hint">{words.plain("board-pencil-hint", { shared })}</p>
        <Button size="small" kind="primary" icon="check" onClick={onClose}>
          {words.plain("board-pencil-done")}
        </Button>
      </div>
    </Dock>
  );
}

// A small position on a page, drawn by the game's own board or hand; nobody can touch it.
import { useRef } from "preact/hooks";
import type { Position } from "../contract/primer";
import type { View } from "../net/wire.gen";
import { ONLY_SHOWN } from "./only_shown";
import { samplePeople } from "./sample_people";
import { useShown } from "./shown_pieces";
import type { LoadedPrimer } from "./use_primer";
import "./position.css";

export function PositionPicture({ game: { module, words }, position }: { game: LoadedPrimer; position: Position<View> }) {
  const box = useRef<HTMLDivElement>(null);
  const { view, viewer, part, height, lit = [] } = position;
  useShown(box, lit);
  const scene = { view, viewer, seats: samplePeople(), offers: [], draft: null, words, ...ONLY_SHOWN };
  const Part = part === "hand" ? module.Hand! : module.Board;
  return (
    <div class={`position position-${part}${part === "board" ? " mat" : ""}`} aria-hidden="true" inert>
      <div class={`position-room position-${module.id}`} style={{ "--height": height }} ref={box}>
        <Part {...scene} />
      </div>
    </div>
  );
}

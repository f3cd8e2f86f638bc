// It's a Bomb!: the faces of those who propose something, where they propose it; with the kind they would name.
import { Face } from "../../kit/face";
import type { Props } from "./question";
import { Token } from "./token";
import type { ProposalView } from "./wire.gen";

export function Faces({ of, seats }: Props & { readonly of: readonly ProposalView[] }) {
  if (of.length === 0) return null;
  return (
    <span class="iab-faces">
      {of.map(({ by, kind = null }) => (
        <span key={by} class="iab-face">
          <Face face={seats[by]?.face ?? by} bot={seats[by]?.kind === "bot"} size="xs" />
          {kind !== null && <Token kind={kind} />}
        </span>
      ))}
    </span>
  );
}

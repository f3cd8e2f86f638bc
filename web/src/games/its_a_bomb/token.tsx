// It's a Bomb!: the sign of each kind, the same wherever it is shown: its token, with a shape and a letter besides its colour (IB-267).
import type { VNode } from "preact";
import { InkShape } from "../../kit/shape";
import { Cable, Special } from "./cable";
import { EXPLOSIVE, GREY, inkOf, letterOf } from "./kind";

interface Props {
  readonly kind: number;
  readonly piece?: string;
  /** Its tile is known: nothing more is to be looked for. */
  readonly known?: boolean;
  /** Asked for, and not there. */
  readonly none?: boolean;
  /** Without its letter, which stands beside it or could not be read. */
  readonly bare?: boolean;
}

/** What has no token (IB-072) is shown as it lies on its tile. */
export function Token({ kind, piece, known = false, none = false, bare = false }: Props) {
  const ink = kind === GREY ? undefined : inkOf(kind);
  return (
    <svg
      class={`iab-token${known ? " iab-token-known" : ""}`}
      viewBox={ink === undefined ? "1 1 38 38" : "-0.5 -0.5 25 25"}
      aria-hidden="true"
      data-piece={piece}
    >
      {ink === undefined ? (
        <>
          {kind !== EXPLOSIVE && <rect x="2" y="2" width="36" height="36" rx="9" fill="var(--card)" stroke="#211a16" stroke-width="3" />}
          {kind === GREY ? (
            <svg x="3.5" y="3.5" width="33" height="33" viewBox="0 0 40 40">
              <Cable kind={kind} />
            </svg>
          ) : (
            <Special kind={kind} />
          )}
        </>
      ) : (
        <>
          <g fill={`var(--${ink})`} stroke="#211a16" stroke-width="2.4" stroke-linejoin="round">
            <InkShape ink={ink} />
          </g>
          {!bare && (
            <text class="iab-letter" x="12" y={ink === "green" ? 15.5 : 12.5} fill={`var(--on-${ink})`}>
              {letterOf(kind)}
            </text>
          )}
        </>
      )}
      {none && <None d={ink === undefined ? "M4 36L36 4" : "M1 23L23 1"} />}
    </svg>
  );
}

const None = ({ d }: { readonly d: string }) => (
  <>
    <path class="iab-none" d={d} />
    <path class="iab-none" d={d} />
  </>
);

/** For a button, a hint or a list that says the rest. */
export const signOf = (kind: number): VNode => <Token kind={kind} bare />;

/** A pencilled kind: the letter that is on its token, or its picture without colour. */
export function Pencilled({ kind }: { readonly kind: number }) {
  if (inkOf(kind) !== undefined) return <i class="iab-pencilled" data-label={letterOf(kind)} />;
  return (
    <svg class="iab-pencilled" viewBox="2 2 36 36" aria-hidden="true">
      <Special kind={kind} />
    </svg>
  );
}

// It's a Bomb!: tokens. Each kind has its own shape and letter besides its colour (IB-267).
import { Icon } from "../../kit/icon";
import { InkShape } from "../../kit/shape";
import { Special } from "./cable";
import { EXPLOSIVE, inkOf, letterOf, signed } from "./kind";

interface Props {
  readonly kind: number;
  readonly piece?: string;
  /** Its tile is known: nothing more is to be looked for. */
  readonly known?: boolean;
  /** Asked for, and not there. */
  readonly none?: boolean;
}

export function Token({ kind, piece, known = false, none = false }: Props) {
  const ink = inkOf(kind);
  return (
    <svg class={`iab-token${known ? " iab-token-known" : ""}`} viewBox={ink === undefined ? "1 1 38 38" : "-0.5 -0.5 25 25"} aria-hidden="true" data-piece={piece}>
      {ink === undefined ? (
        <>
          {kind !== EXPLOSIVE && <rect x="2" y="2" width="36" height="36" rx="9" fill="var(--card)" stroke="#211a16" stroke-width="3" />}
          <Special kind={kind} />
        </>
      ) : (
        <>
          <g fill={`var(--${ink})`} stroke="#211a16" stroke-width="2.4" stroke-linejoin="round">
            <InkShape ink={ink} />
          </g>
          <text class="iab-letter" x="12" y={ink === "green" ? 15.5 : 12.5} fill={`var(--on-${ink})`}>
            {letterOf(kind)}
          </text>
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

/** A pencilled kind: the letter that is on its token, or its picture. */
export function Pencilled({ kind }: { readonly kind: number }) {
  const { icon } = signed(kind);
  return icon === undefined ? <i class="iab-pencilled" data-label={letterOf(kind)} /> : <Icon name={icon} />;
}

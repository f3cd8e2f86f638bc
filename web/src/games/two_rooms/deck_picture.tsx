// Two Rooms: a fan of three cards of a deck, for whoever chooses one.
import { type Role, sideOf } from "./kinds";
import Portrait from "./portrait";
import "./deck_picture.css";

const BASIC: readonly Role[] = ["red_team", "president", "bomber"];

export default function DeckPicture({ options }: { readonly options: unknown }) {
  const { roles, game } = options as { readonly roles?: readonly Role[] | null; readonly game?: string };
  const special = (roles ?? (game === "advanced" ? (["doctor"] as const) : [])).filter((role) => !COMMON.has(role));
  const shown = [special.at(-1) ?? BASIC[0]!, BASIC[1]!, BASIC[2]!];
  return (
    <span class="tr-fan" aria-hidden="true">
      {shown.map((role) => (
        <span key={role} class="tr-fan-card" style={{ "--band": `var(--${sideOf(role)})` }}>
          <Portrait role={role} />
        </span>
      ))}
    </span>
  );
}

const COMMON: ReadonlySet<Role> = new Set(["president", "bomber", "blue_team", "red_team", "gambler"]);

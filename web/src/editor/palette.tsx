// What can be painted, and the images that painting repeats on.
import { walkRow } from "../kit/walk_row";
import { t } from "../words";
import { brush, picked, symmetries } from "./bench";
import { plan } from "./draft";
import { signName } from "./names";
import { SIGNS } from "./plan";
import { SquareIcon } from "./square";
import { SYMMETRIES, type Symmetry } from "./symmetry";

export function Palette() {
  const signs = SIGNS.filter((sign) => !(Number(sign) > plan.value.players));
  const choose = (sign: string): void => {
    picked.value = sign;
  };
  return (
    <div class="editor-palette" role="radiogroup" aria-label={t("editor-brush")}>
      {signs.map((sign) => (
        <button
          key={sign}
          type="button"
          role="radio"
          class="editor-brush"
          aria-checked={brush.value === sign}
          aria-label={signName(sign)}
          title={signName(sign)}
          tabIndex={brush.value === sign ? 0 : -1}
          onClick={() => choose(sign)}
          onKeyDown={(event) => walkRow(event, signs, sign, choose)}
        >
          <SquareIcon sign={sign} />
        </button>
      ))}
    </div>
  );
}

const DRAWN: { readonly [symmetry in Symmetry]: string } = {
  across: "M12 2v20M8 7L3 12l5 5M16 7l5 5-5 5",
  down: "M2 12h20M7 8l5-5 5 5M7 16l5 5 5-5",
  half: "M5 9a7.5 7.5 0 0 1 14 1M19 15a7.5 7.5 0 0 1-14-1M19 5v5h-5M5 19v-5h5",
  quarter: "M5 19V11a5 5 0 0 1 5-5h8M14 2l4 4-4 4",
};

export function SymmetryChips() {
  const chosen = symmetries.value;
  const push = (symmetry: Symmetry): void => {
    symmetries.value = chosen.includes(symmetry) ? chosen.filter((each) => each !== symmetry) : [...chosen, symmetry];
  };
  return (
    <div class="editor-symmetry" role="group" aria-label={t("editor-symmetry")}>
      {SYMMETRIES.map((symmetry) => (
        <button key={symmetry} type="button" class="editor-image" aria-pressed={chosen.includes(symmetry)} onClick={() => push(symmetry)}>
          <svg class="icon icon-s" viewBox="0 0 24 24" fill="none" aria-hidden="true">
            <path d={DRAWN[symmetry]} />
          </svg>
          {t(`editor-symmetry-${symmetry}`)}
        </button>
      ))}
    </div>
  );
}

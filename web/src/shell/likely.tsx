// A chance beside the sign of what it is a chance of: that a deed succeeds is something else than that the game is won.
import { Icon, type IconName } from "../kit/icon";
import { percent } from "../kit/percent";
import { t } from "../words";
import "./likely.css";

export type ChanceOf = "success" | "win" | "worth";

export const CHANCE_SIGNS: { readonly [of in ChanceOf]: IconName } = { success: "target", win: "cup", worth: "lens" };

export const chanceName = (of: ChanceOf): string => t("chance-of", { of });

export function Likely({ share, of }: { readonly share: number; readonly of: ChanceOf }) {
  return (
    <span class="likely">
      <Icon name={CHANCE_SIGNS[of]} size="xs" label={chanceName(of)} />
      <b class="display">{percent(share)}</b>
    </span>
  );
}

// The bulb in the bar: asks an adviser, or puts its hint away.
import { useEffect } from "preact/hooks";
import { IconButton } from "../kit/icon_button";
import { toast } from "../kit/toast";
import type { Perspective, TableStore } from "../net/table_store";
import { t } from "../words";

export function HintButton({ store, perspective }: { readonly store: TableStore; readonly perspective: Perspective }) {
  const { advice, asking } = perspective;
  const notice = store.notice.value;
  useEffect(() => {
    if (notice?.code === "no_advice") toast(t("hint-none"), "bulb");
  }, [notice]);
  const shown = advice.value !== null;
  const push = (): void => {
    if (shown) advice.value = null;
    else if (!asking.value) store.advise(perspective.viewer);
  };
  return <IconButton icon="bulb" label={asking.value ? t("hint-asking") : t("hint-ask")} pressed={shown} onClick={push} />;
}

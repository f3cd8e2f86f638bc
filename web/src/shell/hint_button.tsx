// The bulb in the bar: asks an adviser, or puts its hint away.
import { useEffect } from "preact/hooks";
import { IconButton } from "../kit/icon_button";
import { toast } from "../kit/toast";
import type { Eyes, TableStore } from "../net/table_store";
import { t } from "../words";

export function HintButton({ store, eyes }: { readonly store: TableStore; readonly eyes: Eyes }) {
  const { advice, asking } = eyes;
  const notice = store.notice.value;
  useEffect(() => {
    if (notice?.code === "no_advice") toast(t("hint-none"), "bulb");
  }, [notice]);
  const shown = advice.value !== null;
  const push = (): void => {
    if (shown) advice.value = null;
    else if (!asking.value) store.advise(eyes.viewer);
  };
  return <IconButton icon="bulb" label={asking.value ? t("hint-asking") : t("hint-ask")} pressed={shown} onClick={push} />;
}

// The bulb in the bar: shows hints on one's own turns from now on, or puts them away.
import { useEffect } from "preact/hooks";
import { IconButton } from "../kit/icon_button";
import { toast } from "../kit/toast";
import type { Perspective, TableStore } from "../net/table_store";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { chapterIn } from "./chapters";
import { chooseHints, showsHints } from "./hint_choices";

interface Props {
  readonly store: TableStore;
  readonly card: TableCard;
  readonly perspective: Perspective;
}

export function HintButton({ store, card, perspective }: Props) {
  const notice = store.notice.value;
  useEffect(() => {
    if (notice?.code === "no_advice") toast(t("hint-none"), "bulb");
  }, [notice]);
  const on = showsHints(card);
  const note = chapterIn(card.options) === null ? undefined : t("hint-stars");
  const push = (): void => {
    if (on) perspective.advice.value = null;
    else if (note !== undefined) toast(note, "bulb"); // fingers see no title
    chooseHints(card.table, !on);
  };
  const label = perspective.asking.value ? t("hint-asking") : t("hint-ask");
  return <IconButton icon="bulb" label={label} note={note} pressed={on} onClick={push} />;
}

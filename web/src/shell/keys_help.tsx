// All keys of a table.
import { Dialog } from "../kit/dialog";
import { t } from "../words";

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const keys: readonly [string, string][] = [
    ["Tab ← → ↑ ↓", t("table-key-move")],
    ["a b c …", t("table-key-letters")],
    ["< >", t("table-key-step")],
    ["Enter", t("table-key-enter")],
    ["Z", t("table-key-undo")],
    ["L", t("table-key-log")],
    ["?", t("table-key-help")],
  ];
  return (
    <Dialog title={t("table-keys")} closeLabel={t("close")} onClose={onClose}>
      <dl class="keys-help">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              {key.split(" ").map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

// All keys of a table.
import { Dialog } from "../kit/dialog";
import type { KeyHelp } from "../contract/game_module";
import { t } from "../words";

interface Props {
  /** Keys that the game adds. */
  readonly own: readonly KeyHelp[];
  readonly onClose: () => void;
}

export function KeysHelp({ own, onClose }: Props) {
  const keys: readonly KeyHelp[] = [
    ["Tab ← → ↑ ↓", t("table-key-move")],
    ...own,
    ["< >", t("table-key-step")],
    ["Enter", t("table-key-enter")],
    ["Z", t("table-key-undo")],
    ["I", t("table-key-explain")],
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

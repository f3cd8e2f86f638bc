// The three leaves of the rules: how to play, the pieces, every rule.
import { Segmented } from "../kit/segmented";
import { t } from "../words";

export type Leaf = "how" | "pieces" | "ledger";

export function LeafChoice({ leaf, onChange }: { leaf: Leaf; onChange: (leaf: Leaf) => void }) {
  return (
    <Segmented
      label={t("rules")}
      value={leaf}
      choices={[
        { value: "how", label: t("how-to-play") },
        { value: "pieces", label: t("how-pieces") },
        { value: "ledger", label: t("every-rule") },
      ]}
      onChange={onChange}
    />
  );
}

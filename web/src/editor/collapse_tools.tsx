// Tools for the order of collapse: which ring is being filled, and having it all worked out.
import { Button } from "../kit/button";
import { Segmented } from "../kit/segmented";
import { t } from "../words";
import { group } from "./bench";
import { CORE, workedOut } from "./collapse";
import { change, plan } from "./draft";

export function CollapseTools() {
  const rings = plan.value.rings.length;
  const chosen = group.value === CORE ? CORE : Math.min(group.value, rings);
  const choices = Array.from({ length: rings + 1 }, (_, ring) => ({
    value: String(ring),
    label: ring < rings || rings === 0 ? t("editor-ring", { ring: ring + 1 }) : t("editor-new-ring"),
  }));
  return (
    <div class="editor-tools">
      <Segmented
        label={t("editor-group")}
        value={String(chosen)}
        choices={[...choices, { value: CORE, label: t("editor-core") }]}
        onChange={(value) => {
          group.value = value === CORE ? CORE : Number(value);
        }}
      />
      <div class="row">
        <Button size="small" icon="target" onClick={() => change(workedOut(plan.value))}>
          {t("editor-work-out")}
        </Button>
        <Button size="small" icon="close" onClick={clear}>
          {t("editor-clear")}
        </Button>
      </div>
      <p class="meta">{t("editor-collapse-hint")}</p>
    </div>
  );
}

function clear(): void {
  group.value = 0;
  change({ ...plan.value, rings: [], core: [] });
}

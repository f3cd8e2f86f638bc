// What a guided game explains at the right moment: a speech bubble over the prompt, until the player has got it.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import type { Prompt } from "../contract/game_module";
import type { Action } from "../net/wire.gen";
import { t } from "../words";
import { BoldNames } from "../contract/bold_names";

export function Tip({ tip }: { readonly tip: Prompt<Action, unknown>["tip"] }) {
  const [got, setGot] = useState<readonly string[]>([]);
  if (tip === undefined || got.includes(tip.key)) return null;
  return (
    <div class="tip" role="status">
      <p class="grow">
        <BoldNames text={tip.text} />
      </p>
      <Button size="small" kind="paper" onClick={() => setGot([...got, tip.key])}>
        {t("table-got-it")}
      </Button>
    </div>
  );
}

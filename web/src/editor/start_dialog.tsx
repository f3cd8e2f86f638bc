// What to begin with: an empty grid, an arena that comes with the game, or a file.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../kit/dialog";
import { shippedArenas } from "../net/arenas";
import type { ArenaCard } from "../net/wire.gen";
import { tellFailure } from "../net/failure";
import { useGameWords } from "../shell/use_game";
import { t } from "../words";
import { Thumbnail } from "./thumbnail";
import { type Plan, readPlan } from "./plan";
import { empty } from "./tiles";

interface Props {
  readonly onPlan: (plan: Plan) => void;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

export function StartDialog({ onPlan, onFile, onClose }: Props) {
  const [shipped, setShipped] = useState<readonly ArenaCard[]>([]);
  const words = useGameWords("blast_tactics", []);
  useEffect(() => {
    shippedArenas().then(setShipped, tellFailure);
  }, []);
  return (
    <Dialog title={t("editor-begin")} closeLabel={t("close")} onClose={onClose}>
      {[2, 3, 4].map((players) => (
        <section key={players} class="editor-begin">
          <h3>{t("editor-for-players", { players })}</h3>
          <ul>
            <Choice name={t("editor-empty")} label={t("editor-empty-for", { players })} plan={empty(players)} onPlan={onPlan} />
            {shipped
              .filter((card) => card.players === players)
              .map((card) => {
                const plan = readPlan(card.text);
                const name = words?.plain(`preset-${card.name}`) ?? card.name;
                return plan && <Choice key={card.name} name={name} label={name} plan={plan} onPlan={onPlan} />;
              })}
          </ul>
        </section>
      ))}
      <label class="editor-file button button-quiet button-normal">
        {t("editor-open-file")}
        <input
          class="unseen"
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = ""; // the same file may be tried again
            if (file !== undefined) onFile(file);
          }}
        />
      </label>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

function Choice({ name, label, plan, onPlan }: ChoiceProps) {
  return (
    <li>
      <button type="button" class="editor-choice" aria-label={label} onClick={() => onPlan(plan)}>
        <Thumbnail plan={plan} />
        <span>{name}</span>
      </button>
    </li>
  );
}

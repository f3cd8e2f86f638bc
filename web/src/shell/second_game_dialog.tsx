// The question before a second game: back to the one that is open, or begin the other all the same.
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { t } from "../words";
import { BackIn } from "./home_tables";
import type { SecondGame } from "./second_game";

export default function SecondGameDialog({ running, onAnswer }: SecondGame) {
  return (
    <Dialog title={t("second-game")} closeLabel={t("close")} onClose={() => onAnswer(false)}>
      <BackIn table={running} onGo={() => onAnswer(false)} />
      <p class="meta">{t("second-game-hint")}</p>
      <Button icon="play" wide onClick={() => onAnswer(true)}>
        {t("second-game-begin")}
      </Button>
    </Dialog>
  );
}

// The one question a guest is asked: a name, with a good one filled in, and a face.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { IconButton } from "../kit/icon_button";
import { TextField } from "../kit/text_field";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import { language, t } from "../words";
import { FaceChoice } from "./face_choice";
import { myFace, myName, NAME_LENGTH } from "./settings";
import { suggestedName } from "./suggested_name";
import type { Question } from "./who_am_i";

export default function NameDialog({ taken, onAnswer }: Question) {
  const [name, setName] = useState(() => suggestedName(taken));
  const known = name.trim() !== "";
  const answer = (event: Event): void => {
    event.preventDefault();
    if (!known) return;
    myName.value = name.trim();
    api.setMe({ name: myName.value, face: myFace.value, language: language.value }).catch(tellFailure);
    onAnswer(true);
  };
  return (
    <Dialog title={t("name-question")} closeLabel={t("close")} onClose={() => onAnswer(false)}>
      <form class="settings" onSubmit={answer}>
        <TextField label={t("your-name")} value={name} onInput={setName} maxLength={NAME_LENGTH} hint={t("name-question-hint")} autoFocus>
          <IconButton icon="dice" label={t("name-another")} onClick={() => setName(suggestedName(taken, name))} />
        </TextField>
        <Button kind="primary" icon="check" type="submit" wide reason={known ? undefined : t("name-missing")}>
          {t("name-go")}
        </Button>
        <FaceChoice />
      </form>
    </Dialog>
  );
}

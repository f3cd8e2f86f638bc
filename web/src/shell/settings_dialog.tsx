// Who this browser is, and how it shows things.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { Segmented } from "../kit/segmented";
import { TextField } from "../kit/text_field";
import { toast } from "../kit/toast";
import { Toggle } from "../kit/toggle";
import { api } from "../net/api";
import { language, LANGUAGES, t, type Language } from "../words";
import { tellFailure } from "../net/failure";
import { FaceChoice } from "./face_choice";
import { chooseLanguage, myFace, myName, NAME_LENGTH, sound, theme } from "./settings";
import { suggestedName } from "./suggested_name";

const LANGUAGE_CHOICES = Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Language, label }));

export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(() => myName.value || suggestedName([]));
  const save = () => {
    if (name.trim()) myName.value = name.trim();
    onClose();
    api.setMe({ name: myName.value, face: myFace.value, language: language.value }).catch(tellFailure);
  };
  return (
    <Dialog title={t("settings")} closeLabel={t("close")} onClose={save}>
      <form
        class="settings"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField label={t("your-name")} value={name} onInput={setName} maxLength={NAME_LENGTH} />
        <FaceChoice />
        <Segmented
          label={t("language")}
          value={language.value}
          choices={LANGUAGE_CHOICES}
          onChange={(chosen) => void chooseLanguage(chosen).catch(tellFailure)}
        />
        <Segmented
          label={t("theme")}
          value={theme.value}
          choices={[
            { value: "system", label: t("theme-system"), icon: "settings" },
            { value: "light", label: t("theme-light"), icon: "sun" },
            { value: "dark", label: t("theme-dark"), icon: "moon" },
          ]}
          onChange={(chosen) => {
            theme.value = chosen;
          }}
        />
        <Toggle
          label={t("sound")}
          hint={t("sound-hint")}
          on={sound.value}
          onChange={(on) => {
            sound.value = on;
          }}
        />
        <div class="settings-end">
          <ForgetMe />
          <Button kind="primary" icon="check" type="submit">
            {t("done")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The first tap asks, the second does. */
function ForgetMe() {
  const [asked, setAsked] = useState(false);
  const forget = async () => {
    if (!asked) return setAsked(true);
    try {
      await api.forgetMe();
      localStorage.clear();
      toast(t("forgotten"), "check");
      location.assign("/");
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <Button kind={asked ? "danger" : "paper"} size="small" onClick={() => void forget()}>
      {t(asked ? "forget-me-really" : "forget-me")}
    </Button>
  );
}

// The small switches in the corner of every page: language, theme, sound, and who this browser is.
import { useState } from "preact/hooks";
import { Face } from "../kit/face";
import { IconButton } from "../kit/icon_button";
import { Picker } from "../kit/picker";
import { LazyPart } from "../kit/lazy_part";
import { language, LANGUAGES, t, type Language } from "../words";
import { tellFailure } from "../net/failure";
import { chooseLanguage, isDark, myFace, myName, sound, theme } from "./settings";
import "./controls.css";

const CHOICES = Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Language, label }));

const loadSettings = () => import("./settings_dialog");

export function LanguagePicker() {
  return (
    <Picker
      label={t("language")}
      value={language.value}
      choices={CHOICES}
      onChange={(chosen) => void chooseLanguage(chosen).catch(tellFailure)}
    >
      {language.value.toUpperCase()}
    </Picker>
  );
}

export function ThemeButton() {
  const dark = isDark();
  return (
    <IconButton
      icon={dark ? "moon" : "sun"}
      label={t(dark ? "theme-is-dark" : "theme-is-light")}
      onClick={() => {
        theme.value = dark ? "light" : "dark";
      }}
    />
  );
}

export function SoundButton() {
  return (
    <IconButton
      icon={sound.value ? "sound" : "mute"}
      label={t(sound.value ? "sound-is-on" : "sound-is-off")}
      onClick={() => {
        sound.value = !sound.value;
      }}
    />
  );
}

export function MeButton() {
  const [open, setOpen] = useState(false);
  const name = myName.value;
  return (
    <>
      <button
        type="button"
        class="me-button"
        aria-label={name === "" ? t("you-are-new") : t("you-are", { name })}
        title={name}
        onClick={() => setOpen(true)}
      >
        <Face face={myFace.value} size="s" />
      </button>
      {open && <LazyPart load={loadSettings} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}

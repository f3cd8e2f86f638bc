// A voice for what is called out to everybody at once: on the screen and to screen readers always, aloud where the device can and may.
import { announce, toast } from "../kit/toast";
import { language } from "../words";
import { sound } from "./settings";

export function callOut(text: string): void {
  toast(text, "clock");
  announce(text, "assertive");
  if (sound.value) speak(text);
}

/** In the player's language only: where the device has no voice for it, the words on the screen are all there is. */
function speak(text: string): void {
  const synthesis = "speechSynthesis" in window ? window.speechSynthesis : null;
  const voice = synthesis?.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language.value));
  if (synthesis === null || voice === undefined) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.voice = voice;
  spoken.lang = voice.lang;
  synthesis.speak(spoken);
}

// Short words that appear and go, and the live regions through which screen readers hear the table.
import { signal } from "@preact/signals";
import { Icon, type IconName } from "./icon";
import "./toast.css";

interface Note {
  id: number;
  text: string;
  icon: IconName;
}

const SHOWN_MS = 5000;
const PAGE = "page";
const layers = signal<readonly string[]>([PAGE]); // the page, and the modal dialogs over it
const notes = signal<readonly Note[]>([]);
const polite = signal("");
const assertive = signal("");
let count = 0;

/** Shows a sentence for five seconds and says it aloud. */
export function toast(text: string, icon: IconName = "bomb"): void {
  const id = ++count;
  notes.value = [...notes.value.filter((note) => note.text !== text), { id, text, icon }].slice(-3);
  setTimeout(() => dismiss(id), SHOWN_MS);
}

function dismiss(id: number): void {
  notes.value = notes.value.filter((note) => note.id !== id);
}

/** Says something to screen readers only: politely (the log), or at once (your turn, the last ten seconds). */
export function announce(text: string, at: "polite" | "assertive" = "polite"): void {
  const region = at === "polite" ? polite : assertive;
  // A region that does not change is not read: the same sentence twice ends differently.
  region.value = region.value === text ? `${text}\u00a0` : text;
}

/** Only the topmost layer is seen and heard: a modal dialog says it here when it opens, and calls what it gets when it closes. */
export function pushLayer(dialog: string): () => void {
  layers.value = [...layers.value, dialog];
  return () => {
    layers.value = layers.value.filter((layer) => layer !== dialog);
  };
}

/** The notes, if this is the topmost layer. The region is there before its first words, else nobody hears them. */
export function ToastList({ layer }: { readonly layer: string }) {
  const shown = layers.value.at(-1) === layer ? notes.value : [];
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown.map((note) => (
        <button key={note.id} type="button" class="toast" onClick={() => dismiss(note.id)}>
          <Icon name={note.icon} />
          <span>{note.text}</span>
        </button>
      ))}
    </div>
  );
}

/** Stands once in the page. */
export function Toasts() {
  return (
    <>
      <div class="unseen" role="status" aria-live="polite">
        {polite.value}
      </div>
      <div class="unseen" role="alert" aria-live="assertive">
        {assertive.value}
      </div>
      <ToastList layer={PAGE} />
    </>
  );
}

// An option that has an editor of its own: what holds now, and for the host the way to the editor.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Chip } from "../kit/chip";
import { Sheet } from "../kit/dialog";
import type { OptionEditor, OptionEditorProps } from "../contract/option_editor";
import { t } from "../words";
import { LazyPart } from "../kit/lazy_part";

interface Props extends Pick<OptionEditorProps, "options" | "presets" | "words" | "send"> {
  readonly name: string;
  readonly editor: OptionEditor;
  readonly reason: string | undefined; // why it cannot be changed
}

/** The draft outlives the sheet: whoever closes it by mistake has lost nothing. */
export function EditedOption({ name, editor, reason, send, ...table }: Props) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<unknown>(null);
  const label = table.words.plain(`option-${name}`);
  const value = table.options[name] ?? null;
  const isOwn = value !== null && JSON.stringify(value) !== JSON.stringify(editor.unset);
  const sent = async (changes: OptionEditorProps["options"]): Promise<void> => {
    await send(changes);
    setDraft(null);
    setOpen(false);
  };
  return (
    <div class="option" role="group" aria-label={label}>
      <span class="option-label">{label}</span>
      <div class="option-chips">
        <Chip>{isOwn ? t("lobby-option-own") : t("lobby-option-usual")}</Chip>
        {reason === undefined && (
          <Button size="small" icon="pencil" onClick={() => setOpen(true)}>
            {t("lobby-option-edit")}
          </Button>
        )}
      </div>
      {open && (
        <Sheet title={label} closeLabel={t("close")} onClose={() => setOpen(false)}>
          <LazyPart load={editor.load} props={{ ...table, draft, onDraft: setDraft, send: sent }} />
        </Sheet>
      )}
    </div>
  );
}

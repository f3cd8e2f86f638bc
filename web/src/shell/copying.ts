// Copying and sharing a link, with plain ways for browsers outside a secure context.
import { toast } from "../kit/toast";
import { t } from "../words";

export const canShare = (): boolean => typeof navigator.share === "function";

export async function copy(text: string): Promise<void> {
  const done = await viaClipboard(text).catch(() => viaSelection(text));
  if (done) toast(t("table-copied"), "check");
  else window.prompt(t("table-copy-by-hand"), text);
}

export function share(title: string, url: string): void {
  navigator.share({ title, url }).catch(() => undefined);
}

async function viaClipboard(text: string): Promise<boolean> {
  await navigator.clipboard.writeText(text);
  return true;
}

/** The old way: works by plain http too. */
function viaSelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

// The arena for others: a link that holds all of it, or a file in the text form.
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { canShare, copy, share } from "../shell/copying";
import { outside } from "../shell/outside";
import { t } from "../words";
import { plan, text } from "./draft";
import { linkOf } from "./link";

const FILE = "arena.txt";

export function ShareSheet({ onClose }: { readonly onClose: () => void }) {
  const link = `${outside.value}/arenas#${linkOf(plan.value)}`;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text.value}\n`)}`;
  return (
    <Dialog title={t("editor-share")} closeLabel={t("close")} onClose={onClose}>
      <div class="editor-share-ways">
        <p class="meta">{t("editor-share-hint")}</p>
        <Button kind="primary" icon="link" onClick={() => void copy(link)}>
          {t("editor-copy-link")}
        </Button>
        {canShare() && (
          <Button icon="send" onClick={() => share(t("editor-title"), link)}>
            {t("editor-send-link")}
          </Button>
        )}
        <a class="button button-quiet button-normal" href={file} download={FILE}>
          {t("editor-save-file")}
        </a>
        <pre class="editor-text" aria-label={t("editor-text")} tabIndex={0}>
          {text.value}
        </pre>
      </div>
    </Dialog>
  );
}

// How others come to this table: a code to scan, a link to open, a word to type.
import { Button } from "../kit/button";
import { Panel } from "../kit/panel";
import { Qr } from "../kit/qr";
import { t } from "../words";
import { canShare, copy, share } from "./copying";
import { onlyHere, outside, outsideHost } from "./outside";

export function inviteLink(table: string, code: string): string {
  return `${outside.value}/t/${table}#${code}`;
}

export function Invite({ table, code, title }: { readonly table: string; readonly code: string; readonly title: string }) {
  const link = inviteLink(table, code);
  return (
    <Panel tone="card" class="invite" label={t("lobby-invite")}>
      <div class="invite-qr">
        <Qr text={link} label={t("lobby-qr")} />
      </div>
      <div class="invite-words">
        <h2>{t("lobby-scan")}</h2>
        <p class="meta">{t("lobby-or-link")}</p>
        <p class="invite-link">
          {outsideHost()}
          <wbr />
          <span> {t("lobby-code")} </span>
          <b>{code}</b>
        </p>
        {onlyHere() && <p class="meta">{t("lobby-only-here")}</p>}
        <div class="invite-buttons">
          <Button kind="paper" size="small" icon="copy" onClick={() => void copy(link)}>
            {t("lobby-copy")}
          </Button>
          {canShare() && (
            <Button kind="paper" size="small" icon="send" onClick={() => share(title, link)}>
              {t("lobby-share")}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

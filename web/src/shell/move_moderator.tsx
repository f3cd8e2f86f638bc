// The moderator goes on at another device: a code to scan there, good for one use.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { Qr } from "../kit/qr";
import { api } from "../net/api";
import { tellFailure } from "../net/failure";
import { t } from "../words";
import { outside } from "./outside";

export function MoveModerator({ table }: { readonly table: string }) {
  const [code, setCode] = useState<string | null>(null);
  const ask = (): void => void api.moderatorCode(table).then((made) => setCode(made.code), tellFailure);
  const link = `${outside.value}/t/${table}#move-${code}`;
  return (
    <>
      <Button icon="remote" onClick={ask}>
        {t("table-move-device")}
      </Button>
      {code !== null && (
        <Dialog title={t("table-move-device")} closeLabel={t("close")} onClose={() => setCode(null)}>
          <Qr text={link} label={t("lobby-qr")} />
          <p class="invite-link">{link}</p>
        </Dialog>
      )}
    </>
  );
}

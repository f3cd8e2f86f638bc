// An address that leads nowhere.
import { BombBurst } from "../kit/burst";
import { Button } from "../kit/button";
import { t } from "../words";
import { useTitle } from "./title";

export function NotFound() {
  useTitle(t("lost-title"));
  return (
    <main id="main" class="waiting-page">
      <BombBurst mood="smirk" />
      <h1 tabIndex={-1}>{t("lost-title")}</h1>
      <p>{t("lost-text")}</p>
      <Button kind="primary" icon="home" href="/">
        {t("to-home")}
      </Button>
    </main>
  );
}

// While a table or a replay is on its way: the rope, and what is being waited for.
import { Fuse } from "../kit/fuse";
import { connection } from "../net/connection";
import { t } from "../words";

export function Opening() {
  const lost = connection.state.value === "lost";
  return (
    <main id="main" class="waiting-page">
      <Fuse state={lost ? "frayed" : "plain"} label={lost ? t("table-lost-line") : t("table-opening")} />
    </main>
  );
}

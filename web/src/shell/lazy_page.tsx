// A page that is fetched when it is first needed.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { Fuse } from "../kit/fuse";
import { t } from "../words";

interface Props<P> {
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
}

export function LazyPage<P extends object>({ load, props }: Props<P>) {
  const [found, setFound] = useState<{ page: ComponentType<P> } | "failed" | null>(null);
  useEffect(() => {
    let wanted = true;
    setFound(null);
    load().then(
      (module) => wanted && setFound({ page: module.default }),
      () => wanted && setFound("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (found === null) {
    return (
      <main id="main" class="waiting-page">
        <Fuse state="plain" label={t("loading")} />
      </main>
    );
  }
  if (found === "failed") {
    return (
      <main id="main" class="waiting-page">
        <h1 tabIndex={-1}>{t("page-not-loaded")}</h1>
        <Button kind="primary" icon="turn" onClick={() => location.reload()}>
          {t("try-again")}
        </Button>
      </main>
    );
  }
  const Page = found.page;
  return <Page {...props} />;
}

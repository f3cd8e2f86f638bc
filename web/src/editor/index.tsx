// The arena editor: paint, check, try, share.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { IconButton } from "../kit/icon_button";
import { Panel } from "../kit/panel";
import { Segmented } from "../kit/segmented";
import { Sheet } from "../kit/dialog";
import { toast } from "../kit/toast";
import { TopBar } from "../kit/top_bar";
import { LanguagePicker, ThemeButton } from "../shell/controls";
import { isKeyboardTaken } from "../kit/keyboard";
import { cameFrom, navigate, place } from "../shell/router";
import { tellFailure } from "../net/failure";
import { useTitle } from "../shell/title";
import { t } from "../words";
import { type Work, work } from "./bench";
import { Board } from "./board";
import { CollapseTools } from "./collapse_tools";
import { canRedo, canUndo, change, plan, redo, text, undo } from "./draft";
import { useEstimate } from "./estimate";
import { EstimatePanel } from "./estimate_panel";
import { planOf } from "./link";
import { Palette, SymmetryChips } from "./palette";
import { boxOf, isSame, type Plan, readPlan } from "./plan";
import { Problems, Verdict } from "./problems";
import { useReport, wrongSquares } from "./report";
import { ShareSheet } from "./share_sheet";
import { StartDialog } from "./start_dialog";
import { TileTools } from "./tile_tools";
import { inviteTo, tryOut } from "./try_out";
import "./editor.css";

const HERE = "/arenas";

type Over = "start" | "share" | "problems" | "estimate" | null;

export default function ArenaEditor() {
  const [over, setOver] = useState<Over>(null);
  const report = useReport(text.value);
  const trial = useEstimate(text.value);
  const isStale = report?.text !== text.value;
  const isValid = !isStale && report !== null && "problems" in report && report.problems.length === 0;
  const reason = isValid ? undefined : t("editor-mend-first");
  const back = cameFrom(HERE);
  const verdict = <Verdict report={report} isStale={isStale} />;
  const estimate = <EstimatePanel trial={trial} reason={reason} />;
  const begin = (next: Plan): void => {
    change(next);
    setOver(null);
  };
  useTitle(t("editor-title"));
  useLink();
  useUndoKeys();
  return (
    <div class="editor">
      <TopBar title={t("editor-title")} back={{ href: back, label: t("back") }}>
        <span class="wide-only">
          <LanguagePicker />
        </span>
        <span class="wide-only">
          <ThemeButton />
        </span>
        <IconButton icon="undo" label={t("editor-undo")} onClick={() => (canUndo.value ? undo() : toast(t("editor-nothing-to-undo")))} />
        <span class="editor-redo">
          <IconButton icon="undo" label={t("editor-redo")} onClick={() => (canRedo.value ? redo() : toast(t("editor-nothing-to-redo")))} />
        </span>
        <IconButton icon="log" label={t("editor-begin")} onClick={() => setOver("start")} />
        <IconButton icon="send" label={t("editor-share")} onClick={() => setOver("share")} />
      </TopBar>
      <main id="main" class="editor-main">
        <section class="editor-mat mat" aria-label={t("editor-board")}>
          <div class="editor-status narrow-only" role="status">
            <button type="button" class="editor-verdict" onClick={() => setOver("problems")}>
              {verdict}
            </button>
          </div>
          <Board wrong={wrongSquares(report, text.value, boxOf(plan.value.tiles))} />
        </section>
        <section class="editor-dock" aria-label={t("editor-tools")}>
          <Segmented<Work>
            label={t("editor-work")}
            value={work.value}
            choices={[
              { value: "squares", label: t("editor-work-squares") },
              { value: "tiles", label: t("editor-work-tiles") },
              { value: "collapse", label: t("editor-work-collapse") },
            ]}
            onChange={(next) => {
              work.value = next;
            }}
          />
          <Tools />
          <div class="editor-deeds">
            <span class="narrow-only">
              <Button icon="dice" onClick={() => setOver("estimate")}>
                {t("editor-estimate")}
              </Button>
            </span>
            <Button icon="people" label={t("editor-invite")} reason={reason} onClick={() => inviteTo(plan.value).catch(tellFailure)} />
            <Button
              kind="primary"
              icon="play"
              filledIcon
              wide
              label={t("editor-try-bots")}
              reason={reason}
              onClick={() => tryOut(plan.value).catch(tellFailure)}
            >
              {t("editor-try")}
            </Button>
          </div>
        </section>
        <aside class="editor-side wide-only" aria-label={t("editor-report")}>
          <Panel title={t("editor-report")}>
            <div role="status">{verdict}</div>
            <Problems report={report} />
          </Panel>
          <Panel title={t("editor-estimate")}>{estimate}</Panel>
        </aside>
      </main>
      {over === "start" && (
        <StartDialog
          onPlan={begin}
          onFile={(file) => void open(file).then((found) => found && begin(found))}
          onClose={() => setOver(null)}
        />
      )}
      {over === "share" && <ShareSheet onClose={() => setOver(null)} />}
      {over === "problems" && (
        <Sheet title={t("editor-report")} closeLabel={t("close")} onClose={() => setOver(null)}>
          {verdict}
          <Problems report={report} />
        </Sheet>
      )}
      {over === "estimate" && (
        <Sheet title={t("editor-estimate")} closeLabel={t("close")} onClose={() => setOver(null)}>
          {estimate}
        </Sheet>
      )}
    </div>
  );
}

function Tools() {
  if (work.value === "tiles") return <TileTools />;
  if (work.value === "collapse") return <CollapseTools />;
  return (
    <div class="editor-tools">
      <Palette />
      <SymmetryChips />
    </div>
  );
}

async function open(file: File): Promise<Plan | null> {
  const found = readPlan(await file.text().catch(() => ""));
  if (found === null) toast(t("editor-no-arena"));
  return found;
}

/** A link brings an arena; what was on the bench before is one step back. */
function useLink(): void {
  const { path, hash } = place.value;
  useEffect(() => {
    if (hash === "" || path !== HERE) return; // a link to another page is seen here before that page
    const found = planOf(hash.slice(1));
    if (found === null) toast(t("editor-no-arena"));
    else if (!isSame(found, plan.value)) change(found);
    navigate(HERE, { replace: true });
  }, [hash]);
}

function useUndoKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || !/^[zy]$/i.test(event.key) || isKeyboardTaken(event.target)) return;
      event.preventDefault();
      if (event.key.toLowerCase() === "y" || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

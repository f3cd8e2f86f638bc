// How somebody who looks elsewhere learns that it is their turn: page title, sound, vibration, a notification, a screen that stays on.
import { useEffect } from "preact/hooks";
import { buzz } from "../kit/buzz";
import { announce } from "../kit/toast";
import { t } from "../words";
import { play } from "./sound";

/** Whether this browser can notify at all; only in a secure context. */
export const canNotify = (): boolean => typeof Notification !== "undefined" && window.isSecureContext;

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** The page's title says whose move it is; the moment it becomes mine is told in every way the browser allows. */
export function useTurnNotice(title: string, myTurn: boolean, what: string): void {
  useEffect(() => {
    document.title = myTurn ? `● ${t("table-your-turn")} · ${title}` : `${title} · Boomtable`;
  }, [title, myTurn]);
  useEffect(() => {
    if (!myTurn) return;
    announce(`${t("table-your-turn")}. ${what}`, "assertive");
    play("knock");
    buzz(80);
    if (document.hidden && canNotify() && Notification.permission === "granted") notifyOnce(title);
  }, [myTurn]);
}

function notifyOnce(title: string): void {
  try {
    const note = new Notification(t("table-your-turn"), { body: title, tag: "boomtable-turn", icon: "/icons/icon-192.png" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications from service workers only; title and sound have told it already.
  }
}

/** Keeps the screen on while a game is played, where the browser can. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    const hold = (): void => {
      if (document.visibilityState !== "visible") return;
      navigator.wakeLock.request("screen").then(
        (held) => (lock = held),
        () => undefined,
      );
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [wanted]);
}

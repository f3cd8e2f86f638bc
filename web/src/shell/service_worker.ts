// The service worker keeps the shell at hand, so that an installed Boomtable opens at once. Plain http has none and needs none.
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  void register().catch(() => undefined);
}

/** Tells it of every file, now and later: what was asked for before it stood between may still be on its way, such as a font. */
async function register(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const registration = await navigator.serviceWorker.ready;
  const tell = (files: PerformanceObserverEntryList): void => registration.active?.postMessage(files.getEntries().map((file) => file.name));
  new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
}

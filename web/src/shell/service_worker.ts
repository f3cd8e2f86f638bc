// The service worker keeps the shell at hand, so that an installed Boomtable opens at once. Plain http has none and needs none.
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  void register().catch(() => undefined);
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map((file) => file.name));
}

// Keeps the shell, so that an installed Boomtable opens at once and without a line. Built files never change under one name.
const CACHE = "boomtable-1";
const PAGE = "/";
const KEPT = /^\/(assets|icons)\//;

self.addEventListener("install", (event) => {
  event.waitUntil(keep(PAGE).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

/** The page tells which files it is made of: those that it asked for before this worker stood between did not come this way. */
self.addEventListener("message", (event) => {
  const files = event.data.map((address) => new URL(address)).filter((url) => url.origin === location.origin && KEPT.test(url.pathname));
  event.waitUntil(Promise.allSettled(files.map((url) => keep(url.pathname)))); // what fails is told again by the next page
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(freshPage(request));
  else if (KEPT.test(url.pathname)) event.respondWith(keptFile(request));
});

async function keep(path) {
  const cache = await caches.open(CACHE);
  if (!(await cache.match(path))) await cache.add(path);
}

/** The newest page; without a line the one of last time, which knows every address of the client. */
async function freshPage(request) {
  try {
    const answer = await fetch(request);
    const isPage = answer.ok && (answer.headers.get("content-type") ?? "").startsWith("text/html");
    if (isPage) await rememberPage(answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** A page that changed is a new build: the files of the old one are forgotten. */
async function rememberPage(page) {
  const text = await page.clone().text();
  const old = await caches.match(PAGE);
  if (old && (await old.text()) === text) return;
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, page);
}

async function keptFile(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// The service worker: it keeps the whole site on the device, so that every page and every game opens without network.
//
// `lab pages` writes two constants before these lines: BUILD, the build id, and FILES, the addresses of all files from
// the root of the site, each with the hash of its content.
//
// Each build has a cache of its own, which is filled at once or not at all. A new build is kept beside the old one; this
// worker takes over, and removes what is older, when no page that the old worker served is open any more. Until then
// the old worker gives pages of both builds their files.
'use strict';

/** How the names of this site's caches begin. Sites at other paths of the host may have caches, too. */
const OURS = `tessera ${registration.scope} `;
/** How the names of this build's caches begin; the time follows, so that a build that comes again is the newest. */
const MINE = `${OURS}${BUILD} `;
/** How long a page is waited for where the device has it, in milliseconds. */
const PATIENCE = 4_000;

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(take()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate';
  // What asks for the host itself gets its answer, as *Try again* does.
  const asksHost = !isPage && ['no-store', 'reload'].includes(request.cache);
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope) || asksHost) return;
  event.respondWith(isPage ? page(request) : file(request));
});

/** Keeps all files of this build. A file that is missing, another or moved makes the whole fail. */
async function keep() {
  const name = MINE + Date.now();
  const cache = await caches.open(name);
  const request = ([path, integrity]) => new Request(path, { integrity, cache: 'no-cache', redirect: 'error' });
  try {
    await cache.addAll(Object.entries(FILES).map(request));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Removes what is older than this build, and serves the pages that are open. */
async function take() {
  const names = await ours();
  const older = names.slice(names.findIndex((name) => name.startsWith(MINE)) + 1);
  await Promise.all(older.map((name) => caches.delete(name)));
  await clients.claim();
}

/** The names of this site's caches, the newest first. */
async function ours() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OURS)).reverse();
}

/** What the device has under an address: of the newest build that has it. */
async function kept(address) {
  const url = new URL(address);
  const plain = url.origin + url.pathname.replace(/\/index\.html$/, '/');
  for (const cacheName of await ours()) {
    const found = await caches.match(plain, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** A page: from the host; where that fails, or takes long, from the device. */
async function page(request) {
  const fresh = fetch(request);
  const known = await kept(request.url).catch(() => undefined);
  if (!known) return fresh;
  // The browser follows a page that has moved by itself.
  const isGood = ({ ok, type }) => ok || type === 'opaqueredirect';
  const best = fresh.then((answer) => (isGood(answer) ? answer : known), () => known);
  return Promise.race([best, new Promise((resolve) => setTimeout(resolve, PATIENCE, known))]);
}

/** A file of a page: from the device, else from the host. Names of files that change with a build carry a hash. */
async function file(request) {
  const known = await kept(request.url).catch(() => undefined);
  return known ?? fetch(request);
}

// The service worker: it keeps the whole site on the device, so that every page and every game opens without network.
//
// `lab pages` writes two constants before these lines: BUILD, the build id, and FILES, the addresses of all files from
// the root of the site, each with the hash of its content.
//
// Each build has a cache of its own, which is filled file by file while the open pages need nothing, over several visits
// if one is too short. The home page comes last: a cache without it is unfinished, and nothing is served from it. A new
// build is kept beside the old one; this worker takes over, and removes what is older, when no page that the old worker
// served is open any more. Until then the old worker gives pages of both builds their files.
'use strict';

/** How the names of this site's caches begin. Sites at other paths of the host may have caches, too. */
const OURS = `tessera ${registration.scope} `;
/** How the names of this build's caches begin; the time follows, so that a build that comes again is the newest. */
const MINE = `${OURS}${BUILD} `;
/** How long a page is waited for where the device has it, in milliseconds. */
const PATIENCE = 4_000;
/** How long a page has to say whether it needs the line, in milliseconds. */
const ANSWER = 3_000;
/** The last file of a build that is kept. */
const HOME = './';

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(take()));
self.addEventListener('message', (event) => event.waitUntil(repair().catch(() => {})));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate';
  // What asks for the host itself gets its answer, as *Try again* does.
  const asksHost = !isPage && ['no-store', 'reload'].includes(request.cache);
  // No device keeps the pictures of the puzzles of the day: crates/pages/src/daily.rs.
  if (/daily-\d+\.json$/.test(request.url)) return;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope) || asksHost) return;
  event.respondWith(isPage ? page(request) : file(request));
});

// --- What is kept ---

/** Keeps this build, and beside it only the one of the worker that serves the open pages. */
async function install() {
  // Whoever saves data downloads only what is asked for.
  if (navigator.connection?.saveData) throw new Error('the device saves data');
  await remove((await ours()).filter((cache) => !cache.isWhole && !isMine(cache)));
  await keep();
  const all = await ours();
  await remove([...all.filter(isMine).slice(1), ...all.filter((cache) => !isMine(cache)).slice(0, -1)]);
}

/** Keeps this build again where the browser has thrown it away. */
async function repair() {
  if (!(await ours()).some((cache) => cache.isWhole && isMine(cache))) await keep();
}

let keeping;

/** Keeps all files of this build. A file that is missing or another makes the whole fail; one that does not arrive is
 * asked for at the next visit. */
function keep() {
  keeping ??= fill().finally(() => (keeping = undefined));
  return keeping;
}

async function fill() {
  const newest = (await ours()).find((cache) => cache.isWhole || isMine(cache));
  const name = newest && isMine(newest) ? newest.name : MINE + Date.now();
  const cache = await caches.open(name);
  const had = new Set((await cache.keys()).map(({ url }) => url));
  const { [HOME]: home, ...rest } = FILES;
  const silent = new Set();
  for (const [path, hash] of [...Object.entries(rest), [HOME, home]]) {
    const address = new URL(path, registration.scope).href;
    if (had.has(address)) continue;
    let answer = await known(address, hash);
    if (!answer) {
      await lull(silent);
      answer = (await load(address, hash, 'force-cache')) ?? (await load(address, hash, 'reload'));
    }
    if (!answer) {
      await caches.delete(name);
      throw new Error(`${path} is missing or another`);
    }
    await cache.put(address, answer);
  }
}

/** A file as another build has it, if it is the same. */
async function known(address, hash) {
  for (const { name } of await ours()) {
    const answer = await caches.match(address, { cacheName: name });
    if (answer && (await isRight(answer, hash))) return answer;
  }
  return undefined;
}

/** A file from the browser's cache or the host, if it is right. Where the host has moved it to another address, it is kept
 * under its own. */
async function load(address, hash, cache) {
  const answer = await fetch(address, { cache });
  if (!answer.ok || !(await isRight(answer, hash))) return undefined;
  return answer.redirected ? new Response(answer.body, answer) : answer;
}

/** Whether the content of an answer has a hash. */
async function isRight(answer, hash) {
  const digest = await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer());
  return hash === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Waits until no open page needs the line. Pages that do not answer, as those of older builds, are not asked again. */
async function lull(silent) {
  for (;;) {
    const pages = await clients.matchAll({ includeUncontrolled: true });
    const answers = pages.filter(({ id }) => !silent.has(id)).map((page) => needsLine(page, silent));
    if (!(await Promise.all(answers)).includes(true)) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Whether a page needs the line. */
function needsLine(page, silent) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(void silent.add(page.id)), ANSWER);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data);
    };
    page.postMessage('busy?', [port2]);
  });
}

/** Removes what is older than this build, and serves the pages that are open. */
async function take() {
  const all = await ours();
  const newest = all.findIndex((cache) => cache.isWhole && isMine(cache));
  if (newest >= 0) await remove(all.slice(newest + 1));
  await clients.claim();
}

const isMine = ({ name }) => name.startsWith(MINE);

const remove = (some) => Promise.all(some.map(({ name }) => caches.delete(name)));

/** This site's caches, the newest first. */
async function ours() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS)).reverse();
  const isWhole = async (cacheName) => Boolean(await caches.match(registration.scope, { cacheName }));
  return Promise.all(names.map(async (name) => ({ name, isWhole: await isWhole(name) })));
}

// --- What is served ---

/** What the device has under an address, and where: of the newest build that has it. Hosts name a page in several ways. */
async function kept(address) {
  const { origin, pathname } = new URL(address);
  const plain = origin + pathname.replace(/\/index(\.html)?$/, '/');
  const names = [plain, `${plain}/`, `${plain}.html`];
  for (const { name: cacheName } of (await ours()).filter(({ isWhole }) => isWhole)) {
    for (const name of names) {
      const found = await caches.match(name, { cacheName, ignoreVary: true });
      // The addresses in a folder's page are meant from within the folder.
      if (found) return name === names[1] ? Response.redirect(name + new URL(address).search) : found;
    }
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

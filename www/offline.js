// Has the browser keep the site for use without network, see sw.js, and says on the home page that a new version is
// ready. It runs after all else, and begins once a game was moved in, or nothing has happened for a while.
(() => {
  'use strict';

  const { serviceWorker, connection } = navigator;
  const savesData = connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
  // A frame in another's page keeps nothing, and whoever saves data downloads only what is asked for.
  if (!serviceWorker || window !== window.top || savesData) return;

  const script = new URL('sw.js', document.currentScript.src);
  const { dataset } = document.documentElement;
  const build = document.querySelector('meta[name=build]').content;
  // Only the home page has it, so nothing is said in the middle of a game.
  const notice = document.getElementById('update');
  /** How long no file may have arrived before the line counts as free, in milliseconds. */
  const QUIET = 2_000;
  /** How often the page is looked at until it is idle, in milliseconds. */
  const STEP = 500;
  /** For how many steps a game is waited for in which nobody moves. */
  const UNMOVED = 60;

  /** Whether the page needs the line: it loads, or the app does, or one of its programs. */
  function isBusy() {
    const arrived = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
    const isLoading = document.readyState !== 'complete' || dataset.app === 'loading' || 'program' in dataset;
    return isLoading || performance.now() - Math.max(0, ...arrived) < QUIET;
  }

  /** Waits until nothing else is to be done; some browsers call nobody while they paint nothing. */
  const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: 100 }));

  /** The game of the address, and its moves. */
  const played = () => /^#(\w+\/[^/;&@]*)\/?([^/;&@]*)/.exec(location.hash)?.slice(1) ?? [];

  /** Waits until the page is idle, and, where a game is open, for the first move. */
  async function rest() {
    let left = UNMOVED;
    let [game, moves] = played();
    do {
      await new Promise((resolve) => setTimeout(resolve, STEP));
      const now = played();
      if (dataset.app === 'ready') left = now[0] === game && now[1] !== moves ? 0 : left - 1;
      [game, moves] = now;
    } while (isBusy() || (dataset.at === 'app' && left > 0));
    await idle();
  }

  /** Shows the notice if the newest build on the device is another than the page's. */
  async function look({ scope, installing }) {
    if (installing) return;
    const ours = (await caches.keys()).filter((name) => name.startsWith(`tessera ${scope} `));
    const isWhole = await Promise.all(ours.map((cacheName) => caches.match(scope, { cacheName })));
    const newest = ours.filter((_, at) => isWhole[at]).at(-1);
    notice.hidden = !newest || newest.startsWith(`tessera ${scope} ${build} `);
  }

  /** Looks at what is kept, now and whenever another build is. */
  function watch(registration) {
    const follow = () => registration.installing?.addEventListener('statechange', () => look(registration));
    follow();
    registration.addEventListener('updatefound', follow);
    document.addEventListener('visibilitychange', () => {
      // Without network there is nothing new.
      if (!document.hidden) registration.update().catch(() => {});
    });
    notice.querySelector('button').addEventListener('click', () => location.reload());
    return look(registration);
  }

  async function keep() {
    const known = await serviceWorker.getRegistration(script);
    const isOurs = known?.scope === new URL('.', script).href;
    if (notice && isOurs) watch(known);
    await rest();
    const registration = await serviceWorker.register(script, { updateViaCache: 'none' });
    if (notice && !isOurs) watch(registration);
    const { installing, waiting, active } = registration;
    // What the browser has thrown away since is kept again.
    if (!installing) (waiting ?? active)?.postMessage('keep');
  }

  // The service worker asks before each file.
  serviceWorker.addEventListener('message', async ({ ports }) => {
    await idle();
    ports[0].postMessage(isBusy());
  });
  serviceWorker.startMessages();

  // A browser that keeps nothing, as in private windows, plays with network only.
  keep().catch(() => {});
})();

// Has the browser keep the site for use without network, see sw.js, and says on the home page that a new version is
// ready. It runs after all else.
(() => {
  'use strict';

  const { serviceWorker, connection } = navigator;
  // A frame in another's page keeps nothing, and whoever saves data downloads only what is asked for.
  if (!serviceWorker || window !== window.top || connection?.saveData) return;

  const script = new URL('sw.js', document.currentScript.src);
  const build = document.querySelector('meta[name=build]').content;
  // Only the home page has it, so nothing is said in the middle of a game.
  const notice = document.getElementById('update');

  /** Shows the notice if the newest build on the device is another than the page's. */
  async function look({ scope, installing }) {
    if (installing) return;
    const ours = (await caches.keys()).filter((name) => name.startsWith(`tessera ${scope} `));
    notice.hidden = !ours.length || ours.at(-1).startsWith(`tessera ${scope} ${build} `);
  }

  async function keep() {
    const registration = await serviceWorker.register(script, { updateViaCache: 'none' });
    if (!notice) return;
    registration.addEventListener('updatefound', () => {
      registration.installing.addEventListener('statechange', () => look(registration));
    });
    document.addEventListener('visibilitychange', () => {
      // Without network there is nothing new.
      if (!document.hidden) registration.update().catch(() => {});
    });
    notice.querySelector('button').addEventListener('click', () => location.reload());
    await look(registration);
  }

  // A browser that keeps nothing, as in private windows, plays with network only.
  window.addEventListener('load', () => keep().catch(() => {}));
})();

// In place of the service worker: it removes itself and all that the site keeps on the device for use without network.
// `lab pages --no-offline` writes it as sw.js; see docs/deploy.md.
'use strict';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(`tessera ${registration.scope} `));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
}

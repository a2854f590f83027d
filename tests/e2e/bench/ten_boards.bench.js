// Ten boards in a page of another origin on a line of 1.6 Mbit/s with 150 ms of latency: when each is there, at the first visit and at
// the next.
//
// The line is the server's, which all connections share: a browser that is told to be slow is so for each frame by itself.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { DIST, siteHeaders } from '../servers.js';

/** What the line carries, in bytes a second, and how long an answer is on its way, in milliseconds. */
const [RATE, LATENCY] = [200_000, 150];
/** How much of an answer is sent at once, in bytes. */
const PACKET = 1460;
const GAMES = ['linage/size=9.komi=2_5/e5.d4.f6', 'carteso/size=5.komi=2/', 'keil/size=4.komi=2/', 'ecalper/size=4.pie=off/', 'carcassonne//'];
const RECORDS = [...GAMES, ...GAMES];
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** A server, and its address on a host. */
async function serve(host, answer) {
  const server = createServer(answer);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://${host}:${server.address().port}/` };
}

/** The built site behind the line. */
async function slowSite() {
  const headers = await siteHeaders();
  const onTheirWay = new Set();
  const told = { bytes: 0 };
  let [last, credit] = [performance.now(), 0];
  const line = setInterval(() => {
    const now = performance.now();
    credit = Math.min(credit + ((now - last) * RATE) / 1000, RATE / 20);
    last = now;
    while (credit > 0 && onTheirWay.size)
      for (const answer of onTheirWay) {
        const packet = answer.body.subarray(answer.sent, answer.sent + PACKET);
        answer.response.write(packet);
        answer.sent += packet.length;
        told.bytes += packet.length;
        credit -= packet.length;
        if (answer.sent < answer.body.length) continue;
        onTheirWay.delete(answer);
        answer.response.end();
      }
  }, 10);
  const site = await serve('127.0.0.1', async (request, response) => {
    const name = decodeURIComponent(new URL(request.url, 'http://site').pathname).slice(1).replace(/(^|\/)$/, '$1index.html');
    const [file] = await Promise.all([readFile(join(DIST, name)).catch(() => null), pause(LATENCY)]);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { ...headers(name), 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream', 'Content-Encoding': 'gzip' });
    onTheirWay.add({ body: gzipSync(file, { level: 9 }), sent: 0, response });
  });
  return { ...site, told, line };
}

test('ten boards on a line of 1.6 Mbit/s', async ({ browser }) => {
  const site = await slowSite();
  const boards = RECORDS.map((record) => `<board-game record="${record}" style="width: 400px"></board-game>`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Blog</title>
    <script type="module" src="${site.address}embed.js" async></script><h1>Blog</h1>${boards.join('<p>Words.</p>')}`;
  const blog = await serve('localhost', (request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(html));
  const context = await browser.newContext({ viewport: { width: 900, height: 6_000 } });
  for (const visit of ['first visit', 'next visit']) {
    const page = await context.newPage();
    await page.addInitScript(() => {
      globalThis.ready = [];
      addEventListener('ready', ({ target }) => target.localName === 'board-game' && globalThis.ready.push(performance.now()), true);
    });
    site.told.bytes = 0;
    await page.goto(blog.address, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => globalThis.ready.length), { timeout: 120_000 }).toBe(RECORDS.length);
    const ready = await page.evaluate(() => globalThis.ready.map((millis) => (millis / 1000).toFixed(2)));
    console.log(`${visit}: the first board after ${ready[0]} s, the last after ${ready.at(-1)} s, ${Math.round(site.told.bytes / 1024)} KB`);
    await page.close();
  }
  clearInterval(site.line);
  for (const { server } of [site, blog]) {
    server.closeAllConnections();
    server.close();
  }
});

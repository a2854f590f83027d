// How boards in other pages come in: slow style sheets, slow lines, the cache, room from the start, and what happens to a
// picture that was painted.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cell, open } from './board.js';
import { around, board, boards, script, site, told, watch } from './embeds.js';
import { DIST, siteHeaders } from './servers.js';
import { expect, long as test } from './test.js';

const FINISHED =
  'linage/size=9.komi=2_5/b8.i7.c5.b2.c4.d1.c6.b5.c3.a3.c7.e1.c2.g5.c8.f2.c9.f6.f4.h3.f7.g2.f8.h6.f9.d3.f5.h9.f3.g3.f1.pass.pass';
const BOARDS = ['linage/size=5.komi=2/c3.d4.b2', 'carteso/size=5.komi=2/', 'keil/size=4.komi=2/', 'ecalper/size=4.pie=off/', 'carcassonne//'];

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A host that counts what it sends, with gzip as hosts do, as large as `headers` and bodies are: `sent` is the number of bytes.
 * `wait(name)` gives how many milliseconds a file waits, and `rate` how many bytes a second its program is sent with.
 */
async function counting({ wait = () => 0, rate = Infinity } = {}) {
  const host = { sent: 0 };
  const headers = await siteHeaders();
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(new URL(request.url, 'http://host').pathname).slice(1);
    const file = await readFile(join(DIST, name)).catch(() => null);
    await pause(wait(name));
    if (!file) return response.writeHead(404).end();
    const body = gzipSync(file, { level: 9 });
    const type = { html: 'text/html', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm' }[name.split('.').pop()];
    response.writeHead(200, { ...headers(name), 'Content-Type': type ?? 'application/octet-stream', 'Content-Encoding': 'gzip' });
    host.sent += body.length;
    for (let at = 0; name.endsWith('.wasm') && rate < Infinity && at < body.length; at += rate / 10) {
      response.write(body.subarray(at, at + rate / 10));
      await pause(100);
    }
    response.end(name.endsWith('.wasm') && rate < Infinity ? undefined : body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.address = `http://127.0.0.1:${server.address().port}/`;
  host.stop = () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve)));
  return host;
}

/** The colours of some points of the lower canvas of a board, as `r,g,b,a`. */
const colours = (frame) =>
  frame.locator('.board canvas').first().evaluate((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set();
    for (let at = 0; at < data.length; at += 4 * 997) seen.add(data.slice(at, at + 4).join());
    return [...seen];
  });

test('with style sheets that come late no board is black, and every frame has its height', async ({ page }) => {
  await watch(page);
  // The sheets that the document names itself come last, whatever order they are asked for in.
  const host = await counting({ wait: (name) => (/^(tokens|style|boards|pages|embed)-.*css$/.test(name) ? 2_500 : 0) });
  const heights = {};
  for (const late of [true, false]) {
    const from = late ? host : await site();
    const other = await around(script(from) + BOARDS.map((record) => `<board-game record="${record}" style="width: 400px"></board-game>`).join(''));
    await page.setViewportSize({ width: 900, height: 3_000 });
    await page.goto(other.address);
    await boards(page, BOARDS.length);
    heights[late] = await page.locator('board-game').evaluateAll((all) => all.map((one) => one.offsetHeight));
    for (const at of BOARDS.keys()) {
      const seen = await colours(board(page, at));
      expect(seen, BOARDS[at]).not.toEqual(['0,0,0,255']);
      expect(seen.length, BOARDS[at]).toBeGreaterThan(2);
    }
    await other.stop();
    if (!late) await from.stop();
  }
  expect(heights.true).toEqual(heights.false);
  await host.stop();
});

test('where a style sheet does not come, the frame says so to its reader and to the page around', async ({ page }) => {
  await watch(page);
  const host = await site();
  const sheet = (await readFile(join(DIST, 'embed.html'), 'utf8')).match(/style-\w+\.css/)[0];
  host.files[sheet] = null;
  const other = await around(`${script(host)}<board-game record="${BOARDS[0]}"></board-game>`);
  await page.goto(other.address);
  await expect.poll(async () => (await told(page, 'error')).length).toBe(1);
  expect((await told(page, 'error'))[0].message).toMatch(/load/i);
  expect(await told(page, 'ready')).toEqual([]);
  await Promise.all([host.stop(), other.stop()]);
});

/** How many KB the parts of the program have that only these games need, and those that games with two sides share. */
async function partsOf(games) {
  const [, parts] = (await readFile(join(DIST, 'embed.html'), 'utf8')).match(/data-parts="([^"]*)"/);
  const named = parts.split(' ').map((part) => part.split('='));
  const wanted = named.filter(([name]) => games.includes(name) || name === 'sides');
  const sizes = wanted.map(async ([, file]) => gzipSync(await readFile(join(DIST, file)), { level: 9 }).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_024;
}

test('ten boards download the app once, and at the next visit nothing of it', async ({ page }) => {
  test.setTimeout(300_000);
  await watch(page);
  const host = await counting();
  const elements = [...BOARDS, ...BOARDS].map((record) => `<board-game record="${record}" style="width: 300px"></board-game>`);
  const other = await around(script(host) + elements.join(''));
  await page.setViewportSize({ width: 900, height: 5_000 });
  const visits = [];
  for (let visit = 0; visit < 2; visit += 1) {
    host.sent = 0;
    await page.goto(other.address);
    await boards(page, 10);
    visits.push(Math.round(host.sent / 1_024));
  }
  const one = await counting();
  const single = await around(`${script(one)}<board-game record="${BOARDS[0]}" style="width: 300px"></board-game>`);
  await page.goto(single.address);
  await boards(page, 1);
  const alone = Math.round(one.sent / 1_024);
  console.log(`one board downloads ${alone} KB, ten ${visits[0]} KB, and at the next visit ${visits[1]} KB`);
  // The other games have parts of their own. Frames that are loaded at once may ask for a file before it is in the cache.
  const others = await partsOf(BOARDS.map((record) => record.split('/')[0]).filter((game) => !BOARDS[0].startsWith(game)));
  expect(visits[0]).toBeLessThan(1.3 * (alone + others));
  // The documents alone are asked for again.
  const document = gzipSync(await readFile(join(DIST, 'embed.html')), { level: 9 }).length / 1_024;
  expect(visits[1]).toBeLessThan(1.1 * 10 * document);
  await Promise.all([host.stop(), one.stop(), other.stop(), single.stop()]);
});

test('a program that comes slowly is waited for, without a warning', async ({ page }) => {
  await watch(page);
  await page.clock.install();
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const size = gzipSync(await readFile(join(DIST, (await readFile(join(DIST, 'embed.html'), 'utf8')).match(/site-\w+_bg\.wasm/)[0]))).length;
  const host = await counting({ rate: Math.ceil(size / 8) });
  const other = await around(`${script(host)}<board-game record="${BOARDS[0]}"></board-game>`);
  await page.goto(other.address);
  await expect(page.locator('board-game iframe')).toBeAttached();
  // The page believes that 20 seconds pass in each of these.
  for (let second = 0; second < 6; second += 1) {
    await pause(1_100);
    await page.clock.fastForward(20_000);
  }
  await boards(page, 1);
  expect(await told(page, 'error')).toEqual([]);
  expect(warnings.filter((text) => text.includes('did not load'))).toEqual([]);
  await Promise.all([host.stop(), other.stop()]);
});

for (const [width, records] of [
  [360, [...BOARDS, FINISHED]],
  [464, [...BOARDS, FINISHED]],
  [700, [BOARDS[0], FINISHED]],
]) {
  test(`an element has its height at once, with an empty board, and nothing moves later, ${width} px wide`, async ({ page }) => {
    await watch(page);
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shift += value))).observe({ type: 'layout-shift', buffered: true });
    });
    const host = await site();
    const kinds = ['', 'mode="diagram"', 'moves="bottom"', 'moves="none"', 'controls="off"'];
    const all = [...records.map((record) => [record, '']), ...kinds.map((more) => [records[0], more])];
    const element = ([record, more]) => `<board-game record="${record}" ${more} style="width: ${width}px"></board-game><p>Text</p>`;
    const other = await around(`<script type="module" src="${host.address}embed.js"></script>${all.map(element).join('')}`);
    await page.setViewportSize({ width: 900, height: 900 });
    await page.goto(other.address);
    await page.evaluate(() => customElements.whenDefined('board-game'));
    const heights = () => page.locator('board-game').evaluateAll((elements) => elements.map(({ offsetHeight }) => offsetHeight));
    const before = await heights();
    await page.evaluate(() => (window.shift = 0));
    expect(Math.min(...before)).toBeGreaterThan(width - 250);
    for (const at of all.keys()) {
      await page.locator('board-game').nth(at).scrollIntoViewIfNeeded();
      await boards(page, at + 1);
      await expect.poll(() => page.locator('board-game').nth(at).evaluate((one) => one.shadowRoot.querySelector('iframe').style.height)).not.toBe('');
    }
    await pause(500);
    const after = await heights();
    const moved = all.flatMap((one, at) => (Math.abs(after[at] - before[at]) > 2 ? [`${one}: ${before[at]} to ${after[at]}`] : []));
    expect(moved).toEqual([]);
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.005);
    await Promise.all([host.stop(), other.stop()]);
  });
}

test('the theme `auto` follows the colour scheme of the page around, and its changes', async ({ page }) => {
  await watch(page);
  const host = await site();
  const other = await around(`${script(host)}<board-game record="${BOARDS[0]}" style="width: 300px"></board-game>`);
  // A frame that has just come may be put in the place of another one.
  const scheme = (frame) => frame.locator(':root').evaluate((root) => getComputedStyle(root).colorScheme).catch(() => 'none');
  for (const [device, around_, expected] of [['light', 'dark', 'dark'], ['dark', 'light', 'light'], ['dark', 'light dark', 'light dark'], ['light', 'light dark', 'light dark']]) {
    await page.emulateMedia({ colorScheme: device });
    const declare = (value) => window === top && document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.colorScheme = value));
    await page.addInitScript(declare, around_);
    await page.goto(other.address);
    await boards(page, 1);
    await expect.poll(() => scheme(board(page)), { message: `${around_} on a ${device} device` }).toBe(expected);
  }
  await page.evaluate(() => (document.documentElement.style.colorScheme = 'dark'));
  await expect.poll(() => scheme(page.frameLocator('iframe:not(.next)'))).toBe('dark');
  await Promise.all([host.stop(), other.stop()]);
});

test('what the graphics process has lost is painted again', async ({ page }) => {
  await open(page, 'linage/size=9.komi=2_5/e5.d4.f6');
  const canvases = page.locator('.board > canvas');
  const painted = () => canvases.evaluateAll((all) => all.slice(0, 2).map((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.reduce((sum, value, at) => (sum + value * (at % 251)) % 1e9, 0);
  }));
  const before = await painted();
  await canvases.evaluateAll((all) => all.forEach((canvas) => canvas.getContext('2d').clearRect(0, 0, canvas.width, canvas.height)));
  expect(await painted()).not.toEqual(before);
  await canvases.first().evaluate((canvas) => canvas.dispatchEvent(new Event('contextrestored')));
  await expect.poll(painted).toEqual(before);
});

for (const css of ['zoom: 1.5', 'zoom: 0.7', 'transform: scale(0.6); transform-origin: 0 0']) {
  test(`with ${css} on the page a click plays the cell under the pointer`, async ({ page }) => {
    await open(page, 'linage/size=9.komi=2_5/');
    await page.evaluate((text) => (document.body.style.cssText = text), css);
    await cell(page, 'c7').scrollIntoViewIfNeeded();
    const { x, y, width, height } = await cell(page, 'c7').boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('/c7');
  });
}

test('the list of moves shows the current one below its heading, in frames of every width', async ({ page }) => {
  await watch(page);
  const host = await site();
  for (const record of ['linage/size=7.komi=5_5/d4.c3.e5.b2.f6.a1.g7.b6', 'carteso/size=5.komi=0/b2b.d4w.b3b.e4w.c1b.a4w', 'keil/size=4.komi=0.button=off/d3.e5.d4.e6.c3.c4.d5.b2']) {
    for (const [width, moves] of [[240, 'bottom'], [400, 'bottom'], [700, 'auto']]) {
      for (const ply of [3, 5, 6]) {
        const other = await around(`${script(host)}<board-game record="${record}" ply="${ply}" moves="${moves}" style="width: ${width}px"></board-game>`);
        await page.goto(other.address);
        await boards(page, 1);
        const isSeen = () => board(page).locator('.moves .list').evaluate((list) => {
          const box = (element) => element.getBoundingClientRect();
          const current = box(list.querySelector('[aria-current]'));
          return current.top >= box(list.querySelector('th[scope=col]')).bottom - 1 && current.bottom <= box(list).bottom + 1;
        });
        await expect.poll(isSeen, { message: `${record} @${ply}, ${width} px` }).toBe(true);
        await other.stop();
      }
    }
  }
  await host.stop();
});

test('every example of the document on embedding shows its game', async ({ page }) => {
  await watch(page);
  const host = await site();
  const text = await readFile(new URL('../../docs/embedding.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/```html\n([^]*?)```/g)].map(([, html]) => html.replaceAll('https://HOST/', host.address));
  expect(examples.length).toBeGreaterThanOrEqual(2);
  for (const html of examples) {
    const other = await around(html.replace('<img src="position.svg"', '<img'));
    await page.goto(other.address);
    await boards(page, 1);
    const [{ plies, ply }] = await told(page, 'ready');
    expect({ plies, ply }).toEqual({ plies: 3, ply: 2 });
    expect(await told(page, 'error')).toEqual([]);
    await other.stop();
  }
  await host.stop();
});

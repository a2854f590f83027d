// How a test puts boards into pages of another origin, and meets them there.
import { readFile } from 'node:fs/promises';
import { cell, openCells } from './board.js';
import { DIST, serve, siteHeaders } from './servers.js';
import { expect } from './test.js';

export const EXAMPLE = 'linage/size=5.komi=2/c3.d4.b2';
const SANDBOX = 'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"';
const EVENTS = ['ready', 'ply', 'move', 'end', 'error'];

/** A host that reads the site's `_headers`. */
export const site = async () => serve(DIST, { headers: await siteHeaders() });
/** A host as plain as boards can be loaded from. */
export const plainSite = () => serve(DIST, { headers: { 'Access-Control-Allow-Origin': '*' } });

/** A page of another origin, served by itself. */
export const around = (content, headers = {}) =>
  serve(DIST, { headers, files: { 'favicon.ico': '', 'index.html': `<!doctype html><html lang="en"><meta charset="utf-8">${content}` } });

export const script = (host) => `<script type="module" src="${host.address}embed.js" async></script>`;
export const plainFrame = (host, fragment) =>
  `<iframe src="${host.address}embed.html#${fragment}" ${SANDBOX} width="480" height="640" title="A board"></iframe>`;

/** Keeps in `window.told` what elements and plain frames tell the page, and in `window.workers` of every document the
    workers that it has started and not ended. */
export async function watch(page) {
  const faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.addInitScript((events) => {
    window.told = [];
    for (const type of events) {
      addEventListener(type, ({ target, detail }) => target.localName === 'board-game' && window.told.push([type, detail]), true);
    }
    addEventListener('message', ({ data }) => {
      if (data?.ns === 'tessera' && !document.querySelector('board-game')) window.told.push([data.type, data]);
    });
    window.workers = new Set();
    window.started = 0;
    const Plain = Worker;
    window.Worker = class extends Plain {
      constructor(...given) {
        super(...given);
        window.workers.add(this);
        window.started += 1;
      }
      terminate() {
        window.workers.delete(this);
        super.terminate();
      }
    };
  }, EVENTS);
  return faults;
}

/** Gives a page the function `random(below)`, which draws the same numbers in every run: mulberry32. */
export const withRandom = (page, seed) =>
  page.addInitScript((seed) => {
    let state = seed;
    window.random = (below) => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) % below;
    };
  }, seed);

export const told = (page, type) => page.evaluate((type) => window.told.filter(([of]) => of === type).map(([, detail]) => detail), type);
/** How many workers live in each frame of the page, in order. */
export const workers = (page) => Promise.all(page.frames().slice(1).map((frame) => frame.evaluate(() => window.workers.size)));
/** The frame of the board in an element or a plain frame, by its place. */
export const board = (page, at = 0) => page.frameLocator('iframe').nth(at);
export const boards = async (page, count) => expect.poll(async () => (await told(page, 'ready')).length).toBeGreaterThanOrEqual(count);

/** Waits until a document has been painted twice: right after it was scrolled, the browser gives a click to the frame that
    was there before. */
export const painted = (body) =>
  body.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));

/** Touches a cell with the mouse where a person would. */
export async function touch(page, frame, name) {
  await frame.owner().scrollIntoViewIfNeeded();
  await painted(frame.locator('body'));
  await cell(frame, name).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await cell(frame, name).boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Plays the first stone that may be placed, and waits for the answer. */
export async function playOn(page, frame, moves) {
  const [name] = await openCells(frame);
  await touch(page, frame, name);
  await expect.poll(async () => (await told(page, 'move')).length).toBe(moves + 2);
}

/** How many mebibytes the processes of pages and frames take, each page of memory that several share counted in parts;
    `null` where the system does not tell. */
export async function memory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const shares = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => readFile(`/proc/${id}/smaps_rollup`, 'utf8').then((text) => Number(/^Pss: +(\d+)/m.exec(text)[1])));
  const kibibytes = await Promise.all(shares).catch(() => null);
  return kibibytes && Math.round(kibibytes.reduce((sum, share) => sum + share, 0) / 1024);
}

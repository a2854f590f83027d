// Firefox under test: one browser for each file; a site and a fresh profile for each test.
// `cargo xtask test --only firefox` names the browser in FIREFOX.
import { strict as assert } from 'node:assert';
import { after, before, test as plain } from 'node:test';
import puppeteer from 'puppeteer-core';
import { DIST, serve } from '../servers.js';

/** Limits in milliseconds; they only end what hangs. */
const TEST = 120_000;
const PATIENCE = 40_000;
/** How long reports of faults are waited for at the end of a test, in milliseconds. */
const REPORTS = 300;

let browser;
before(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX || 'firefox-esr',
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    timeout: TEST,
    protocolTimeout: TEST,
  });
});
after(() => browser?.close());

/** What every page does before its own scripts run. */
function watch() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`Content Security Policy: ${violatedDirective} forbids ${blockedURI} ${sample}`);
  });
  // A frame without an origin may not even ask.
  if (location.protocol === 'http:' && self.origin !== 'null' && !localStorage.getItem('tessera.v1.settings')) {
    localStorage.setItem('tessera.v1.settings', JSON.stringify({ instant: true }));
  }
}

/**
 * Whether an error is of Firefox's driver, which runs the scripts of `evaluateOnNewDocument`: in a frame without an origin that
 * is just being replaced it sometimes may not read their arguments, once for each script. An error of a page has a place in a
 * script.
 */
function isOfDriver({ message, stack }) {
  return message.endsWith('Permission denied to access property "length"') && !/:\d+/.test(stack);
}

/**
 * A test with a `site` of its own, at which a `page` is open on no page yet; `newPage()` opens another tab of the same
 * profile, in which `preload` runs first. `known` are the addresses of hosts that pages may ask, the site's to begin with.
 *
 * It fails where a page asks another host for something, breaks the policy or reports an error. A test that makes such
 * faults itself says with `makes` what they are like, and fails where there is none.
 */
export function test(what, run, { preload = () => {}, makes = null } = {}) {
  plain(what, { timeout: TEST }, async () => {
    const site = await serve(DIST);
    const context = await browser.createBrowserContext();
    const faults = [];
    const known = [site.address];
    const newPage = async () => {
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => isOfDriver(error) || faults.push(String(error)));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const isKnown = known.some((address) => address.startsWith(origin));
        if (protocol.startsWith('http') && !isKnown) faults.push(`asked ${origin}`);
      });
      await page.evaluateOnNewDocument(watch);
      await page.evaluateOnNewDocument(preload);
      return page;
    };
    try {
      await run({ site, known, newPage, page: await newPage() });
      // What the browser reports comes a little later.
      await new Promise((resolve) => setTimeout(resolve, REPORTS));
      const made = faults.filter((fault) => makes?.test(fault));
      assert.deepEqual(faults.filter((fault) => !made.includes(fault)), []);
      assert(!makes || made.length > 0, `no fault was like ${makes}`);
    } finally {
      await context.close();
      await site.stop();
    }
  });
}

/** Asks until the answer is not false, and gives it. */
export async function until(what, ask) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    assert(performance.now() < end, `waited too long until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until something is so in the page. */
export const untilIn = (page, what, condition, ...given) => until(what, () => page.evaluate(condition, ...given));

/** The page's record: what stands after # in the address. */
export const record = (page) => page.evaluate(() => decodeURIComponent(location.hash.slice(1)).split(';')[0]);

/** The names of the moves of a record. */
export const moves = (text) => (text.split('@')[0].split('/')[2] ?? '').split('.').filter(Boolean);

/** Waits until the record is as wanted: the same, or one that the pattern describes. */
export const untilRecord = (page, wanted) =>
  until(`the record is ${wanted}`, async () => {
    const text = await record(page);
    return wanted instanceof RegExp ? wanted.test(text) : text === wanted;
  });

/** Opens an address of the site, or a record, and waits for its board. */
export async function open(page, address) {
  await page.goto(address);
  await board(page);
}

/** Waits for a board. */
export const board = (page) =>
  untilIn(page, 'a board is shown', () => document.querySelectorAll('[role=grid] [role=gridcell]').length > 0);

/** Waits until the AI has answered. */
export const settled = (page) => untilIn(page, 'the AI has answered', () => !document.querySelector('.machine'));

/** How wide what is clicked is at least, in CSS pixels: cells of a board that was hidden have no size until it is painted. */
const WIDTH = 4;

/** Clicks with the mouse on the middle of what a selector finds, where one is named by its text or its label. */
export async function click(page, selector, name) {
  const found = (selector, name, least) => {
    const named = (one) => [one.textContent.trim(), one.getAttribute('aria-label')].includes(name);
    const shown = (one) => one.getClientRects().length > 0;
    const one = [...document.querySelectorAll(selector)].find((one) => shown(one) && (!name || named(one)));
    if (!one) return null;
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = one.getBoundingClientRect();
    return width < least ? null : [x + width / 2, y + height / 2];
  };
  const [x, y] = await untilIn(page, `${name ?? selector} is there`, found, selector, name, WIDTH);
  await page.mouse.click(x, y);
}

/** The button of a cell. */
const CELL = (name) => `[role=gridcell][aria-label^="${name},"]`;

/** Clicks a cell, on the canvas, where a person would. */
export const clickCell = (page, name) => click(page, CELL(name));

/** What a cell says of itself. */
export const label = (page, name) =>
  page.evaluate((cell) => document.querySelector(cell)?.getAttribute('aria-label'), CELL(name));

/** Sets a game up through its dialog and starts it. */
export async function setUp(page, site, game, choices) {
  await page.goto(`${site.address}#setup/${game}`);
  for (const [name, value] of Object.entries(choices)) {
    const select = `#setup[open] select[name=${name}]`;
    await untilIn(page, `${name} may be chosen`, (select) => document.querySelector(select) !== null, select);
    await page.select(select, value);
  }
  await click(page, '#setup button', 'Start');
  await board(page);
}

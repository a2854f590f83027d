// The site without network, and what a new, a broken or a withdrawn deployment does to pages that are open.
import { appendFile, cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cell, click, record, setUp } from './board.js';
import { DIST, serve, siteHeaders } from './servers.js';
import { expect, long as test } from './test.js';

test.use({ serviceWorkers: 'allow' });

/** The options of a small game, and the cells of its first turn. */
const GAMES = {
  Carteso: [{ size: '3', komi: '0_5' }, ['b2']],
  Linage: [{ size: '5', komi: '3_5' }, ['c3']],
  Keil: [{ size: '4', komi: '3' }, ['c3']],
  Ecalper: [{ size: '4' }, ['a1', 'b2', 'c3']],
};

let site;
/** The folder of another build, if the test deploys one. */
let next;
test.beforeEach(async ({ page }) => {
  site = await serve(DIST);
  // An AI that answers soon.
  await page.addInitScript(() => {
    localStorage.setItem('tessera.v1.settings', JSON.stringify({ think_millis: 300, instant: true }));
  });
});
test.afterEach(async () => {
  await site.stop();
  if (next) await rm(next, { recursive: true });
  next = undefined;
});

/** Opens home and waits until the device has all of the site; its build. */
async function visit(page) {
  await page.goto(site.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  return build(page);
}

/** Has the browser ask for a new service worker, as it does by itself from time to time, and waits until it is there. */
const update = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = (await registration.update()).installing ?? registration.waiting;
    if (!worker) throw new Error('no new service worker');
    while (worker.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 50));
    return worker.state;
  });

/** The build of the page. */
const build = (page) => page.locator('meta[name=build]').getAttribute('content');

/** The caches on the device, without the times in their names. */
const caches = (page) =>
  page.evaluate(async () => (await window.caches.keys()).map((name) => name.split(' ').slice(2, 3).join()));

/** Another build of the site in a folder of its own: the same under other names, but for a style. */
async function nextBuild(color) {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-'));
  await cp(DIST, folder, { recursive: true });
  const home = join(folder, 'index.html');
  let html = await readFile(home, 'utf8');
  for (const name of (await readdir(folder)).filter((name) => /^(play|site)-/.test(name))) {
    const renamed = name.replace(/-\w{6}/, '-abcdef');
    await rename(join(folder, name), join(folder, renamed));
    html = html.replaceAll(name, renamed);
    if (name.endsWith('.css')) await appendFile(join(folder, renamed), `\n.another {\n  color: ${color};\n}\n`);
  }
  await writeFile(home, html);
  const run = spawnSync(process.env.TESSERA_LAB, ['pages', folder], { encoding: 'utf8' });
  expect(run.stderr).toBe('');
  return folder;
}

/** Puts another build in the place of the site. */
async function deployAnother(color = 'red') {
  if (next) await rm(next, { recursive: true });
  next = await nextBuild(color);
  site.folder = next;
}

test('a second visit needs no network: all games against the strongest level, and the rules', async ({ page, context }) => {
  await visit(page);
  site.down = true;
  await context.setOffline(true);
  const plies = async () => (await record(page)).split('/')[2].split('.').length;
  for (const [game, [options, cells]] of Object.entries(GAMES)) {
    await page.goto(site.address);
    await setUp(page, { ...options, opponent: '9' }, game);
    for (const name of cells) await click(page, name);
    if (game === 'Carteso') await page.locator('.picker button[data-name^="b2"]').first().click();
    await expect.poll(plies, { timeout: 60_000 }).toBeGreaterThan(cells.length);
  }
  await page.goto(site.address);
  await page.getByRole('link', { name: 'Set up Carcassonne' }).click();
  await page.locator('#setup select[name=seat-1]').selectOption('9');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(plies, { timeout: 60_000 }).toBeGreaterThan(3);
  for (const game of ['carteso', 'linage', 'keil', 'ecalper', 'carcassonne']) {
    await page.goto(`${site.address}rules/${game}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'How to play' })).toBeVisible();
    await expect(page.locator('.shown svg').first()).toBeVisible();
  }
});

test('a host that takes long for a page is not waited for', async ({ page }) => {
  await visit(page);
  site.hangs = true;
  await page.goto(`${site.address}rules/keil/?from=elsewhere`);
  await expect(page.getByRole('heading', { name: 'How to play Keil' })).toBeVisible();
});

test('a page of the old build keeps its files after a new deployment, and home offers the new one', async ({ page, context }) => {
  const old = await visit(page);
  const other = await context.newPage();
  await other.goto(site.address);
  // The new deployment removes all files of the old one.
  await deployAnother();
  expect(await update(page)).toBe('installed');
  const notice = page.locator('#update');
  await expect(notice).toContainText('A new version of Tessera is ready');

  // Nothing of the app is loaded yet: it comes from the old build, as the engine does.
  await setUp(page, { size: '5', komi: '3_5', opponent: '9' });
  await expect(notice).toBeHidden();
  await click(page, 'c3');
  await expect.poll(() => record(page), { timeout: 60_000 }).toMatch(/c3\.\w+/);
  expect(await build(page)).toBe(old);

  await page.getByRole('link', { name: 'Tessera, all games' }).click();
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => build(page)).not.toBe(old);
  await expect(notice).toBeHidden();
  // The other page is still of the old build.
  await setUp(other, { size: '5', komi: '3_5' }, 'Linage');
  expect(await caches(page)).toEqual([old, await build(page)]);

  // What is old is removed once no page of it is open.
  const now = await build(page);
  await other.close();
  await page.goto('about:blank');
  await page.waitForTimeout(500);
  await page.goto(site.address);
  await expect.poll(() => caches(page)).toEqual([now]);
});

test('without network the newest build is opened, and its reload is not offered again', async ({ page, context }) => {
  const old = await visit(page);
  await deployAnother();
  await update(page);
  await context.setOffline(true);
  site.down = true;
  await page.locator('#update').getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => build(page)).not.toBe(old);
  await setUp(page, { size: '5' });
  await page.getByRole('link', { name: 'Tessera, all games' }).click();
  await expect(page.locator('#update')).toBeHidden();
});

test('a deployment of which half is there keeps nothing, and says what to do', async ({ page }) => {
  const old = await visit(page);
  await deployAnother();
  const missing = (await readdir(next)).filter((name) => /^(play-|worker-)/.test(name));
  site.files = Object.fromEntries(missing.map((name) => [name, null]));
  expect(await update(page)).toBe('redundant');
  expect(await caches(page)).toEqual([old]);
  await expect(page.locator('#update')).toBeHidden();
  await page.goto('about:blank');
  await page.goto(`${site.address}#play/linage`);
  await expect(page.locator('#loading').getByRole('alert')).toContainText('is being updated');
  // Once all of it is there the same page goes on.
  site.files = {};
  await page.locator('#loading').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await build(page)).not.toBe(old);
});

test('a deployment that is rolled back is offered and opened, with network and without', async ({ page, context }) => {
  const old = await visit(page);
  await deployAnother();
  await update(page);
  await page.reload();
  expect(await build(page)).not.toBe(old);
  site.folder = DIST;
  await update(page);
  await expect(page.locator('#update')).toBeVisible();
  await context.setOffline(true);
  site.down = true;
  await page.locator('#update').getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => build(page)).toBe(old);
  await page.goto(`${site.address}#linage/size=5.komi=2/c3`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(cell(page, 'c3')).toBeVisible();
});

test('no game waits for what is kept: it begins after the first move and fetches nothing twice', async ({ page }) => {
  await site.stop();
  site = await serve(DIST, { headers: await siteHeaders() });
  await page.goto(`${site.address}#linage/size=5.komi=2/c3`);
  await expect(cell(page, 'c3')).toBeVisible();
  // Longer than a page that nothing happens on is waited for.
  await page.waitForTimeout(5_000);
  const others = () => site.requests.filter((path) => path.endsWith('sw.js') || path.includes('/rules/'));
  expect(others()).toEqual([]);
  await click(page, 'd4');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(others().length).toBeGreaterThan(5);
  const hashed = site.requests.filter((path) => /-[0-9a-f]{12,}(_bg)?\.\w+$/.test(path));
  expect(hashed.length).toBeGreaterThan(30);
  expect(hashed.filter((path, at) => hashed.indexOf(path) < at)).toEqual([]);
});

test('an app that is loaded has the line for itself', async ({ page, context }) => {
  await page.goto(site.address);
  site.pace = 200;
  await expect.poll(() => site.requests.some((path) => path.endsWith('sw.js')), { timeout: 60_000 }).toBe(true);
  // The program of the app takes as long as on a slow line.
  let send;
  const sent = new Promise((resolve) => (send = resolve));
  await page.route(/site-\w+_bg\.wasm$/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.evaluate(() => (location.hash = '#linage/size=5.komi=2/c3'));
  await page.waitForTimeout(4_000);
  const before = site.requests.length;
  await page.waitForTimeout(4_000);
  expect(site.requests.length - before).toBe(0);
  const isAll = () => ['/rules/carcassonne/', '/es/puzzles/'].every((path) => site.requests.includes(path));
  expect(isAll()).toBe(false);
  send();
  await expect(cell(page, 'c3')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(isAll()).toBe(true);
  await context.setOffline(true);
  site.down = true;
  await page.goto(`${site.address}rules/keil/`);
  await expect(page.getByRole('heading', { name: 'How to play Keil' })).toBeVisible();
});

test('whoever saves data downloads only what is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) });
  });
  await page.goto(`${site.address}#linage/size=5.komi=2/c3`);
  await click(page, 'd4');
  await page.waitForTimeout(5_000);
  expect(site.requests.filter((path) => path.endsWith('sw.js'))).toEqual([]);
});

test('what a visit was too short for is kept at the next, and what is there is not fetched again', async ({ page }) => {
  await page.goto(site.address);
  const rules = () => site.requests.filter((path) => path.includes('/rules/'));
  // So slow that not all of them are there by the time the host is down.
  site.pace = 400;
  await expect.poll(() => rules().length, { timeout: 60_000 }).toBeGreaterThan(2);
  site.down = true;
  await expect.poll(() => page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())?.installing)).toBe(true);
  const first = rules();
  site.down = false;
  site.pace = 0;
  site.requests = [];
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(rules().filter((path) => first.slice(0, -1).includes(path))).toEqual([]);
  expect(rules().length).toBeGreaterThan(2);
});

test('what the browser has thrown away is kept again at the next visit', async ({ page, context }) => {
  const now = await visit(page);
  await page.evaluate(async () => Promise.all((await window.caches.keys()).map((name) => window.caches.delete(name))));
  await page.reload();
  await expect.poll(() => caches(page), { timeout: 60_000 }).toEqual([now]);
  const isWhole = () => page.evaluate(async () => Boolean(await window.caches.match(location.href)));
  await expect.poll(isWhole, { timeout: 60_000 }).toBe(true);
  await context.setOffline(true);
  site.down = true;
  await page.goto(`${site.address}#linage/size=5.komi=2/c3`);
  await expect(cell(page, 'c3')).toBeVisible();
});

test('while an old page stays open the device has two builds and no more', async ({ page }) => {
  const old = await visit(page);
  const builds = [];
  for (const color of ['green', 'blue']) {
    await deployAnother(color);
    expect(await update(page)).toBe('installed');
    builds.push((await readFile(join(next, 'sw.js'), 'utf8')).match(/BUILD = "(\w+)"/)[1]);
    expect(await caches(page)).toEqual([old, builds.at(-1)]);
  }
  expect(new Set([old, ...builds]).size).toBe(3);
});

test('a change of language asks for no file that is not there', async ({ page }) => {
  await page.goto(`${site.address}#linage/size=5.komi=2/c3`);
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.locator('select[name=language]').selectOption('es');
  await expect(page).toHaveURL(/\/es\/#linage/);
  await expect(cell(page, 'c3')).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(site.requests.filter((path) => /\/es\/.*\.(svg|png|js|css)$/.test(path))).toEqual([]);
});

test('the kill switch leaves nothing on the device', async ({ page, context }) => {
  await visit(page);
  // Another site of the same host keeps its own.
  await page.evaluate(() => window.caches.open('another site'));
  site.files = { 'sw.js': await readFile(new URL('../../www/sw-off.js', import.meta.url), 'utf8') };
  await page.reload();
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active).length);
  await expect.poll(() => page.evaluate(() => window.caches.keys())).toEqual(['another site']);
  await expect.poll(registrations).toBe(0);
  await page.goto(`${site.address}#linage/size=5.komi=2/c3`);
  await expect(page.getByRole('grid')).toBeVisible();
  await context.setOffline(true);
  site.down = true;
  expect(await page.goto(`${site.address}rules/keil/`).catch(() => 'no page')).toBe('no page');
});

test('a frame in the page of another keeps nothing', async ({ page }) => {
  const outer = await serve(DIST, { files: { 'index.html': `<!doctype html><iframe src="${site.address}"></iframe>` } });
  await page.goto(outer.address);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeAttached();
  const kept = () => navigator.serviceWorker.getRegistrations().then((all) => all.length);
  await page.waitForTimeout(1_000);
  expect(await frame.locator('body').evaluate(kept)).toBe(0);
  await outer.stop();
});

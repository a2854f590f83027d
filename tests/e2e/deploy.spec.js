// Hosts of different kinds, as docs/deploy.md names them: on each of them the site is whole.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { cell, click, record, setUp } from './board.js';
import { DIST, serve, siteHeaders } from './servers.js';
import { drawn, expect, test } from './test.js';

test.use({ serviceWorkers: 'allow' });

/** A server that sends no header but the type of a file, as people have it at hand. */
async function plain() {
  const server = spawn('python3', ['-u', '-m', 'http.server', '--bind', '127.0.0.1', '--directory', DIST, '0']);
  const lines = createInterface({ input: server.stdout });
  const address = await new Promise((resolve, reject) => {
    lines.once('line', (line) => resolve(/http:\S+\//.exec(line)[0]));
    server.once('error', reject);
  });
  return { address, stop: () => server.kill() };
}

const HOSTS = {
  'without any header': plain,
  'with the headers of the site': async () => serve(DIST, { headers: await siteHeaders() }),
  'that isolates its pages from other origins': () =>
    serve(DIST, {
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
    }),
  'below a path': () => serve(DIST, { at: '/some/path/' }),
  'with clean addresses': async () => serve(DIST, { clean: true, headers: await siteHeaders() }),
  'that knows no type of WebAssembly': () => serve(DIST, { types: { '.wasm': 'application/octet-stream' } }),
};

for (const [kind, start] of drawn(Object.entries(HOSTS))) {
  test(`a host ${kind}: rules, a game against the AI, and all of it without network`, async ({ page, context }) => {
    const host = await start();
    await page.goto(host.address);
    await page.getByRole('link', { name: 'Rules of Keil' }).click();
    await expect(page.getByRole('heading', { name: 'How to play Keil' })).toBeVisible();
    await page.getByRole('link', { name: 'All games', exact: true }).click();
    await setUp(page, { size: '5', komi: '3_5', opponent: '2' });
    await click(page, 'c3');
    await expect.poll(() => record(page), { timeout: 60_000 }).toMatch(/c3\.\w+/);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await host.stop();
    await page.goto(`${host.address}rules/linage/`);
    await page.getByRole('link', { name: 'Open this position' }).first().click();
    await expect(cell(page, 'a1')).toBeAttached();
    // Other addresses of a page that hosts know.
    await page.goto(`${host.address}rules/keil`);
    await expect(page).toHaveURL(/rules\/keil\/$/);
    await page.getByRole('link', { name: 'Open this position' }).first().click();
    await expect(page.getByRole('grid')).toBeVisible();
    for (const address of ['embed', 'embed.html']) {
      await page.goto(`${host.address}${address}#linage/size=5.komi=2/c3`);
      await expect(cell(page, 'a1')).toBeAttached();
    }
  });
}

for (const at of drawn(['/', '/some/path/'])) {
  test(`a missing address in any folder below ${at} has its style and leads home`, async ({ page }) => {
    const host = await serve(DIST, { at, headers: await siteHeaders() });
    for (const missing of ['nothing', 'rules/nothing/', 'es/a/b/c/nothing.html?a=b', 'nothing%23linage/size=9/e5']) {
      const address = host.address + missing;
      for (const [name, home] of [['All games', ''], ['Todos los juegos', 'es/']]) {
        await page.goto(address);
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
        // The mark is as small as in other pages, and the button has its colour.
        expect((await page.locator('.brand svg').boundingBox()).width).toBe(24);
        await expect(page.locator('.lost .primary')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        await page.locator('.lost').getByRole('link', { name }).click();
        await expect(page).toHaveURL(host.address + home);
        await expect(page.locator('.card').first()).toBeVisible();
        // A choice of a language holds on.
        await page.evaluate(() => localStorage.clear());
      }
      await page.goto(address);
      await page.getByRole('link', { name: 'Keil', exact: true }).click();
      await expect(page.locator('#setup[open]')).toBeVisible();
    }
    await host.stop();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a missing address shows its page in style, at the root of a host and below a path', async ({ page }) => {
    for (const [at, missing] of [['/', 'a/b/nothing'], ['/some/path/', 'nothing'], ['/some/path/', 'a/b/c/nothing']]) {
      const host = await serve(DIST, { at });
      await page.goto(`${host.address}${missing}`);
      const home = page.locator('.lost').getByRole('link', { name: 'All games' });
      await expect(home).toBeVisible();
      for (const drawing of await page.locator('svg:visible').all()) {
        expect((await drawing.boundingBox()).width).toBeLessThanOrEqual(24);
      }
      await expect(page.locator('.lost .primary')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      // Where the site begins is known to a script alone.
      if (at === '/') {
        await home.click();
        await expect(page.locator('.card').first()).toBeVisible();
      }
      await host.stop();
    }
  });
});

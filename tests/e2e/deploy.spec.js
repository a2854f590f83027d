// Hosts of different kinds, as docs/deploy.md names them: on each of them the site is whole.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { cell, click, record, setUp } from './board.js';
import { DIST, serve } from './servers.js';
import { expect, test } from './test.js';

test.use({ serviceWorkers: 'allow' });

/** The headers for every file in the file that `lab pages` writes. */
async function headers() {
  const [, rules] = (await readFile(`${DIST}/_headers`, 'utf8')).split('/*\n');
  const lines = rules.split('\n\n')[0].split('\n');
  return Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/).slice(0, 2)));
}

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
  'with the headers of the site': async () => serve(DIST, { headers: await headers() }),
  'that isolates its pages from other origins': () =>
    serve(DIST, {
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
    }),
  'below a path': () => serve(DIST, { at: '/some/path/' }),
  'that knows no type of WebAssembly': () => serve(DIST, { types: { '.wasm': 'application/octet-stream' } }),
};

for (const [kind, start] of Object.entries(HOSTS)) {
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
  });
}

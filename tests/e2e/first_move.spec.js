// What a fresh browser downloads until the first stone of a play link is placed.
import { expect, test } from './test.js';
import { cell, click, record } from './board.js';

test('until the first stone of a play link only the page, its styles and scripts, and the app are asked for', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const [asked, sizes] = [new Map(), new Map()];
  network.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, new URL(request.url).pathname));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await page.goto('./#linage/size=9.komi=5_5/e5');
  await expect(cell(page, 'c3')).toBeVisible();
  await click(page, 'c3');
  await expect.poll(() => record(page)).toContain('e5.c3');
  // The files that `cargo xtask sizes` sums up as the first move, read off the page in the same way.
  const named = await page.evaluate(() => {
    const links = [...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => href);
    const scripts = [...document.scripts].map(({ src }) => src);
    const { app, wasm, styles } = document.querySelector('script[data-app]').dataset;
    const program = [app, wasm, ...styles.split(' ')].map((name) => new URL(name, document.baseURI).href);
    return [document.baseURI.split('#')[0], ...links, ...scripts, ...program].map((address) => new URL(address).pathname);
  });
  // The icon of the tab and the manifest wait for everything else.
  const isBeside = (path) => /icon|manifest/.test(path);
  const files = [...asked.values()].filter((path) => path && !isBeside(path));
  expect(files.filter((path) => !named.includes(path))).toEqual([]);
  expect(new Set(files).size, 'nothing is asked for twice').toBe(files.length);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(`${Math.round(bytes / 1024)} KB in ${files.length} files as this server sends them`);
});

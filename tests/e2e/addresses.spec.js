// Addresses as mail programs leave them: the # is written as %23, and the host takes it for the name of a file.
import { expect, test } from './test.js';
import { DIST, serve } from './servers.js';

const GAME = 'linage/size=5.komi=0_5/c3.a1';

let host;
test.beforeAll(async () => {
  host = await serve(DIST, { at: '/games/' });
});
test.afterAll(() => host.stop());

for (const [address, fragment] of [
  [`index.html%23${GAME}`.replaceAll('/', '%2F'), GAME.replaceAll('/', '%2F')],
  [`%23${GAME.replaceAll('/', '%2F')}`, GAME.replaceAll('/', '%2F')],
  [`%23${GAME}`, GAME],
  [`%2523${GAME.replaceAll('/', '%2F')}`, GAME.replaceAll('/', '%2F')],
]) {
  test(`${address} leads to the game`, async ({ page }) => {
    await page.goto(host.address + address, { waitUntil: 'commit' });
    await page.waitForURL((url) => url.hash.length > 1);
    const { pathname, hash } = new URL(page.url());
    expect(pathname).toMatch(/^\/games\/(index\.html)?$/);
    expect([`#${fragment}`, `#${GAME}`]).toContain(hash);
  });
}

test('a name of a file that is no page of the site stays a missing page', async ({ page }) => {
  await page.goto(`${host.address}other%23linage%2F`);
  await expect(page.locator('.lost')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

// The build id: an engine of another build than the page is never used.
import { expect, test } from './test.js';
import { click, record, setUp } from './board.js';

/** The worker's script, with a build id in its name or without one. */
const SCRIPT = /\/worker(-\w+)?\.js$/;

test('an engine of another build is refused with a sentence of its own', async ({ page }) => {
  await page.route(SCRIPT, async (route) => {
    const response = await route.fetch();
    const script = (await response.text()).replace(/^self\.TESSERA_BUILD=.*\n/, '');
    await route.fulfill({ response, body: `self.TESSERA_BUILD="another";\n${script}` });
  });
  await page.goto('./');
  await setUp(page, { size: '5', komi: '3_5', opponent: '2' });
  await click(page, 'c3');
  await expect(page.getByText('Tessera was updated since this page was opened. Reload the page to play on.').first()).toBeVisible();
  expect(await record(page)).toMatch(/\/c3$/);
});

test('after the worker files are right again the same page plays on', async ({ page }) => {
  let isOld = true;
  await page.route(SCRIPT, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: isOld ? script.replace(/^(self\.TESSERA_BUILD=.*\n)?/, 'self.TESSERA_BUILD="another";\n') : script });
  });
  await page.goto('./');
  await setUp(page, { size: '5', komi: '3_5', opponent: '2' });
  await click(page, 'c3');
  await expect(page.getByText('Tessera was updated since this page was opened. Reload the page to play on.').first()).toBeVisible();
  isOld = false;
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => record(page)).toMatch(/c3\.\w+$/);
});

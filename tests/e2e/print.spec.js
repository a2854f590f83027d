// On paper a report has nothing closed.
import { expect, test } from './test.js';

test('what is closed in a report is open on paper', async ({ page }) => {
  await page.goto('./report/keil/');
  const closed = page.locator('.rep .figr details:not([open])');
  const before = await closed.count();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(before);
});

// The policy of the pages: what it forbids is not done, and in a sandboxed frame of another site the game is whole.
import { cell, setUp } from './board.js';
import { FORBIDDEN, FORBIDDEN_BY_TRUSTED_TYPES, whatIsDone } from './forbidden.js';
import { serve, DIST } from './servers.js';
import { expect, test } from './test.js';

test('the policy stands first in the head of every page, and no page tells where it was left from', async ({ page }) => {
  for (const address of ['./', './rules/keil/', './404.html']) {
    await page.goto(address);
    const first = page.locator('head > :first-child');
    await expect(first).toHaveAttribute('http-equiv', 'Content-Security-Policy');
    await expect(first).toHaveAttribute('content', /default-src 'none'.*require-trusted-types-for 'script'/);
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    expect(await page.evaluate(() => document.characterSet)).toBe('UTF-8');
  }
});

test.describe('what is forbidden', () => {
  test.use({ keepsPolicy: false });

  test('text becomes neither HTML nor a script, and nothing is asked of another host', async ({ page }) => {
    await page.goto('./');
    const done = await whatIsDone(page, {
      ...FORBIDDEN,
      ...FORBIDDEN_BY_TRUSTED_TYPES,
      handler: () => void (document.body.innerHTML = '<path onclick="window.hacked = true"></path>'),
      frame: () => document.createElement('iframe').setAttribute('srcdoc', '<p>hello</p>'),
      text: () => void (document.createElement('script').text = 'window.hacked = true'),
      // Later, because Playwright's own call may use `eval`.
      code: () => new Promise((resolve, reject) => setTimeout(() => {
        try {
          resolve(new Function('window.hacked = true')());
        } catch (error) {
          reject(error);
        }
      })),
    });
    expect(done).toEqual([]);
  });
});

test('in a sandboxed frame of another site the game is styled, bounded, and the AI answers', async ({ page }) => {
  const site = await serve(DIST, { headers: { 'Access-Control-Allow-Origin': '*' } });
  const outer = `<!doctype html><iframe sandbox="allow-scripts" width="900" height="640" src="${site.address}"></iframe>`;
  const other = await serve(DIST, { files: { 'index.html': outer } });
  await page.goto(other.address);
  const frame = page.frameLocator('iframe');
  await setUp(frame, { size: '5', komi: '3_5', opponent: '9' });
  expect(await frame.locator('body').evaluate(() => self.origin)).toBe('null');
  const canvas = frame.locator('.board canvas').first();
  const size = () => canvas.evaluate(({ width, height }) => [width, height]);
  const before = await size();
  expect(Math.max(...before)).toBeLessThan(1800);
  // What is styled lies in columns beside each other.
  expect(await frame.locator('.board').evaluate((board) => getComputedStyle(board.closest('.play')).display)).toBe('grid');
  const { x, y, width, height } = await cell(frame, 'c3').boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(frame.locator('.moves')).toContainText('c3');
  await expect(frame.locator('.machine')).toHaveCount(0, { timeout: 60_000 });
  expect(await size()).toEqual(before);
  await Promise.all([site.stop(), other.stop()]);
});

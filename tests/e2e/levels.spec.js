// The strongest level takes its time, but never against the person's will.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { click, record, settled, setUp } from './board.js';

const LONG = { think_millis: 10_000, instant: true };
const GAME = { size: '9', komi: '3_5', opponent: '8' };

test.beforeEach(async ({ page }) => {
  await page.addInitScript((settings) => {
    localStorage.getItem('tessera.v1.settings') ?? localStorage.setItem('tessera.v1.settings', settings);
  }, JSON.stringify(LONG));
});

/** Keeps the kinds of all that the page hears from the engine in `window.heard`. */
const listening = () => {
  window.heard = [];
  const own = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    ...own,
    set(listener) {
      const hear = (event) => {
        window.heard.push(Object.keys(event.data ?? {})[0]);
        listener.call(this, event);
      };
      own.set.call(this, listener && hear);
    },
  });
};

const reports = (page) => page.evaluate(() => window.heard.filter((kind) => kind === 'sofar').length);

/** Sets a game up, moves, and waits until the machine is deep in thought. */
async function thinking(page) {
  await setUp(page, GAME);
  await click(page, 'e5');
  await expect(page.locator('.progress')).toHaveText(/^[1-9]/, { timeout: 20_000 });
}

/** How long it takes from an action to the machine's move, in milliseconds. */
async function answered(page, act) {
  const moved = page.evaluate(
    () =>
      new Promise((resolve) => {
        const began = performance.now();
        const look = () => (/e5\.\w+$/.test(location.hash) ? resolve(performance.now() - began) : setTimeout(look, 5));
        look();
      }),
  );
  await act();
  return moved;
}

test('move now answers within half a second, by button and by key', async ({ page }) => {
  await page.goto('./');
  for (const act of [
    () => page.getByRole('button', { name: 'Move now' }).click(),
    () => page.keyboard.press('.'),
  ]) {
    await thinking(page);
    expect(await answered(page, act)).toBeLessThan(500);
    await settled(page);
    await page.getByRole('button', { name: 'Tessera, all games' }).click();
  }
});

test('without workers the page stays alive and move now is heard', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('no workers here');
      }
    };
  });
  await page.goto('./');
  await thinking(page);
  const longest = await page.evaluate(
    () =>
      new Promise((resolve) => {
        let longest = 0;
        const note = (list) => list.getEntries().forEach((entry) => (longest = Math.max(longest, entry.duration)));
        new PerformanceObserver(note).observe({ type: 'longtask' });
        setTimeout(() => resolve(longest), 1500);
      }),
  );
  expect(longest).toBeLessThanOrEqual(50);
  expect(await answered(page, () => page.keyboard.press('.'))).toBeLessThan(500);
});

test('whoever leaves the game leaves no worker thinking', async ({ page }) => {
  await page.addInitScript(listening);
  await page.goto('./');
  const ways = {
    home: () => page.getByRole('button', { name: 'Tessera, all games' }).click(),
    rules: () => page.locator('.steps').getByRole('button', { name: 'Rules' }).click(),
    undo: () => page.getByRole('button', { name: 'Undo' }).first().click(),
    back: () => page.goBack(),
    'new game': async () => {
      await page.locator('.steps').getByRole('button', { name: 'New game' }).click();
      await page.locator('#setup select[name=opponent]').selectOption('friend');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
    },
  };
  for (const [name, leave] of Object.entries(ways)) {
    await page.getByRole('button', { name: 'Tessera, all games' }).click();
    await thinking(page);
    expect(await reports(page), name).toBeGreaterThan(0);
    await leave();
    await page.waitForTimeout(400);
    await page.evaluate(() => (window.heard = []));
    await page.waitForTimeout(800);
    expect(await page.evaluate(() => window.heard), name).toEqual([]);
  }
});

test('what the AI thinks is told on demand, kept after its move, and remembered', async ({ page }) => {
  await page.goto('./');
  await thinking(page);
  const estimate = page.locator('.estimate');
  await expect(estimate).toBeEmpty();
  await page.getByRole('button', { name: 'What the AI thinks' }).click();
  await expect(estimate).toContainText(/\d %|Proven/);
  expect(await estimate.locator('tr').count()).toBeGreaterThan(2);
  await expect(page.locator('.meter progress')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((violation) => violation.id)).toEqual([]);
  await page.keyboard.press('.');
  await settled(page);
  const played = (await record(page)).split('.').at(-1);
  await expect(estimate.locator('tbody th[scope=row]').first()).toHaveText(played);
  await page.reload();
  await expect(estimate).toContainText('It has not thought yet');
  await page.keyboard.press(',');
  await expect(estimate).toBeEmpty();
});

test('the set-up names eight levels and asks for a time where it matters', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Set up Keil' }).click();
  const [opponent, time] = ['opponent', 'think'].map((name) => page.locator(`#setup select[name=${name}]`));
  const names = await opponent.locator('option').allInnerTexts();
  expect(names.slice(0, 8).map((name) => name.split(',')[0])).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Level ${n}`));
  await expect(opponent).toHaveValue('2');
  await expect(time).toBeHidden();
  await opponent.selectOption('8');
  await expect(time).toHaveValue('10000');
  await time.selectOption('300');
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('#settings select[name=think]')).toHaveValue('300');
});

// The strongest level takes its time, but never against the person's will.
import { expectAccessible } from './accessible.js';
import { expect, long as test } from './test.js';
import { click, record, settled, setUp, withoutWorkers } from './board.js';
import { expectShortTasks } from './trace.js';

// The AI may think far longer than any test waits, so that a move within a test never comes by itself.
const LONG = { think_millis: 600_000, instant: true };
const GAME = { size: '13', komi: '3_5', opponent: '9' };

test.beforeEach(async ({ page }) => {
  await page.addInitScript((settings) => {
    localStorage.getItem('tessera.v1.settings') ?? localStorage.setItem('tessera.v1.settings', settings);
  }, JSON.stringify(LONG));
});

/**
 * Keeps in `window.open` one text for each question that was put to a worker and is not over. A question is over when
 * its last answer comes, or when the worker that answers it is terminated. `window.reports` counts reports on the way.
 */
const keepingOpenQuestions = () => {
  window.open = new Set();
  window.reports = 0;
  const { onmessage } = Object.getOwnPropertyDescriptors(MessagePort.prototype);
  const numbers = new WeakMap();
  let ports = 0;
  const number = (port) => {
    if (!numbers.has(port)) numbers.set(port, ++ports);
    return numbers.get(port);
  };
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    ...onmessage,
    set(listener) {
      const listen = (event) => {
        const [kind, answer] = Object.entries(event.data ?? {})[0] ?? [];
        if (kind === 'sofar') window.reports += 1;
        if (kind === 'final' || kind === 'refused') window.open.delete(`${number(this)}: ${answer.id}`);
        listener.call(this, event);
      };
      onmessage.set.call(this, listener && listen);
    },
  });
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (message, ...rest) {
    if (message?.ask) window.open.add(`${number(this)}: ${message.ask.id}`);
    return postMessage.call(this, message, ...rest);
  };
  // A worker is sent its end of a channel; the page keeps the other end, of the same channel.
  const Channel = window.MessageChannel;
  const others = new WeakMap();
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      others.set(this.port2, this.port1);
      others.set(this.port1, this.port2);
    }
  };
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    postMessage(message, ports = []) {
      this.ports = ports.map((port) => number(others.get(port) ?? port));
      return super.postMessage(message, ports);
    }
    terminate() {
      for (const question of window.open) {
        if (this.ports?.includes(Number(question.split(':')[0]))) window.open.delete(question);
      }
      return super.terminate();
    }
  };
};

const openQuestions = (page) => page.evaluate(() => window.open.size);

/** Sets a game up, moves, and waits until the AI is thinking. */
async function thinking(page) {
  await setUp(page, GAME);
  await click(page, 'e5');
  await expect(page.locator('.progress')).toHaveText(/^[1-9]/, { timeout: 30_000 });
}

/** Waits for the AI's answer to the first move. It would think for minutes if it were not told to move now. */
const moves = (page) => expect.poll(() => record(page), { timeout: 30_000 }).toMatch(/e5\.\w+$/);

test('move now makes the AI move, by button and by key', async ({ page }) => {
  await page.goto('./');
  for (const act of [
    () => page.getByRole('button', { name: 'Move now' }).click(),
    () => page.keyboard.press('.'),
  ]) {
    await thinking(page);
    await act();
    await moves(page);
    await settled(page);
    await page.getByRole('link', { name: 'Tessera, all games' }).click();
  }
});

test('without workers the page stays free and move now works', async ({ page }) => {
  await withoutWorkers(page);
  await page.goto('./');
  await thinking(page);
  await expectShortTasks(page, () => page.waitForTimeout(1_500));
  await page.keyboard.press('.');
  await moves(page);
});

test('whoever leaves the game leaves no worker thinking', async ({ page }) => {
  await page.addInitScript(keepingOpenQuestions);
  await page.goto('./');
  const ways = {
    home: () => page.getByRole('link', { name: 'Tessera, all games' }).click(),
    rules: () => page.goto('./rules/linage/'),
    undo: () => page.getByRole('button', { name: 'Undo' }).first().click(),
    back: () => page.goBack(),
    'new game': async () => {
      await page.locator('.tools').getByRole('button', { name: 'New game' }).click();
      await page.locator('#setup select[name=opponent]').selectOption('friend');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
    },
  };
  for (const [name, leave] of Object.entries(ways)) {
    await page.getByRole('link', { name: 'Tessera, all games' }).click();
    await page.evaluate(() => (window.reports = 0));
    await thinking(page);
    await expect.poll(() => page.evaluate(() => window.reports), name).toBeGreaterThan(0);
    expect(await openQuestions(page), name).toBeGreaterThan(0);
    await leave();
    await expect.poll(() => openQuestions(page), { message: name, timeout: 20_000 }).toBe(0);
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
  await expectAccessible(page);
  await page.keyboard.press('.');
  await settled(page);
  const played = (await record(page)).split('.').at(-1);
  await expect(estimate.locator('tbody th[scope=row]').first()).toHaveText(played);
  await page.reload();
  await expect(estimate).toContainText('It has not thought yet');
  await page.keyboard.press(',');
  await expect(estimate).toBeEmpty();
});

test('the set-up names nine levels and asks for a time where it matters', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => localStorage.setItem('tessera.v1.settings', JSON.stringify({ think_millis: 10_000 })));
  await page.reload();
  await page.getByRole('link', { name: 'Set up Keil' }).click();
  const [opponent, time] = ['opponent', 'think_millis'].map((name) => page.locator(`#setup select[name=${name}]`));
  await expect(opponent).toHaveValue('2');
  const names = await opponent.locator('option').allInnerTexts();
  expect(names.slice(0, 9).map((name) => name.split(',')[0])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Level ${n}`));
  await expect(time).toBeHidden();
  await opponent.selectOption('9');
  await expect(time).toHaveValue('10000');
  await time.selectOption('300');
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('#settings select[name=think_millis]')).toHaveValue('300');
});

// Memory: what engines may take, what happens where they cannot have it, and that games leave nothing behind.
import { devices } from '@playwright/test';
import { click, openCells, record, setUp } from './board.js';
import { keepMemories, memoryAfterGames, total, withMemory } from './memory.js';
import { expect, test } from './test.js';

/** How many games are played one after the other. */
const GAMES = 5;

/** Gives the engines a program whose memory grows no further, and keeps in `window.asked` how many mebibytes the tree of
    each question may take. */
async function limitMemory(page, mebibytes) {
  await page.route(/worker[^/]*\.wasm$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withMemory(await response.body(), mebibytes) });
  });
}

const keepAsked = (page) =>
  page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    window.asked = [];
    MessagePort.prototype.postMessage = function (message, ...rest) {
      if (message?.ask) window.asked.push(message.ask.memory);
      return post.call(this, message, ...rest);
    };
  });

const asked = (page) => page.evaluate(() => window.asked);

/** A game against level 2 with the first move made. */
async function begin(page) {
  await page.goto('./');
  await setUp(page, { size: '9', komi: '3_5', opponent: '2' });
  await click(page, 'e5');
}

test('an engine that cannot have its memory is asked again with less, and with no more in later moves', async ({ page }) => {
  await limitMemory(page, 40);
  await keepAsked(page);
  await begin(page);
  await expect.poll(() => record(page)).toMatch(/e5\.\w+$/);
  expect(await asked(page)).toEqual([192, 24]);
  const [next] = await openCells(page);
  await click(page, next);
  await expect.poll(() => record(page)).toMatch(new RegExp(`${next}\\.\\w+$`));
  expect(await asked(page)).toEqual([192, 24, 24]);
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('where even the least memory cannot be had this is said in words, and two persons can play on', async ({ page }) => {
  await limitMemory(page, 6);
  await keepAsked(page);
  await begin(page);
  await expect(page.locator('.notice')).toContainText('too little free memory');
  expect(await asked(page)).toEqual([192, 24, 12]);
  await page.locator('.seats .to-move select').selectOption('person');
  await click(page, 'a1');
  await expect.poll(() => record(page)).toMatch(/e5\.a1$/);
});

test('an engine on a phone may take a quarter of the memory', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await keepAsked(page);
  await page.goto('./');
  await setUp(page, { size: '5', komi: '3_5', opponent: '2', starts: 'them' });
  await expect.poll(() => record(page)).toMatch(/\/\w+$/);
  expect(await asked(page)).toEqual([48]);
  await context.close();
});

test('game after game between two engines takes no more memory than the second', async ({ page }) => {
  await keepMemories(page);
  await page.addInitScript(() => {
    localStorage.setItem('tessera.v1.settings', JSON.stringify({ think_millis: 30, instant: true, workers: 2 }));
  });
  await page.goto('./');
  await setUp(page, { size: '5', komi: '3_5', opponent: 'watch' });
  // One engine asks one worker for some steps, the other both for a time.
  await page.locator('.seats select').first().selectOption('1');
  await page.locator('.seats select').last().selectOption('9');
  const [, second, ...later] = await memoryAfterGames(page, GAMES);
  expect(second.workers).toHaveLength(2);
  for (const game of later) {
    expect(game.workers).toHaveLength(2);
    expect(total(game)).toBeLessThan(1.05 * total(second));
  }
});

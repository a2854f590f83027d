// Whether memory grows from game to game between two engines: the wasm of the page and of its workers, and what the page's
// scripts hold. TESSERA_GAMES is the number of games.
import { expect, test } from '@playwright/test';
import { setUp } from '../board.js';
import { keepMemories, memoryAfterGames, total } from '../memory.js';

const GAMES = Number(process.env.TESSERA_GAMES ?? 200);
const MEBIBYTE = 2 ** 20;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

test('memory after game upon game', async ({ page }) => {
  test.setTimeout(60 * 60_000);
  await keepMemories(page);
  await page.addInitScript(() => {
    localStorage.setItem('tessera.v1.settings', JSON.stringify({ think_millis: 20, instant: true, workers: 2 }));
  });
  await page.goto('./');
  await setUp(page, { size: '5', komi: '3_5', opponent: 'watch' });
  await page.locator('.seats select').first().selectOption('1');
  await page.locator('.seats select').last().selectOption('9');
  const after = await memoryAfterGames(page, GAMES);
  // The page keeps the 50 newest games, so only what comes after those can be flat.
  const quarter = Math.ceil(GAMES / 4);
  const parts = { 'second quarter': after.slice(quarter, 2 * quarter), 'last quarter': after.slice(-quarter) };
  console.log(`\n${GAMES} games, median MiB | all | page's wasm | workers' wasm | scripts`);
  for (const [part, games] of Object.entries(parts)) {
    const figures = [total, (game) => game.page, (game) => total({ ...game, page: 0, heap: 0 }), (game) => game.heap];
    const cells = figures.map((figure) => (median(games.map(figure)) / MEBIBYTE).toFixed(2));
    console.log(`${part} | ${cells.join(' | ')}`);
  }
  const [early, late] = Object.values(parts).map((games) => median(games.map(total)));
  expect(late).toBeLessThan(1.05 * early);
});

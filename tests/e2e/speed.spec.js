// How long it takes to paint a full land, and that pointing about in it does not hold the page up.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { open } from './board.js';

/** A game of the vectors up to the moment when its last tile is in hand. */
function fullLand() {
  const vectors = new URL('../vectors/carcassonne.jsonl', import.meta.url);
  const { options, moves } = JSON.parse(readFileSync(vectors, 'utf8').split('\n')[0]);
  const last = moves.findLastIndex((name) => /^[A-X]$/.test(name));
  return `carcassonne/${options}/${moves.slice(0, last + 1).join('.')}`;
}

test('a land of 71 tiles is painted in under 8 ms, and hardly a hover takes 50 ms', async ({ page }) => {
  await page.addInitScript(() => {
    window.paints = [];
    window.tasks = [];
    // A repaint clears the canvas first and ends with its task.
    const clear = CanvasRenderingContext2D.prototype.clearRect;
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      const begun = performance.now();
      queueMicrotask(() => window.paints.push(performance.now() - begun));
      return clear.apply(this, area);
    };
    new PerformanceObserver((list) => {
      window.tasks.push(...list.getEntries().map((entry) => entry.duration));
    }).observe({ type: 'longtask' });
  });
  await open(page, fullLand());
  await page.keyboard.press('f');
  await page.waitForTimeout(500);
  const middles = await page.locator('[role=gridcell]').evaluateAll((cells) =>
    cells.map((cell) => cell.getBoundingClientRect()).map((box) => [box.x + box.width / 2, box.y + box.height / 2]),
  );
  expect(middles.length).toBeGreaterThan(100);
  await page.evaluate(() => {
    window.paints = [];
    window.tasks = [];
  });
  for (let step = 0; step < 40; step++) {
    const [x, y] = middles[(step * 17) % middles.length];
    await page.mouse.move(x, y);
    await page.waitForTimeout(40);
  }
  const { paints, tasks } = await page.evaluate(() => ({ paints: window.paints, tasks: window.tasks }));
  paints.sort((a, b) => a - b);
  const [best, middle] = [paints[0], paints[paints.length >> 1]];
  console.log(`${paints.length} paints: best ${best.toFixed(1)} ms, median ${middle.toFixed(1)} ms`);
  expect(paints.length).toBeGreaterThan(10);
  // The best, and all but a few: others compute on this machine too.
  expect(best).toBeLessThan(8);
  expect(tasks.filter((millis) => millis > 100)).toEqual([]);
  expect(tasks.length).toBeLessThan(paints.length / 10);
});

// How fast the page is: pointing about in a full land, painting it, opening a link, staying free while the AI thinks.
//
// CPU time is what the page's main thread was running for: other programs on the machine hardly change it. Where only
// wall-clock time can be had, compare the ratios to the calibration loop, which is timed in the same run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from '@playwright/test';
import { click, fullLand, middlesOfCells, open, setUp } from '../board.js';
import { calibration as calibrationTask, tasksDuring } from '../trace.js';

const MOVES = 200;
const PAINTS = 20;
const PLIES = 50;
const STARTS = 7;
/** How long the page is traced while the AI thinks, and how long the AI may think, in milliseconds. */
const TRACED = 4_000;
const THINKING = 60_000;

/** Every row: what was measured, by which clock, and its values in milliseconds. */
const rows = [];
/** The times of the calibration loop. */
const calibration = { cpu: [], wall: [] };

const sorted = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(part * values.length))];
const median = (values) => quantile(values, 0.5);

/** Times the calibration loop by both clocks. */
async function calibrate(page) {
  for (let run = 0; run < 5; run++) {
    const { cpu, wall } = await calibrationTask(page);
    calibration.cpu.push(cpu);
    calibration.wall.push(wall);
  }
}

/** Moves the pointer from cell to cell and gives what each move cost the page: `cpu`, and the part that is `scripting`. */
async function costsOfMoves(page, middles) {
  const tasks = await tasksDuring(page, async () => {
    for (let move = 0; move < MOVES; move++) {
      const [x, y] = middles[(move * 17) % middles.length];
      await page.mouse.move(x, y);
      await page.waitForTimeout(40);
    }
  });
  // A move's share is all that the page does from the task that dispatches it up to that of the next.
  const moves = [];
  for (const { cpu, scripting, events } of tasks) {
    if (events.includes('pointermove')) moves.push({ cpu: 0, scripting: 0 });
    if (moves.length) {
      moves.at(-1).cpu += cpu;
      moves.at(-1).scripting += scripting;
    }
  }
  return moves;
}

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ page }) => calibrate(page));

test('pointer moves over a full land', async ({ page }) => {
  await open(page, fullLand());
  const middles = await middlesOfCells(page);
  await page.waitForTimeout(1_000);
  const moves = await costsOfMoves(page, middles);
  await page.evaluate(() => {
    const context = CanvasRenderingContext2D.prototype;
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(context))) {
      if (typeof value === 'function' && name !== 'constructor') context[name] = () => {};
    }
  });
  const unpainted = await costsOfMoves(page, middles);
  const land = 'pointer move over a land of 71 tiles';
  rows.push(
    { measure: `${land}, scripting`, clock: 'cpu', values: moves.map((move) => move.scripting) },
    {
      measure: `${land}, scripting without the canvas's part`,
      clock: 'cpu',
      values: unpainted.map((move) => move.scripting),
    },
    { measure: `${land}, all tasks`, clock: 'cpu', values: moves.map((move) => move.cpu) },
  );
});

test('plies on a board of 19 x 19', async ({ page }) => {
  await open(page, 'linage/size=19.komi=5_5/');
  const middles = await middlesOfCells(page);
  await page.waitForTimeout(1_000);
  const tasks = await tasksDuring(page, async () => {
    for (let ply = 0; ply < PLIES; ply++) {
      const [x, y] = middles[(ply * 97 + 31) % middles.length];
      await page.mouse.move(x, y);
      await page.waitForTimeout(60);
      // What pointing costs has a row of its own.
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(60);
    }
  });
  // A ply's share is all that the page does from the task of the click up to the next movement of the pointer.
  const plies = [];
  let isCounted = false;
  for (const { scripting, events } of tasks) {
    if (events.includes('pointermove')) isCounted = false;
    if (events.includes('click')) {
      isCounted = true;
      plies.push(0);
    }
    if (isCounted) plies[plies.length - 1] += scripting;
  }
  rows.push({ measure: 'a ply on a board of 19 x 19, scripting', clock: 'cpu', values: plies });
});

test('painting a full land', async ({ page }) => {
  await open(page, fullLand());
  await page.waitForTimeout(1_000);
  const repaints = [];
  for (let paint = 0; paint < PAINTS; paint++) {
    // The fields lie over the whole land: switching them on or off paints it anew.
    const tasks = await tasksDuring(page, async () => {
      await page.keyboard.press('f');
      await page.waitForTimeout(100);
    });
    repaints.push(tasks.reduce((sum, task) => sum + task.scripting, 0));
  }
  rows.push({ measure: 'switching the fields of that land on or off, scripting', clock: 'cpu', values: repaints });
});

test('time to the first board of a play link', async ({ browser, baseURL }) => {
  const values = [];
  for (let start = 0; start < STARTS; start++) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.painted = new Promise((resolve) => {
        const clear = CanvasRenderingContext2D.prototype.clearRect;
        CanvasRenderingContext2D.prototype.clearRect = function (...area) {
          // The first repaints may come before the canvas has its size.
          if (document.querySelector('[role=gridcell]') && this.canvas.width > 1) {
            queueMicrotask(() => resolve(performance.now()));
          }
          return clear.apply(this, area);
        };
      });
    });
    await page.goto(`./#${fullLand()}`);
    values.push(await page.evaluate(() => window.painted));
    await context.close();
  }
  rows.push({ measure: 'play link to first board, nothing cached', clock: 'wall', values });
});

test('the longest task while the AI thinks', async ({ page }) => {
  await page.addInitScript(
    (settings) => localStorage.setItem('tessera.v1.settings', settings),
    JSON.stringify({ think_millis: THINKING }),
  );
  await page.goto('./');
  await setUp(page, { size: '19', komi: '3_5', opponent: '9' });
  await click(page, 'j10');
  // Loading and compiling the engine is over when it reports on its thinking.
  await page.locator('.progress').filter({ hasText: /^[1-9]/ }).waitFor();
  const tasks = await tasksDuring(page, () => page.waitForTimeout(TRACED));
  rows.push({
    measure: `longest task in ${TRACED / 1000} s of thinking`,
    clock: 'cpu',
    values: [Math.max(...tasks.map((task) => task.cpu))],
  });
});

test.afterAll(() => {
  // Where a measurement failed, the test runner starts anew and knows none of the others.
  if (!rows.length) return;
  const loop = { cpu: median(calibration.cpu), wall: median(calibration.wall) };
  const results = rows.map(({ measure, clock, values }) => ({
    measure,
    clock,
    count: values.length,
    median: median(values),
    p95: quantile(values, 0.95),
    ratio: median(values) / loop[clock],
  }));
  const lines = results.map(
    ({ measure, clock, count, median, p95, ratio }) =>
      `| ${measure} | ${clock} | ${count} | ${median.toFixed(2)} | ${p95.toFixed(2)} | ${ratio.toFixed(3)} |`,
  );
  console.log(
    [
      '',
      `Milliseconds; the calibration loop took ${loop.cpu.toFixed(1)} ms of CPU time, ${loop.wall.toFixed(1)} ms in all.`,
      '',
      '| measure | clock | times | median | 95th percentile | median / calibration loop |',
      '|---|---|---|---|---|---|',
      ...lines,
      '',
    ].join('\n'),
  );
  const file = process.env.TESSERA_BENCH_JSON ?? 'test-results/page-bench.json';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ calibration: loop, results }, null, 2)}\n`);
});

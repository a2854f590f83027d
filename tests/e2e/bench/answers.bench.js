// How soon the engines obey, and that the page's memory does not grow: *Move now* and *Stop* at level 8 in every game,
// and game after game between two engines. TESSERA_GAMES is the number of those games (20 unless it is set).
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { fullLand, open, setUp } from '../board.js';

/** How often each is measured in each game. */
const TIMES = 30;
const GAMES = Number(process.env.TESSERA_GAMES ?? 20);

/** A position of each game in which the AI is given the seat to move; the last one with two tiles to come. */
const POSITIONS = {
  Carteso: 'carteso/size=9.komi=5/e5',
  'Carteso, 19': 'carteso/size=19.komi=5/e5',
  Linage: 'linage/size=9.komi=3_5/e5',
  'Linage, 19': 'linage/size=19.komi=3_5/j10',
  Keil: 'keil/size=7.komi=5_5.button=off/e5',
  Ecalper: 'ecalper/size=5/a1.b1.c1',
  'Carcassonne, last tile': fullLand(),
};

const sorted = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(part * values.length))];
const rows = [];

/** Gives the seat to move to level 8. */
const seatMaster = (page) => page.locator('.seats .to-move select').selectOption('8');

/** Milliseconds from a press on a button until the engine's last word has come or the address has changed, by the page's
    own clock. */
const timed = (page, button) =>
  page.evaluate(
    (button) =>
      new Promise((resolve) => {
        const { ends } = window;
        const [count, address] = [ends.length, location.hash];
        const start = performance.now();
        const look = () => {
          if (ends.length > count || location.hash !== address) resolve(performance.now() - start);
          else setTimeout(look, 1);
        };
        [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === button).click();
        look();
      }),
    button,
  );

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // When engines have said their last word.
    const post = MessagePort.prototype.postMessage;
    window.ends = [];
    MessagePort.prototype.postMessage = function (message, ...rest) {
      if (!this.heard) {
        this.heard = true;
        this.addEventListener('message', ({ data }) => {
          if (data?.final) window.ends.push(performance.now());
        });
      }
      return post.call(this, message, ...rest);
    };
    localStorage.setItem('tessera.v1.settings', JSON.stringify({ think_millis: 10_000, instant: true, workers: 1 }));
  }),
);

for (const [name, position] of Object.entries(POSITIONS)) {
  test(`move now and stop: ${name}`, async ({ page }) => {
    const moves = [];
    const stops = [];
    await open(page, position);
    await seatMaster(page);
    for (let time = 0; time < TIMES; time++) {
      // The engine has begun when it is some time at work.
      await page.getByRole('button', { name: 'Stop' }).waitFor();
      await page.waitForTimeout(100 + 10 * time);
      stops.push(await timed(page, 'Stop'));
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.waitForTimeout(100 + 10 * time);
      moves.push(await timed(page, 'Move now'));
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await page.getByRole('button', { name: 'Go on' }).click();
    }
    rows.push([`Move now, ${name}`, moves], [`Stop, ${name}`, stops]);
  });
}

/** The memory of all processes of the browser's pages, in megabytes. */
function residentMegabytes() {
  let kilobytes = 0;
  for (const process of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${process}/cmdline`, 'utf8').includes('--type=renderer')) continue;
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${process}/smaps_rollup`, 'utf8'))[1]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return kilobytes / 1024;
}

test('memory after game upon game', async ({ page }) => {
  test.setTimeout(60 * 60_000);
  const session = await page.context().newCDPSession(page);
  await page.goto('./');
  await setUp(page, { size: '5', komi: '3_5', opponent: 'watch' });
  const after = [];
  for (let game = 0; game < GAMES; game++) {
    await expect(page.locator('.banner')).toBeVisible({ timeout: 120_000 });
    await session.send('HeapProfiler.collectGarbage');
    after.push(residentMegabytes());
    await page.getByRole('button', { name: 'Rematch' }).click();
  }
  const [early, late] = [after.slice(GAMES / 4, GAMES / 2), after.slice(-GAMES / 4)].map((part) => quantile(part, 0.5));
  console.log(`Memory of the page with its workers after ${GAMES} games: ${early.toFixed(1)} MB in the second quarter, ${late.toFixed(1)} MB in the last.`);
});

test.afterAll(() => {
  const lines = rows.map(([what, values]) => {
    const [median, p99] = [quantile(values, 0.5), quantile(values, 0.99)];
    return `| ${what} | ${values.length} | ${median.toFixed(1)} | ${p99.toFixed(1)} |`;
  });
  if (lines.length) console.log(['', '| milliseconds by the wall clock | times | median | 99th percentile |', '|---|---|---|---|', ...lines, ''].join('\n'));
});

// How soon the engines obey: *Move now* and *Stop* at level 9 in every game. TESSERA_TIMES is how often each is measured.
import { test } from '@playwright/test';
import { fullLand, open } from '../board.js';

const TIMES = Number(process.env.TESSERA_TIMES ?? 30);

/** A position of each game in which the AI is given the seat to move. */
const POSITIONS = {
  Carteso: 'carteso/size=9.komi=5/e5',
  'Carteso, 19': 'carteso/size=19.komi=5/e5',
  Linage: 'linage/size=9.komi=3_5/e5',
  'Linage, 19': 'linage/size=19.komi=3_5/j10',
  Keil: 'keil/size=7.komi=5_5.button=off/e5',
  Ecalper: 'ecalper/size=10/a1.b1.c1',
  'Carcassonne, 40 tiles to come': fullLand(40),
  'Carcassonne, 2 tiles to come': fullLand(2),
};

const sorted = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(part * values.length))];

/** Prints how long an answer took, in milliseconds by the wall clock. */
function print(what, values) {
  const [median, p99] = [quantile(values, 0.5), quantile(values, 0.99)];
  console.log(`| ${what} | ${values.length} | ${median.toFixed(1)} | ${p99.toFixed(1)} |`);
}

/** Gives the seat to move to level 9. */
const seatStrongest = (page) => page.locator('.seats .to-move select').selectOption('9');

/** Milliseconds from a press on a button until, by the page's own clock, the move has been played or, after *Stop*, the
    engine has said its last word. */
const timed = (page, button) =>
  page.evaluate(
    (button) =>
      new Promise((resolve) => {
        const done = () => (button === 'Stop' ? window.ends.length : location.hash);
        const before = done();
        const start = performance.now();
        const look = () => {
          if (done() !== before) resolve(performance.now() - start);
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

test.beforeAll(() => console.log('| | times | median | 99th percentile |'));

for (const [name, position] of Object.entries(POSITIONS)) {
  test(`move now and stop: ${name}`, async ({ page }) => {
    const moves = [];
    const stops = [];
    for (let time = 0; time < TIMES; time++) {
      await open(page, position);
      await seatStrongest(page);
      // The engine has begun when it is some time at work.
      await page.locator('.progress').filter({ hasText: /^[1-9]/ }).waitFor();
      await page.waitForTimeout(10 * time);
      stops.push(await timed(page, 'Stop'));
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.waitForTimeout(100 + 10 * time);
      moves.push(await timed(page, 'Move now'));
    }
    print(`Move now, ${name}`, moves);
    print(`Stop, ${name}`, stops);
  });
}

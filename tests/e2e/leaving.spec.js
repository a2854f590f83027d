// A page is left: what it put off until the next frame, or until a timer ends, finds nothing to break.
import { expect, test } from './test.js';
import { cell, click } from './board.js';

const GAME = 'linage/size=5.komi=2/c3.b2.c2';

/**
 * `hold()` keeps back the frames and timers that are asked for from then on, `held()` counts them, and `release()` runs those
 * still wanted. Timers without a pause only part a long task in two: they run as ever.
 */
function keepBackTimers() {
  const { requestAnimationFrame, cancelAnimationFrame, setTimeout, clearTimeout } = window;
  const late = new Map();
  // The browser's own numbers are positive.
  let last = 0;
  let holds = false;
  const keep = (run) => {
    last -= 1;
    late.set(last, run);
    return last;
  };
  window.requestAnimationFrame = (run) => (holds ? keep(run) : requestAnimationFrame.call(window, run));
  window.setTimeout = (run, pause, ...given) =>
    holds && pause > 0 ? keep(run) : setTimeout.call(window, run, pause, ...given);
  window.cancelAnimationFrame = (id) => late.delete(id) || cancelAnimationFrame.call(window, id);
  window.clearTimeout = (id) => late.delete(id) || clearTimeout.call(window, id);
  window.hold = () => {
    holds = true;
  };
  window.held = () => late.size;
  window.release = () => {
    holds = false;
    for (const run of late.values()) run(performance.now());
  };
}

/** Puts a finger on the middle of something, which stays there. */
const restOn = (find) => async (page) => {
  await find(page).evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [clientX, clientY] = [x + width / 2, y + height / 2];
    const touch = { pointerType: 'touch', isPrimary: true, bubbles: true, pointerId: 7, clientX, clientY };
    document.elementFromPoint(clientX, clientY).dispatchEvent(new PointerEvent('pointerdown', touch));
  });
};

/** What is begun just before which page is left. */
const BEGUN = {
  'a move': [GAME, (page) => click(page, 'd4')],
  'a finger on the board': [GAME, restOn((page) => cell(page, 'd4'))],
  'a step of a review': [`review/${GAME}@1`, (page) => page.keyboard.press('ArrowRight')],
  'a step that is held down': [`review/${GAME}@1`, restOn((page) => page.getByRole('button', { name: 'Next move' }))],
  'a finger on a move of a review': [`review/${GAME}@1`, restOn((page) => page.locator('.moves [data-node="2"]'))],
};
for (const [what, [address, begin]] of Object.entries(BEGUN)) {
  test(`${what} is begun and the page is left`, async ({ page }) => {
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.addInitScript(keepBackTimers);
    await page.goto('./');
    await page.goto(`./#${address}`);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('.moves [aria-current]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.hold());
    await begin(page);
    await expect.poll(() => page.evaluate(() => window.held())).toBeGreaterThan(0);
    await page.goBack();
    // The page is taken away a little after the address has changed.
    await expect(page.locator('.moves')).toHaveCount(0);
    await page.evaluate(() => window.release());
    await page.waitForTimeout(100);
    expect(faults).toEqual([]);
  });
}

test('the picture of a game is kept when its tab is closed', async ({ page, context }) => {
  await page.goto(`./#${GAME}`);
  await expect(cell(page, 'd4')).toBeVisible();
  await click(page, 'd4');
  await page.waitForLoadState('networkidle');
  await page.close({ runBeforeUnload: true });
  const home = await context.newPage();
  await home.goto('./');
  await expect(home.locator('#saved .thumb svg')).toBeVisible();
});

test('a move is kept although the page is left at the next moment', async ({ page }) => {
  for (const [name, end] of [
    ['d4', /c2\.d4$/],
    ['d2', /c2\.d2$/],
    ['b4', /c2\.b4$/],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./#${GAME}`);
    await expect(cell(page, name)).toBeVisible();
    await click(page, name);
    // No reader of the database is waited for.
    await page.evaluate(() => location.replace('./rules/linage/'));
    await page.waitForURL(/rules/);
    await page.goto('./');
    const records = () => page.evaluate(async () => (await globalThis.tesseraGames.list()).map(({ record }) => record));
    await expect.poll(async () => (await records()).some((record) => end.test(record)), name).toBe(true);
  }
});

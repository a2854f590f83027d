// Lessons: those of all games by mouse, by keys alone and by touch on a small phone; their pages, and what is kept of them.
import { readdirSync, readFileSync } from 'node:fs';
import { expectAccessible } from './accessible.js';
import { cell, click } from './board.js';
import { drawn, expect, long as test } from './test.js';

/** The folder of the lessons. */
const FOLDER = new URL('../../www/lessons/', import.meta.url);
const GAMES = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''));
const KEY = 'tessera.v1.lessons';
/** The app of the unoptimised site takes its time. */
const LOADED = 30_000;

const lesson = (game) => JSON.parse(readFileSync(new URL(`${game}.json`, FOLDER), 'utf8'));
const task = (page) => page.locator('#task h2');
const card = (page) => page.locator('#feedback');
const spoken = (page) => page.locator('#polite');
const next = (page) => page.locator('#do-next.primary, #main-next').filter({ visible: true });
const stored = (page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key))?.done ?? [], KEY);

/** Opens a step of a lesson. */
async function open(page, address, folder = '') {
  await page.goto(`./${folder}#learn/${address}`);
  await expect(task(page)).toBeVisible({ timeout: LOADED });
}

/** Types a move, or the names of two cells. */
async function type(page, name) {
  await page.keyboard.press('/');
  await page.locator('#move input').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.locator('#move')).toBeHidden();
}

/** The names that are typed to take a step. */
const typed = ({ line, look }) => (look ? [line.join(' ')] : line);

/** Takes a step by its own line, with what does a move on the board where a cell is enough to name it. */
async function take(page, step, touch) {
  const cells = step.look || (touch && step.line.every((name) => /^[a-z]\d$/.test(name)));
  if (cells) for (const name of step.line) await touch(name);
  else for (const name of typed(step)) await type(page, name);
}

/** Takes all steps of a lesson but the first game, and checks what is said of each. */
async function learn(page, game, touch, go) {
  const { steps } = lesson(game);
  await open(page, `${game}/1`);
  await expect(page.locator('#games [aria-current]')).toHaveText('Learn');
  for (const step of steps.slice(0, -1)) {
    await expect(task(page)).toHaveText(step.task.en);
    await take(page, step, touch);
    await expect(card(page).locator('.right')).toContainText(step.done.en);
    await expect(spoken(page)).toContainText(step.done.en);
    await go();
  }
  await expect(task(page)).toHaveText(steps.at(-1).task.en);
  expect(await stored(page)).toEqual(steps.slice(0, -1).map(({ id }) => `${game}/${id}`));
}

for (const game of GAMES) {
  test(`the lesson of ${game} is taken with the mouse`, async ({ page }) => {
    test.slow();
    await learn(page, game, (name) => click(page, name), () => next(page).click());
    await expectAccessible(page);
    await page.locator('#do-play').click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain(`#${game}/`);
  });

  test(`the lesson of ${game} is taken with the keyboard alone`, async ({ page }) => {
    test.slow();
    const press = async (name) => {
      await cell(page, name).focus();
      await page.keyboard.press('Enter');
    };
    await learn(page, game, press, async () => {
      await next(page).focus();
      await page.keyboard.press('Enter');
    });
  });

  test(`a wrong try in the lesson of ${game} is answered and taken back`, async ({ page }) => {
    const { steps } = lesson(game);
    const isPlayed = ({ look, turn, goal, wrong, line }) => !look && !turn && goal !== 'game' && wrong.length && line.length === 1;
    const number = steps.findIndex((step) => isPlayed(step) && step.goal !== 'fits') + 1;
    const step = steps[number - 1];
    await open(page, `${game}/${number}`);
    const before = await page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label')));
    const { when, text } = step.wrong[0];
    // Some cannot be played at all, and the dialog would keep them.
    if (/^[a-z]\d$/.test(when[0])) await click(page, when[0]);
    else await type(page, when[0]);
    await expect(card(page).locator('.wrong')).toContainText(text.en);
    await expect
      .poll(() => page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label'))))
      .toEqual(before);
    expect(await stored(page)).toEqual([]);
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const game of GAMES) {
    test(`the lesson of ${game} is taken by touch, and nothing is wider than the screen`, async ({ page }) => {
      test.slow();
      const touch = async (name) => {
        const box = await cell(page, name).boundingBox();
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        // The first touch shows the move, the second plays it.
        const done = card(page).locator('.right');
        if (!(await done.isVisible()) && (await page.locator('.dock #confirm:enabled').count())) {
          await page.locator('.dock #confirm').tap();
        }
      };
      await learn(page, game, touch, async () => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(360);
        await page.locator('.dock #main-next').tap();
      });
    });
  }
});

test('after the third miss it is shown where, and whoever asks is shown at once', async ({ page }) => {
  await open(page, 'linage/1');
  for (const name of ['a4', 'g4', 'c3']) {
    await expect(cell(page, name)).toHaveAttribute('aria-label', /free/);
    await click(page, name);
    await expect(card(page).locator('.wrong')).toBeVisible();
    await expect(cell(page, name)).toHaveAttribute('aria-label', /free/);
  }
  await expect(cell(page, 'd4')).toHaveAttribute('aria-label', /marked/);
  await open(page, 'linage/3');
  await expect(task(page)).toHaveText(lesson('linage').steps[2].task.en);
  await page.keyboard.press('Shift+H');
  await expect(spoken(page)).toContainText(`This does it: ${lesson('linage').steps[2].line[0]}.`);
});

test('the pages of lessons list every step, work without scripts and mark what is done', async ({ page, browser }) => {
  const { steps } = lesson('linage');
  for (const folder of ['', 'es/']) {
    await page.goto(`./${folder}learn/`);
    await expect(page.locator('[data-lesson]')).toHaveCount(GAMES.length);
    await page.goto(`./${folder}learn/linage/`);
    await expect(page.locator('[data-step]')).toHaveCount(steps.length);
    await expectAccessible(page);
  }
  await open(page, 'linage/1');
  await click(page, 'd4');
  await expect(card(page).locator('.right')).toBeVisible();
  await page.goto('./learn/linage/');
  await expect(page.locator('[data-step="linage/region"]')).toContainText('done');
  await page.goto('./learn/');
  await expect(page.locator('[data-lesson=linage]')).toContainText(`1 of ${steps.length} done`);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(page.url());
  await expect(still.locator('[data-lesson]')).toHaveCount(GAMES.length);
  await plain.close();
});

test('whoever has played nothing is offered a lesson on the home page, and nobody else', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('#never')).toBeVisible();
  await page.locator('#never .primary').click();
  await expect(task(page)).toHaveText(lesson('linage').steps[0].task.en, { timeout: LOADED });
  await click(page, 'd4');
  await expect(card(page).locator('.right')).toBeVisible();
  await page.goto('about:blank');
  await page.goto('./');
  await expect(page.locator('#never')).toBeHidden();
});

test('a lesson goes on where it was left, in Spanish too, and the keys lead on and out', async ({ page }) => {
  const { steps } = lesson('linage');
  await open(page, 'linage/1', 'es/');
  await expect(task(page)).toHaveText(steps[0].task.es);
  await type(page, 'd4');
  await expect(card(page)).toContainText(steps[0].done.es);
  await page.goto('about:blank');
  await open(page, 'linage', 'es/');
  await expect(task(page)).toHaveText(steps[1].task.es);
  await page.keyboard.press('n');
  await expect(task(page)).toHaveText(steps[2].task.es);
  await page.goBack();
  await expect(task(page)).toHaveText(steps[1].task.es);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/es\/learn\/linage\/$/);
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });

  for (const game of drawn(GAMES)) {
    test(`what can be chosen and what is answered in the lesson of ${game} is in sight, in both languages`, async ({ page }) => {
      test.slow();
      /** What of these is not wholly within the panel. */
      const hidden = (selector) =>
        page.locator(selector).evaluateAll((all) => {
          const { top, bottom } = document.querySelector('.panel').getBoundingClientRect();
          const seen = all.map((element) => element.getBoundingClientRect()).filter(({ height }) => height);
          return seen.filter((box) => box.top < top - 4 || box.bottom > bottom + 4).map((box) => [box.top, box.bottom]);
        });
      for (const folder of ['', 'es/']) {
        for (const [at, { goal }] of lesson(game).steps.entries()) {
          if (goal === 'game') continue;
          await page.goto('about:blank');
          await open(page, `${game}/${at + 1}`, folder);
          expect(await hidden('.task h2, .offers button, .hand'), `${folder} step ${at + 1}`).toEqual([]);
          await expect(task(page)).toBeInViewport({ ratio: 1 });
          for (const button of await page.locator('.dock > :visible').all()) await expect(button).toBeInViewport({ ratio: 1 });
          const show = page.locator('#dock-eye');
          await show.tap();
          await expect(show).toBeDisabled();
          await expect(card(page)).toBeVisible();
          expect(await hidden('.feedback, .offers button'), `${folder} step ${at + 1}, shown`).toEqual([]);
        }
      }
    });
  }
});

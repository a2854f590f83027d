// What people do with a puzzle, a lesson or a review that a link has opened, in every game.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { CARCASSONNE, cell, click, openCells } from '../board.js';
import { GAMES } from './links.js';
import { leave, note } from './needed.js';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
];

const file = (folder, game) => JSON.parse(readFileSync(new URL(`../../../www/${folder}/${game}.json`, import.meta.url), 'utf8'));
const puzzles = (game) => file('puzzles', game).puzzles.filter(({ aside }) => !aside);
const steps = (game) => file('lessons', game).steps;

/** The games that are reviewed: some moves of each. */
const REVIEWED = {
  linage: 'linage/size=9.komi=5_5/e5.c3.g7.c7.g3.e3.c5',
  carteso: 'carteso/size=9.komi=2/e5b.c3w.g7b.c7w.g3b.e3w',
  keil: 'keil/size=5.komi=5_5.button=off/c3.c4.d4.b2.e5.d3',
  ecalper: 'ecalper/size=5.pie=off/c3.c4.d4.xd4.b2.e5',
  carcassonne: CARCASSONNE.split('.').slice(0, 22).join('.'),
};

/** What is offered beside the board. */
const offer = (page, name) => page.locator(`.offers button[data-name="${name}"]:visible`);

/** Makes a move as somebody does who clicks: a tile is turned around until it lies as it can. */
async function move(page, name) {
  const [, at, piece] = name.match(/^x?([a-z]\d+|-?\d+_-?\d+)(?:_\d|([bw]))?$/) ?? [];
  if (await offer(page, name).count()) {
    await offer(page, name).click();
    if (await offer(page, name).count()) await offer(page, name).click({ timeout: 1_000 }).catch(() => {});
  } else if (at && (await cell(page, at).count())) {
    await click(page, at).catch(() => {});
    const pieces = page.locator('.picker button:visible');
    if (piece && (await pieces.count())) await pieces.nth(piece === 'b' ? 0 : 1).click({ timeout: 1_000 }).catch(() => {});
    if (at.includes('_')) {
      for (const key of ['r', 'r', 'Shift+R', 'Enter']) await page.keyboard.press(key);
    }
  }
  await page.waitForTimeout(300);
  const confirm = page.locator('.dock #confirm:enabled:visible');
  if (await confirm.count()) await confirm.click({ timeout: 1_000 }).catch(() => {});
  await page.waitForTimeout(600);
}

/** Presses the buttons of these names that are there. */
async function ask(page, ...names) {
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true }).filter({ visible: true });
    if (!(await button.count())) continue;
    await button.first().click({ timeout: 1_000 }).catch(() => {});
    await page.waitForTimeout(400);
  }
}

/** Looks around on the board with keys and the pointer. */
async function lookAround(page) {
  for (const key of ['Tab', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'Escape']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(100);
  }
  const { width, height } = page.viewportSize();
  await page.mouse.move(width / 3, height / 3);
  await page.setViewportSize({ width, height: height - 100 });
  await page.waitForTimeout(300);
  await page.setViewportSize({ width, height });
}

async function open(page, address, folder = '') {
  await page.goto('about:blank');
  await page.goto(`./${folder}#${address}`);
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.waitForTimeout(800);
}

for (const game of GAMES) {
  for (const size of SIZES) {
    test(`puzzles of ${game} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      for (const puzzle of puzzles(game).slice(0, size === SIZES[0] ? 2 : 1)) {
        await open(page, `puzzle/${puzzle.id}`);
        await note(page, 'puzzle', game);
        const right = new Set(puzzle.first.map((first) => first.split('.')[0]));
        const wrong = (await openCells(page)).find((name) => ![...right].some((one) => one.includes(name)));
        if (wrong) await move(page, game === 'carteso' ? `${wrong}b` : game === 'carcassonne' ? `${wrong}_0` : wrong);
        await page.waitForTimeout(2_000);
        await lookAround(page);
        await ask(page, 'Try again', 'Hint', 'Hint', 'Hint', 'Show solution', 'Start again');
        await note(page, 'puzzle', game);
        await open(page, `puzzle/${puzzle.id}`);
        for (const name of puzzle.line.filter((_, ply) => game === 'carcassonne' || ply % 2 === 0)) await move(page, name);
        await lookAround(page);
        await note(page, 'puzzle', game);
      }
    });

    test(`the lesson of ${game} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      // A phone shows the same steps in another way.
      const shown = size === SIZES[0] ? steps(game) : steps(game).slice(0, 3);
      for (const [at, { line }] of shown.entries()) {
        await open(page, `learn/${game}/${at + 1}`);
        const free = await openCells(page);
        const wrong = free.find((name) => !line.some((one) => one.includes(name)));
        if (wrong) await move(page, game === 'carcassonne' ? `${wrong}_0` : wrong);
        await page.waitForTimeout(700);
        await ask(page, 'Show me', 'Again');
        for (const name of line) await move(page, name);
        const next = page.locator('#do-next:visible, #main-next:visible');
        if (await next.count()) await next.first().click({ timeout: 1_000 }).catch(() => {});
        await page.waitForTimeout(400);
        await note(page, 'lesson', game);
      }
    });

    test(`a review of ${game} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, `review/${REVIEWED[game]}`);
      await page.waitForTimeout(4_000);
      await note(page, 'review', game);
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'ArrowRight']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(300);
      }
      await lookAround(page);
      for (const tab of await page.getByRole('tab').all()) await tab.click({ timeout: 1_000 }).catch(() => {});
      for (const part of ['.graph svg', '.moves button', '.board']) {
        await page.locator(`${part}:visible`).first().hover({ timeout: 1_000 }).catch(() => {});
        await page.waitForTimeout(300);
      }
      await note(page, 'review', game);
      // A variation begins with a move on the board.
      const free = await openCells(page);
      if (free.length) await move(page, free[0]);
      await page.waitForTimeout(1_500);
      await note(page, 'review', game);
    });
  }

  test(`puzzles, lessons and reviews of ${game} in Spanish, in the dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const [puzzle] = puzzles(game);
    await open(page, `puzzle/${puzzle.id}`, 'es/');
    for (const name of puzzle.line.filter((_, ply) => game === 'carcassonne' || ply % 2 === 0)) await move(page, name);
    await note(page, 'puzzle', game);
    await open(page, `learn/${game}/1`, 'es/');
    for (const name of steps(game)[0].line) await move(page, name);
    await note(page, 'lesson', game);
    await open(page, `review/${REVIEWED[game]}`, 'es/');
    await page.waitForTimeout(4_000);
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(300);
    await note(page, 'review', game);
  });

  test(`a puzzle of ${game} in a frame`, async ({ page, baseURL }) => {
    const [puzzle] = puzzles(game);
    await page.goto('./404.html');
    await page.evaluate((src) => {
      const frame = Object.assign(document.createElement('iframe'), { width: 464, height: 560, src });
      document.body.replaceChildren(frame);
    }, `${baseURL}embed.html#puzzle/${puzzle.id}`);
    const frame = page.frames().find((one) => one.parentFrame());
    await frame.waitForFunction(() => window.watched);
    await page.waitForTimeout(2_000);
    await note(frame, 'framed', game);
    await frame.locator('body').press('ArrowLeft');
    await leave(page, 'framed', game);
  });
}

test('the puzzle of the day', async ({ page }) => {
  for (const game of ['linage', 'carcassonne']) {
    // Each day it is of the next game: what another game needs is not to be noted as this one's.
    for (let day = 1; day <= GAMES.length; day++) {
      await page.clock.setFixedTime(new Date(2026, 10, day, 12));
      await open(page, 'puzzle/daily');
      if ((await page.title()).toLowerCase().includes(game)) await note(page, 'puzzle', game);
    }
  }
});

test('a puzzle of somebody', async ({ page }) => {
  await open(page, 'puzzle/own/linage/size=5.komi=0_5/c3.a1.b1@2');
  await move(page, 'b1');
  await note(page, 'puzzle', 'linage');
});

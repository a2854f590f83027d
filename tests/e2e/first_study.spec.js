// What a fresh browser downloads for a puzzle, a lesson or a review that a link opens, and that nothing more is waited for.
import { readFileSync } from 'node:fs';
import { CARCASSONNE, cell, choice, choose, click } from './board.js';
import { ANEW, keepReads } from './reads.js';
import { expect, test } from './test.js';

const file = (folder, game) => JSON.parse(readFileSync(new URL(`../../www/${folder}/${game}.json`, import.meta.url), 'utf8'));

/** Notes which parts of the program are asked for, and which of them the page has waited for in the middle of its program. Nothing
    comes before it is wanted. */
async function watch(page) {
  const parts = [];
  page.on('request', (request) => parts.push(...(request.url().match(/(?<=\/)\w+(?=-\w+\.wasm$)/) ?? [])));
  await keepReads(page);
  return async (expected) => {
    expect(await page.evaluate(() => window.reads), ANEW).toEqual([]);
    const ofApp = parts.filter((part) => part !== 'worker');
    expect([...new Set(ofApp)].sort()).toEqual(['site', ...expected].sort());
  };
}

const card = (page) => page.locator('#feedback');

test('a puzzle that a link opens is failed and solved with the parts that it needs', async ({ page }) => {
  const expectOnly = await watch(page);
  const puzzle = file('puzzles', 'linage').puzzles.find(({ id }) => id === 'linage-1');
  await page.goto('./#puzzle/linage-1');
  const wrong = page.locator('[role=gridcell][aria-disabled=false]').first();
  const box = await wrong.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await card(page).getByRole('button', { name: 'Try again', exact: true }).click();
  await card(page).getByRole('button', { name: 'Hint', exact: true }).click();
  for (const name of puzzle.line.filter((_, ply) => ply % 2 === 0)) {
    const solved = card(page).getByText('Solved');
    if (name === 'pass') {
      await expect(solved.or(choice(page, name)).first()).toBeVisible();
      // The last passes may not be asked for.
      if (await solved.isVisible()) break;
      await choose(page, name);
    } else {
      await expect(cell(page, name)).toHaveAttribute('aria-disabled', 'false');
      await click(page, name);
    }
  }
  await expect(card(page)).toContainText('Solved');
  await expectOnly(['sides', 'linage', 'ai', 'study']);
});

test('a lesson that a link opens is gone through with the parts that it needs', async ({ page }) => {
  const expectOnly = await watch(page);
  const { steps } = file('lessons', 'linage');
  await page.goto('./#learn/linage/1');
  for (const { line, task, done } of steps.slice(0, 3)) {
    await expect(page.locator('#task h2')).toHaveText(task.en);
    for (const name of line) await click(page, name);
    await expect(card(page).locator('.right')).toContainText(done.en);
    await page.locator('#do-next.primary, #main-next').filter({ visible: true }).click();
  }
  await expectOnly(['sides', 'linage', 'ai', 'study']);
});

const REVIEWS = {
  keil: { record: 'keil/size=5.komi=5_5.button=off/c3.c4.d4.b2.e5.d3', parts: ['sides', 'keil'] },
  carcassonne: { record: CARCASSONNE.split('.').slice(0, 22).join('.'), parts: ['sides', 'carcassonne'] },
};

for (const [game, { record, parts }] of Object.entries(REVIEWS)) {
  test(`a review of ${game} that a link opens is stepped through with the parts that it needs`, async ({ page }) => {
    const expectOnly = await watch(page);
    await page.goto(`./#review/${record}`);
    await expect(page.getByRole('grid')).toBeVisible();
    const label = () => page.getByRole('grid').getAttribute('aria-label');
    const start = await label();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await label()).toBe(start);
    await expectOnly([...parts, 'ai', 'study', 'review']);
    expect(await page.evaluate(() => tesseraParts.isWhole()), 'not all parts have come').toBe(false);
  });
}

test('a puzzle in Spanish needs the sentences of both parts', async ({ page }) => {
  const expectOnly = await watch(page);
  await page.goto('./es/#puzzle/keil-4');
  await expect(card(page)).toBeVisible();
  await expectOnly(['sides', 'keil', 'ai', 'study', 'es', 'esStudy']);
});

test('the puzzle of the day needs no more than puzzles of any game', async ({ page }) => {
  const expectOnly = await watch(page);
  await page.goto('./#puzzle/daily');
  await expect(card(page)).toBeVisible();
  await expectOnly(['sides', 'linage', 'carteso', 'keil', 'ecalper', 'carcassonne', 'ai', 'study']);
});

test('a puzzle in a frame needs the part of frames, and not the rest', async ({ page }) => {
  const expectOnly = await watch(page);
  await page.goto('./embed.html#puzzle/keil-4');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectOnly(['sides', 'keil', 'ai', 'study', 'frame']);
});

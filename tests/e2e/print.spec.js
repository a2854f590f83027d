// On paper: a game and a puzzle print as a record, whole and with nothing to press; a report has nothing closed.
import { readFileSync } from 'node:fs';
import { expect, test } from './test.js';

const MOVES =
  'b8.i7.c5.b2.c4.d1.c6.b5.c3.a3.c7.e1.c2.g5.c8.f2.c9.f6.f4.h3.f7.g2.f8.h6.f9.d3.f5.h9.f3.g3.f1.pass.pass';
const GAME = `linage/size=9.komi=2_5/${MOVES}`;
const TILES =
  'carcassonne/players=5.small-city=4.unplaceable=aside/A.-1_0_3.road-e.D.0_1_2.city-s.E.0_-1_1.none.F.0_-2_0.city-e.I.-1_-2_1.city-n';
const PATIENCE = 60_000;

/** What of the page stands on paper: what can be pressed, and the texts that lie over each other. */
const onPaper = (page) =>
  page.evaluate(() => {
    const isShown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const pressed = [...document.querySelectorAll('button, input, select')];
    const rows = [...document.querySelectorAll('.moves tr')].filter(isShown).map((row) => row.getBoundingClientRect());
    const list = document.querySelector('.moves .list')?.getBoundingClientRect();
    return {
      // The names of moves are buttons on the screen.
      buttons: pressed.filter((element) => isShown(element) && !element.closest('.moves td')).length,
      moves: [...document.querySelectorAll('.moves td button')].filter(isShown).length,
      clipped: rows.filter((row) => row.bottom > list.bottom + 1 || row.right > list.right + 1).length,
      text: document.querySelector('.play').innerText,
    };
  });

async function print(page, address) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`./#${address}`);
  await expect(page.locator('.board canvas.background')).toBeVisible({ timeout: PATIENCE });
  await expect(page.locator('.tools')).toBeVisible({ timeout: PATIENCE });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

for (const [what, game, plies] of [['stones', GAME, MOVES.split('.').length], ['tiles', TILES, 10]]) {
  test(`a game of ${what} prints as a record: names, result, board and every move`, async ({ page }) => {
    await print(page, game);
    const paper = await onPaper(page);
    expect(paper.buttons).toBe(0);
    expect(paper.moves).toBeGreaterThanOrEqual(plies);
    expect(paper.clipped).toBe(0);
    expect(paper.text).toContain('Player 1');
    if (what === 'stones') expect(paper.text).toContain('won by 19½');
  });
}

test('a puzzle prints with board and question', async ({ page }) => {
  const file = new URL('../../www/puzzles/linage.json', import.meta.url);
  const { id } = JSON.parse(readFileSync(file, 'utf8')).puzzles[0];
  await print(page, `puzzle/${id}`);
  const paper = await onPaper(page);
  expect(paper.buttons).toBe(0);
  expect(paper.text).toContain('Find the move that wins');
});

test('what is closed in a report is open on paper', async ({ page }) => {
  await page.goto('./report/keil/');
  const closed = page.locator('.rep .figr details:not([open])');
  const before = await closed.count();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(before);
});

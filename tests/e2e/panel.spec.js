// What can be asked, typed, read, changed and hidden beside the board.
import { expectAccessible } from './accessible.js';
import { drawn, expect, test } from './test.js';
import { carcassonne, cell, open, record } from './board.js';

const GAME = 'linage/size=5.komi=2/c3.d4';

/** Opens a dialog of *More*. */
async function openMore(page, name) {
  await page.locator('.tools').getByRole('button', { name: 'More' }).click();
  await page.locator('#more').getByRole('button', { name }).click();
}

test('what is asked at the board is said, seen, and asked again by buttons', async ({ page }) => {
  await open(page, GAME);
  await cell(page, 'b2').focus();
  await page.keyboard.press('Shift+X');
  const answer = 'Up: b3 to b5 free.';
  await expect(page.locator('#polite')).toHaveText(answer);
  await expect(page.locator('.hover')).toHaveText(answer);
  // A letter alone is the name of a cell.
  await page.keyboard.type('d1');
  await expect(cell(page, 'd1')).toBeFocused();
  await expect(page.locator('.hover')).not.toHaveText(answer);
  await openMore(page, 'Ask about the board');
  await page.getByRole('button', { name: 'What stands around here?' }).click();
  await expect(page.locator('#queries').getByRole('status')).toHaveText('Up: d2 to d3 free; d4 stone; d5 free.');
});

test('a typed move that is not legal is refused in its dialog', async ({ page }) => {
  await open(page, GAME);
  await page.keyboard.press('/');
  const dialog = page.locator('#move');
  await expect(dialog.locator('option')).toHaveCount(24);
  await page.keyboard.type('c3');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('c3: there is a stone already.');
  await page.keyboard.type('E5');
  await page.keyboard.press('Enter');
  await expect(dialog).not.toBeVisible();
  expect(await record(page)).toBe(`${GAME}.e5`);
});

test('the position in words is a table with headings', async ({ page }) => {
  await open(page, GAME);
  await page.keyboard.press('Shift+T');
  const table = page.locator('#text table');
  await expect(table.getByRole('columnheader')).toHaveText(['a', 'b', 'c', 'd', 'e']);
  await expect(table.getByRole('row', { name: '4 free' }).getByRole('cell').nth(3)).toHaveText('stone');
});

test('a key is changed, listed and has its effect', async ({ page }) => {
  await open(page, GAME);
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByRole('button', { name: 'Change keys' }).click();
  const keys = page.locator('#keys');
  await keys.getByRole('button', { name: 'u: undo. Change' }).click();
  await page.keyboard.press('t');
  await expect(keys.getByRole('status')).toHaveText('t is taken already: show the tiles still to come.');
  await keys.getByRole('button', { name: 'u: undo. Change' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toBeVisible();
  await keys.getByRole('button', { name: 'u: undo. Change' }).click();
  await page.keyboard.press('q');
  await expect(keys.getByRole('status')).toHaveText('q: undo.');
  await page.keyboard.press('Escape');
  await expect(keys).not.toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  expect(await record(page)).toBe(GAME);
  await page.keyboard.press('q');
  await expect.poll(() => record(page)).toBe(`${GAME}@1`);
  await page.keyboard.press('?');
  await expect(page.locator('#help dt').filter({ hasText: 'q · Ctrl\u2011z' })).toHaveCount(1);
});

test('beside a result on a low screen three lines of the list of moves and its steps are seen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, 'linage/size=5.komi=0_5/c3.a1.e5.b2.resign');
  await expect(page.locator('.banner')).toBeVisible();
  const height = async (place) => (await page.locator(place).first().boundingBox()).height;
  const [list, head, row] = [await height('.moves .list'), await height('.moves thead'), await height('.moves tbody tr')];
  expect(list).toBeGreaterThanOrEqual(head + 3 * row - 1);
  const [steps, tools] = [await page.locator('.moves .nav').boundingBox(), await page.locator('.panel > .tools').boundingBox()];
  expect(steps.y + steps.height).toBeLessThanOrEqual(tools.y);
  await expect(page.locator('.tools').getByRole('button', { name: 'More' })).toBeInViewport();
});

test('only the board and whose turn it is are shown until Escape', async ({ page }) => {
  await open(page, GAME);
  await page.keyboard.press('z');
  for (const part of ['.bar', '.seats', '.moves', '.tools']) {
    await expect(page.locator(part).first()).not.toBeVisible();
  }
  await expect(page.locator('#status')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.bar')).toBeVisible();
  await expect(page.locator('.moves')).toBeVisible();
});

test('arrows go from tab to tab, and the tab is remembered', async ({ page }) => {
  await open(page, GAME);
  const tab = (name) => page.getByRole('tab', { name });
  await tab('Moves').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Info')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Info' })).toContainText('Rules in short');
  // The arrows have no other effect there.
  expect(await record(page)).toBe(GAME);
  await page.reload();
  await expect(tab('Info')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('the tiles still to come begin with those that have most of an edge', async ({ page }) => {
  await open(page, carcassonne(7));
  await page.keyboard.press('t');
  const first = page.locator('#supply .supply li').first();
  await page.locator('#supply select[name=order]').selectOption({ label: 'Cities first' });
  await expect(first.getByRole('button')).toHaveAttribute('aria-label', /city north, east, south and west/);
});

for (const theme of drawn(['light', 'dark', 'contrast'])) {
  test(`axe finds nothing in the dialogs beside the board in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('tessera.v1.settings', JSON.stringify({ theme, panel_tab: 'info' }));
    }, theme);
    await open(page, GAME);
    const check = (place) => expectAccessible(page, { place });
    await check('the tab of the game');
    for (const dialog of ['more', 'queries', 'move', 'text', 'keys']) {
      await page.evaluate((id) => document.getElementById(id).showModal(), dialog);
      await check(dialog);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('z');
    await check('the board alone');
  });
}

// What the page keeps when views put other HTML into it: the focus, what is typed, what is scrolled, dialogs, canvases.
import { expect, test } from './test.js';
import { carcassonne, cell, click, open } from './board.js';

test('a canvas, a cell and a button are the same elements after a move', async ({ page }) => {
  await open(page, 'linage/size=9.komi=5_5/e5.a1');
  const parts = ['.board canvas:not(.background)', '.board canvas.background', '#cell-0', '.tools .tool', '.seats select'];
  await page.evaluate((parts) => parts.forEach((part) => (document.querySelector(part).isTheSame = true)), parts);
  await click(page, 'c3');
  await expect(page.getByRole('button', { name: 'c3', exact: true })).toBeVisible();
  const same = await page.evaluate((parts) => parts.map((part) => document.querySelector(part).isTheSame), parts);
  expect(same).toEqual(parts.map(() => true));
});

test('a button keeps the focus when something appears before it, and is no other button then', async ({ page }) => {
  await open(page, 'linage/size=9.komi=5_5/e5.a1');
  const resign = page.locator('.acts .resign');
  await resign.focus();
  // A stone is there: a notice says so above the button.
  await click(page, 'e5');
  await resign.focus();
  await page.evaluate(() => document.querySelector('#do-resign').addEventListener('blur', () => (window.lost = true)));
  await click(page, 'c3');
  await page.locator('#do-resign').focus();
  await page.keyboard.press('Shift+X');
  await expect(page.locator('.hover')).not.toBeEmpty();
  await expect(resign).toBeFocused();
});

test('a cell keeps the focus when it is played on, and the tab stop goes with it', async ({ page }) => {
  await open(page, 'linage/size=9.komi=5_5/');
  await cell(page, 'c3').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.moves .list button')).toHaveText(['c3']);
  await expect(cell(page, 'c3')).toBeFocused();
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  await expect(cell(page, 'c3')).toHaveAttribute('tabindex', '0');
});

test('a typed text and where one is in it stay while the page is written', async ({ page }) => {
  await open(page, 'linage/size=9.komi=5_5/e5');
  await page.keyboard.press('/');
  const field = page.locator('#move input');
  await field.fill('e5 and more');
  await field.evaluate((field) => field.setSelectionRange(3, 6));
  // Another tab changes the settings, and a refusal is written into the dialog.
  await page.evaluate(() => {
    localStorage.setItem('tessera.v1.settings', JSON.stringify({ panel_tab: 'info' }));
    dispatchEvent(new Event('storage'));
  });
  await expect(page.locator('#tab-info')).toHaveCount(1);
  expect(await field.evaluate(({ value, selectionStart, selectionEnd }) => [value, selectionStart, selectionEnd])).toEqual([
    'e5 and more',
    3,
    6,
  ]);
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#move').getByRole('alert')).not.toBeEmpty();
  await expect(page.locator('#move')).toBeVisible();
  await expect(field).toHaveValue('e5 and more');
});

test('a dialog stays open and its field keeps the focus while it changes what is behind it', async ({ page }) => {
  await open(page, 'linage/size=9.komi=5_5/e5');
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const theme = page.locator('#settings select[name=theme]');
  await theme.focus();
  await theme.selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('#settings')).toBeVisible();
  await expect(theme).toBeFocused();
  await expect(theme).toHaveValue('dark');
});

test('a name is typed letter by letter where a game is set up', async ({ page }) => {
  await page.goto('./#setup/carcassonne');
  const name = page.locator('#setup input[name]').first();
  await name.click();
  await page.keyboard.type('Anna');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('x');
  await expect(name).toHaveValue('Annxa');
});

test('what is scrolled stays scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 });
  await open(page, carcassonne(20));
  const panel = page.locator('.panel');
  await panel.evaluate((panel) => (panel.scrollTop = 60));
  const before = await panel.evaluate((panel) => panel.scrollTop);
  await page.keyboard.press('Shift+X');
  await page.mouse.move(300, 250);
  await expect(page.locator('.hover').first()).not.toBeEmpty();
  expect(await panel.evaluate((panel) => panel.scrollTop)).toBe(before);
});

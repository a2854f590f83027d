// The rules of a game beside its board: www/rules_aside.js.
import { cell, open, record } from './board.js';
import { expectAccessible } from './accessible.js';
import { expect, test } from './test.js';

const KEIL = 'keil/size=5.komi=2.button=off/';
const rules = (page) => page.locator('.rules-aside');
const link = (page) => page.locator('#app').getByRole('link', { name: /^(Rules|Reglas)$/ });

test('the rules open over the panel, the game goes on beside them, and the focus goes in and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, KEIL);
  await link(page).click();
  await expect(rules(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to play Keil' })).toBeFocused();
  await expectAccessible(page);
  const [board, aside] = await Promise.all([page.locator('.board').boundingBox(), rules(page).boundingBox()]);
  expect(board.x + board.width).toBeLessThanOrEqual(aside.x);
  await cell(page, 'c3').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => record(page)).toBe(`${KEIL}c3`);
  await expect(rules(page)).toBeVisible();
  // On the board Escape is a key of the board.
  await page.getByRole('heading', { name: 'How to play Keil' }).click();
  await page.keyboard.press('Escape');
  await expect(rules(page)).toBeHidden();
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How to play Keil' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link(page)).toBeFocused();
  await link(page).click();
  await rules(page).getByRole('button', { name: 'Close' }).click();
  await expect(link(page)).toBeFocused();
  expect(await record(page)).toBe(`${KEIL}c3`);
});

/** Whether what is in the middle of an element is it, or in it: nothing lies over it. */
const isFree = (locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('the tools stay in reach below the rules', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, KEIL);
  await link(page).click();
  await expect(rules(page)).toBeVisible();
  for (const tool of await page.locator('.panel > .tools > *').all()) expect(await isFree(tool)).toBe(true);
});

test('a land gives way to the rules, and its moves are shown in their place', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, 'carcassonne/players=2/E');
  await link(page).click();
  await expect(rules(page)).toBeVisible();
  await expect(page.locator('.rules-aside:modal')).toHaveCount(0);
  for (const tool of ['#to-moves', '#to-aids', '.dock .primary', '.rail #to-fit']) {
    expect(await isFree(page.locator(tool)), tool).toBe(true);
  }
  await page.locator('#to-moves').click();
  await expect(rules(page)).toBeHidden();
  await expect(page.locator('#tab-moves')).toBeVisible();
  // Opened over the moves they go again, and the moves stay.
  await link(page).click();
  await expect(rules(page)).toBeVisible();
  await page.locator('#to-moves').click();
  await expect(rules(page)).toBeHidden();
  await expect(page.locator('#tab-moves')).toBeVisible();
});

test('on a phone they are a sheet, which is opened by the menu, and closed by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`./es/#${KEIL}`);
  const more = page.getByRole('button', { name: 'Más' }).first();
  await more.click();
  await page.locator('#more').getByRole('link', { name: 'Reglas' }).click();
  await expect(page.locator('#more')).toBeHidden();
  await expect(page.locator('.rules-aside:modal')).toContainText('Cómo se juega a Keil');
  await page.keyboard.press('Escape');
  await expect(rules(page)).toBeHidden();
  await expect(more).toBeFocused();
});

for (const record of ['linage/size=5.komi=2/', 'carteso/size=5.komi=0_5/', KEIL, 'ecalper/size=4.pie=off/', 'carcassonne/players=2/E']) {
  test(`the rules beside ${record} have their pictures, and fit into the aside`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, record);
    await link(page).click();
    await expect(rules(page).locator('figure svg').first()).toBeVisible();
    expect(await rules(page).evaluate((aside) => aside.scrollWidth - aside.clientWidth)).toBeLessThanOrEqual(0);
  });
}

test('a window that becomes narrower makes the aside a dialog, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, KEIL);
  await link(page).click();
  await expect(rules(page)).toBeVisible();
  for (const [width, modal] of [[900, 1], [1366, 0]]) {
    await page.setViewportSize({ width, height: 768 });
    await expect(page.locator('.rules-aside:modal')).toHaveCount(modal);
    await expect(rules(page)).toBeVisible();
  }
});

test('a click with a key held opens the page in a tab of its own, and where the script does not come the link leads to it', async ({ page, context }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, KEIL);
  const [asked] = await Promise.all([
    context.waitForEvent('request', (request) => request.isNavigationRequest()),
    context.waitForEvent('page'),
    link(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  expect(asked.url()).toMatch(/rules\/keil\/$/);
  await expect(rules(page)).toHaveCount(0);
  await page.route(/rules_aside/, (route) => route.abort());
  await link(page).click();
  await page.waitForURL(/rules\/keil\/$/);
});

test('the rules close when another page is shown, and do not open over it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, `${KEIL}c3.d4`);
  await link(page).click();
  await expect(rules(page)).toBeVisible();
  // The aside covers the button, but not for the keyboard.
  await page.locator('.panel').getByRole('button', { name: 'Review' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.play.review')).toBeVisible();
  await expect(rules(page)).toBeHidden();
  await page.goBack();
  await expect(page.locator('.play.review')).toHaveCount(0);
  await link(page).click();
  await expect(rules(page)).toBeVisible();
  await page.evaluate(() => (location.hash = ''));
  await expect(page.locator('#home')).toBeVisible();
  await expect(rules(page)).toBeHidden();
  // Where they come late, they do not come at all.
  await open(page, 'ecalper/size=4.pie=off/');
  let answer;
  await page.route(/rules\/ecalper/, (route) => new Promise((resolve) => (answer = resolve)).then(() => route.continue()));
  await link(page).click();
  await expect.poll(() => Boolean(answer)).toBe(true);
  await page.evaluate(() => (location.hash = ''));
  await expect(page.locator('#home')).toBeVisible();
  answer();
  await page.waitForTimeout(500);
  await expect(rules(page)).toBeHidden();
});

test('a frame keeps its links as they are', async ({ page }) => {
  await page.goto(`./embed.html#${KEIL}`);
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('script[data-app]').dataset.aside)).toBeUndefined();
});

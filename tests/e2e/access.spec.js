// Whoever cannot see, point or bear bright light: axe finds nothing on any page in any theme.
import { expectAccessible } from './accessible.js';
import { drawn, expect, long as test } from './test.js';
import { CARCASSONNE, carcassonne, cell, choice, choose, click, kept, open, showFields } from './board.js';

const MIDDLE = 'linage/size=6.komi=2/a6.a1.e1.c1.f5.a4.b1.a5.f1.c4.f2.e3.c6.e2.c2.a2.d6';

/** Puts the page into a theme and gives what finds faults at a named place of it. */
async function checking(page, theme) {
  await page.addInitScript((theme) => {
    localStorage.setItem('tessera.v1.settings', JSON.stringify({ theme }));
  }, theme);
  return (place) => expectAccessible(page, { place });
}

for (const theme of drawn(['light', 'dark', 'contrast'])) {
  test(`axe finds nothing in the ${theme} theme`, async ({ page }) => {
    const check = await checking(page, theme);
    await page.goto('./');
    await expect(page.getByRole('heading', { name: 'Linage' })).toBeVisible();
    await check('home');
    await open(page, MIDDLE);
    await check('a game');
    await page.getByRole('button', { name: 'New game' }).click();
    await expect(page.locator('#setup')).toBeVisible();
    await check('the set-up');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.locator('#settings')).toBeVisible();
    await check('the settings');
    await page.keyboard.press('Escape');
    for (const board of ['carteso/size=4.komi=2/b2b', 'keil/size=3.komi=2.button=on/c3', 'ecalper/size=3.pie=on/a1']) {
      await open(page, board);
      await check(board);
    }
    await page.goto('./#rules/keil');
    await expect(page.getByRole('heading', { name: 'How to play Keil' })).toBeVisible();
    await check('the rules');
    await open(page, 'linage/size=5.komi=bid/komi-4_5');
    await check('the choice of sides');
    await open(page, 'linage/size=5.komi=2/c3.pass.pass');
    await check('the result');
    await page.goto('./puzzles/');
    await expect(page.getByRole('heading', { name: 'Puzzles' })).toBeVisible();
    await check('the list of puzzles');
    await page.goto('./#puzzle/daily');
    await expect(page.locator('#feedback')).toBeVisible();
    await check('a puzzle');
    await page.goto('./#nothing/here');
    await expect(page.getByRole('alert')).toBeVisible();
    await check('a lost link');
    await page.evaluate(() => {
      const again = [{ puzzle: 'puzzle/own/linage/size=5.komi=0_5/c3.a1.b2@2', solved: 0, day: 1 }];
      localStorage.setItem('tessera.v1.puzzles', JSON.stringify({ again }));
    });
    // One game goes on, the other one is over.
    await open(page, 'linage/size=5.komi=3_5/c3');
    await click(page, 'd4');
    await kept(page, 'd4');
    await open(page, 'linage/size=5.komi=2/c3.pass');
    await choose(page, 'pass');
    await kept(page, 'pass');
    await page.goto('about:blank');
    await page.goto('./');
    await expect(page.locator('#again a')).toBeVisible();
    await page.getByText('Finished games (1)').click();
    await expect(page.locator(':is(#saved, #finished) li').filter({ visible: true })).toHaveCount(2);
    await check('home with kept games and a puzzle that is due');
    await page.locator('#again a').click();
    await expect(page.locator('#feedback')).toBeVisible();
    await check('a puzzle of an own game');
  });
}

for (const theme of drawn(['light', 'dark', 'contrast'])) {
  test(`axe finds nothing beside a land of tiles in the ${theme} theme`, async ({ page }) => {
    const check = await checking(page, theme);
    await open(page, carcassonne(61));
    await expect(page.locator('.hand .piece')).toBeVisible();
    await showFields(page);
    await check('a middle game');
    await page.keyboard.press('t');
    await expect(page.locator('#supply .supply li')).toHaveCount(24);
    await check('the bag');
    await page.keyboard.press('Escape');
    await open(page, carcassonne(62));
    await expect(choice(page, 'none')).toBeVisible();
    await check('the meeple');
    await open(page, CARCASSONNE);
    await expect(page.locator('.tally tbody tr')).toHaveCount(2);
    await page.getByRole('button', { name: 'Next step of the final scoring' }).click();
    await check('the final scoring');
    await page.goto('./#');
    await page.getByRole('link', { name: 'Set up Carcassonne' }).click();
    await page.locator('#setup select[name=players]').selectOption('5');
    await expect(page.locator('#setup .seat-setup')).toHaveCount(5);
    await check('the set-up of five seats');
  });
}

test('after Play the focus is at the game, and the help opens at its beginning', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Play Linage' }).press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement.id)).toBe('main');
  await page.keyboard.press('?');
  const help = page.locator('#help');
  await expect(help.getByRole('heading', { name: 'Keys' })).toBeFocused();
  expect(await help.evaluate((dialog) => dialog.scrollTop)).toBe(0);
});

test('erasing what is stored asks first and says that it is done', async ({ page }) => {
  await open(page, 'linage/size=5.komi=3_5/c3');
  await click(page, 'd4');
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const settings = page.locator('#settings');
  await settings.getByRole('button', { name: 'Erase' }).click();
  await expect(settings.getByRole('status')).not.toContainText('erased');
  await settings.getByRole('button', { name: 'Press again' }).click();
  await expect(settings.getByRole('status')).toContainText('erased');
  await page.goto('./');
  await expect(page.locator('#saved')).toBeHidden();
});

test('the system theme follows the device, on the canvas too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, MIDDLE);
  const corner = () =>
    page.evaluate(() => {
      const canvas = document.querySelector('.board canvas');
      const cell = document.querySelector('[aria-label^="f6,"]').getBoundingClientRect();
      const frame = canvas.getBoundingClientRect();
      const ratio = canvas.width / frame.width;
      const x = (cell.x - frame.x + cell.width * 0.3) * ratio;
      const y = (cell.y - frame.y + cell.height * 0.25) * ratio;
      return [...canvas.getContext('2d').getImageData(x, y, 1, 1).data].slice(0, 3);
    });
  const brightness = async () => (await corner()).reduce((sum, part) => sum + part, 0);
  await expect.poll(brightness).toBeGreaterThan(500);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(brightness).toBeLessThan(330);
});

test('what happens is said in the live regions', async ({ page }) => {
  await open(page, 'linage/size=5.komi=2/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('#polite')).toContainText('Player 2 (Horizontal) to move');
  await page.keyboard.press('Enter');
  await expect(page.locator('#polite')).toContainText('c3: stone');
  await open(page, 'linage/size=5.komi=2/a2.d4');
  await cell(page, 'b1').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#assertive')).toContainText('b1: would cut off a region without a line');
});

test('the canvas has a pixel for every pixel of the screen', async ({ browser, baseURL }) => {
  for (const deviceScaleFactor of [1, 1.5, 3]) {
    const context = await browser.newContext({ deviceScaleFactor, viewport: { width: 500, height: 700 }, baseURL });
    const page = await context.newPage();
    await open(page, 'linage/size=9.komi=2/');
    const [pixels, css] = await page.evaluate(() => {
      const canvas = document.querySelector('.board canvas');
      return [canvas.width, canvas.getBoundingClientRect().width];
    });
    expect(Math.abs(pixels - css * deviceScaleFactor)).toBeLessThanOrEqual(1);
    await context.close();
  }
});

test('in forced colours the board has those of the device, and gives them back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, 'carteso/size=9.komi=2/');
  /** How bright the middle of the board is, from 0 to 255. */
  const brightness = () =>
    page.locator('canvas.background').evaluate((canvas) => {
      const at = [canvas.width / 2 + 8, canvas.height / 2 + 8].map(Math.round);
      const [red, green, blue] = canvas.getContext('2d').getImageData(...at, 1, 1).data;
      return (red + green + blue) / 3;
    });
  await expect.poll(brightness).toBeGreaterThan(200);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect.poll(brightness).toBeLessThan(60);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await expect.poll(brightness).toBeGreaterThan(200);
});

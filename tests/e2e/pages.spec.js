// The static pages: they need no JavaScript, home downloads no program, and the app starts from links and fragments.
import { expectAccessible } from './accessible.js';
import { drawn, expect, test } from './test.js';
import { open, record } from './board.js';

const GAMES = ['Carteso', 'Linage', 'Keil', 'Ecalper', 'Carcassonne'];
const PLAYED = 'linage/size=5.komi=2/c3.d4';

/** The files that a page asks for from now on. */
function requested(page) {
  const names = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname.split('/').at(-1)));
  return names;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows every game with its board, and leads to the rules', async ({ page }) => {
    await page.goto('./');
    for (const game of GAMES) {
      const card = page.locator('.cards li').filter({ has: page.getByRole('heading', { name: game }) });
      await expect(card.locator('.thumb svg')).toBeVisible();
      await expect(card.getByRole('link', { name: `Rules of ${game}` })).toBeVisible();
    }
    await expect(page.locator('header button')).toHaveCount(4);
    for (const button of await page.locator('header button').all()) await expect(button).toBeHidden();
    await page.getByRole('link', { name: 'Rules of Keil' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'How to play Keil' })).toBeVisible();
    await expect(page.locator('.shown svg').first()).toBeVisible();
    await page.getByRole('link', { name: 'All games', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Five board games, well played' })).toBeVisible();
  });
});

for (const width of [360, 768, 1366]) {
  test(`no page is wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    for (const address of ['./', './rules/linage/', './rules/carcassonne/', './embedding/', './404.html']) {
      await page.goto(address);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, address).toBeLessThanOrEqual(0);
    }
  });
}

for (const theme of drawn(['light', 'dark', 'contrast'])) {
  test(`axe finds nothing on the static pages in the ${theme} theme`, async ({ page }) => {
    // It looks at every shape of every drawn board.
    test.setTimeout(180_000);
    await page.addInitScript((theme) => {
      localStorage.setItem('tessera.v1.settings', JSON.stringify({ theme }));
    }, theme);
    for (const address of ['./', './rules/keil/', './rules/carcassonne/', './404.html']) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page);
    }
  });
}

test('home and rules download no program', async ({ page }) => {
  const names = requested(page);
  for (const address of ['./', './rules/linage/']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => name.endsWith('.wasm'))).toEqual([]);
});

test('a game starts from home without a reload, and back leads home again', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => (window.stayed = true));
  await page.getByRole('link', { name: 'Play Linage' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('#home')).toBeHidden();
  expect(await record(page)).toMatch(/^linage\//);
  await page.goBack();
  await expect(page.locator('#home')).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('link', { name: 'Tessera, all games' }).click();
  await expect(page.getByRole('link', { name: 'Play Keil' })).toBeVisible();
  expect(await page.evaluate(() => window.stayed)).toBe(true);
});

test('a link to a set-up opens it over the home page', async ({ page }) => {
  await page.goto('./#setup/keil');
  await expect(page.locator('#setup')).toBeVisible();
  await expect(page.locator('#home')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#home')).toBeVisible();
});

test('links from before the static pages go on working', async ({ page }) => {
  await page.goto('./#rules/linage');
  await expect(page.getByRole('heading', { name: 'How to play Linage' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/\/rules\/linage\/$/);
  await page.getByRole('link', { name: 'Open this position' }).first().click();
  await expect(page.getByRole('grid')).toBeVisible();
  // Whoever has looked at an example reads on.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'How to play Linage' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/\/rules\/linage\/$/);
  await page.goto('./#bench');
  await expect(page.getByRole('heading', { name: 'Playouts in this browser' })).toBeVisible();
  await page.goto('./#');
  await expect(page.locator('#home')).toBeVisible();
});

test('the theme button goes through the themes on a static page, and the page remembers', async ({ page }) => {
  await page.goto('./rules/keil/');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const seen = [await theme()];
  for (let presses = 0; presses < 3; presses += 1) {
    await page.getByRole('button', { name: /^Theme/ }).click();
    seen.push(await theme());
  }
  expect(seen).toEqual(['system', 'light', 'dark', 'contrast']);
  await page.goto('./');
  expect(await theme()).toBe('contrast');
  await expect(page.getByRole('button', { name: 'Theme: High contrast' })).toBeVisible();
});

test('the list of keys opens on a static page by button and by key', async ({ page }) => {
  await page.goto('./rules/keil/');
  await page.getByRole('button', { name: 'Keys and help' }).click();
  await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#help')).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.locator('#help')).toBeVisible();
});

test('a program that cannot be loaded is said so in place of the board', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(`./#${PLAYED}`);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
});

test('text follows the size of letters that a reader has chosen', async ({ page }) => {
  await page.goto('./');
  const size = () => page.locator('.cards .primary').first().evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  const usual = await size();
  await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
  expect(await size()).toBe(usual * 1.5);
});

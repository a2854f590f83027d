// The parts of the app's program come while the page stays in use: www/parts.js.
import { click } from './board.js';
import { expect, test } from './test.js';

const LINAGE = 'linage/size=9.komi=5_5/e5.c3';
const KEIL = 'keil/size=5.komi=5_5.button=off/c3.c4';
const LATER = /\/later-\w+\.wasm$/;

/** Opens a game with what a first move needs of the program, and notes what the page is held up for from then on. */
async function open(page, link) {
  await page.addInitScript(() => {
    window.read = [];
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (method, address, ...rest) {
      window.read.push(address.split('/').at(-1));
      return open.call(this, method, address, ...rest);
    };
  });
  await page.goto(`./#${link}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

const heldUpBy = (page) => page.evaluate(() => window.read);

const dialog = (name) => (page) => expect(page.getByRole('dialog', { name })).toBeVisible();
const press = (name) => (page) => page.getByRole('button', { name, exact: true }).first().click();

/** The page says this of its files, and nothing else. */
const says = (page, text) => expect(page.locator('#loading p:visible')).toContainText(text);

/** Home is shown, and the program has taken its board away. */
async function isHome(page) {
  await expect(page.locator('#home')).toBeVisible();
  await expect(page.locator('.play')).toHaveCount(0);
}

/** What people may ask for before they have moved, each with what they then see. */
const WISHES = {
  settings: [press('Settings'), dialog('Settings')],
  keys: [(page) => page.keyboard.press('?'), dialog('Keys')],
  'another game': [(page) => page.evaluate((link) => (location.hash = link), KEIL), (page) => expect(page).toHaveTitle(/Keil/)],
  'the home page': [(page) => page.evaluate(() => (location.hash = '')), isHome],
  'the way home in the header': [(page) => page.getByRole('link', { name: 'Tessera' }).first().click(), isHome],
  'the next theme': [(page) => page.locator('#theme').click(), (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'light')],
};

for (const [what, [ask, see]] of Object.entries(WISHES)) {
  test(`the page stays in use while it loads what it lacks for ${what}`, async ({ page }) => {
    await open(page, LINAGE);
    await ask(page);
    await see(page);
    expect(await heldUpBy(page)).toEqual([]);
  });
}

test('a move right after an invitation was accepted comes after it', async ({ page }) => {
  await page.route(LATER, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await open(page, 'linage/size=5.komi=2/b2;ai=1:1');
  await page.getByRole('button', { name: /^Play on against the AI/ }).click();
  await click(page, 'd4');
  await expect.poll(() => page.evaluate(() => decodeURIComponent(location.hash))).toMatch(/b2\.d4\.\w+.*;ai=1:1/);
});

test('the page says where a part takes long, and where it cannot be had, and goes on', async ({ page }) => {
  await open(page, LINAGE);
  const loading = page.locator('#loading');
  const errors = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route(LATER, (route) => route.abort());
  await press('Settings')(page);
  await says(page, 'Some files could not be loaded');
  // The game is still there.
  const cell = page.getByRole('gridcell', { name: /^c4/ });
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/c4$/);
  await page.unroute(LATER);
  await page.route(LATER, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    await route.continue();
  });
  await press('Settings')(page);
  await expect(page.locator('html')).toHaveAttribute('data-waits');
  await says(page, 'Loading takes longer than usual');
  await dialog('Settings')(page);
  await expect(loading).toBeHidden();
  expect(errors).toEqual([]);
  expect(await heldUpBy(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a page that is left before its parts are there asks for none of them, and goes on when somebody comes back', async ({ page }) => {
    await page.addInitScript(() => {
      const { open } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (method, address, ...rest) {
        sessionStorage.setItem('read', address);
        return open.call(this, method, address, ...rest);
      };
    });
    const errors = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('./#carcassonne/players=2');
    const places = page.locator('.board [role=gridcell]');
    await expect(places.first()).toBeVisible();
    await page.route(LATER, () => {});
    await page.waitForTimeout(1_500);
    await page.evaluate(() => sessionStorage.removeItem('read'));
    await page.goto('./rules/linage/');
    expect(await page.evaluate(() => sessionStorage.getItem('read'))).toBeNull();
    expect(errors).toEqual([]);
    await page.unroute(LATER);
    await page.goBack();
    await expect(places.first()).toBeVisible();
  });
});

test('what was asked for on a page that was left since is not done', async ({ page }) => {
  await page.addInitScript(() => {
    window.opened = [];
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function () {
      window.opened.push(this.id);
      return showModal.call(this);
    };
  });
  await open(page, LINAGE);
  await page.route(LATER, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await press('Settings')(page);
  await page.evaluate((link) => (location.hash = link), KEIL);
  await expect(page).toHaveTitle(/Keil/);
  await expect.poll(() => page.evaluate(() => tesseraParts.isWhole())).toBe(true);
  expect(await page.evaluate(() => window.opened)).toEqual([]);
});

test('of two choices of who plays the later one holds, even if only the first has to wait for a part', async ({ page }) => {
  await open(page, LINAGE);
  await page.route(LATER, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  const seat = page.locator('.seats select').first();
  await seat.selectOption('3');
  await seat.selectOption('person');
  await expect.poll(() => page.evaluate(() => tesseraParts.isWhole())).toBe(true);
  await expect(seat).toHaveValue('person');
  await expect(page).not.toHaveURL(/ai=/);
  // Once all parts are there a level is chosen at once.
  await seat.selectOption('3');
  await expect(page).toHaveURL(/;ai=1:3$/);
});

test('where another page cannot be had, the one that is there goes on and has its address again', async ({ page }) => {
  await open(page, LINAGE);
  await page.route(LATER, (route) => route.abort());
  await page.evaluate((link) => (location.hash = link), KEIL);
  await says(page, 'Some files could not be loaded');
  await page.getByRole('gridcell', { name: /^c4/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/linage.*c4$/);
  // Once the part is there, nothing says that it is missing.
  await page.unroute(LATER);
  await press('Settings')(page);
  await dialog('Settings')(page);
  await expect(page.locator('#loading')).toBeHidden();
});

test('the settings that are asked for while a game loads open over it and hold nothing up', async ({ page }) => {
  await page.route(/\/site-\w+_bg\.wasm$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  const opened = open(page, LINAGE);
  await press('Settings')(page);
  await opened;
  await dialog('Settings')(page);
  expect(await heldUpBy(page)).toEqual([]);
});

test('whoever comes back before another page has come goes on where the game was', async ({ page }) => {
  await open(page, LINAGE);
  await page.route(LATER, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.evaluate((link) => (location.hash = link), KEIL);
  await page.goBack();
  await page.getByRole('gridcell', { name: /^c4/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/linage.*c4$/);
  await expect.poll(() => page.evaluate(() => tesseraParts.isWhole())).toBe(true);
  await expect(page).toHaveURL(/linage.*c4$/);
  await expect(page.getByRole('gridcell', { name: /^c4, stone/ })).toHaveCount(1);
});

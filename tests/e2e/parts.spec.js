// The parts of the app's program come while the page stays in use: www/parts.js.
import { expect, test } from './test.js';

const LINAGE = 'linage/size=9.komi=5_5/e5.c3';
const KEIL = 'keil/size=5.komi=5_5.button=off/c3.c4';
const PART = /\/(?:later|home|carcassonne|keil|ai|es)-\w+\.wasm$/;

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

/** What people may ask for before they have moved, each with what they then see. */
const WISHES = {
  settings: [press('Settings'), dialog('Settings')],
  keys: [(page) => page.keyboard.press('?'), dialog('Keyboard')],
  'another game': [(page) => page.evaluate((link) => (location.hash = link), KEIL), (page) => expect(page).toHaveTitle(/Keil/)],
  'the home page': [(page) => page.evaluate(() => (location.hash = '')), (page) => expect(page.locator('#home')).toBeVisible()],
  'the way home in the header': [
    (page) => page.getByRole('link', { name: 'Tessera' }).first().click(),
    (page) => expect(page.locator('#home')).toBeVisible(),
  ],
  'the next theme': [press('Theme: as the device'), (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'light')],
};

for (const [what, [ask, see]] of Object.entries(WISHES)) {
  test(`the page stays in use while it loads what ${what} need`, async ({ page }) => {
    await open(page, LINAGE);
    await ask(page);
    await see(page);
    expect(await heldUpBy(page)).toEqual([]);
  });
}

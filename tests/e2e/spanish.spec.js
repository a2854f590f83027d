// The site in Spanish: its pages below es/, the setting for the language, and texts that fit a small screen.
import { expectAccessible } from './accessible.js';
import { expect, long as test } from './test.js';
import { record } from './board.js';

const PLAYED = 'linage/size=5.komi=2_5/c3.d4';

/** What of the address lies below the site: `es/`. */
const below = (page, baseURL) => new URL(page.url()).href.split('#')[0].slice(baseURL.length);

/** Chooses a language in the settings, which are open. */
const choose = (page, language) => page.locator('#settings select[name=language]').selectOption(language);

test('the pages below es/ are Spanish, and so is the game that starts there', async ({ page, baseURL }) => {
  await page.goto('./es/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle('Tessera: cinco juegos de mesa en el navegador');
  await page.getByRole('link', { name: 'Reglas de Keil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cómo se juega a Keil' })).toBeVisible();
  expect(below(page, baseURL)).toBe('es/rules/keil/');
  await page.getByRole('link', { name: 'Jugar a Keil' }).click();
  await expect(page.getByRole('grid', { name: 'Tablero de Keil' })).toBeVisible();
  await expect(page.locator('.status')).toContainText('Te toca');
  await expect(page.getByRole('button', { name: 'Deshacer' }).first()).toBeAttached();
  expect(below(page, baseURL)).toBe('es/');
  await page.goto(`./es/#${PLAYED}`);
  await expect(page).toHaveTitle('Linage · Tessera');
  await expect(page.getByRole('grid', { name: 'Tablero de Linage' })).toBeVisible();
});

test('each page links to itself in the other language', async ({ page, baseURL }) => {
  for (const address of ['', 'rules/carcassonne/']) {
    await page.goto(`./${address}`);
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(below(page, baseURL)).toBe(`es/${address}`);
    // Search engines are told whole addresses, as soon as the page knows its own.
    const links = () =>
      page.locator('link[hreflang]').evaluateAll((links) => {
        return Object.fromEntries(links.map((link) => [link.hreflang, link.getAttribute('href')]));
      });
    const english = baseURL + address;
    await expect.poll(links).toEqual({ es: page.url(), en: english, 'x-default': english });
    // A page in Spanish offers a person who reads English that language, too, as soon as it knows.
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(below(page, baseURL)).toBe(address);
  }
});

test('a language that is chosen in the settings holds at once, after a reload, and at every address', async ({
  page,
  baseURL,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Settings' }).click();
  await choose(page, 'es');
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('#settings select[name=language]')).toBeFocused();
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('heading', { name: 'Cinco juegos de mesa, bien jugados' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  // Also where a link leads to a page in English.
  await page.goto('./rules/linage/');
  await expect(page.getByRole('heading', { level: 1, name: 'Cómo se juega a Linage' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto('./#settings');
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await choose(page, 'auto');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(below(page, baseURL)).toBe('');
});

test('a game that is played goes on in the language that is chosen', async ({ page }) => {
  await page.goto('./#setup/linage');
  await page.locator('#setup select[name=opponent]').selectOption('friend');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.locator('[role=gridcell][aria-label^="c3,"]').press('Enter');
  await expect.poll(() => record(page)).toMatch(/\/c3$/);
  const [played, id] = [await record(page), await page.evaluate(() => history.state)];
  await page.getByRole('button', { name: 'Settings' }).click();
  await choose(page, 'es');
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect(page.locator('.status')).toContainText('Le toca a Jugador 2');
  expect(await record(page)).toBe(played);
  expect(await page.evaluate(() => history.state)).toBe(id);
});

test.describe('on a device that speaks Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('a page in English offers its Spanish, and home is not left by itself', async ({ page, baseURL }) => {
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: 'Ver en español' }).click();
    expect(below(page, baseURL)).toBe('es/');
    await expect(page.getByRole('link', { name: 'View in English' })).toBeHidden();
    // It was a choice.
    await page.goto('./rules/keil/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('a link to a game that was sent opens in Spanish', async ({ page, baseURL }) => {
    await page.goto(`./#${PLAYED}`);
    await expect(page.getByRole('grid', { name: 'Tablero de Linage' })).toBeVisible();
    expect(below(page, baseURL)).toBe('es/');
  });

  test('a link that is shared names no language', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`./es/#${PLAYED}`);
    await page.getByRole('button', { name: 'Compartir' }).first().click();
    await page.locator('#share').getByRole('button', { name: 'Copiar enlace' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}#${PLAYED}`);
  });
});

/** The texts that are cut off: of elements that hide what does not fit, and of the page as a whole. */
function clipped() {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > window.innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
    if (!hasText || !element.checkVisibility() || element.matches('select, option')) continue;
    const { width, height, right } = element.getBoundingClientRect();
    // What only screen readers read.
    if (width <= 1 || height <= 1 || element.closest('.unseen, .skip, [role=grid], svg')) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const text = element.textContent.trim().slice(0, 40);
    if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) faults.push(`${text}: too wide`);
    if (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1) faults.push(`${text}: too high`);
    const scrolls = element.closest('.moves, .supply, dialog, [tabindex]');
    if (!scrolls && right > window.innerWidth + 1) faults.push(`${text}: beyond the edge`);
  }
  return faults;
}

for (const [name, address, open] of [
  ['home', './es/'],
  ['rules', './es/rules/carcassonne/'],
  ['a game of stones', `./es/#${PLAYED}`],
  ['a finished game', './es/#linage/size=5.komi=2_5/pass.pass'],
  ['five players', './es/#carcassonne/players=5.small-city=4.unplaceable=aside/'],
  ['a bid', './es/#keil/size=5.komi=bid.button=on/'],
  ['a game of tiles', './es/#play/carcassonne'],
  ['the settings', './es/#settings', '#settings'],
  ['a set-up of stones', './es/#setup/carteso', '#setup'],
  ['a set-up of tiles', './es/#setup/carcassonne', '#setup'],
]) {
  test(`no Spanish text is cut off at 320 pixels: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    if (open) await expect(page.locator(open)).toBeVisible();
    else if (address.includes('#')) await expect(page.getByRole('grid')).toBeVisible();
    expect(await page.evaluate(clipped)).toEqual([]);
  });
}

for (const game of ['ecalper/size=5.pie=off/c3.c4', 'keil/size=5.komi=5_5.button=off/c3.c4']) {
  test(`what a seat says in Spanish is not cut off: ${game}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`./es/#${game}`);
    await expect(page.locator('.seat .account').first()).toBeVisible();
    const cut = await page.locator('.seat :is(.who, .account)').evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });
}

test('axe finds nothing on a Spanish board, and nothing in the settings over it', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`./es/#${PLAYED}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ajustes' }).click();
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await expectAccessible(page);
});

// Pages that the browser's translator has changed: words that change stay true.
import { click, open } from './board.js';
import { expect, test } from './test.js';

/** Does to every text of the page what translators do; the translation is the text between brackets. */
const translate = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts.filter(({ data }) => data.trim())) {
      const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
      inner.textContent = `⟦${text.data}⟧`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

/** Undoes that, as *Show original* does. */
const showOriginal = (page) =>
  page.evaluate(() => {
    for (const outer of document.querySelectorAll('font:has(> font)')) {
      outer.replaceWith(document.createTextNode(outer.textContent.slice(1, -1)));
    }
  });

/** The texts of the panel and the header. */
const words = (page) => page.evaluate(() => document.getElementById('app').textContent);

test('a page that is translated says what is so after every move, and in its own language again', async ({ page }) => {
  for (const [game, cells] of [
    ['linage/size=5.komi=2/c3', ['d4', 'b2', 'e5']],
    ['keil/size=5.komi=2/c3', ['b2', 'a1', 'd4']],
  ]) {
    await open(page, game);
    const plain = [];
    for (const cell of cells) {
      await click(page, cell);
      plain.push(await words(page));
    }
    await open(page, game);
    for (const [at, cell] of cells.entries()) {
      await translate(page);
      expect(await words(page)).toContain('⟦');
      await click(page, cell);
      await expect.poll(async () => (await words(page)).replaceAll(/[⟦⟧]/g, '')).toBe(plain[at]);
    }
    await showOriginal(page);
    await expect.poll(() => words(page)).toBe(plain.at(-1));
    await page.keyboard.press('u');
    await expect.poll(() => words(page)).not.toBe(plain.at(-1));
    await page.keyboard.press('Control+y');
    await expect.poll(() => words(page)).toBe(plain.at(-1));
  }
});

test('names are no words: of moves, of persons, of what a person calls a game, and code', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tessera.v1.settings', JSON.stringify({ instant: true })));
  await open(page, 'linage/size=5.komi=2/c3.d4;names=Rose');
  const name = (text) => page.locator('.seats strong, .moves td button').filter({ hasText: new RegExp(`^${text}$`) });
  await expect(name('Rose')).toHaveAttribute('translate', 'no');
  await expect(name('Player 2')).not.toHaveAttribute('translate');
  for (const move of ['c3', 'd4']) await expect(name(move)).toHaveAttribute('translate', 'no');
  await click(page, 'a1');
  await expect(name('a1')).toHaveAttribute('translate', 'no');
  await page.locator('.offers button[data-name=pass]').click();
  await page.locator('.offers button[data-name=pass]').click();
  await expect(name('Pass')).toBeVisible();
  await expect(name('Pass')).not.toHaveAttribute('translate');
  // On home it is called as the person says.
  await page.goto('about:blank');
  await page.goto('./');
  const title = page.locator('#saved b');
  await expect(title).not.toHaveAttribute('translate', 'no');
  const id = await page.locator('#saved li').getAttribute('data-id');
  await page.evaluate((id) => globalThis.tesseraGames.rename(id, 'Hope'), id);
  await expect(title).toHaveText('Hope');
  await expect(title).toHaveAttribute('translate', 'no');
  await page.goto('./embedding/');
  await expect(page.locator('code').first()).toHaveAttribute('translate', 'no');
  expect(await page.locator('code:not([translate=no])').count()).toBe(0);
});

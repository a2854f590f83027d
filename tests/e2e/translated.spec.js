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

// On paper: a game, its review and a puzzle print as a record, light, whole and with nothing to press; nothing is closed.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from './test.js';

const MOVES =
  'b8.i7.c5.b2.c4.d1.c6.b5.c3.a3.c7.e1.c2.g5.c8.f2.c9.f6.f4.h3.f7.g2.f8.h6.f9.d3.f5.h9.f3.g3.f1.pass.pass';
const GAME = `linage/size=9.komi=2_5/${MOVES}`;
const TILES =
  'carcassonne/players=5.small-city=4.unplaceable=aside/A.-1_0_3.road-e.D.0_1_2.city-s.E.0_-1_1.none.F.0_-2_0.city-e.I.-1_-2_1.city-n';
const REVIEWED = 'linage/size=5.komi=0_5/c3.a1.e5.b2.d4.a4';
const PATIENCE = 60_000;

/** What of the page stands on paper: what can be pressed, and the texts that lie over each other. */
const onPaper = (page) =>
  page.evaluate(() => {
    const isShown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const pressed = [...document.querySelectorAll('button, input, select')];
    const rows = [...document.querySelectorAll('.moves tr')].filter(isShown).map((row) => row.getBoundingClientRect());
    const list = document.querySelector('.moves .list')?.getBoundingClientRect();
    return {
      // The names of moves are buttons on the screen.
      buttons: pressed.filter((element) => isShown(element) && !element.closest('.moves td')).length,
      moves: [...document.querySelectorAll('.moves td button')].filter(isShown).length,
      clipped: rows.filter((row) => row.bottom > list.bottom + 1 || row.right > list.right + 1).length,
      text: document.querySelector('.play').innerText,
    };
  });

async function print(page, address) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`./#${address}`);
  await expect(page.locator('.board canvas.background')).toBeVisible({ timeout: PATIENCE });
  await expect(page.locator('.tools')).toBeVisible({ timeout: PATIENCE });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

for (const [what, game, plies] of [['stones', GAME, MOVES.split('.').length], ['tiles', TILES, 10]]) {
  test(`a game of ${what} prints as a record: names, result, board and every move`, async ({ page }) => {
    await print(page, game);
    const paper = await onPaper(page);
    expect(paper.buttons).toBe(0);
    expect(paper.moves).toBeGreaterThanOrEqual(plies);
    expect(paper.clipped).toBe(0);
    expect(paper.text).toContain('Player 1');
    if (what === 'stones') expect(paper.text).toContain('won by 19½');
  });
}

test('a puzzle prints with board and question', async ({ page }) => {
  const file = new URL('../../www/puzzles/linage.json', import.meta.url);
  const { id } = JSON.parse(readFileSync(file, 'utf8')).puzzles[0];
  await print(page, `puzzle/${id}`);
  const paper = await onPaper(page);
  expect(paper.buttons).toBe(0);
  expect(paper.text).toContain('Find the move that wins');
});

/** The colours of an ink, light and dark, as a PDF file writes them. */
function inkOf(name) {
  const sheet = readFileSync(new URL('../../www/boards.css', import.meta.url), 'utf8');
  const colors = new RegExp(`--ink-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet).slice(1);
  const part = (color, at) => Number((parseInt(color.slice(at, at + 2), 16) / 255).toFixed(4)).toString().replace(/^0\./, '.');
  return colors.map((color) => `${[1, 3, 5].map((at) => part(color, at)).join(' ')} rg`);
}

/** Prints a page to a file: how many sheets it has, what is drawn on them, and how often a canvas is cleared. */
async function printed(page) {
  const file = (await page.pdf({ format: 'A4', printBackground: true, margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } })).toString('latin1');
  const inflated = ([, bytes]) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      // A font or a picture of another kind.
      return '';
    }
  };
  const drawn = [...file.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(inflated).join('\n');
  // What clears a canvas is a mask over all that was drawn before it, the canvas below among that.
  const cleared = [...file.matchAll(/\/SMask <<\/Type \/Mask\s[^>]*\/TR /g)].length;
  return { sheets: file.match(/\/Type \/Page\b/g).length, drawn, cleared };
}

/** A pixel of the board, as the screen has it: in its middle, or on the first tile of a land. */
const pixel = (page) =>
  page.evaluate(() => {
    const canvas = document.querySelector('.board canvas.background');
    const [frame, spot] = [canvas, document.querySelector('[role=gridcell][aria-label^="0, 0,"]') ?? canvas].map((element) =>
      element.getBoundingClientRect(),
    );
    const ratio = canvas.width / frame.width;
    const [x, y] = [spot.x - frame.x + spot.width / 2, spot.y - frame.y + spot.height / 2];
    return [...canvas.getContext('2d').getImageData(x * ratio, y * ratio, 1, 1).data];
  });

for (const [what, address, ink, sheets] of [
  ['a game of stones', GAME, 'board', 1],
  ['a game of tiles', TILES, 'meadow', 1],
  ['a puzzle', 'puzzle/linage-1', 'board', 1],
  ['a review of stones', `review/${GAME}`, 'board', 1],
  ['a review of tiles', `review/${TILES}`, 'meadow', 1],
]) {
  test(`${what} in the dark theme prints light, on few sheets, and is dark again`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`./#${address}`);
    await expect(page.locator('.board canvas.background')).toBeVisible({ timeout: PATIENCE });
    await expect(page.locator('.dock, .tools').first()).toBeAttached({ timeout: PATIENCE });
    await expect.poll(async () => (await pixel(page))[3], { timeout: PATIENCE }).toBe(255);
    const before = await pixel(page);
    const paper = await printed(page);
    const [light, dark] = inkOf(ink);
    expect(paper.drawn.includes(light), `${light} is drawn`).toBe(true);
    expect(paper.drawn.includes(dark), `${dark} is not drawn`).toBe(false);
    expect(paper.sheets).toBe(sheets);
    expect(paper.cleared, 'no canvas clears another one').toBeLessThanOrEqual(1);
    await expect.poll(() => pixel(page)).toEqual(before);
  });
}

test('on paper there is one canvas, which has the marks too, and the address stands there', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`./#${TILES}`);
  await expect(page.locator('.board canvas.background')).toBeVisible({ timeout: PATIENCE });
  // Whether anything opaque lies above the board, and whether the canvas below shows the same there.
  const marks = () =>
    page.evaluate(() => {
      const of = (selector) => {
        const canvas = document.querySelector(selector);
        return new Uint32Array(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      };
      const [below, above] = [of('.board canvas.background'), of('.board canvas:not(.background)')];
      const opaque = [...above.keys()].filter((at) => above[at] >>> 24 === 255);
      return [opaque.length > 0, opaque.every((at) => above[at] === below[at])];
    });
  await expect.poll(marks).toEqual([true, false]);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(marks).toEqual([true, true]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('.board canvas').filter({ visible: true })).toHaveCount(1);
  const address = await page.evaluate(() => getComputedStyle(document.documentElement, '::after').content);
  expect(address.replaceAll('"', '')).toBe(page.url());
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(marks).toEqual([true, false]);
});

/** Expects that what these parts of a page fold away is read on paper, and that they are closed again afterwards. */
async function expectOpenOnPaper(page, parts) {
  await expect(page.locator(parts).first()).toBeVisible({ timeout: PATIENCE });
  await page.evaluate((parts) => document.querySelectorAll(parts).forEach((details) => (details.open = false)), parts);
  const closed = page.locator(`${parts}:not([open])`);
  const contents = page.locator(`${parts} > :not(summary)`);
  const folded = contents.filter({ visible: true });
  const before = await closed.count();
  expect(before).toBeGreaterThan(0);
  await expect(folded).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(closed).toHaveCount(0);
  await expect(folded).toHaveCount(await contents.count());
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(before);
}

test('what is closed in a report is open on paper', async ({ page }) => {
  await page.goto('./report/keil/');
  await expectOpenOnPaper(page, '.rep .figr details');
});

for (const [what, game, parts] of [
  ['the swings', REVIEWED, '#summary details'],
  ['the table of luck', TILES, '.luck details'],
]) {
  test(`${what} of a game that is reviewed, closed on the screen, can be read on paper`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tessera.v1.settings', JSON.stringify({ review_depth: 1 })));
    await page.goto(`./#review/${game}`);
    await page.getByRole('button', { name: 'Review game' }).click({ timeout: PATIENCE });
    await expectOpenOnPaper(page, parts);
  });
}

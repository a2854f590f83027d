// The size of the board: dragged at its corner, set by keys, and kept for the next visit.
import { cell, click, open, record } from './board.js';
import { expect, long as test } from './test.js';

const LINAGE = 'linage/size=9.komi=2/c3.d4';

const slider = (page) => page.getByRole('slider', { name: 'Board size' });
const board = (page) => page.locator('#board').boundingBox();

/** The handle is at the corner of the board. */
async function expectAtCorner(page) {
  const { x, y, width, height } = await board(page);
  const handle = await page.locator('.grip').boundingBox();
  expect(Math.abs(handle.x + handle.width / 2 - (x + width))).toBeLessThan(3);
  expect(Math.abs(handle.y + handle.height / 2 - (y + height))).toBeLessThan(6);
}

/** Drags the handle by so many pixels right and down. */
async function drag(page, right, down) {
  const { x, y, width, height } = await page.locator('.grip').boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + right / 2, y + height / 2 + down / 2);
  await page.mouse.move(x + width / 2 + right, y + height / 2 + down);
  await page.mouse.up();
}

test.describe('beside the panel', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('the board is dragged at its corner, and plays where it is touched', async ({ page }) => {
    await open(page, LINAGE);
    const whole = await board(page);
    await expectAtCorner(page);
    // The middle stays: by half of a pixel to the left and up the board becomes smaller by one.
    await drag(page, -whole.width / 8, -whole.width / 8);
    await expect(slider(page)).toHaveValue('75');
    await expect.poll(async () => Math.abs((await board(page)).width - whole.width * 0.75)).toBeLessThan(1);
    await expectAtCorner(page);
    await click(page, 'g7');
    expect(await record(page)).toBe(`${LINAGE}.g7`);
    await drag(page, whole.width, 0);
    await expect(slider(page)).toHaveValue('100');
    expect(await board(page)).toEqual(whole);
  });

  test('keys set the size, which holds for all games and from the first picture of the next visit on', async ({ page }) => {
    await open(page, LINAGE);
    const whole = await board(page);
    await slider(page).press('ArrowLeft');
    await slider(page).press('ArrowLeft');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '90 %');
    await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('tessera.v1.settings')).board_size)).toBe(90);
    await open(page, 'review/keil/size=4/a1.b2');
    await expect(slider(page)).toHaveValue('90');
    // The widths that the board has from the first on.
    await page.addInitScript(() => {
      window.widths = [];
      new MutationObserver(() => {
        const board = document.getElementById('board');
        if (board) window.widths.push(board.getBoundingClientRect().width);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('about:blank');
    await page.goto(`./#${LINAGE}`);
    await expect(cell(page, 'c3')).toBeVisible();
    const widths = await page.evaluate(() => window.widths.filter((width) => width > 0));
    expect(widths.length).toBeGreaterThan(0);
    for (const width of widths) expect(width).toBeCloseTo(whole.width * 0.9, 0);
  });

  test('whoever has dragged the board goes on with the keys where they were', async ({ page }) => {
    await open(page, 'review/linage/size=9.komi=2/c3.d4.e5');
    await drag(page, -80, -80);
    await expect(slider(page)).not.toHaveValue('100');
    await expect(slider(page)).not.toBeFocused();
    const size = await slider(page).inputValue();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => record(page)).toMatch(/@2$/);
    await expect(slider(page)).toHaveValue(size);
  });

  test('in a low window the corner follows the pointer, too, and the page is no higher than the window', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    await open(page, LINAGE);
    const whole = await board(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await drag(page, -whole.width / 4, -whole.height / 4);
    await expect(slider(page)).toHaveValue('75');
    const { x, width } = await board(page);
    expect(x).toBeCloseTo(whole.x, 0);
    expect(width).toBeCloseTo(whole.width * 0.75, 0);
  });

  test('a board of hexagons is as high as its room, and wider than high', async ({ page }) => {
    await open(page, 'keil/size=7.komi=2/d4');
    const { width, height } = await board(page);
    expect(height).toBeCloseTo(768 - 48 - 2 * 16, 0);
    expect(width).toBeGreaterThan(height * 1.1);
    const [first, last] = [await cell(page, 'm1').boundingBox(), await cell(page, 'a1').boundingBox()];
    expect(last.y + last.height - first.y).toBeGreaterThan(height * 0.9);
    await expectAtCorner(page);
  });

  test('a size that nobody could have chosen is the whole room', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tessera.v1.settings', JSON.stringify({ board_size: 7 })));
    await open(page, LINAGE);
    await expect(slider(page)).toHaveValue('100');
    await expectAtCorner(page);
    expect((await board(page)).width).toBeGreaterThan(600);
  });
});

test('the land of Carcassonne, a phone and a frame have no handle', async ({ page, baseURL }) => {
  await open(page, 'carcassonne/players=2/');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(`${baseURL}embed.html#${LINAGE}&mode=play`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('about:blank');
  await open(page, LINAGE);
  await expect(slider(page)).toBeHidden();
  const { width } = await board(page);
  expect(width).toBeGreaterThan(330);
});

const PAGES = {
  'a game': 'carteso/size=9.komi=2/e5b.c3w.e4b',
  'a review': 'review/carteso/size=9.komi=2/e5b.c3w.e4b',
  'a puzzle': 'puzzle/keil-4',
  'a lesson': 'learn/linage/1',
};

for (const [what, fragment] of Object.entries(PAGES)) {
  test(`however large the window, the board of ${what}, its tools and the panel stand beside each other`, async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    await open(page, fragment);
    for (const [width, height] of [[2560, 1440], [1920, 1200], [1920, 1080], [1366, 768], [1024, 768]]) {
      await page.setViewportSize({ width, height });
      const size = `${width} by ${height}`;
      await expect.poll(async () => {
        const [rail, panel] = [await page.locator('.rail').boundingBox(), await page.locator('.panel').boundingBox()];
        return panel.x - rail.x - rail.width;
      }, size).toBeGreaterThanOrEqual(15.5);
      const [land, rail] = [await board(page), await page.locator('.rail').boundingBox()];
      expect(rail.x - land.x - land.width, size).toBeCloseTo(12, 0);
      expect(land.x, size).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), size).toBe(0);
    }
  });
}

// The board turned: what is clicked, stepped to and read aloud is what is seen.
import { expect, test } from './test.js';
import { cell, click, open, record } from './board.js';

const CLOCKWISE = 'Shift+BracketRight';
const turned = (page, degrees) => page.getByRole('button', { name: `Rotate the board · ${degrees}°` });

test('in each of the twelve turns a click plays the cell under it', async ({ page }) => {
  const names = ['a1', 'a4', 'd7', 'g4', 'g1', 'd1', 'd4', 'b2', 'c5', 'e5', 'f2', 'e3'];
  await open(page, 'ecalper/size=4.pie=off/');
  const played = [];
  for (const [step, name] of names.entries()) {
    await expect(turned(page, 30 * step)).toBeVisible();
    // Every fourth stone is a replacement: the first of the three that are open to it.
    const replaced = step % 4 === 3;
    await click(page, replaced ? played.at(-1) : name);
    played.push(replaced ? `x${played.at(-1)}` : name);
    expect(await record(page)).toBe(`ecalper/size=4.pie=off/${played.join('.')}`);
    await page.keyboard.press(CLOCKWISE);
  }
  await expect(turned(page, 0)).toBeVisible();
});

test('in each of the twelve turns keys reach all six neighbours, and the focus stays when the board turns', async ({ page }) => {
  await open(page, 'keil/size=3.komi=2.button=off/');
  const here = () => page.evaluate(() => document.activeElement.getAttribute('aria-label')?.split(',')[0]);
  await cell(page, 'c3').focus();
  for (let step = 0; step < 12; step++) {
    const reached = new Set();
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      for (const keys of [arrow, `Shift+${arrow}`]) {
        await cell(page, 'c3').focus();
        await page.keyboard.press(keys);
        reached.add(await here());
      }
    }
    expect([...reached].sort(), `${30 * step}°`).toEqual(['b2', 'b3', 'c2', 'c4', 'd2', 'd3']);
    await cell(page, 'c3').focus();
    await page.keyboard.press(CLOCKWISE);
    await expect(turned(page, (30 * (step + 1)) % 360)).toBeVisible();
    expect(await here()).toBe('c3');
  }
});

test('rows and columns of the grid are those that are seen', async ({ page }) => {
  await open(page, 'keil/size=4.komi=2.button=on/c3');
  for (let step = 0; step < 3; step++) {
    const faults = await page.evaluate(() => {
      const faults = [];
      const grid = document.querySelector('[role=grid]');
      const rows = [...grid.querySelectorAll('[role=row]')];
      if (rows.length !== Number(grid.getAttribute('aria-rowcount'))) faults.push('rowcount');
      let above = -Infinity;
      rows.forEach((row, index) => {
        if (row.getAttribute('aria-rowindex') !== String(index + 1)) faults.push(`row ${index}`);
        const boxes = [...row.children].map((button) => button.getBoundingClientRect());
        if (!boxes.length || boxes.some((box) => Math.abs(box.y - boxes[0].y) > 1)) faults.push(`level ${index}`);
        if (boxes[0].y < above + 5) faults.push(`order ${index}`);
        above = boxes[0].y;
        [...row.children].forEach((button, column) => {
          if (button.getAttribute('aria-colindex') !== String(column + 1)) faults.push(`column ${index} ${column}`);
          if (column && boxes[column].x <= boxes[column - 1].x) faults.push(`across ${index} ${column}`);
        });
      });
      return faults;
    });
    expect(faults, `${30 * step}°`).toEqual([]);
    await page.keyboard.press(CLOCKWISE);
  }
});

test('each game keeps its turn, and a square board is only turned upside down', async ({ page }) => {
  await open(page, 'keil/size=3.komi=2.button=off/');
  await page.keyboard.press(CLOCKWISE);
  await turned(page, 30).click();
  await page.keyboard.press('Shift+BracketLeft');
  await page.keyboard.press('Shift+BracketLeft');
  await page.keyboard.press('Shift+BracketLeft');
  await expect(turned(page, 330)).toBeVisible();
  await page.reload();
  await expect(turned(page, 330)).toBeVisible();
  await open(page, 'linage/size=5.komi=2/');
  const at = async (name) => (await cell(page, name).boundingBox()).y;
  expect(await at('a1')).toBeGreaterThan(await at('e5'));
  await turned(page, 0).click();
  await expect(turned(page, 180)).toBeVisible();
  expect(await at('a1')).toBeLessThan(await at('e5'));
  await click(page, 'b2');
  expect(await record(page)).toBe('linage/size=5.komi=2/b2');
});

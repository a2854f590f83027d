// Where a board is touched, what is pressed beside it stays where it is: no button comes under the finger that was not there.
import { drawn, expect, long as test } from './test.js';
import { open, twoFrames } from './board.js';

/** The buttons and links outside the board that can be pressed now, by what they are called, each with its upper left corner. */
const places = (page) =>
  page.evaluate(() => {
    const places = {};
    for (const element of document.querySelectorAll('main :is(button, a)')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isPressed = element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      const name = element.id || element.getAttribute('aria-label') || element.textContent;
      if (isPressed && !element.closest('.board, .picker')) places[name] = [x, y].map(Math.round);
    }
    return places;
  });

/** Touches a cell where something can be played and that was not touched before, as a second touch plays: the first of them at a
    `part` of 0, the last at 1. Adds it to those `touched`; whether there was one. */
async function touch(page, part, touched) {
  const cells = await page.locator('[role=gridcell][aria-disabled=false]').evaluateAll((cells, touched) => {
    const middles = cells.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { id: cell.id, x: x + width / 2, y: y + height / 2 };
    });
    return middles.filter(({ id, x, y }) => !touched.includes(id) && document.elementFromPoint(x, y)?.matches('.board canvas'));
  }, touched);
  if (!cells.length) return false;
  const { id, x, y } = cells[Math.round(part * (cells.length - 1))];
  touched.push(id);
  await page.touchscreen.tap(x, y);
  return true;
}

const BOARDS = [
  'puzzle/linage-1',
  'puzzle/carteso-1',
  'puzzle/keil-4',
  'puzzle/ecalper-1',
  'puzzle/carcassonne-1',
  'learn/linage/1',
  'learn/ecalper/2',
  'learn/carcassonne/2',
  'review/linage/size=9.komi=2_5/b8.i7.c5.b2',
  'linage/size=9.komi=2_5/b8.i7.c5.b2',
];

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [768, 1024],
  [1366, 768],
]) {
  test.describe(`at ${width} by ${height} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: width < 768 });

    for (const address of drawn(BOARDS)) {
      test(`a cell that is touched moves nothing that is pressed: ${address}`, async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('tessera.v1.settings', JSON.stringify({ analysis: false })));
        await open(page, address);
        const before = await places(page);
        expect(Object.keys(before).length).toBeGreaterThan(3);
        // Whatever is told of it, long or short.
        const touched = [];
        for (const part of [0.3, 0.5, 0.9]) {
          if (!(await touch(page, part, touched))) break;
          await twoFrames(page);
          const now = await places(page);
          for (const name in now) if (name in before) expect(now[name], name).toEqual(before[name]);
        }
        expect(touched.length).toBeGreaterThan(0);
      });
    }
  });
}

// Where a board is touched, what is pressed beside it stays where it is: no button comes under the finger that was not there.
import { drawn, expect, long as test } from './test.js';
import { open, twoFrames } from './board.js';

/** The buttons and links outside the board that can be pressed now: what each is called, and where it is. */
const places = (page) =>
  page.evaluate(() => {
    const places = [];
    for (const element of document.querySelectorAll('main :is(button, a)')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2];
      const isPressed = element.contains(document.elementFromPoint(...middle));
      // What confirms a move is called by it.
      const confirms = element.matches('.confirm, .dock .primary') && 'confirm';
      const name = element.id || confirms || element.getAttribute('aria-label') || element.textContent;
      const corner = [x, y].map(Math.round);
      if (isPressed && !element.closest('.board, .picker')) places.push({ name, corner, middle, box: [x, y, x + width, y + height] });
    }
    return places;
  });

/** Nothing that can be pressed has gone elsewhere, and nothing new lies where something else could be pressed. */
function expectStill(before, now) {
  for (const { name, corner, box } of now) {
    const same = before.filter((other) => other.name === name);
    if (same.length) expect(same.map((other) => other.corner), name).toContainEqual(corner);
    const [left, top, right, bottom] = box;
    const below = before.find(({ middle: [x, y] }) => left < x && x < right && top < y && y < bottom);
    if (below && !same.length) expect(name, 'what lies where something else was').toBe(below.name);
  }
  // Where a piece is chosen on the board, that confirms the move.
  const gone = before.filter(({ name }) => !now.some((other) => other.name === name)).map(({ name }) => name);
  expect(gone.filter((name) => !/confirm/.test(name))).toEqual([]);
}

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
  'review/carcassonne/players=2.small-city=4.unplaceable=aside/V',
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
        let before = await places(page);
        expect(before.length).toBeGreaterThan(3);
        // Whatever is told of it, long or short.
        const touched = [];
        for (const part of [0.3, 0.5, 0.9]) {
          if (!(await touch(page, part, touched))) break;
          await twoFrames(page);
          const now = await places(page);
          expectStill(before, now);
          before = now;
        }
        expect(touched.length).toBeGreaterThan(0);
      });
    }
  });
}

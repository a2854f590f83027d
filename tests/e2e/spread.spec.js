// The land of Carcassonne fills the window, and everything else lies over it without hiding what one needs.
import { expectAccessible } from './accessible.js';
import { drawn, expect, long as test } from './test.js';
import { CARCASSONNE, carcassonne, cell, middlesOfCells, open, openCells, record } from './board.js';

const WIDE = [[1920, 1080], [1366, 768], [1024, 768]];
const SMALL = [[768, 1024], [740, 360], [360, 740]];
const FIVE =
  'carcassonne/players=5.small-city=4.unplaceable=aside/A.-1_0_3.road-e.D.0_1_2.city-s.E.0_-1_1.none.F.0_-2_0.city-e.I.-1_-2_1.city-n';

/** What is not wholly in the window, or lies under something else at its middle. */
const hidden = (page, selectors) =>
  page.evaluate((selectors) => {
    const all = selectors.flatMap((selector) => [...document.querySelectorAll(selector)].map((element) => [selector, element]));
    const isFine = (element) => {
      const box = element.getBoundingClientRect();
      const inside = box.width > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return inside && (element === over || element.contains(over));
    };
    return all.filter(([, element]) => !isFine(element)).map(([selector]) => selector);
  }, selectors);

/** What the page scrolls in either direction, in pixels. */
const scrolled = (page) =>
  page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ]);

for (const [width, height] of [...drawn(WIDE), ...drawn(SMALL)]) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the land fills it, and tile, confirmation, scores and tools are at hand', async ({ page }) => {
      await open(page, carcassonne(61));
      const filled = await page.evaluate(() => {
        const canvas = document.querySelector('.board canvas:not(.background)').getBoundingClientRect();
        const below = innerHeight - document.querySelector('.bar').getBoundingClientRect().bottom;
        return (canvas.width * canvas.height) / (innerWidth * below);
      });
      expect(filled).toBeGreaterThanOrEqual(0.85);
      await expect(page.locator('.seat')).toHaveCount(2);
      const [first] = await openCells(page);
      await cell(page, first).focus();
      // In small windows fingers or the wheel bring the land closer, and no buttons.
      const rail = WIDE.some(([wide]) => wide === width) ? '.rail button' : '.rail #to-fit';
      const parts = ['.hand .piece', '.hand .turn', '.dock button', '.seat', '.seat .pieces', '.tools #to-moves', '.tools #to-aids', rail];
      expect(await hidden(page, parts)).toEqual([]);
      expect(await scrolled(page)).toEqual([0, 0]);
      // Three in a row and five in a row are no wider.
      await open(page, FIVE);
      await expect(page.locator('.seat')).toHaveCount(5);
      // Meeples of five have no room beside each other in a window that is short.
      const pieces = height > 560 ? ['.seat .pieces'] : [];
      expect(await hidden(page, ['.seat', '.dock .primary', ...pieces])).toEqual([]);
      expect(await scrolled(page)).toEqual([0, 0]);
    });

    test('no cell lies under anything while one is looked for', async ({ page }) => {
      for (const names of [61, 121, 181]) {
        await open(page, carcassonne(names));
        // A message lies over the land until it is read.
        await page.keyboard.press('Escape');
        await expect(page.locator('.notice')).toHaveCount(0);
        const covered = async () => {
          const middles = await middlesOfCells(page);
          const over = await page.evaluate(
            (middles) => middles.map(([x, y]) => document.elementFromPoint(x, y)?.matches('.board canvas') ?? false),
            middles,
          );
          return over.flatMap((isFree, index) => (isFree ? [] : [index]));
        };
        expect(await covered()).toEqual([]);
      }
    });

    test('the choices for a meeple are at hand, each with its place on the tile', async ({ page }) => {
      await open(page, `${carcassonne(0)}V.1_0_0`);
      await expect(page.locator('.offers button')).toHaveCount(4);
      expect(await hidden(page, ['.offers button', '.dock .primary'])).toEqual([]);
      const called = await page.locator('.offers [data-side]').evaluateAll((all) =>
        all.map((one) => [{ ...one.dataset }, one.getBoundingClientRect().toJSON(), one.querySelector('.worth').textContent]),
      );
      const tile = await cell(page, '1_0').boundingBox();
      expect(called).toHaveLength(3);
      // Beside the tile, or in a narrow window above and below it.
      for (const [{ side, half }, box, worth] of called) {
        if (width < 600) expect(half === 'upper' ? box.bottom : -box.top).toBeLessThan(half === 'upper' ? tile.y : -tile.y - tile.height);
        else expect(side === 'left' ? box.right : -box.left).toBeLessThan(side === 'left' ? tile.x : -tile.x - tile.width);
        expect(worth).toMatch(/point/);
        const others = called.filter(([, other]) => other !== box && other.left === box.left);
        for (const [, other] of others) expect(Math.abs(other.top - box.top)).toBeGreaterThanOrEqual(box.height + 4);
      }
      // The tile is close enough that its places can be hit and read.
      expect((await cell(page, '1_0').boundingBox()).width).toBeGreaterThanOrEqual(112);
      expect(await scrolled(page)).toEqual([0, 0]);
    });

    test('of a tile with eight places no choice lies under another, and all are at hand', async ({ page }) => {
      await open(page, `${carcassonne(0)}X.1_0_0`);
      await page.keyboard.press('Escape');
      await expect(page.locator('.offers button')).toHaveCount(9);
      expect(await hidden(page, ['.offers button', '.dock button'])).toEqual([]);
      const boxes = await page.locator('.offers button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      const isApart = (one, other) =>
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      for (const [at, one] of boxes.entries()) {
        for (const other of boxes.slice(at + 1)) expect(isApart(one, other)).toBe(true);
      }
      // Nor do they cover the tile, and their titles are whole.
      const { x, y, width: side } = await cell(page, '1_0').boundingBox();
      const tile = { left: x + 1, top: y + 1, right: x + side - 1, bottom: y + side - 1 };
      expect(boxes.filter((box) => !isApart(box, tile))).toEqual([]);
      const cut = await page.locator('.offers [data-side] > span:first-of-type').evaluateAll((all) =>
        all.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
      expect(cut).toEqual([]);
    });

    test('what the other did is told over neither the tile in hand nor a cell', async ({ page }) => {
      await open(page, `${carcassonne(0)}V.1_0_0.none.V`);
      await page.keyboard.press('Escape');
      await expect(page.locator('.notice')).toHaveCount(0);
      const told = page.locator('.told .facts').last();
      await expect(told).toHaveText('Player 1: 1, 0, No meeple.');
      const box = await told.boundingBox();
      const isApart = (other) =>
        box.x + box.width <= other.x || other.x + other.width <= box.x || box.y + box.height <= other.y || other.y + other.height <= box.y;
      for (const part of await page.locator('.hand .turn, .dock button, .board [role=gridcell][aria-disabled=false]').all()) {
        expect(isApart(await part.boundingBox())).toBe(true);
      }
    });

    test('moves and aids open over the land and go again, and the result is told beside it', async ({ page }) => {
      await open(page, carcassonne(61));
      const list = page.locator('#tab-moves');
      await expect(list).not.toBeVisible();
      await page.locator('#to-moves').click();
      await expect(list).toBeVisible();
      await expect(list.locator('[aria-current]')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(list).not.toBeVisible();
      await page.locator('#to-aids').click();
      await page.getByRole('button', { name: 'Fields', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Fields', exact: true })).toHaveAttribute('aria-pressed', 'true');
      await page.locator('#beside-aids').getByRole('button', { name: 'Close' }).click();
      await expect(page.locator('#beside-aids')).not.toBeVisible();
      await expect(page.locator('#to-aids')).toBeFocused();
      expect(await record(page)).toBe(carcassonne(61));
      await open(page, CARCASSONNE);
      await page.getByRole('button', { name: 'Next step of the final scoring' }).click();
      await expect(page.locator('.banner h2')).toBeVisible();
      expect(await scrolled(page)).toEqual([0, 0]);
      // All columns of what was scored are seen.
      expect(await page.locator('.tally .wide').evaluate((wide) => wide.scrollWidth - wide.clientWidth)).toBe(0);
    });

    for (const theme of drawn(['light', 'dark', 'contrast'])) {
      test(`everything over it can be read in the ${theme} theme`, async ({ page }) => {
        await page.addInitScript((theme) => {
          localStorage.setItem('tessera.v1.settings', JSON.stringify({ theme }));
        }, theme);
        for (const game of [carcassonne(61), carcassonne(62), FIVE, CARCASSONNE]) {
          await open(page, game);
          await expectAccessible(page, { place: game, rules: ['color-contrast'] });
        }
      });
    }
  });
}

test('up to four choices stand where no tile lies beside theirs', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, `${carcassonne(0)}A.-1_0_3.road-e.D.0_1_2.none.V.1_0_0`);
  const choices = page.locator('.offers [data-side]');
  await expect(choices.first()).toBeVisible();
  expect(new Set(await choices.evaluateAll((all) => all.map((one) => one.dataset.side)))).toEqual(new Set(['right']));
});

test('on a phone on its side the turns of three others are read without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const turns = 'V.-1_0_2.road-n.G.-2_0_0.city-n.D.0_1_2.city-s.J.0_2_3.city-w.U.1_2_1.road-e.L.2_2_0.city-n.W.0_3_0.road-e.V.-1_3_2.road-n.J';
  await open(page, `carcassonne/players=4.small-city=4.unplaceable=aside/${turns}`);
  await page.keyboard.press('Escape');
  const told = page.locator('.told .facts').last();
  await expect(told.locator('li')).toHaveCount(4);
  expect(await told.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
  const [list, hand] = [await told.boundingBox(), await page.locator('.hand .turn').first().boundingBox()];
  expect(list.y + list.height).toBeLessThanOrEqual(hand.y);
});

test('the wheel brings the land closer without a click, and what is under the pointer stays there', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, carcassonne(61));
  const middle = async () => {
    const { x, y, width } = await cell(page, '3_0').boundingBox();
    return [x + width / 2, y + width / 2, width];
  };
  const [x, y, width] = await middle();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -120);
  await expect.poll(async () => (await middle())[2]).toBeGreaterThan(width);
  const [nextX, nextY] = await middle();
  expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(4);
  expect(await record(page)).toBe(carcassonne(61));
});

test('beside the list of moves the land is smaller, and larger again without it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, carcassonne(61));
  const width = async () => (await page.locator('.board').boundingBox()).width;
  const before = await width();
  await page.locator('#to-moves').click();
  await expect.poll(width).toBeLessThan(before - 300);
  expect(await hidden(page, ['.dock .primary', '.tools #to-moves', '#tab-to-moves'])).toEqual([]);
  await page.locator('#to-moves').click();
  await expect.poll(width).toBe(before);
});

for (const [width, height] of [[1366, 768], [740, 360], [360, 740]]) {
  test(`at ${width} by ${height} the words of a choice have room, and no message is over any`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // A game of two on this device: the bag is shuffled again.
    await open(page, 'carcassonne/players=2/L.1_0_0');
    await expect(page.locator('.notice')).toBeVisible();
    const choices = page.locator('.offers [data-side]');
    await expect(choices).toHaveCount(7);
    const rooms = await choices.evaluateAll((all) =>
      all.map((one) => {
        const box = one.getBoundingClientRect();
        const words = [...one.querySelectorAll('span:first-of-type, .worth')].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        });
        return Math.min(...words.map(({ top, bottom }) => Math.min(top - box.top, box.bottom - bottom)));
      }),
    );
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(width > 999 ? 6 : 2);
    expect(await hidden(page, ['.offers button'])).toEqual([]);
    const notice = await page.locator('.notice').boundingBox();
    for (const choice of await page.locator('.offers button').all()) {
      const box = await choice.boundingBox();
      const isApart =
        box.x + box.width <= notice.x || notice.x + notice.width <= box.x || box.y + box.height <= notice.y || notice.y + notice.height <= box.y;
      expect(isApart).toBe(true);
    }
  });
}

test('on a phone of 360 by 640 no choice for a meeple lies over the tile', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'carcassonne/players=2/X.1_0_0');
  await expect(page.locator('.offers button')).toHaveCount(9);
  expect(await hidden(page, ['.offers button', '.dock button'])).toEqual([]);
  const tile = await cell(page, '1_0').boundingBox();
  for (const choice of await page.locator('.offers button').all()) {
    const box = await choice.boundingBox();
    expect(box.y + box.height <= tile.y + 1 || tile.y + tile.height <= box.y + 1).toBe(true);
  }
});

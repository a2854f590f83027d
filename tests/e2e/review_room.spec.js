// What of a reviewed game is in view at once in windows of every size.
import { readFileSync } from 'node:fs';
import { open } from './board.js';
import { expect, long as test } from './test.js';

const CARCASSONNE = 'carcassonne/players=2/V.-1_0_3.none.W.0_-1_0.none.U';
const LONG = readFileSync(new URL('../goldens/linage.txt', import.meta.url), 'utf8').split('\n')[0];
const GAME = 'linage/size=5.komi=0_5/c3.a1.e5.b2.d4.a4@3';

/** Opens the game and waits until all of it is reviewed. */
async function reviewed(page, [width, height], game = GAME) {
  await page.setViewportSize({ width, height });
  await page.addInitScript(() => localStorage.setItem('tessera.v1.settings', JSON.stringify({ review_depth: 1 })));
  await open(page, `review/${game}`);
  const tab = page.getByRole('tab', { name: 'Summary' });
  if (await tab.isVisible()) await tab.click();
  await page.getByRole('button', { name: 'Review game' }).click();
  await expect(page.locator('#summary')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Stop the review' })).toHaveCount(0, { timeout: 60_000 });
}

const boxOf = (page, place) => page.locator(place).locator('visible=true').first().boundingBox();

test('at 1366 by 768 seven rows of moves are in view, and the board of a line covers no button', async ({ page }) => {
  await reviewed(page, [1366, 768]);
  const [list, head, row] = [await boxOf(page, '#tree'), await boxOf(page, '#tree thead'), await boxOf(page, '#tree tbody tr')];
  const foot = await boxOf(page, '.foot');
  expect(Math.min(list.y + list.height, foot.y) - list.y).toBeGreaterThanOrEqual(head.height + 7 * row.height);
  await expect(page.locator('#here')).toBeHidden();
  await page.locator('#lines .pv button').first().hover();
  const look = await boxOf(page, '.look');
  expect(look.y + look.height).toBeLessThanOrEqual(foot.y);
  // At the end of the line the game is played on.
  await page.getByRole('button', { name: 'To the end' }).locator('visible=true').click();
  await expect(page.locator('#here')).toBeVisible();
});

for (const size of [[1366, 768], [1440, 900]]) {
  test(`at ${size.join(' by ')} a step moves nothing beside the board`, async ({ page }) => {
    await reviewed(page, size);
    const tops = async () => {
      const places = ['#of-move', '#engine', '#lines', '#course', '#tree'].map((place) => boxOf(page, place));
      return (await Promise.all(places)).map(({ y }) => Math.round(y));
    };
    const before = await tops();
    for (const step of ['Home', 'ArrowRight', 'ArrowRight', 'End']) {
      await page.locator('body').press(step);
      await expect.poll(tops, step).toEqual(before);
    }
    for (let fault = 0; fault < 2; fault++) {
      const next = page.getByRole('button', { name: 'Next mistake' }).locator('visible=true');
      if (!(await next.count())) break;
      await next.click();
      await expect.poll(tops, 'a mistake').toEqual(before);
    }
  });
}

for (const game of [GAME, CARCASSONNE]) {
  for (const size of [[740, 360], [667, 375]]) {
    test(`at ${size.join(' by ')} names are whole beside how accurate their players were, in ${game.split('/')[0]}`, async ({ page }) => {
      await reviewed(page, size, game);
      // What a button says is within it, too.
      for (const whole of await page.locator('.seats .who, .foot .primary').all()) {
        const [wide, shown] = await whole.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
        expect(shown).toBeGreaterThan(40);
        expect(wide).toBeLessThanOrEqual(shown);
      }
    });
  }
}

for (const [width, height] of [[1366, 768], [1024, 768], [1440, 900], [1280, 1024], [1366, 650]]) {
  test(`at ${width} by ${height} the list of moves ends above the foot, for boards and for land`, async ({ page }) => {
    for (const game of [GAME, CARCASSONNE]) {
      await page.goto('about:blank');
      await reviewed(page, [width, height], game);
      const [list, foot, row] = [await boxOf(page, '#tree'), await boxOf(page, '.foot'), await boxOf(page, '#tree tbody tr')];
      expect(list.y + list.height, game).toBeLessThanOrEqual(foot.y);
      expect(list.height, game).toBeGreaterThan(2 * row.height);
    }
  });
}

test('a list that becomes lower keeps its current move in view, unless somebody has scrolled away from it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await open(page, `review/${LONG}`);
  const list = page.locator('#tree .list');
  // How far the current move lies below the lower edge.
  const below = () =>
    list.evaluate((list) => list.querySelector('[aria-current]').getBoundingClientRect().bottom - list.getBoundingClientRect().bottom);
  await expect.poll(below).toBeLessThan(1);
  const lower = async (height) => {
    const before = await list.boundingBox();
    await page.setViewportSize({ width: 1366, height });
    await expect.poll(async () => (await list.boundingBox()).height).toBeLessThan(before.height - 20);
  };
  await lower(720);
  await expect.poll(below).toBeLessThan(1);
  await list.evaluate((list) => (list.scrollTop = 0));
  await lower(690);
  expect(await list.evaluate((list) => list.scrollTop)).toBe(0);
});

test('on a wide screen the summary of Carcassonne stands below the graph, and luck below the moves', async ({ page }) => {
  await reviewed(page, [1920, 1080], CARCASSONNE);
  const places = ['#course', '#whole-game', '#tree', '.luck', '.foot'];
  const [graph, summary, list, luck, foot] = await Promise.all(places.map((place) => boxOf(page, place)));
  expect(summary.x).toBeCloseTo(graph.x, 0);
  expect(summary.y).toBeGreaterThanOrEqual(graph.y + graph.height);
  expect(luck.x).toBeCloseTo(list.x, 0);
  expect(luck.y).toBeGreaterThanOrEqual(list.y + list.height);
  expect(luck.y + luck.height).toBeLessThanOrEqual(foot.y);
  expect(list.height).toBeGreaterThan(400);
});

test('once a game is reviewed, keys go through it and no ring stands around the panel', async ({ page }) => {
  await reviewed(page, [1366, 768]);
  await page.locator('.panel').evaluate((panel) => {
    panel.tabIndex = -1;
    panel.focus();
  });
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/@2$/);
  await expect(page.locator('.panel')).toBeFocused();
  expect(await page.locator('.panel').evaluate((panel) => getComputedStyle(panel).outlineStyle)).toBe('none');
  // Whoever comes to a button by keys sees where they are.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle)).toBe('solid');
});

test('at 360 by 740 a line of the analysis, or two rows of moves, are in view', async ({ page }) => {
  // At the beginning nothing is said about a move that was played.
  await reviewed(page, [360, 740], GAME.replace('@3', '@0'));
  const dock = await boxOf(page, '.dock');
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(page.locator('#lines li').first()).toBeVisible({ timeout: 15_000 });
  await page.evaluate(() => scrollTo(0, 0));
  const line = await boxOf(page, '#lines li');
  expect(line.y + line.height).toBeLessThanOrEqual(dock.y);
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  const second = await page.locator('#tree tbody tr').locator('visible=true').nth(1).boundingBox();
  expect(second.y + second.height).toBeLessThanOrEqual(dock.y);
});

test('at 360 by 740 a line of the analysis is in view beside what is said about a move', async ({ page }) => {
  await reviewed(page, [360, 740]);
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(page.locator('#of-move .why')).toBeVisible();
  await expect(page.locator('#lines li').first()).toBeVisible({ timeout: 15_000 });
  await page.evaluate(() => scrollTo(0, 0));
  // However much there is to say.
  await page.locator('#of-move .why').evaluate((why) => why.append('Why? '.repeat(100)));
  const [line, dock] = [await boxOf(page, '#lines li'), await boxOf(page, '.dock')];
  expect(line.y + line.height).toBeLessThanOrEqual(dock.y);
});

// The review of Carcassonne in a real browser: how the result came about, the best turn on the land, the sums as a table,
// and the report on the game.
import { expectAccessible } from './accessible.js';
import { expect, test } from './test.js';
import { carcassonne } from './board.js';

/** Two turns of a game for two, looked at after the first. */
const TURNS = `review/${carcassonne(6)}@3`;

/** Opens the review of the two turns and waits until each has values. */
async function review(page) {
  await page.goto(`./#${TURNS}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Review game' }).click();
  const luck = page.getByRole('region', { name: 'Luck and decisions', exact: true });
  // The first pass is enough: the second only makes the numbers better.
  await expect(luck.locator('details tbody tr')).toHaveCount(4, { timeout: 150_000 });
  return luck;
}

test('a review says what luck and what decisions did, and shows the best turn on the land', async ({ page }) => {
  const luck = await review(page);
  await expect(luck.locator('.sum')).toHaveText(/^So far: luck ([+−]\d+|0), decisions ([+−]\d+|0)\.$/);
  await expect(luck.locator('.turn')).toContainText(/^Tile T: [+−]?[\d.]+ points? \([+−]?\d+ %\) against the mean of the bag/);
  await expect(luck.locator('.turn')).toContainText(/best turn/i);
  await expect(luck.getByRole('img', { name: /^Worst tile .* mean .* this tile .* best tile/ })).toBeVisible();

  // The sums as a table: a row for each draw and each turn; a row leads to its position.
  await luck.getByText('As a table').click();
  const rows = luck.locator('details tbody tr');
  await expect(rows.first()).toContainText('Tile T');
  await rows.nth(2).getByRole('button').click();
  await expect(page).toHaveURL(/@4/);
  await expect(luck.locator('.turn')).toContainText(/^Tile R: /);

  // The slider goes along the game by keys.
  const slider = luck.getByRole('slider', { name: 'Along luck and decisions' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/@3/);
  await expect(slider).toHaveAttribute('aria-valuetext', /: luck .*, decisions .* so far$/);

  // What is drawn over the land changes with the switch, unless the best turn was played.
  const best = luck.getByLabel('Best turn on the land');
  await expect(best).toBeChecked();
  const played = (await luck.locator('.turn').innerText()).includes('The best turn was played');
  const land = () => page.locator('.board').screenshot();
  const shown = await land();
  await best.uncheck();
  await expect(best).not.toBeChecked();
  if (!played) await expect.poll(async () => shown.equals(await land())).toBe(false);

  // In chances, and by the other seat, the same is told with other numbers.
  await luck.getByText('Chance of winning', { exact: true }).click();
  await expect(luck.locator('.key')).toContainText('%');
});

test('the report on a game opens as a dialog of figures with tables', async ({ page }) => {
  await review(page);
  await page.getByRole('button', { name: "This game's report" }).click();
  const report = page.getByRole('dialog', { name: "This game's report" });
  await expect(report.getByRole('heading', { name: 'Legal moves' })).toBeVisible();
  await expect(report.getByRole('heading', { name: 'Trajectory' })).toBeVisible();
  const points = report.locator('section', { has: page.getByRole('heading', { name: 'Meeples in hand' }) });
  await expect(points).toContainText(/meeple/);
  const moves = report.locator('section', { has: page.getByRole('heading', { name: 'Legal moves' }) });
  await moves.getByText('As a table').click();
  await expect(moves.locator('tbody tr')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(page.getByRole('region', { name: 'Luck and decisions', exact: true })).toBeVisible();
  await expectAccessible(page);
});

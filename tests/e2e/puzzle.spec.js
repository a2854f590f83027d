// Puzzles: one of each game is solved, failed, hinted and stepped through; by keys alone, in Spanish, and on the list.
import { readdirSync } from 'node:fs';
import { expectAccessible } from './accessible.js';
import { expect, long as test } from './test.js';

/** The games, by their files of puzzles. */
const GAMES = readdirSync(new URL('../../www/puzzles/', import.meta.url)).map((file) => file.replace(/\.json$/, ''));
const KEY = 'tessera.v1.puzzles';
/** A search of the unoptimised site takes its time. */
const PATIENCE = 60_000;
/** The app of the unoptimised site, too. */
const LOADED = 30_000;

const card = (page) => page.locator('#feedback');
const button = (page, name) => card(page).getByRole('button', { name, exact: true });
const spoken = (page) => page.locator('#polite');

/** The first puzzle of a game that is listed. */
async function first(page, game) {
  const answer = await page.request.get(`./puzzles/${game}.json`);
  expect(answer.status()).toBe(200);
  return (await answer.json()).puzzles.find((puzzle) => !puzzle.aside);
}

/** Opens a puzzle by its id. */
async function open(page, id, folder = '') {
  await page.goto(`./${folder}#puzzle/${id}`);
  await expect(card(page)).toBeVisible({ timeout: LOADED });
}

/** Types a move. */
async function play(page, name) {
  await page.keyboard.press('/');
  await page.locator('#move input').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.locator('#move')).toBeHidden();
}

/** How many plies were played since the puzzle began. */
const plies = async (page) => Number(await page.locator('.puzzle').getAttribute('data-plies'));

/** Plays the own moves of the solution to its end. */
async function solve(page, puzzle) {
  for (let at = await plies(page); at < puzzle.line.length; at = await plies(page)) {
    await play(page, puzzle.line[at]);
    await expect.poll(() => plies(page)).toBeGreaterThan(at);
  }
}

/** A legal move that is no first move of the solution. */
async function wrong(page, puzzle) {
  await page.keyboard.press('/');
  const legal = page.locator('#moves-open option');
  await expect(legal).not.toHaveCount(0);
  const names = await legal.evaluateAll((options) => options.map(({ textContent, value }) => textContent || value));
  await page.keyboard.press('Escape');
  const isRight = (name) => puzzle.first.some((right) => right.split('.')[0] === name);
  return names.find((name) => !isRight(name));
}

const stored = (page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key)), KEY);

for (const game of GAMES) {
  test(`a puzzle of ${game} is solved, and the list knows it`, async ({ page }) => {
    const puzzle = await first(page, game);
    await open(page, puzzle.id);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#to-puzzles')).toHaveAttribute('aria-current', 'page');
    await solve(page, puzzle);
    await expect(card(page)).toContainText('Solved');
    expect(await stored(page)).toMatchObject({ solved: [puzzle.id], failed: [], streak: 1 });
    await expectAccessible(page);

    // The solution is stepped through.
    const end = await plies(page);
    await page.getByRole('group', { name: 'Steps of the line' }).getByRole('button').first().click();
    await expect.poll(() => plies(page)).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(() => plies(page)).toBe(end);

    await page.goto('./puzzles/');
    await expect(page.locator(`[data-puzzle="${puzzle.id}"]`)).toHaveAttribute('data-state', 'solved');
    await expect(page.locator(`#${game} .progress`).filter({ hasText: 'solved' })).toHaveCount(1);
  });

  test(`a wrong move in a puzzle of ${game} is told and taken back, and hints lead on`, async ({ page }) => {
    const puzzle = await first(page, game);
    await open(page, puzzle.id);
    await play(page, await wrong(page, puzzle));
    await expect(card(page).locator('.wrong')).toBeVisible();
    // The sign says so besides the colour.
    await expect(card(page).locator('.wrong svg')).toBeVisible();
    if (puzzle.goal === 'win') await expect(card(page)).toContainText('AI: ', { timeout: PATIENCE });
    expect((await stored(page)).failed).toEqual([puzzle.id]);
    await button(page, 'Try again').click();
    await expect.poll(() => plies(page)).toBe(0);

    await button(page, 'Hint').click();
    await expect(spoken(page)).toContainText('Hint: ');
    await button(page, 'Show the move').click();
    await expect(button(page, 'Show the move')).toHaveCount(0);
    await button(page, 'Show solution').click();
    await expect(card(page)).toContainText('The solution');
    await button(page, 'Start again').click();
    await solve(page, puzzle);
    await expect(card(page)).toContainText('Solved');
    expect(await stored(page)).toMatchObject({ solved: [puzzle.id], failed: [], streak: 0 });
  });
}

test('a path leads to its first puzzle that is not solved, and says what they have taught once all are', async ({ page }) => {
  await page.goto('./puzzles/');
  const path = page.locator('[data-path]').first();
  const ids = (await path.getAttribute('data-path')).split(' ');
  const solved = async (puzzles) => {
    await page.evaluate((solved) => localStorage.setItem('tessera.v1.puzzles', JSON.stringify({ solved })), puzzles);
    await page.reload();
  };
  const leadsTo = (id) => expect(path).toHaveAttribute('href', new RegExp(`#puzzle/${id}/path/r$`));
  await leadsTo(ids[0]);
  await expect(path).toContainText(`${ids.length} puzzles`);
  await solved([ids[0]]);
  await leadsTo(ids[1]);
  await expect(path).toContainText(`1 of ${ids.length} solved`);
  await expect(path.locator('.before')).toBeVisible();
  await solved(ids);
  await leadsTo(ids[0]);
  await expect(path.locator('.after')).toBeVisible();
  await expect(path.locator('.before')).toBeHidden();
});

test('a puzzle is solved with the keyboard alone, and every answer is read aloud', async ({ page }) => {
  const puzzle = await first(page, 'linage');
  await open(page, puzzle.id);
  await expect(spoken(page)).toContainText('Find the move that wins');
  await page.keyboard.press('Shift+H');
  await expect(spoken(page)).toContainText('Hint: look within the circle.');
  await page.keyboard.press('Shift+H');
  await expect(spoken(page)).toContainText('Hint: ');
  await play(page, await wrong(page, puzzle));
  await expect(spoken(page)).toContainText('does not win');
  await page.keyboard.press('u');
  await expect(spoken(page)).toContainText('Find the move that wins');
  await play(page, puzzle.line[0]);
  await expect(spoken(page)).toContainText(/^Right: .* AI: /);
  await solve(page, puzzle);
  await expect(spoken(page)).toContainText('Solved');
  // The usual key for a new game leads to the next puzzle, which has an address of its own.
  await page.keyboard.press('n');
  await expect.poll(() => new URL(page.url()).hash).not.toBe(`#puzzle/${puzzle.id}`);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#puzzle/${puzzle.id}`);
});

test('the puzzle of the day is another one on another day', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T23:59:00Z'));
  await open(page, 'daily');
  const subtitle = page.locator('.subtitle');
  const before = await subtitle.textContent();
  await page.clock.setFixedTime(new Date('2026-11-24T00:01:00Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(subtitle).not.toHaveText(before);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Puzzle of the day');
});

test('home shows the puzzle of the day that its link opens, and that it was solved', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00'));
  const day = 20_780;
  await page.addInitScript((last_day) => {
    localStorage.setItem('tessera.v1.puzzles', JSON.stringify({ days: 3, last_day, solved: [] }));
  }, day);
  await page.goto('./');
  const daily = page.locator('#daily');
  await expect(daily.locator('.thumb path').first()).toBeAttached();
  await expect(daily).toContainText('Solved today · 3 days in a row');
  const task = await daily.locator('.task').textContent();
  await daily.click();
  await expect(page.locator('.subtitle')).toContainText(task.split(':')[0], { timeout: LOADED });
});

test('a puzzle of the list stands in an orientation that its link keeps', async ({ page }) => {
  const puzzle = await first(page, 'linage');
  const hash = () => new URL(page.url()).hash;
  const seen = new Map();
  const stones = () => page.locator('[role=gridcell]').evaluateAll(
    (cells) => cells.map((cell) => cell.getAttribute('aria-label')).join(';'),
  );
  for (let tries = 0; tries < 20 && seen.size < 2; tries += 1) {
    await page.goto('./puzzles/');
    await page.locator(`[data-puzzle="${puzzle.id}"]`).click();
    await expect(card(page)).toBeVisible({ timeout: LOADED });
    await expect.poll(hash).not.toMatch(/\/r$/);
    seen.set(hash(), await stones());
  }
  expect(new Set(seen.values()).size).toBe(seen.size);
  const turned = [...seen.keys()].find((address) => address.includes('/r'));
  expect(turned).toMatch(/\/r[123]$/);
  await page.goto('about:blank');
  await page.goto(`./${turned}`);
  await expect(card(page)).toBeVisible({ timeout: LOADED });
  expect(await stones()).toBe(seen.get(turned));
  await page.reload();
  await expect(card(page)).toBeVisible({ timeout: LOADED });
  expect(await stones()).toBe(seen.get(turned));
  expect(hash()).toBe(turned);
});

/** A position of Linage in which one move wins, and the same with that move. */
const OWN = 'linage/size=5.komi=0_5/d1.e1.c1.a4.a2.a1.c4.b4.c3';

/** Opens the dialog in which a puzzle is made, in the review of a record. */
async function make(page, record) {
  await page.goto(`./#review/${record}`);
  await page.getByRole('button', { name: 'More', exact: true }).first().click({ timeout: LOADED });
  await page.locator('#more').getByRole('button', { name: 'Make a puzzle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a puzzle' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a review makes a puzzle of a position in which one move is proven to win', async ({ page }) => {
  const dialog = await make(page, OWN);
  await expect(dialog).toContainText('Proven: b1 wins, and nothing else does.', { timeout: PATIENCE });
  await expect(spoken(page)).toContainText('Proven: b1 wins');
  await expectAccessible(page, { within: '#make-puzzle' });
  await dialog.getByRole('link', { name: 'Open the puzzle' }).click();
  await expect(card(page)).toContainText('Find the move that wins for Horizontal', { timeout: LOADED });
  expect(new URL(page.url()).hash).toBe(`#puzzle/own/${OWN}.b1@9`);
  await expect(button(page, 'Next puzzle')).toHaveCount(0);
  // The engines check a move that the link does not name.
  await play(page, 'd3');
  await expect(card(page)).toContainText('d3 does not win', { timeout: PATIENCE });
  await button(page, 'Try again').click();
  await play(page, 'b1');
  await expect(card(page)).toContainText('Solved');
  expect(await stored(page)).toBeNull();
  await page.goBack();
  await expect(page).toHaveTitle(/^Review/);
});

test('a review says why a position is no puzzle, and the proof can be cancelled', async ({ page }) => {
  let dialog = await make(page, `${OWN}.b1`);
  await expect(dialog).toContainText('This is no puzzle: no move wins.', { timeout: PATIENCE });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('about:blank');
  dialog = await make(page, 'linage/size=9.komi=5_5/e5');
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('names and scores stand in the middle of their seats where nothing else is said of them', async ({ page }) => {
  for (const address of ['puzzle/keil-4', 'learn/linage/1', 'review/carcassonne/players=2/V.-1_0_3.none.W']) {
    await page.goto('about:blank');
    await page.goto(`./#${address}`);
    const seat = page.locator('.seat').first();
    await expect(seat).toBeVisible({ timeout: LOADED });
    const middle = async (part) => {
      const { y, height } = await seat.locator(part).boundingBox();
      return y + height / 2;
    };
    const part = address.startsWith('review') ? '.who' : '.score';
    expect(Math.abs((await middle(part)) - (await middle('.badge'))), address).toBeLessThanOrEqual(1);
  }
});

test('in the list a heading stands nearer to its puzzles than to those above it', async ({ page }) => {
  await page.goto('./puzzles/');
  const gaps = await page.locator('.puzzles h3').evaluateAll((all) =>
    all.map((heading) => {
      const box = heading.getBoundingClientRect();
      const [above, below] = [heading.previousElementSibling, heading.nextElementSibling].map((one) => one.getBoundingClientRect());
      return [box.top - above.bottom, below.top - box.bottom];
    }),
  );
  expect(gaps.length).toBeGreaterThan(5);
  for (const [above, below] of gaps) expect(above).toBeGreaterThan(below);
});

test('an address of no puzzle leads to the list', async ({ page }) => {
  for (const id of ['linage-99999', 'chess-1']) {
    await page.goto(`./#puzzle/${id}`);
    await expect(page.getByRole('alert').filter({ hasText: 'there is no such puzzle' })).toBeVisible({ timeout: LOADED });
    await expect(page.getByRole('link', { name: 'All puzzles' })).toHaveAttribute('href', 'puzzles/');
    await page.goto('about:blank');
  }
});

test('in Spanish on a phone nothing is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('./es/puzzles/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problemas');
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await fits()).toBe(true);
  const link = page.locator('[data-puzzle]').first();
  const id = await link.getAttribute('data-puzzle');
  await link.click();
  await expect(card(page)).toContainText('Encuentra', { timeout: LOADED });
  expect(await fits()).toBe(true);
  expect(new URL(page.url()).pathname).toContain('/es/');
  // The board is rotated or reflected at random, and the address says how.
  expect(new URL(page.url()).hash).toMatch(new RegExp(`^#puzzle/${id}(/r\\d+)?$`));
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await fits()).toBe(true);
  await expectAccessible(page);
});

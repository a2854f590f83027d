// How a test meets the page: through the canvas, the grid of buttons over it, and the address.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

/** The page's record: what stands after # in the address, without the notes on who plays. */
export const record = (page) => page.evaluate(() => decodeURIComponent(location.hash.slice(1)).split(';')[0]);

/** A finished game of Carcassonne between two; its names, three for each turn: draw, tile, meeple. */
export const CARCASSONNE = readFileSync(new URL('../goldens/carcassonne.txt', import.meta.url), 'utf8').split('\n')[0];

/** The same game after so many names. */
export function carcassonne(count) {
  const [game, options, names] = CARCASSONNE.split('/');
  return [game, options, names.split('.').slice(0, count).join('.')].join('/');
}

/** A reference game of Carcassonne up to the moment when a tile is in hand and so many are to come: 71 tiles lie on the
    table before the last. */
export function fullLand(toCome = 0) {
  const vectors = new URL('../vectors/carcassonne.jsonl', import.meta.url);
  const { options, moves } = JSON.parse(readFileSync(vectors, 'utf8').split('\n')[0]);
  const draws = moves.flatMap((name, ply) => (/^[A-X]$/.test(name) ? [ply] : []));
  return `carcassonne/${options}/${moves.slice(0, draws.at(-1 - toCome) + 1).join('.')}`;
}

/** The middles of all cells that are on the screen, as `[x, y]` in CSS pixels of the window. */
export async function middlesOfCells(page) {
  const boxes = await page
    .locator('[role=gridcell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
  return boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
}

/** Opens a record in a new document, so that no board of another record is there, and waits for its board; where boards are
    studied, for the whole program, too, so that what is asked for happens at once. */
export async function open(page, fragment) {
  await page.goto('about:blank');
  await page.goto(`./#${fragment}`);
  await expect(page.getByRole('grid')).toBeVisible();
  if (/^(?:puzzle|learn|review)\b/.test(fragment)) await page.waitForFunction(() => globalThis.tesseraParts.isWhole());
}

/** Shows the fields of a land, and waits until they are shown: what that needs may still be on its way. */
export async function showFields(page) {
  await page.keyboard.press('f');
  await expect(page.locator('.overlays .toggle', { hasText: 'Fields' })).toHaveAttribute('aria-pressed', 'true');
}

/** Waits until the page has painted two frames: by then it has done what the last event caused. */
export const twoFrames = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits until the device keeps a game: its record ends with this. A page that is left at the next moment may lose the last move. */
export const kept = (page, end) =>
  expect.poll(() => page.evaluate(async () => (await globalThis.tesseraGames.list())[0]?.record ?? '')).toMatch(new RegExp(`${end}$`));

/** The button of a cell, by its name. The label of a cell of a land begins with `2, −1` where its name is `2_-1`. */
export const cell = (page, name) =>
  page.locator(`[role=gridcell][aria-label^="${name.replaceAll('-', '−').replace('_', ', ')},"]`);

/** The name of the cell with a label. */
export function nameIn(label) {
  const land = label.match(/^(−?\d+), (−?\d+),/);
  return land ? `${land[1]}_${land[2]}`.replaceAll('−', '-') : label.split(',')[0];
}

/** Clicks a cell with the mouse, on the canvas, where a person would. */
export async function click(page, name) {
  const box = await cell(page, name).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The names of all cells on which a stone may be placed. */
export async function openCells(page) {
  const labels = await page
    .locator('[role=gridcell][aria-disabled=false]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  return labels.map(nameIn);
}

/** Folds out what is rarely changed in the set-up. */
export const moreOptions = (page) => page.locator('#setup details').evaluate((details) => (details.open = true));

/** Sets a game up through the dialog and starts it. */
export async function setUp(page, choices, game = 'Linage') {
  await page.getByRole('link', { name: `Set up ${game}` }).click();
  await moreOptions(page);
  for (const [name, value] of Object.entries(choices)) {
    await page.locator(`#setup select[name=${name}]`).selectOption(value);
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Aims at a komi in every way that there is, and names it. */
export async function bid(page) {
  await page.getByRole('button', { name: 'Raise the komi' }).click();
  await page.getByRole('button', { name: 'Lower the komi' }).click();
  await page.getByRole('slider', { name: 'Komi' }).press('ArrowLeft');
  await page.getByRole('button', { name: /^Name \d/ }).first().click();
}

/** Tries every choice of a form, as somebody does who looks around, and comes back to those that are usual. */
export async function tryChoices(form) {
  await expect(form.locator('select').first()).toBeVisible();
  await form.locator('details').evaluateAll((all) => all.forEach((details) => (details.open = true)));
  const names = await form.locator('select').evaluateAll((all) => all.map(({ name }) => name));
  for (const name of names) {
    const select = form.locator(`select[name="${name}"]`);
    const options = await select.locator('option').evaluateAll((all) => all.map(({ value, selected }) => ({ value, selected })));
    const usual = options.find(({ selected }) => selected);
    for (const { value } of [...options, usual]) {
      if (await select.isVisible()) await select.selectOption(value);
    }
  }
  for (const box of await form.locator('input[type=checkbox]:visible').all()) {
    await box.click();
    await box.click();
  }
}

/** The button of a choice. */
export const choice = (page, name) => page.locator(`.offers button[data-name="${name}"]`);

/** Presses a choice of the panel; a pass is pressed twice. */
export async function choose(page, name) {
  const button = choice(page, name);
  await button.click({ timeout: 5_000 });
  if (name === 'pass') await button.click();
}

/** What the native program says of a record. */
export function replay(text) {
  const [game, options, names] = text.split('@')[0].split('/');
  const line = JSON.stringify({ game, options, moves: names ? names.split('.') : [] });
  const run = spawnSync(process.env.TESSERA_LAB, ['replay'], { input: `${line}\n`, encoding: 'utf8' });
  return JSON.parse(run.stdout);
}

/** Half points as the page writes them. */
export const inWords = (halves) =>
  `${halves >= 2 || halves % 2 === 0 ? Math.floor(halves / 2) : ''}${halves % 2 ? '½' : ''}`;

/** Waits until the machine has answered: it is a person's turn or the game is over. */
export async function settled(page) {
  await expect(page.locator('.machine')).toHaveCount(0, { timeout: 20_000 });
}

/** Makes a page one in which no worker can be started. */
export const withoutWorkers = (page) =>
  page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('no workers here');
      }
    };
  });

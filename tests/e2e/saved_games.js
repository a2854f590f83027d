// Games that are kept, for the specs of home and of the stores.
import { click, record } from './board.js';
import { expect } from './test.js';

/** The games that are played. */
export const PLAYED = 'linage/size=5.komi=2/c3';
export const OTHER = 'keil/size=4.komi=3.button=off/c3';

/** The cards of the games that home lists. */
export const cards = (page) => page.locator('#saved li');

/** Plays a move on a board that is open, so that the game is kept. */
export async function play(page, name) {
  await click(page, name);
  await expect.poll(() => record(page)).toContain(`.${name}`);
}

/** What is kept, as the page's own script lists it. */
export const kept = (page) => page.evaluate(() => globalThis.tesseraGames.list());

/** Home, by the link in the header; the board stays until home is there. */
export async function home(page) {
  await page.getByRole('link', { name: 'Tessera, all games' }).click();
  await expect(page.locator('#home')).toBeVisible();
}

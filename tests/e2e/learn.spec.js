// Learning from mistakes and from warnings: a better move is found on the board, or not, and the engines say which.
import { expectAccessible } from './accessible.js';
import { expect, test } from './test.js';
import { click, open, record } from './board.js';

/** Horizontal's c3 and a4 lose what was won: a2, and d2, a3, d3 or d4, are proven wins. */
const GAME = 'linage/size=4.komi=0_5/b2.c3.d1.a4';
/** A search of the unoptimised site takes its time. */
const PATIENCE = 60_000;

const learn = (page) => page.getByRole('region', { name: 'Learn from mistakes' });
const button = (page, name) => learn(page).getByRole('button', { name, exact: true });

/** Where the board stands: the record of the address, without the route. */
const shown = async (page) => (await record(page)).replace('review/', '');

test('a mistake is corrected, a worse move is refused, and the solution is shown', async ({ page }) => {
  await open(page, `review/${GAME}`);
  await page.getByRole('button', { name: 'Review game' }).click();
  await page.getByRole('button', { name: 'Learn from the 2 mistakes of Horizontal' }).click({ timeout: PATIENCE });
  await expect(learn(page)).toContainText('1 of 2');
  await expect(learn(page)).toContainText('Horizontal played c3 (blunder). Find a better move.');
  expect(await shown(page)).toBe(`${GAME}@1`);
  await expect(page.locator('.better')).toHaveCount(0);
  // The button that begins lies below what it opens.
  await expect(learn(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.moves [aria-current]')).toHaveText(/^b2/);

  // What was played is not good enough; the sign says so besides the colour.
  await click(page, 'c3');
  await expect(learn(page).locator('.wrong')).toContainText('Not good enough c3 is what was played.');
  await expect(learn(page).locator('.wrong svg')).toBeVisible();
  // It is taken back by itself, and the answer can still be read.
  await expect.poll(() => shown(page)).toBe(`${GAME}@1`);
  await expect(page.locator('#polite')).toContainText('c3 is taken back.');
  await expect(button(page, 'Try again')).toHaveCount(0);
  await expect(learn(page).locator('.wrong')).toContainText('c3 is what was played.');

  // The engines say what a move is worth that the review has not kept.
  await click(page, 'b4');
  await expect(learn(page).locator('.wrong')).toContainText('b4 is not good enough', { timeout: PATIENCE });
  // A second try needs no button.
  await click(page, 'a2');
  await expect(learn(page).locator('.right')).toContainText('Right a2 is the best move.', { timeout: PATIENCE });
  await expectAccessible(page, { within: '#learn' });

  await button(page, 'Next').click();
  await expect(learn(page)).toContainText('2 of 2');
  await button(page, 'View the solution').click();
  await expect(learn(page)).toContainText(/The best move is (d2|a3|d3|d4)\./);
  await button(page, 'Finish').click();
  await expect(learn(page)).toContainText('You have corrected 1 of 2 mistakes.');
  await button(page, 'Stop learning').click();
  await expect(learn(page)).toHaveCount(0);
  expect(await shown(page)).toContain(GAME);
});

test('one learns with the keyboard alone, and is told once what is to be done', async ({ page }) => {
  await open(page, `review/${GAME}`);
  await page.getByRole('button', { name: 'Review game' }).click();
  const start = page.getByRole('button', { name: 'Learn from the 2 mistakes of Horizontal' });
  const news = page.locator('#polite');
  // The end of the review is said, too; it must not come between the sentences below.
  await expect(news).toContainText('The review of the game is complete.', { timeout: PATIENCE });
  await start.focus({ timeout: PATIENCE });
  await page.keyboard.press('Enter');
  await expect(learn(page)).toBeFocused();
  await expect(news).toContainText('Horizontal played c3 (blunder). Find a better move.');
  await page.keyboard.press('Tab');
  await expect(button(page, 'View the solution')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(learn(page)).toContainText('The best move is a2.');
  await expect(learn(page)).toBeFocused();
  await button(page, 'Stop learning').press('Enter');
  await expect(page.locator('#learn-starts')).toBeFocused();
});

test('a blunder against the AI may be taken back where somebody wants to be warned', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('tessera.v1.settings', JSON.stringify({ retry: true, instant: true }));
  });
  await open(page, 'linage/size=4.komi=0_5/b2;ai=1:1');
  await page.getByRole('button', { name: 'Play on against the AI as Horizontal' }).click();
  await click(page, 'c3');
  const offer = page.locator('.retry');
  await expect(offer).toContainText(/^c3 costs about \d+\s% of your chance of winning\./, { timeout: PATIENCE });
  // The opponent goes on without waiting.
  await expect.poll(() => record(page)).toMatch(/b2\.c3\.\w+/);
  await offer.getByRole('button', { name: 'Take it back' }).click();
  await expect(offer).toHaveCount(0);
  await expect.poll(() => record(page)).toMatch(/@1$/);
  await click(page, 'a2');
  await expect.poll(() => record(page)).toMatch(/b2\.a2\.\w+/);
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Resign' }).first().click();
  await page.getByRole('button', { name: 'Resign' }).first().click();
  await expect(page.locator('.banner')).toContainText('assisted: 1 move taken back');
});

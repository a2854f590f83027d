// What is told about a game beside its board: studies in frames, the article and the story of a review, captions, the screen between
// two people, and puzzles that are asked again.
import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible.js';
import { cell, click, open } from './board.js';
import { around, board, boards, site, told, watch } from './embeds.js';
import { expect, test } from './test.js';

/** The study of docs/records.md: it shows b2, a variation in place of the second move. */
const STUDY = /^review\/study\/\S+/m.exec(readFileSync(new URL('../../docs/records.md', import.meta.url), 'utf8'))[0];
const GAME = 'linage/size=5.komi=0_5/c3.a1.e5.b2';

test('a study in a frame shows what is said of each position, its marks and its variations', async ({ page }) => {
  const host = await site();
  const other = await around(`<script type="module" src="${host.address}embed.js" async></script>
    <board-game record="${STUDY}" style="width: 400px"></board-game>`);
  const faults = await watch(page);
  await page.goto(other.address);
  await boards(page, 1);
  expect((await told(page, 'ready'))[0]).toMatchObject({ record: STUDY, ply: 2 });
  const frame = board(page);
  const study = frame.locator('#study');
  await expect(study.getByRole('button', { name: 'Back to the game' })).toBeVisible();
  const height = () => page.locator('board-game').evaluate((element) => element.offsetHeight);
  const before = await height();
  await study.getByRole('button', { name: 'Back to the game' }).click();
  await expect(study).toContainText('c3! · good move');
  await expect(study).toContainText('The centre.');
  expect(await height(), 'a comment of any length needs the same room').toBe(before);
  // Other moves here lead into the variation.
  await study.getByRole('button', { name: 'b2' }).click();
  await expect(frame.locator('#status')).toContainText('b2');
  expect((await told(page, 'ply')).at(-1)).toMatchObject({ ply: 2 });
  expect(await told(page, 'move')).toEqual([]);
  const link = frame.locator('footer a');
  await expect(link).toHaveAttribute('href', new RegExp(`#${STUDY}$`));
  expect(faults).toEqual([]);
  await Promise.all([host.stop(), other.stop()]);
});

test('a review is read as an article, and only the article is printed', async ({ page }) => {
  await open(page, STUDY);
  await page.getByRole('button', { name: 'More' }).locator('visible=true').click();
  await page.getByRole('button', { name: 'As an article, to print' }).click();
  const article = page.locator('#article');
  await expect(article.getByRole('heading')).toHaveText('Linage, 5 × 5 · komi ½');
  await expect(article.locator('.comment')).toHaveText('c3 The centre.');
  await expect(article.locator('figure')).toHaveCount(2);
  await expect(article.getByRole('img', { name: 'After 1. c3!' })).toBeVisible();
  await expectAccessible(page, { within: '#article' });
  await page.emulateMedia({ media: 'print' });
  await expect(article.locator('.article')).toBeVisible();
  await expect(page.locator('#board')).toBeHidden();
  expect((await article.getByRole('heading').boundingBox()).y, 'its title is on the page').toBeGreaterThanOrEqual(0);
  await expect(article.getByRole('button', { name: 'Print' })).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(article).toBeHidden();
});

test('a picture with its caption is saved, and one with a link is pasted elsewhere', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${GAME}@2`);
  await page.getByRole('button', { name: 'Share' }).first().click();
  const share = page.locator('#share');
  await share.getByRole('tab', { name: 'Image' }).click();
  await share.getByLabel('Format').selectOption('svg');
  const saved = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), share.getByRole('button', { name: 'Save image' }).click()]);
    return readFileSync(await download.path(), 'utf8');
  };
  expect(await saved()).not.toContain('move 2</text>');
  await share.getByText('Caption: game, players, scores, link').click();
  const picture = await saved();
  expect(picture).toContain('Linage, 5 × 5 · komi ½ · move 2</text>');
  expect(picture).toContain(new URL(page.url()).host);
  // The picture in the dialog has it, too.
  await expect(share.locator('.picture')).toContainText('move 2');
  await share.getByRole('tab', { name: 'Embed' }).click();
  await share.locator('select[name=snippet]').selectOption('markdown');
  await share.getByRole('button', { name: 'Copy text' }).click();
  await expect(share.getByRole('status')).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\[!\[Linage, 4 moves\]\(linage-2\.svg\)\]\(http\S+@2\)$/);
  await expect(share).toContainText('write its address in place of linage-2.svg');
  await expect(share.getByRole('button', { name: 'Save image' }).locator('visible=true')).toHaveCount(1);
});

test('a screen asks to hand the device over, and the focus comes back to the board', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tessera.v1.settings', JSON.stringify({ one_device: 'hand-over' })));
  await open(page, GAME);
  await click(page, 'd2');
  const screen = page.locator('#hand-over');
  await expect(screen.getByRole('heading')).toHaveText('Hand the device to Player 2 (Horizontal)');
  // Nothing of the board is seen.
  const size = await screen.boundingBox();
  expect([size.width, size.height]).toEqual([page.viewportSize().width, page.viewportSize().height]);
  await expectAccessible(page, { within: '#hand-over' });
  await page.keyboard.press('Enter');
  await expect(screen).toBeHidden();
  await click(page, 'a4');
  await expect(screen.getByRole('heading')).toHaveText('Hand the device to Player 1 (Vertical)');
});

test('the board turns to whoever is to move', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tessera.v1.settings', JSON.stringify({ one_device: 'turns' })));
  await open(page, GAME);
  const place = async () => (await cell(page, 'a5').boundingBox()).y - (await cell(page, 'a1').boundingBox()).y;
  expect(await place()).toBeLessThan(0);
  await click(page, 'd2');
  await expect.poll(place).toBeGreaterThan(0);
});

test('home says which puzzles of one\'s own games are due, and leads to the first', async ({ page }) => {
  const puzzle = 'puzzle/own/linage/size=5.komi=0_5/d1.e1.c1.a4.a2.a1.c4.b4.c3.b1@9';
  await page.addInitScript(
    (puzzle) => localStorage.setItem('tessera.v1.puzzles', JSON.stringify({ again: [{ puzzle, solved: 0, day: 9 }] })),
    puzzle,
  );
  await page.goto('./');
  const due = page.locator('#again a');
  await expect(due).toHaveText('Puzzles of your own games to solve today: 1');
  await due.click();
  await expect(page.locator('.feedback')).toContainText('Find the move that wins');
  await click(page, 'b1');
  await expect(page.locator('.feedback')).toContainText('It is asked again in 3 days.', { timeout: 60_000 });
});

// Games that the device keeps: on home, in several tabs, and in files.
import { readFileSync } from 'node:fs';
import { click, open, record, setUp } from './board.js';
import { OTHER, PLAYED, cards, home, kept, play } from './saved_games.js';
import { expect, long as test } from './test.js';

test('home lists every unfinished game, the last one first, each with its picture and its players', async ({ page }) => {
  await open(page, PLAYED);
  await play(page, 'd4');
  await home(page);
  await page.goto(`./#${OTHER}`);
  await play(page, 'd4');
  await home(page);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('Keil');
  for (const card of await cards(page).all()) await expect(card.locator('svg path').first()).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await cards(page).nth(1).getByRole('link').click();
  await expect.poll(() => record(page)).toBe(`${PLAYED}.d4`);
  await play(page, 'a1');
  await home(page);
  await expect(cards(page).first()).toContainText('3 moves');
  await expect(cards(page)).toHaveCount(2);
});

/** Opens what can be done with the only game, and presses a button there. */
async function manage(page, button) {
  await cards(page).getByRole('button', { name: /^Options: / }).first().click();
  await page.locator('#manage').getByRole('button', { name: button }).click();
}

for (const address of ['#play/linage', '#setup/keil', '#settings']) {
  test(`the options of a game are gone where the address leads to ${address}, and what is there can be used`, async ({ page }) => {
    await open(page, PLAYED);
    await play(page, 'd4');
    await home(page);
    await cards(page).getByRole('button', { name: /^Options: / }).click();
    await expect(page.locator('#manage')).toBeVisible();
    await page.evaluate((hash) => (location.hash = hash), address);
    await expect(page.locator('#manage')).not.toHaveAttribute('open');
    const there = address === '#play/linage' ? page.getByRole('button', { name: 'More' }) : page.locator('dialog[open] button');
    await there.locator('visible=true').last().click();
  });
}

test('a game is renamed by keyboard, called so from then on, and keeps its name and place while it is played', async ({ page }) => {
  await open(page, PLAYED);
  await play(page, 'd4');
  await home(page);
  const options = cards(page).getByRole('button', { name: /^Options: Linage/ });
  await options.focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Name of this game');
  await field.fill('lost');
  await page.keyboard.press('Escape');
  await expect(options).toBeFocused();
  await expect(cards(page).locator('b')).toHaveText('Linage 5');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await field.fill('  Against Ada <b>  ');
  await page.keyboard.press('Enter');
  await expect(cards(page).locator('b')).toHaveText('Against Ada <b>');
  await expect(cards(page).locator('small')).toContainText(/^Linage 5 · 2 players on this device · 2 moves, .* · today, \d\d:\d\d$/);
  await expect(cards(page).getByRole('button', { name: /^Options: Against Ada/ })).toBeFocused();
  await page.reload();
  await cards(page).getByRole('link').click();
  await expect(page).toHaveTitle('Against Ada <b> · Linage · Tessera');
  await play(page, 'a1');
  await home(page);
  await expect(page).not.toHaveTitle(/Ada/);
  await expect(cards(page).locator('b')).toHaveText('Against Ada <b>');
  await manage(page, 'Rename');
  await expect(cards(page).locator('b')).toHaveText('Against Ada <b>');
  await cards(page).getByRole('button', { name: /^Options: / }).click();
  await field.fill('');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(cards(page).locator('b')).toHaveText('Linage 5');
  // It is the same game: the page that plays it is told of no other tab.
  await cards(page).getByRole('link').click();
  await play(page, 'e5');
  expect(await kept(page)).toHaveLength(1);
});

test('a game is saved as a file that holds all that opens it again', async ({ page }) => {
  await open(page, PLAYED);
  await play(page, 'd4');
  await home(page);
  await page.evaluate(async () => {
    const [game] = await globalThis.tesseraGames.list();
    await globalThis.tesseraGames.rename(game.id, 'Saved');
  });
  const [download] = await Promise.all([page.waitForEvent('download'), manage(page, 'Save as a file')]);
  expect(download.suggestedFilename()).toMatch(/^tessera-linage-[0-9a-f]{16}\.json$/);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file).toMatchObject({ format: 'tessera-game', version: 1, name: 'Saved', record: `${PLAYED}.d4`, names: ['', ''] });
  expect(file.players).toHaveLength(2);
  expect(file.luck).toHaveLength(2);
  expect(file.picture).toBeUndefined();
});

test('a game is deleted from its options and put back by undo', async ({ page }) => {
  await open(page, PLAYED);
  await play(page, 'd4');
  await home(page);
  await manage(page, 'Delete');
  const undo = cards(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  expect(await kept(page)).toHaveLength(0);
  await undo.click();
  await expect(cards(page).getByRole('link')).toBeVisible();
  await manage(page, 'Delete');
  // The focus moves once the device has done it.
  await expect(undo).toBeFocused();
  await page.reload();
  await expect(page.locator('#saved')).toBeHidden();
});

test('the number of all saved games follows what is deleted and put back', async ({ page }) => {
  for (const [at, name] of ['a5', 'b4', 'c3', 'd2', 'e1'].entries()) {
    await open(page, `linage/size=5.komi=${at}_5/c4`);
    await play(page, name);
    await home(page);
  }
  const all = page.locator('#saved .more');
  await expect(all).toHaveText(/5/);
  await manage(page, 'Delete');
  const undo = cards(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(all).toHaveText(/4/);
  await undo.click();
  await expect(all).toHaveText(/5/);
});

test('a game that the device does not let go of is not said to be deleted', async ({ page }) => {
  await open(page, PLAYED);
  await play(page, 'd4');
  await home(page);
  await page.evaluate(() => {
    window.usual = IDBObjectStore.prototype.delete;
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('no', 'UnknownError');
    };
  });
  await manage(page, 'Delete');
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(/could not be deleted/);
  await expect(cards(page).getByRole('link')).toBeVisible();
  expect(await kept(page)).toHaveLength(1);
  await page.evaluate(() => (IDBObjectStore.prototype.delete = window.usual));
  await manage(page, 'Delete');
  await expect(cards(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.locator('#undeleted')).toBeHidden();
  expect(await kept(page)).toHaveLength(0);
});

test('two tabs with the same game keep two games', async ({ page, context }) => {
  await open(page, PLAYED);
  await play(page, 'd4');
  await expect.poll(async () => (await kept(page)).length).toBe(1);
  const [{ id }] = await kept(page);
  const other = await context.newPage();
  await open(other, `saved/${id}`);
  await play(other, 'a1');
  await expect.poll(async () => (await kept(other))[0].record).toContain('d4.a1');
  await play(page, 'e5');
  await expect(page.locator('.notice')).toContainText('another tab');
  const records = (await kept(page)).map((game) => game.record).sort();
  expect(records).toEqual([`${PLAYED}.d4.a1`, `${PLAYED}.d4.e5`]);
  // From here on both go on by themselves.
  await play(page, 'a2');
  await play(other, 'e4');
  await expect.poll(async () => (await kept(page)).map((game) => game.record).sort()).toEqual([
    `${PLAYED}.d4.a1.e4`,
    `${PLAYED}.d4.e5.a2`,
  ]);
});

test('one tab that walks about between board, review and home never splits its own game', async ({ page }) => {
  await page.goto('./');
  await setUp(page, { opponent: 'friend', size: '5', komi: '2' });
  const moves = page.locator('.moves');
  const playOn = async (name) => {
    await click(page, name);
    await expect(moves).toContainText(name);
  };
  await playOn('c3');
  await playOn('d4');
  await page.getByRole('button', { name: 'Review' }).first().click();
  await expect(page).toHaveTitle(/^Review/);
  await page.goBack();
  await expect(page).not.toHaveTitle(/^Review/);
  await playOn('a1');
  await page.goForward();
  await expect(page).toHaveTitle(/^Review/);
  // A variation of the review, which is kept with the game.
  await page.getByRole('button', { name: 'Previous move' }).click();
  await playOn('e5');
  await page.goBack();
  await expect(page).not.toHaveTitle(/^Review/);
  await playOn('b2');
  await expect(page.getByText('another tab')).toHaveCount(0);
  await home(page);
  await expect(cards(page)).toHaveCount(1);
  const [{ record: line, tree }, ...others] = await kept(page);
  expect(others).toEqual([]);
  expect(line).toMatch(/c3\.d4\.a1\.b2$/);
  expect(tree).toContain('e5');
});

test('what is played on a page that is being left is kept, and the address is that of the page that opens', async ({ page }) => {
  await open(page, PLAYED);
  await play(page, 'd4');
  // The device takes long to say what it keeps.
  await page.evaluate(() => {
    const { list } = globalThis.tesseraGames;
    globalThis.tesseraGames.list = () => new Promise((resolve) => (globalThis.answer = () => resolve(list())));
  });
  await page.evaluate((other) => (location.hash = other), OTHER);
  await expect.poll(() => page.evaluate(() => typeof globalThis.answer)).toBe('function');
  await click(page, 'a1');
  await expect(page.locator('.moves')).toContainText('a1');
  expect(await record(page)).toBe(OTHER);
  await page.evaluate(() => globalThis.answer());
  await expect(page).toHaveTitle(/Keil/);
  expect(await record(page)).toBe(OTHER);
  await play(page, 'd4');
  const records = await page.evaluate(async () => {
    const listed = globalThis.tesseraGames.list();
    globalThis.answer();
    return (await listed).map((game) => game.record).sort();
  });
  expect(records).toEqual([`${OTHER}.d4`, `${PLAYED}.d4.a1`]);
});

test('back to an earlier game finds those who played it', async ({ page }) => {
  await page.goto('./#play/linage');
  await expect(page.getByRole('grid')).toBeVisible();
  const seats = page.locator('.seats');
  const before = await seats.textContent();
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.locator('#setup select[name=opponent]').selectOption('friend');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(seats).not.toHaveText(before);
  await page.goBack();
  await expect(seats).toHaveText(before);
});

test('a game is opened from a file that was saved, and a fault is said beside the field', async ({ page }) => {
  await open(page, `${PLAYED}.a1;ai=2:1`);
  await page.getByRole('button', { name: /^Play on against the AI as Vertical/ }).click();
  await play(page, 'd4');
  await home(page);
  const [download] = await Promise.all([page.waitForEvent('download'), manage(page, 'Save as a file')]);
  const file = readFileSync(await download.path(), 'utf8');
  await page.evaluate(() => globalThis.tesseraGames.erase());
  await page.reload();
  const field = page.getByLabel(/^Paste a link/);
  await field.fill(file.slice(0, -10));
  await field.press('Enter');
  const fault = page.locator('#paste-fault');
  await expect(fault).toContainText(/^This opens no game: line \d+, character \d+: /);
  await expect(field).toBeFocused();
  expect(await record(page)).toBe('');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles(await download.path());
  await expect.poll(() => record(page)).toContain('c3.a1.d4');
  await expect(page.locator('.seats')).toContainText('level 1');
  await page.goBack();
  await expect(field).toBeVisible();
  await field.fill(`see https://elsewhere.invalid/#${OTHER}`);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => record(page)).toBe(OTHER);
});

test('everything is exported to a file and imported elsewhere, where the later writing of a game stays', async ({ page }) => {
  await open(page, PLAYED);
  await play(page, 'd4');
  await expect.poll(async () => (await kept(page))[0]?.record).toContain('d4');
  await page.evaluate(() => localStorage.setItem('tessera.v1.settings', '{"theme":"dark","memory":128}'));
  await page.goto('about:blank');
  await page.goto('./#settings');
  const dialog = page.locator('#settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export all' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tessera-\d{4}-\d\d-\d\d\.json$/);
  const path = await download.path();
  const file = JSON.parse(readFileSync(path, 'utf8'));
  expect(file).toMatchObject({ format: 'tessera-data', version: 1, stored: { settings: { theme: 'dark', memory: 128 } } });
  expect(file.games).toHaveLength(1);
  const erase = dialog.getByRole('button', { name: /rase/ });
  await erase.click();
  await erase.click();
  await expect(dialog.getByRole('status')).toContainText('is erased');
  const bring = async (chosen) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Import' }).click(),
    ]);
    await chooser.setFiles(chosen);
  };
  const fileOf = (text) => ({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await bring(fileOf('{"format":'));
  await expect(dialog.getByRole('status')).toHaveText(/^Nothing was imported: line 1, character 11: a value is missing/);
  await bring(fileOf('{"format":"tessera-game","version":1,"games":[]}'));
  await expect(dialog.getByRole('status')).toContainText('Nothing was imported');
  await bring(path);
  await expect(dialog.getByRole('status')).toHaveText('Settings and 1 game are imported.');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dialog.locator('select[name=memory]')).toHaveValue('128');
  expect((await kept(page)).map(({ record }) => record)).toEqual([`${PLAYED}.d4`]);
  // A game that was played on here is the later one; one that is later in the file replaces it.
  const [game] = file.games;
  const later = { ...file, games: [{ ...game, record: `${PLAYED}.d4.a1`, at: game.at + 1e9 }] };
  await bring(fileOf(JSON.stringify(later)));
  await expect.poll(async () => (await kept(page))[0].record).toBe(`${PLAYED}.d4.a1`);
  await bring(path);
  await expect(dialog.getByRole('status')).toHaveText('Settings and 0 games are imported.');
  expect((await kept(page))[0].record).toBe(`${PLAYED}.d4.a1`);
});

test('a game that grows too long for a link stays on the device and is shared as a file', async ({ page }) => {
  await page.goto('./');
  // Two persons pass in Keil for as long as they like only by moving; a long game is made of a kept record instead.
  const long = await page.evaluate(() => 'keil/size=10.komi=3.button=off/' + 'a1.'.repeat(3_000) + 'a1');
  await page.evaluate(async (record) => {
    await globalThis.tesseraGames.keep({ id: '00000000000000a5', stamp: '', record, begun: true, text: '' });
  }, long);
  await page.goto('./#saved/00000000000000a5');
  // It is not legal beyond its first moves, which is said; but it is not too long to be read.
  await expect(page.locator('.notice')).toContainText('left out');
});

test('what cannot be copied is offered to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await open(page, PLAYED);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.locator('#share').getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('#share').getByRole('status')).toContainText('could not be copied');
  await page.keyboard.press('Escape');
  const field = page.locator('.notice input');
  await expect(field).toHaveValue(new RegExp(`#${PLAYED}$`));
  await field.focus();
  expect(await page.evaluate(() => getSelection().toString() || document.activeElement.selectionEnd)).toBeTruthy();
});

// A whole game of each of the five by keyboard alone, and what a screen reader is told in it.
import { expect, long as test } from './test.js';
import { click, open, record } from './board.js';

/** Writes down what the live regions say from now on. */
async function listen(page) {
  await page.evaluate(() => {
    window.said = [];
    for (const id of ['polite', 'assertive']) {
      const region = document.getElementById(id);
      const write = () => window.said.push(region.textContent.replaceAll('\u00a0', ''));
      new MutationObserver(write).observe(region, { childList: true });
    }
  });
}

/** What has been said since the last time. */
const heard = (page) => page.evaluate(() => window.said.splice(0));

/** Goes to the board by the link that skips the header. */
async function toBoard(page) {
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
}

/** Types the name of a cell, which the keyboard then is at. */
async function goTo(page, cell) {
  await page.keyboard.type(cell);
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', new RegExp(`^${cell},`));
}

/** Types a move into its field. */
async function enter(page, move) {
  await page.keyboard.press('/');
  await expect(page.locator('#move input')).toBeFocused();
  await page.keyboard.type(move);
  await page.keyboard.press('Enter');
  await expect(page.locator('#move')).not.toBeVisible();
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
}

/** Plays the moves of a record one by one, and gives what was said. */
async function play(page, start, moves) {
  await open(page, start);
  await toBoard(page);
  await listen(page);
  for (const move of moves) {
    const [, cell, colour] = move.match(/^x?([a-z]\d+)([bw]?)$/) ?? [];
    if (cell) {
      await goTo(page, cell);
      await page.keyboard.press('Enter');
      if (colour) await page.keyboard.press(colour);
    } else {
      await enter(page, move);
    }
  }
  await expect.poll(() => record(page)).toBe(start + moves.join('.'));
  return heard(page);
}

/** Presses a choice of the panel that has to be confirmed: the Tab key goes there. */
async function chooseTwice(page, name) {
  const choice = page.locator(`.offers button[data-name="${name}"]`);
  for (let stop = 0; stop < 40 && !(await choice.evaluate((button) => button === document.activeElement)); stop++) {
    await page.keyboard.press('Tab');
  }
  await expect(choice).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

test('what is typed into a dialog that was closed and opened again at once stays', async ({ page }) => {
  await open(page, 'linage/size=5.komi=0_5/c3');
  await page.keyboard.press('/');
  const field = page.locator('#move input');
  await field.fill('a1');
  await page.evaluate(() => {
    const dialog = document.getElementById('move');
    dialog.close();
    // The browser tells of it only after this.
    dialog.showModal();
    dialog.querySelector('input').value = 'b2';
    return new Promise((resolve) => dialog.addEventListener('close', () => setTimeout(resolve), { once: true }));
  });
  await expect(field).toHaveValue('b2');
  await page.keyboard.press('Escape');
  // Once the browser has told of the closing, what was typed is gone.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await page.keyboard.press('/');
  await expect(field).toHaveValue('');
});

test('a game of Linage by keyboard alone', async ({ page }) => {
  const said = await play(page, 'linage/size=3.komi=2/', ['b1', 'b2', 'b3']);
  await chooseTwice(page, 'pass');
  await chooseTwice(page, 'pass');
  expect([...said, ...(await heard(page))]).toEqual([
    'Player 1: b1. Player 2 (Horizontal) to move. Place a stone in a free region, or pass.',
    'Player 2: b2. Player 1 (Vertical) to move.',
    'Player 1: b3, closes 2 regions with 6 cells in all for Vertical. ' +
      'Player 2 (Horizontal) to move. There is nowhere left to place a stone: pass.',
    'Press again: Pass',
    'Player 2: Pass. Player 1 (Vertical) to move. There is nowhere left to place a stone: pass and end the game.',
    'Press again: Pass and end',
    'Player 1: Pass. Player 1 (Vertical) won by 4. ' +
      'On the board it is 6 to 0 for Vertical; the komi of 2 is not enough for Horizontal. b3 closed 6 cells for Vertical. ' +
      'Vertical 6 (6 points) · Horizontal 2 (0 points + 2 komi)',
  ]);
});

test('the keyboard leaves the question about a stone behind where it goes on to another cell', async ({ page }) => {
  await open(page, 'carteso/size=3.komi=0/');
  await toBoard(page);
  await goTo(page, 'a2');
  await page.keyboard.press('Enter');
  await expect(page.locator('.picker')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.picker')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('w');
  await expect.poll(() => record(page)).toBe('carteso/size=3.komi=0/b2w');
});

test('a game of Carteso by keyboard alone', async ({ page }) => {
  const moves = 'a2b.a3b.c2w.a1w.c1w.c3w.b2b.b3b.b1w.pass.pass'.split('.');
  const said = await play(page, 'carteso/size=3.komi=0/', moves);
  expect(said.slice(0, 6)).toEqual([
    'a2: Black stone, White stone?',
    'Player 1: a2b. Player 2 (Horizontal) to move. Place a black or a white stone on an empty cell, or pass.',
    'a3: Black stone, White stone?',
    'Player 2: a3b. Player 1 (Vertical) to move.',
    'c2: Black stone, White stone?',
    'Player 1: c2w. Player 2 (Horizontal) to move.',
  ]);
  // Two for each stone, one for each pass.
  expect(said).toHaveLength(20);
  expect(said.slice(-3)).toEqual([
    'Player 1: b1w, finishes 2 groups with 9 stones in all for Horizontal. Player 2 (Horizontal) to move. The board is full: pass.',
    'Player 2: Pass. Player 1 (Vertical) to move. The board is full: pass and end the game.',
    'Player 1: Pass. Player 2 (Horizontal) won by 9. ' +
      'On the board it is 9 to 0 for Horizontal. b1w finished 9 stones for Horizontal. ' +
      'Vertical 0 (0 stones) · Horizontal 9 (9 stones + 0 komi)',
  ]);
});

test('a game of Keil by keyboard alone', async ({ page }) => {
  const moves = 'komi-0.white.a1.b1.button.b2.pass.c2.pass.b3.pass.pass'.split('.');
  expect(await play(page, 'keil/size=2.komi=bid.button=on/', moves)).toEqual([
    'Player 1: Komi 0. Player 2 to move. The komi is 0. Choose your side.',
    'Player 2 takes White. Player 1 (Black) to move. Place a stone, or take the button for half a point.',
    'Player 1: a1. Player 2 (White) to move.',
    'Player 2: b1. Player 1 (Black) to move.',
    'Player 1: Take the button. Player 2 (White) to move. Place a stone, or pass.',
    'Player 2: b2, captures 1 stone. Player 1 (Black) to move.',
    'Player 1: Pass. Player 2 (White) to move. Place a stone, or pass too and end the game.',
    'Player 2: c2. Player 1 (Black) to move. Place a stone, or pass.',
    'Player 1: Pass. Player 2 (White) to move. Place a stone, or pass too and end the game.',
    'Player 2: b3. Player 1 (Black) to move. Place a stone, or pass.',
    'Player 1: Pass. Player 2 (White) to move. Place a stone, or pass too and end the game.',
    'Player 2: Pass. Player 2 (White) won by 6½. On the board it is 7 to 0 for White. White captured 1 stone of Black. ' +
      'Black ½ (0 stones + 0 territory + ½ button) · White 7 (4 stones + 3 territory + 0 komi)',
  ]);
});

test('a game of Ecalper by keyboard alone', async ({ page }) => {
  const moves = 'a1.a2.b1.xa1.b2.b3.c2.xb2'.split('.');
  expect(await play(page, 'ecalper/size=2.pie=on/', moves)).toEqual([
    'Player 1: a1. Player 1 (Black) to move. ' +
      'Place stone 2 of 3: your opponent will take over one of the three.',
    'Player 1: a2. Player 1 (Black) to move. ' +
      'Place stone 3 of 3: your opponent will take over one of the three.',
    'Player 1: b1. Player 2 (White) to move. Replace one of the three ringed stones, or swap sides.',
    'Player 2: xa1, replaces 1 stone of Black, makes the largest group of Black shrink from 3 to 1 stone ' +
      'and cuts a group of 3 stones into 1 and 1. Player 2 (White) to move. Place stone 1 of 3.',
    'Player 2: b2. Player 2 (White) to move. Place stone 2 of 3.',
    'Player 2: b3. Player 2 (White) to move. Place stone 3 of 3.',
    'Player 2: c2. Player 1 (Black) to move. Last turn: replace one of the three ringed stones.',
    'Player 1: xb2, replaces 1 stone of White, makes the largest group of Black grow from 1 to 3 stones and makes the ' +
      'largest group of White shrink from 4 to 2 stones. Player 1 (Black) won by 1. ' +
      'The largest group of Black has 3 stones, that of White 2. ' +
      'Black 3 (largest group 3, 1 group) · White 2 (largest group 2, 2 groups)',
  ]);
});

test('a game of Carcassonne by keyboard alone', async ({ page }) => {
  test.slow();
  await open(page, 'carcassonne/players=2/');
  await toBoard(page);
  await listen(page);
  const banner = page.locator('.banner');
  let tiles = 0;
  // 72 tiles, of which one lies there at first and some may fit nowhere.
  for (; tiles < 72 && !(await banner.count()); tiles++) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    // Every third tile gets a meeple, as long as there are any.
    if (await page.locator('.offers button').count()) await page.keyboard.press(tiles % 3 ? ' ' : '1');
    // A meeple on a field lies there to the end, and is asked for twice.
    if (await page.locator('.offers button').count()) await page.keyboard.press('1');
  }
  expect(tiles).toBeGreaterThan(60);
  const said = await heard(page);
  // A first tile whose first meeple would be a farmer asks again. Where the focus comes to a place of the tile, it is said
  // how the tile is turned to fit there.
  const held = 'Tile [A-X](, turned \\d+°)?: .+\\. It fits here\\.';
  const told = said.filter((text) => !new RegExp(`^(Press again: .+|${held})$`).test(text));
  // The tiles are drawn anew in every game.
  const placed = 'Player [12]: −?\\d+, −?\\d+(, turned \\d+°)?\\.';
  const asked = 'Player [12] to move\\. Place a meeple on the tile, or none\\. 1: .+, Space: No meeple\\.';
  const aside = '(Tile [A-X] \\(.+\\) fits nowhere and is set aside; another is drawn\\. )*';
  const tile = aside + 'Player [12] to move\\. Place the tile: pick a cell and a rotation\\. Tile [A-X]: .+ It fits in .+\\.';
  expect(told[0]).toMatch(new RegExp(`^${placed} ${asked}$`));
  expect(told[1]).toMatch(new RegExp(`^Player 1: Meeple: .+\\. ${tile}$`));
  expect(told[2]).toMatch(new RegExp(`^${placed} ${asked}$`));
  // The second tile may complete a city.
  expect(told[3]).toMatch(new RegExp(`^Player 2: No meeple\\. (.+ for Player 1\\. )?${tile}$`));
  for (const text of told) expect(text).toMatch(/^Player [12]: /);
  expect(said.some((text) => new RegExp(`^${held}$`).test(text))).toBe(true);
  // At the end the result is said as it stands there.
  const texts = await banner.locator('h2, p:not(.actions)').allTextContents();
  const headline = texts[0];
  expect(headline).toMatch(/^(Player [12] won by \d+\.|A draw\.)$/);
  expect(said.at(-1)).toMatch(/^Player [12]: /);
  expect(said.at(-1).endsWith(texts.join(' '))).toBe(true);
});

test('letters work on keyboards that have others', async ({ page }) => {
  await open(page, 'linage/size=5.komi=2/c3.d4');
  const press = (key, code, shiftKey = false) =>
    page.evaluate(
      (init) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
      { key, code, shiftKey },
    );
  // Russian: г is at the place of u, ю at that of the full stop, Ъ at that of }.
  await press('г', 'KeyU');
  await expect.poll(() => record(page)).toBe('linage/size=5.komi=2/c3.d4@1');
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await press('в', 'KeyD');
  await press('2', 'Digit2');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', /^d2,/);
});

test('neither a double click nor a held key confirms itself', async ({ page }) => {
  await open(page, 'linage/size=5.komi=2/c3.d4');
  const before = await record(page);
  const resign = page.locator('button.resign');
  await resign.dblclick();
  await expect(resign).toHaveText('Press again to resign');
  expect(await record(page)).toBe(before);
  // A pass for the one side is none for the other.
  const pass = page.locator('.offers button[data-name=pass]');
  await pass.dblclick();
  await expect(pass).toContainText('Press again');
  expect(await record(page)).toBe(before);
  await open(page, 'linage/size=5.komi=2/c3.d4');
  await resign.focus();
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(resign).toHaveText('Press again to resign');
  await page.keyboard.down('Shift');
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('P');
  await page.keyboard.up('P');
  await page.keyboard.up('Shift');
  await expect(pass).toContainText('Press again');
  expect(await record(page)).toBe(before);
  // Pressed once more it is meant.
  await resign.click();
  await resign.click();
  await expect(page.locator('.banner h2')).toContainText('won by resignation');
});

test('a double click on a cell is one click, and a second one of its own confirms', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tessera.v1.settings', JSON.stringify({ confirm: 'always', instant: true })));
  const before = 'linage/size=5.komi=2/c3';
  await open(page, before);
  const box = await page.locator('[role=gridcell][aria-label^="d4,"]').boundingBox();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.dblclick(...middle);
  await expect(page.locator('#status')).toBeVisible();
  await expect(page.locator('.dock .primary, .acts .primary, .offers .primary').first()).toBeEnabled();
  expect(await record(page)).toBe(before);
  await page.mouse.click(...middle);
  await expect.poll(() => record(page)).toBe(`${before}.d4`);
});

test('a sound that a call has interrupted goes on', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('tessera.v1.settings', JSON.stringify({ volume: 'loud' }));
    window.resumed = 0;
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'interrupted' });
    AudioContext.prototype.resume = async () => void (window.resumed += 1);
  });
  await open(page, 'linage/size=5.komi=2/c3');
  await click(page, 'd4');
  await expect.poll(() => page.evaluate(() => window.resumed)).toBeGreaterThan(0);
});

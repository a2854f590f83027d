// Games that friends play by link: each on a device of their own, and nothing goes from one to the other but links.
import { click, openCells, record, setUp } from './board.js';
import { drawn, expect, long as test } from './test.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A page on a device of its own, which hands links over to another program. */
async function device(browser, baseURL, options = {}) {
  const context = await browser.newContext({ baseURL, ...options });
  await context.addInitScript(() => {
    window.sent = [];
    Navigator.prototype.share = async (data) => void window.sent.push(data.url);
  });
  return context.newPage();
}

/** Home, where the game is still listed. */
const home = (page) => page.getByRole('link', { name: 'Tessera, all games' }).click();
const card = (page) => page.locator('#by-link');
const due = (page) => page.locator('#by-link.due');

/** Sends the link of a page; the promise is of its address. */
async function send(page) {
  const before = await page.evaluate(() => window.sent.length);
  await page.locator('#send-it').click();
  await expect.poll(() => page.evaluate(() => window.sent.length)).toBe(before + 1);
  await expect(due(page)).toHaveCount(0);
  return page.evaluate(() => window.sent.at(-1));
}

/** Opens a link that comes for the first time, and takes the seat. */
async function accept(page, link) {
  await page.goto(link);
  await expect(card(page)).toContainText(/invites you to|You are invited to/);
  await page.locator('#accept').click();
  await expect(page.locator('#accept')).toHaveCount(0);
}

/** Opens a link that comes back, in the field beside the board. */
async function paste(page, link) {
  const before = await record(page);
  await card(page).getByRole('textbox').fill(`Your turn: ${link}`);
  await card(page).getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => record(page)).not.toBe(before);
  // What has come is seen at once, and keys are heard.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('body')).not.toBeFocused();
}

/** Plays moves, each the one that the page lists at this part of all (0 to 1), until the turn or the game is over. */
async function playTurn(page, part) {
  for (let ply = 0; ply < 8; ply += 1) {
    if ((await due(page).count()) > 0) return;
    const before = await record(page);
    const dialog = page.locator('#move');
    // A page that is still being opened hears no keys.
    await expect(async () => {
      await page.locator('body').press('/');
      await expect(dialog).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(dialog.locator('option').first()).toBeAttached();
    const moves = await dialog.locator('option').evaluateAll((options) => options.map((option) => option.value));
    await dialog.locator('input').fill(moves[Math.min(Math.floor(moves.length * part), moves.length - 1)]);
    await dialog.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => record(page)).not.toBe(before);
  }
  throw new Error('the turn does not end');
}

const isOver = (page) => page.locator('#banner').isVisible();

/** Waits until a page that waited for a friend shows what came: that the game is over, or what can be done in it. */
async function isOpened(page) {
  const waits = page.locator('#came-back:not([hidden])');
  const shown = page.locator('#banner, [role=gridcell][aria-disabled=false], .offers button').filter({ visible: true });
  await expect.poll(async () => (await isOver(page)) || ((await waits.count()) === 0 && (await shown.count()) > 0)).toBe(true);
}

const GAMES = [
  ['Linage', { size: '5', komi: '0_5' }],
  ['Carteso', { size: '4', komi: '0_5' }],
  ['Keil', { size: '4', komi: '1' }],
  ['Ecalper', { size: '4' }],
];

for (const [game, choices] of drawn(GAMES)) {
  test(`two devices play a whole game of ${game} by links only`, async ({ browser, baseURL }) => {
    test.slow();
    const ada = await device(browser, baseURL);
    const bob = await device(browser, baseURL, PHONE);
    await ada.goto('./');
    await setUp(ada, { ...choices, opponent: 'link', starts: 'me' }, game);
    await playTurn(ada, 0.5);
    await accept(bob, await send(ada));
    const turns = [bob, ada];
    let turn = 0;
    for (; turn < 150 && !(await isOver(turns[turn % 2])); turn += 1) {
      const [mover, other] = [turns[turn % 2], turns[(turn + 1) % 2]];
      // Passes come last: in the end nothing else is played, or stones would be captured for ever.
      await playTurn(mover, turn < 20 ? (turn % 3) / 4 : 1);
      const link = await send(mover);
      if (turn % 2) await other.goto(link);
      else await paste(other, link);
      await expect.poll(() => record(other)).toBe(await record(mover));
      await isOpened(other);
    }
    for (const page of turns) await expect(page.locator('#banner')).toBeVisible();
    // Each device keeps one game, which is over.
    for (const page of turns) {
      const games = await page.evaluate(() => globalThis.tesseraGames.list());
      expect(games.filter(({ by_link: notes }) => notes).map(({ over }) => over)).toEqual([true]);
    }
  });
}

test('three devices play Carcassonne by links that go round', async ({ browser, baseURL }) => {
  test.slow();
  const pages = [];
  for (const options of [{}, {}, PHONE]) pages.push(await device(browser, baseURL, options));
  await pages[0].goto('./');
  await setUp(pages[0], { players: '3', 'seat-1': 'person', 'seat-2': 'link', 'seat-3': 'link' }, 'Carcassonne');
  for (let turn = 0; turn < 9; turn += 1) {
    const [page, next] = [pages[turn % 3], pages[(turn + 1) % 3]];
    await playTurn(page, 0);
    const link = await send(page);
    if (turn < 2) await accept(next, link);
    else await next.goto(link);
    await expect.poll(() => record(next)).toBe(await record(page));
    // Opened anew, it draws the same tile.
    await next.reload();
    await expect.poll(() => record(next)).toBe(await record(page));
  }
  // Two resign, so that the game is over.
  for (const [page, next] of [[pages[0], pages[1]], [pages[1], pages[2]]]) {
    await page.getByRole('button', { name: 'More' }).locator('visible=true').click();
    await page.getByRole('button', { name: 'Resign', exact: true }).locator('visible=true').click();
    // The menu stays open until it is pressed again.
    await page.getByRole('button', { name: 'Press again to resign' }).locator('visible=true').click();
    await next.goto(await send(page));
    await expect.poll(() => record(next)).toBe(await record(page));
  }
  await expect(pages[2].locator('#banner')).toBeVisible();
});

test('home lists whose turn it is, and the board waits for the friend', async ({ browser, baseURL }) => {
  const ada = await device(browser, baseURL);
  await ada.goto('./');
  await setUp(ada, { size: '5', komi: '0_5', opponent: 'link', starts: 'me' });
  await click(ada, 'c3');
  await expect(due(ada)).toBeVisible();
  await click(ada, 'a1');
  expect(await record(ada)).toMatch(/\/c3$/);
  await home(ada);
  const saved = ada.locator('#saved li');
  await expect(saved).toHaveAttribute('data-turn', 'mine');
  await expect(saved).toContainText('to be sent to');
  await saved.getByRole('link').click();
  const link = await send(ada);
  await home(ada);
  await expect(saved).not.toHaveAttribute('data-turn', 'mine');
  await expect(saved).toContainText('waiting for');
  // Bob answers, and the link is pasted on the home page.
  const bob = await device(browser, baseURL, PHONE);
  await accept(bob, link);
  await click(bob, (await openCells(bob))[0]);
  if ((await due(bob).count()) === 0) await bob.locator('.dock .primary').click();
  const back = await send(bob);
  await ada.locator('#paste textarea').fill(back);
  await ada.locator('#paste').getByRole('button', { name: 'Open' }).first().click();
  await expect.poll(() => record(ada)).toBe(await record(bob));
  await home(ada);
  await expect(saved).toHaveCount(1);
  await expect(saved).toContainText('your turn');
});

test('moves are tried on the board while the friend is to move, and thrown away', async ({ browser, baseURL }) => {
  for (const options of [{}, PHONE]) {
    const ada = await device(browser, baseURL, options);
    await ada.goto('./');
    await setUp(ada, { size: '5', komi: '0_5', opponent: 'link', starts: 'me' });
    await click(ada, 'c3');
    if ((await due(ada).count()) === 0) await ada.locator('.dock .primary').click();
    await send(ada);
    const address = ada.url();
    const field = ada.locator('#came-back input');
    await field.fill('nonsense');
    await field.press('Enter');
    await expect(ada.locator('.notice')).toContainText('no game is called “nonsense”');
    expect(ada.url(), 'the game stays').toBe(address);
    await ada.locator('#try-moves').click();
    await expect(card(ada)).toContainText('Nothing of it is kept or sent');
    // The button is gone: whoever uses the keyboard goes on within the card.
    await expect(card(ada)).toBeFocused();
    for (const name of ['a1', 'b2']) {
      const cell = ada.locator(`[role=gridcell][aria-label^="${name},"]`);
      await expect(cell).toHaveAttribute('aria-label', /free|empty/);
      await click(ada, name);
      const confirm = ada.locator('.dock .primary', { hasText: name });
      await expect(async () => {
        if (await confirm.isVisible()) await confirm.click({ timeout: 1_000 });
        await expect(cell).not.toHaveAttribute('aria-label', /free|empty/, { timeout: 1_000 });
      }).toPass();
    }
    expect(ada.url()).toBe(address);
    // One button leads back, in the dock of a phone or in the card.
    await ada.getByRole('button', { name: 'Back to the game' }).click();
    expect(await record(ada)).toMatch(/\/c3$/);
    await expect(card(ada)).toContainText('Link sent');
    await expect(field, 'what was typed is still there').toHaveValue('nonsense');
    await ada.reload();
    await expect.poll(() => record(ada)).toMatch(/\/c3$/);
  }
});

test('the message of a refused link does not cover its field on a phone', async ({ browser, baseURL }) => {
  const ada = await device(browser, baseURL, PHONE);
  await ada.goto('./');
  await setUp(ada, { size: '5', komi: '0_5', opponent: 'link', starts: 'me' }, 'Linage');
  await playTurn(ada, 0.5);
  await send(ada);
  const field = card(ada).getByRole('textbox');
  await field.fill('linage/nonsense/x');
  await field.evaluate((field) => {
    // Just above the buttons at the lower edge, where a message would lie.
    scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + 80);
    field.form.requestSubmit();
  });
  const notice = ada.locator('#notice');
  await expect(notice).toContainText('This opens no game');
  const [box, told] = [await field.boundingBox(), await notice.boundingBox()];
  expect(told.y + told.height <= box.y || box.y + box.height <= told.y, JSON.stringify([box, told])).toBe(true);
});

test('a link with notes of somebody else is refused and changes no game', async ({ browser, baseURL }) => {
  const ada = await device(browser, baseURL);
  await ada.goto('./');
  await setUp(ada, { size: '5', komi: '0_5', opponent: 'link', starts: 'me' });
  await click(ada, 'c3');
  const link = await send(ada);
  const before = await record(ada);
  await ada.goto('about:blank');
  await ada.goto(`${link};draw=agreed`);
  await expect(ada.locator('main, #app').first()).toContainText('nobody here has offered the draw');
  await ada.goto(link);
  await expect.poll(() => record(ada)).toBe(before);
  await expect(card(ada)).toContainText('Link sent');
});

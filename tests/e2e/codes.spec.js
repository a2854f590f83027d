// Pictures of QR codes: chosen, dropped and pasted on home, read by a program that comes when there is a picture.
import { click, record, setUp } from './board.js';
import { expect, test } from './test.js';

const GAME = 'linage/size=9.komi=5_5/e5.c3.g7';

/** A picture of the code in the Share dialog of a game, as large as it is on the screen. */
async function codeOf(page, game) {
  await page.goto(`./#${game}`);
  await expect.poll(() => record(page)).toBe(game);
  await page.locator('.tools').getByRole('button', { name: 'Share' }).click();
  await page.locator('#share').getByRole('button', { name: 'QR code' }).click();
  const picture = await page.locator('#share').getByRole('img', { name: 'QR code of the link' }).screenshot();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Tessera, all games' }).click();
  // The scripts of home come when it is shown for the first time.
  await expect(page.locator('#home')).toBeVisible();
  await page.waitForFunction(() => globalThis.tesseraLadder);
  return picture;
}

/** Chooses a file on home. */
async function choose(page, name, mimeType, buffer) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer });
}

/** Drops a picture on the card, or pastes it into its field, as this event does. */
const hand = (page, type, picture) =>
  page.evaluate(
    ([event, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'code.png', { type: 'image/png' }));
      const common = { bubbles: true, cancelable: true };
      const made =
        event === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data });
      document.querySelector(event === 'paste' ? '#pasted' : '#paste').dispatchEvent(made);
    },
    [type, [...picture]],
  );

const fault = (page) => page.locator('#paste-fault');

test('a picture of a code that is chosen, dropped or pasted opens its game', async ({ page }) => {
  const programs = [];
  page.on('request', (request) => {
    if (/codes-?\w*\.js$/.test(request.url())) programs.push(request.url());
  });
  const picture = await codeOf(page, GAME);
  expect(programs).toEqual([]);
  for (const way of ['choose', 'drop', 'paste']) {
    await expect(page.locator('#pasted')).toBeVisible();
    await (way === 'choose' ? choose(page, 'code.png', 'image/png', picture) : hand(page, way, picture));
    await expect.poll(() => record(page), way).toBe(GAME);
    await page.getByRole('link', { name: 'Tessera, all games' }).click();
  }
  expect(programs.length).toBeGreaterThan(0);
});

test('a text that is copied with a picture of it is pasted as a text', async ({ page }) => {
  await page.goto('./');
  const isTaken = await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'c3');
    data.items.add(new File([new Uint8Array(8)], 'text.png', { type: 'image/png' }));
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data });
    return !document.getElementById('pasted').dispatchEvent(event);
  });
  expect(isTaken).toBe(false);
});

test('a picture that opens no game says why', async ({ page }) => {
  await page.goto('./');
  const board = await page.locator('h1').first().screenshot();
  await choose(page, 'board.png', 'image/png', board);
  await expect(fault(page)).toContainText('no QR code can be read in this picture');
  await choose(page, 'x.png', 'image/png', Buffer.from('no picture'));
  await expect(fault(page)).toContainText('the browser cannot read this picture');
  await page.route(/codes-?\w*\.js$/, (route) => route.abort());
  await choose(page, 'board.png', 'image/png', board);
  await expect(fault(page)).toContainText('the program that reads QR codes did not load');
});

test('where no worker can be started the page reads the code itself', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.Worker = class {
      constructor() {
        throw new Error('no workers');
      }
    };
  });
  const picture = await codeOf(page, GAME);
  await hand(page, 'drop', picture);
  await expect.poll(() => record(page)).toBe(GAME);
});

test('the code of an invitation is read by the friend', async ({ browser, page, baseURL }) => {
  await page.goto('./');
  await setUp(page, { size: '5', komi: '0_5', opponent: 'link', starts: 'me' });
  await click(page, 'c3');
  await page.locator('#show-it').click();
  const code = page.locator('#by-link .code svg');
  // The tools lie over the lower edge of the panel.
  await code.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const picture = await code.screenshot();
  const friend = await (await browser.newContext({ baseURL })).newPage();
  await friend.goto('./');
  await choose(friend, 'code.png', 'image/png', picture);
  await expect(friend.locator('#by-link')).toContainText('invite');
});

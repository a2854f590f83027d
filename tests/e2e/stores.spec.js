// Where games are kept: in the database, in the local storage, or in the page's memory; full stores, and nonsense in them.
import { cell, open, record } from './board.js';
import { PLAYED, cards, home, kept, play } from './saved_games.js';
import { expect, long as test } from './test.js';

const UNKEPT = { './': 'Not kept on this device', './es/': 'No se guarda en este dispositivo' };
for (const [folder, sentence] of Object.entries(UNKEPT)) {
  test(`a full device keeps what it has, and ${folder} says so until it has room again`, async ({ page, context }) => {
    await context.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value) {
        if (!window.isFull) return put.call(this, value);
        this.transaction.abort();
        throw new DOMException('full', 'QuotaExceededError');
      };
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (window.isFull && value.length > (this.getItem(key) ?? '').length) throw new DOMException('full', 'QuotaExceededError');
        return setItem.call(this, key, value);
      };
    });
    await page.goto('about:blank');
    await page.goto(`${folder}#${PLAYED}`);
    await expect(page.getByRole('grid')).toBeVisible();
    await play(page, 'd4');
    await expect.poll(async () => (await kept(page))[0]?.record).toBe(`${PLAYED}.d4`);
    const unkept = page.getByRole('alert').filter({ hasText: sentence });
    await expect(unkept).toBeHidden();
    await page.evaluate(() => (window.isFull = true));
    await play(page, 'a1');
    await expect(unkept).toBeVisible();
    // Another tab finds what was kept before.
    const other = await context.newPage();
    await other.goto(folder);
    expect((await kept(other)).map((game) => game.record)).toEqual([`${PLAYED}.d4`]);
    await other.close();
    await page.evaluate(() => (window.isFull = false));
    await play(page, 'e5');
    await expect(unkept).toBeHidden();
    expect((await kept(page)).map((game) => game.record)).toEqual([`${PLAYED}.d4.a1.e5`]);
  });
}

const STORAGES = {
  'without a database': () => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('no database here', 'SecurityError');
      },
    });
  },
  'with a database that never opens': () => {
    Object.defineProperty(window, 'indexedDB', { value: { open: () => ({}) } });
  },
  'with a database that is full': () => {
    IDBObjectStore.prototype.put = function () {
      this.transaction.abort();
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};
for (const [what, init] of Object.entries(STORAGES)) {
  test(`${what} games are kept in the local storage`, async ({ page }) => {
    await page.addInitScript(init);
    await open(page, PLAYED);
    await play(page, 'd4');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tessera.v1.game.'))))
      .toHaveLength(1);
    await page.goto('./');
    await expect(cards(page)).toHaveCount(1);
    await cards(page).getByRole('link').click();
    await expect.poll(() => record(page)).toBe(`${PLAYED}.d4`);
  });
}

test('where nothing may be stored a game lasts as long as the page, and is played to the end', async ({ page }) => {
  await page.addInitScript(STORAGES['without a database']);
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem']) {
      Storage.prototype[name] = () => {
        throw new DOMException('nothing here', 'SecurityError');
      };
    }
  });
  await open(page, PLAYED);
  await play(page, 'd4');
  await home(page);
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('link').click();
  await expect.poll(() => record(page)).toBe(`${PLAYED}.d4`);
  await page.reload();
  await expect(cell(page, 'd4')).toBeVisible();
  expect(await record(page)).toBe(`${PLAYED}.d4`);
});

test('nonsense that is stored neither stops the page nor brings more than shapes into it', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(async (played) => {
    const bad = { size: [9, 9], elements: [['script', [], 'window.hacked=1'], ['path', [['onclick', 'x'], ['d', 'M0 0h9']], '']] };
    const games = globalThis.tesseraGames;
    const game = (rest) => ({ id: Math.random().toString(16).slice(2).padEnd(16, '0').slice(0, 16), stamp: '', begun: true, ...rest });
    await games.keep(game({ record: played, text: '<b>12 plies</b>', picture: bad, players: [7, null] }));
    for (const record of ['', '//', 'x/y/z', 'linage', '<img src=x>', 'linage/size=5.komi=2/zz']) {
      await games.keep(game({ record, players: {}, luck: 'no', text: 5, picture: [1] }));
    }
    localStorage.setItem('tessera.v1.game.x', '{');
    localStorage.setItem('tessera.v1.game.y', '[1,2]');
    localStorage.setItem('tessera.v1.settings', '{"theme":"pink","workers":255,"think_millis":"x"}');
    localStorage.setItem('tessera.v1.setup.linage', '{"options":[["nonsense","1"],["size","999"]],"starts":7}');
  }, PLAYED);
  await page.reload();
  const first = cards(page).filter({ hasText: '<b>12 plies</b>' });
  await page.getByRole('button', { name: /^All/ }).click({ timeout: 2_000 }).catch(() => {});
  await expect(first).toHaveCount(1);
  const drawn = await first.locator('.thumb').evaluate((thumb) => thumb.innerHTML);
  expect(drawn).toContain('M0 0h9');
  expect(drawn).not.toMatch(/script|onclick/);
  expect(await page.evaluate(() => window.hacked)).toBeUndefined();
  await first.getByRole('link').click();
  await expect.poll(() => record(page)).toBe(PLAYED);
  await page.goto('./#play/linage');
  await expect(page.getByRole('grid')).toBeVisible();
});

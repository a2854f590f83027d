// Play in Firefox: each game against the AI, and what becomes of a game that is taken back, left and come back to.
import { strict as assert } from 'node:assert';
import { click, clickCell, label, moves, open, record, setUp, settled, test, until, untilIn, untilRecord } from './firefox.js';

const GAMES = ['Carteso', 'Linage', 'Keil', 'Ecalper', 'Carcassonne'];
const PLAYED = 'linage/size=5.komi=2/c3';

/** A small set-up of each game of two sides, and the cells of its first turn. */
const TURNS = {
  carteso: [{ size: '3', komi: '0_5', opponent: '1' }, ['b2']],
  linage: [{ size: '5', komi: '3_5', opponent: '2' }, ['c3']],
  keil: [{ size: '4', komi: '3', opponent: '1' }, ['c3']],
  ecalper: [{ size: '4', opponent: '1' }, ['a1', 'b2', 'c3']],
};

/** Counts the workers that a page makes. */
function countWorkers() {
  window.made = 0;
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      window.made += 1;
    }
  };
}

/** What the settings say. */
async function settings(page) {
  await click(page, 'header button', 'Settings');
  return page.evaluate(() => document.querySelector('#settings').textContent);
}

/** Whether the board's canvas shows more than one colour. */
const isPainted = () => {
  const canvas = document.querySelector('.board canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const pixels = new Uint32Array(data.buffer);
  return pixels.some((pixel) => pixel !== pixels[0]);
};

/** The AI has answered, and did so in a worker. */
async function answered(page, before) {
  await until('the AI has moved', async () => moves(await record(page)).length > before);
  await settled(page);
  await untilIn(page, 'the board is painted', isPainted);
  assert((await page.evaluate(() => window.made)) > 0);
  assert.doesNotMatch(await settings(page), /thinks in the page itself/);
}

test('home shows all games, and the rules are read', async ({ page, site }) => {
  await page.goto(site.address);
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('.cards li')].map((card) => {
      const { width, height } = card.querySelector('svg').getBoundingClientRect();
      return [card.querySelector('h2').textContent.trim(), width > 50 && height > 50];
    }),
  );
  assert.deepEqual(shown, GAMES.map((game) => [game, true]));
  for (const game of GAMES) {
    await page.goto(`${site.address}rules/${game.toLowerCase()}/`);
    assert.match(await page.evaluate(() => document.querySelector('h1').textContent), new RegExp(`${game}$`));
  }
});

for (const [game, [choices, cells]] of Object.entries(TURNS)) {
  test(
    `a click plays a move of ${game}, and the AI answers`,
    async ({ page, site }) => {
      await setUp(page, site, game, choices);
      for (const name of cells) await clickCell(page, name);
      if (game === 'carteso') await click(page, '.picker button[data-name^="b2"]');
      await answered(page, cells.length);
      assert.match((await record(page)).split('/')[2], new RegExp(`^${cells.join('\\.')}`));
    },
    { preload: countWorkers },
  );
}

test(
  'a click lays a tile of Carcassonne, and the AI lays the next',
  async ({ page, site }) => {
    await setUp(page, site, 'carcassonne', { players: '2', 'seat-1': 'person', 'seat-2': '1' });
    const before = moves(await record(page)).length;
    await click(page, '[role=gridcell][aria-disabled=false]');
    await until('the AI has laid a tile', async () => {
      // A tile that has room for a meeple asks for one; a meeple in a field is asked for twice.
      await page.evaluate(() => document.querySelector('.offers button[data-name]')?.click());
      // Tile and meeple, a draw, tile and meeple.
      return moves(await record(page)).length >= before + 5;
    });
    await answered(page, before);
  },
  { preload: countWorkers },
);

test('undo takes the answer back, redo plays it again, and reload and back keep the game', async ({ page, site }) => {
  await setUp(page, site, 'linage', TURNS.linage[0]);
  await clickCell(page, 'c3');
  await untilRecord(page, /c3\.\w+$/);
  await settled(page);
  const played = await record(page);
  await click(page, 'button', 'Undo');
  await untilRecord(page, `${played}@0`);
  await page.keyboard.down('Control');
  await page.keyboard.down('Shift');
  await page.keyboard.press('z');
  await page.keyboard.up('Shift');
  await page.keyboard.up('Control');
  await untilRecord(page, played);
  await page.reload();
  await until('the stone lies again', async () => /stone/.test(await label(page, 'c3')));
  assert.equal(await record(page), played);
  await page.goBack();
  await untilIn(page, 'home is shown', () => document.documentElement.dataset.at === 'home');
  await page.goForward();
  await untilRecord(page, played);
  await until('the stone lies again', async () => /stone/.test(await label(page, 'c3')));
});

test('the keyboard alone plays a game', async ({ page, site }) => {
  await open(page, `${site.address}#linage/size=5.komi=3_5/`);
  const focused = (name) =>
    untilIn(page, `${name} has the focus`, (name) => document.activeElement.ariaLabel?.startsWith(`${name},`), name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await focused('c3');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await focused('d4');
  await page.keyboard.press('Enter');
  await untilRecord(page, 'linage/size=5.komi=3_5/d4');
  await page.keyboard.type('b2');
  await focused('b2');
  await page.keyboard.press(' ');
  await untilRecord(page, 'linage/size=5.komi=3_5/d4.b2');
});

/** What is kept, as the page's own script lists it. */
const kept = (page) => page.evaluate(async () => (await globalThis.tesseraGames.list()).map(({ id, record }) => ({ id, record })));

test('home lists a game that was begun, and it is continued', async ({ page, site }) => {
  await open(page, `${site.address}#${PLAYED}`);
  await clickCell(page, 'd4');
  await untilRecord(page, `${PLAYED}.d4`);
  await until('it is kept', async () => (await kept(page)).length === 1);
  await page.goto('about:blank');
  await page.goto(site.address);
  await click(page, '#saved li a');
  await untilRecord(page, `${PLAYED}.d4`);
  await until('its stones lie', async () => /stone/.test(await label(page, 'd4')));
});

test('two tabs with the same game keep two games', async ({ page, newPage, site }) => {
  await open(page, `${site.address}#${PLAYED}`);
  await clickCell(page, 'd4');
  const [{ id }] = await until('it is kept', async () => ((games) => games.length === 1 && games)(await kept(page)));
  const other = await newPage();
  await open(other, `${site.address}#saved/${id}`);
  await clickCell(other, 'a1');
  await until('it is kept', async () => (await kept(other))[0].record.endsWith('d4.a1'));
  await page.bringToFront();
  await clickCell(page, 'e5');
  await untilIn(page, 'another tab is named', () =>
    document.querySelector('.notice')?.textContent.includes('another tab'),
  );
  const records = (await kept(page)).map(({ record }) => record).sort();
  assert.deepEqual(records, [`${PLAYED}.d4.a1`, `${PLAYED}.d4.e5`]);
});

test('on a screen of another density the board has its pixels', async ({ page, site }) => {
  await open(page, `${site.address}#${PLAYED}`);
  const pixels = () =>
    page.evaluate(() => {
      const { width, clientWidth } = document.querySelector('.board canvas.background');
      return width / clientWidth;
    });
  for (const density of [2, 1.5, 1]) {
    // Puppeteer sets the orientation of the screen as well, which Firefox 140 cannot; the density it can.
    await page.setViewport({ width: 1280, height: 800, deviceScaleFactor: density }).catch((error) => {
      if (!/setScreenOrientationOverride/.test(error.message)) throw error;
    });
    await until(`the board has ${density} pixels`, async () => (await pixels()) === density);
  }
});

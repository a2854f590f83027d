// Does what people do until a game is under way, in every game, and writes for each function of the program which part of it
// the function belongs to, by the pages and games that needed it. The program is one that notes which of its functions have run,
// see crates/splitter/src/{watched,same}.rs.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { bid, setUp, tryChoices } from '../board.js';

/** What is not needed before the engine has answered, or before a game is over: it comes with the engine's part, or with Carcassonne's. */
const AFTERWARDS = [
  /\bplay::coach::(?:said|gain)\b/,
  /\bwords::(?:coach|why)::/,
  /\bview::why::/,
  /\beffects::Threat\b/,
  /::(?:threats|dangers|averted)\b/,
  /\bplay::expected::/,
  /\bGameTable<.*> as .*Table>::effects$/,
];

/** What hears what a person asks for, and waits for the parts that are not there yet. */
const WAITING = [
  /\bbrowser::when_free::/,
  /::is_at_hand$/,
  /\bapp::App>::(?:ask|ask_for_dialog|when_whole|navigate|turn_to|revision)\b/,
  /\bdialogs::close_dialog$/,
  /\bHtmlDialogElement(?:>::close\b|>$| as wasm_bindgen::cast::JsCast>::)/,
  /\bsite::(?:on_click|on_key|listen::\{closure#\d+\})$/,
  /\bviews::(?:mount::\{closure#[01]\}|mount::\{closure#1\}::\{closure#0\}|carry_out)$/,
  /\bclosures::_::invoke::<alloc::string::String, bool,/,
  /\belements::focus$/,
  /\baddress::reopen_settings\b/,
  /\bStorage>::remove_item\b/,
];

/** The functions of the program: the number of the first that does the same, and the name. */
const functions = readFileSync(process.env.TESSERA_FUNCTIONS, 'utf8')
  .split('\n')
  .map((line) => ({ same: parseInt(line, 10), name: line.slice(line.indexOf(' ') + 1) }));
/**
 * For each function that has run, by the number of the first that does the same, where: `PAGE GAME`. This program has all
 * functions; in the one that is sent, one of those that do the same stands for all, nobody knows which.
 */
const needed = new Map();

/** Leaves the page as far as it can tell, and comes back. A page that is left can load nothing any more. */
const hideAndShow = (page) =>
  page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
    for (const [hidden, type] of [[true, 'pagehide'], [false, 'pageshow']]) {
      for (const [name, value] of Object.entries({ hidden, visibilityState: hidden ? 'hidden' : 'visible' })) {
        Object.defineProperty(document, name, { value, configurable: true });
      }
      document.dispatchEvent(new Event('visibilitychange'));
      await pause();
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      await pause();
    }
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    await pause();
  });

/** What has run since it was asked for last. */
const ran = ({ watched } = window) => {
  const flags = Object.entries(watched).filter(([name, flag]) => name.startsWith('ran-') && flag.value);
  return flags.map(([name, flag]) => ((flag.value = 0), Number(name.slice(4))));
};

/** Notes what has run in a page, or in the frame of one, which is left and comes back: on home, in a frame, in a game, or in one against the AI. */
async function note(page, where, game) {
  await hideAndShow(page);
  add(await page.evaluate(ran), where, game);
}

/** Takes the frame out of a page, and notes what has run in it until its end. */
async function leave(page, where, game) {
  const frame = await page.evaluateHandle(() => {
    const frame = document.querySelector('iframe');
    const { watched } = frame.contentWindow;
    frame.remove();
    return { watched };
  });
  add(await frame.evaluate(ran), where, game);
}

function add(numbers, where, game = '') {
  for (const n of numbers) {
    const { same } = functions[n];
    needed.set(same, (needed.get(same) ?? new Set()).add(`${where} ${game}`));
  }
}

const LINKS = {
  Linage: 'linage/size=9.komi=5_5/e5.c3',
  Carteso: 'carteso/size=9.komi=2/e5b.c3w',
  Keil: 'keil/size=5.komi=5_5.button=off/c3.c4',
  Ecalper: 'ecalper/size=5.pie=off/c3.c4',
  Carcassonne: 'carcassonne/players=2/E.0_1_2.none.N',
};

/** Games that begin in another way: with a bid of the komi, by the pie rule, with many seats. */
const OTHER_BEGINNINGS = {
  Linage: 'linage',
  Carteso: 'carteso',
  Keil: 'keil',
  Ecalper: 'ecalper/size=5.pie=on',
  Carcassonne: 'carcassonne/players=5',
};

/** Shows every file of an app by itself, whose exports are kept. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    let taken;
    Object.defineProperty(window, 'tesseraFirstPart', {
      set: (take) => (taken = take),
      get: () => (exports) => {
        window.watched = exports;
        taken(exports);
      },
    });
  }),
);

/** Places what can be placed, or takes what is offered, some times. */
async function play(page, moves) {
  for (let n = 0; n < moves; n++) {
    await page.waitForTimeout(400);
    const cells = page.locator('[role=gridcell][aria-disabled=false]');
    const count = await cells.count();
    const offers = page.locator('.offers button:visible');
    const pieces = page.locator('.picker button:visible');
    const box = count ? await cells.nth(Math.min(count - 1, 7 * n + 2)).boundingBox({ timeout: 2_000 }).catch(() => null) : null;
    if (await pieces.count()) {
      await pieces.first().click({ timeout: 2_000 }).catch(() => {});
    } else if (box) {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    } else if (await offers.count()) {
      await offers.first().click({ timeout: 2_000 }).catch(() => {});
    }
  }
  await page.waitForTimeout(400);
}

for (const [game, link] of Object.entries(LINKS)) {
  for (const size of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    test(`${game} by a link at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(`./#${link}`);
      await expect(page.getByRole('grid')).toBeVisible();
      await play(page, 6);
      for (const key of ['Tab', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Enter', 'Escape', 'u']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(100);
      }
      await page.setViewportSize({ width: size.width, height: size.height - 100 });
      await page.waitForTimeout(300);
      await note(page, 'game', game);
      await page.goto('./#');
      await page.waitForTimeout(500);
      await note(page, 'home');
    });
  }

  for (const size of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    test(`${game} from its beginning at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(`./#${OTHER_BEGINNINGS[game]}`);
      await expect(page.getByRole('grid')).toBeVisible();
      if (await page.locator('.bid').count()) await bid(page);
      await play(page, 4);
      await note(page, 'game', game);
    });
  }

  test(`${game} in frames`, async ({ page, baseURL }) => {
    for (const [address, width, height] of [
      [`embed.html#${link}`, 400, 420],
      [`embed.html#${link}@1`, 240, 300],
      [`embed.html#${link}@1&mode=viewer&start=click`, 700, 520],
      [`embed.html#${link}&mode=diagram`, 300, 300],
      [`embed.html#${link}&mode=play`, 464, 520],
      [`#setup/${game.toLowerCase()}`, 1_000, 700],
      [`#${link}`, 1_000, 700],
    ]) {
      // A frame tells the page around it what happens, which a page of its own does not.
      await page.goto('./404.html');
      await page.evaluate(([width, height, src]) => {
        const frame = Object.assign(document.createElement('iframe'), { width, height, src });
        document.body.replaceChildren(frame);
      }, [width, height, `${baseURL}${address}`]);
      const frame = page.frames().find((one) => one.parentFrame());
      if (address.includes('start=click')) await frame.getByRole('button', { name: 'Show the game' }).click();
      await frame.waitForFunction(() => window.watched);
      await page.waitForTimeout(1_500);
      const where = address.startsWith('embed') ? 'frame' : address.startsWith('#setup') ? 'home' : 'game';
      await note(frame, where, game);
      await frame.locator('body').press('ArrowLeft');
      await frame.locator('body').press('ArrowRight');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForTimeout(300);
      await page.emulateMedia({ colorScheme: 'light' });
      await note(frame, where, game);
      await page.evaluate(() => (document.querySelector('iframe').width = 320));
      await page.waitForTimeout(300);
      await leave(page, where, game);
    }
  });

  test(`${game} in the element for other pages`, async ({ page }) => {
    const element = `<script type="module" src="embed.js"></script><board-game record="${link}" style="width: 400px"></board-game>`;
    await page.route('**/around.html', (route) => route.fulfill({ contentType: 'text/html', body: element }));
    await page.goto('./around.html');
    await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible();
    await page.waitForTimeout(1_500);
    await note(page.frames().find((one) => one.parentFrame()), 'frame', game);
  });

  test(`${game} from its rules`, async ({ page }) => {
    await page.goto(`./rules/${game.toLowerCase()}/`);
    const links = page.getByRole('link', { name: 'Open this position' });
    const addresses = await links.evaluateAll((all) => all.map(({ href }) => href));
    for (const address of addresses.slice(0, 4)) {
      await page.goto('about:blank');
      await page.goto(address);
      await page.waitForTimeout(1_500);
      await note(page, 'game', game);
    }
  });

  test(`${game} in Spanish, in the dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`./es/#${link}`);
    await expect(page.getByRole('grid')).toBeVisible();
    await play(page, 4);
    await note(page, 'game', game);
  });

  test(`${game} against the AI, from the home page`, async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: `Play ${game}`, exact: true }).click();
    await page.waitForTimeout(2_500);
    await play(page, 4);
    await page.waitForTimeout(2_000);
    await note(page, 'ai', game);
    await page.goto('about:blank');
    await page.goto('./');
    await page.getByRole('link', { name: `Set up ${game}` }).click();
    await page.waitForTimeout(500);
    await tryChoices(page.locator('#setup'));
    await note(page, 'home', game);
    await page.goto('about:blank');
    await page.goto('./');
    await setUp(page, {}, game);
    await page.waitForTimeout(500);
    await note(page, 'home', game);
    await play(page, 4);
    await page.waitForTimeout(2_000);
    await page.locator('.seats select').last().selectOption('person');
    await note(page, 'ai', game);
  });
}

test('settings, and a link that cannot be read', async ({ page }) => {
  await page.goto('./es/#settings');
  await page.waitForTimeout(1_000);
  await note(page, 'home');
  // What is not to be read is told at once, too.
  await page.goto('./es/#linage/size=5.komi=2/c3.zz');
  await page.waitForTimeout(1_000);
  await note(page, 'home');
});

const GAMES = Object.keys(LINKS).map((game) => game.toLowerCase());

/** What some of these games need: the part of one, that of those with two sides, or the first. */
function partOfGames(games) {
  if (games.size === 1) return [...games][0];
  return games.has('carcassonne') ? 'first' : 'sides';
}

/** The part of functions that do the same, by where one of them was needed. */
function partOf(names, needed) {
  if (names.some((name) => WAITING.some((kind) => kind.test(name)))) return 'first';
  const places = [...needed].map((place) => place.split(' '));
  if (names.every((name) => AFTERWARDS.some((kind) => kind.test(name)))) {
    return names.some((name) => name.includes('carcassonne')) ? 'carcassonne' : 'ai';
  }
  if (!places.length) {
    // What is of some games alone is needed by one of their next moves.
    const games = names.map((name) => GAMES.find((game) => name.includes(`tessera_games::${game}::`)));
    const part = games.every(Boolean) ? partOfGames(new Set(games)) : 'first';
    return part === 'first' ? 'later' : part;
  }
  for (const page of ['home', 'frame']) if (places.every(([where]) => where === page)) return page;
  // Home wants the part of no game, and a set-up that of its own.
  const games = new Set(places.map(([, game]) => game.toLowerCase()).filter(Boolean));
  if (games.size > 1 && places.every(([where]) => where === 'home' || where === 'ai')) return 'ai';
  return partOfGames(games);
}

/** The part of each function by its name. Where functions of one name belong to several parts, it is the first. */
function partsByName() {
  // What chooses between both languages names both.
  const isSpanish = (name) => /spanish/i.test(name) && !/english/i.test(name);
  const inEnglish = (name) => name.replaceAll('spanish', 'english').replaceAll('SPANISH', 'ENGLISH');
  const parts = new Map();
  const put = (name, part) => parts.set(name, [part, undefined].includes(parts.get(name)) ? part : 'first');
  const groups = new Map();
  for (const { same, name } of functions) if (name) groups.set(same, [...(groups.get(same) ?? []), name]);
  const inSpanish = [];
  for (const [same, names] of groups) {
    const where = needed.get(same) ?? new Set();
    if (names.every(isSpanish)) inSpanish.push({ names, isNeeded: where.size > 0 });
    else for (const name of names) put(name, partOf(names.filter((name) => !isSpanish(name)), where));
  }
  // Sentences in Spanish come together, where a page in Spanish needs them or a page in English needs the same ones.
  for (const { names, isNeeded } of inSpanish) {
    const isThere = (name) => (parts.get(inEnglish(name)) ?? 'later') !== 'later';
    for (const name of names) put(name, isNeeded || names.some(isThere) ? 'es' : 'later');
  }
  return parts;
}

test.afterAll(() => {
  const parts = partsByName();
  const order = ['sides', ...GAMES, 'es', 'ai', 'frame', 'home', 'later'];
  const lines = ['first', ...order].map((part) => {
    const names = [...parts].filter(([, of]) => of === part).map(([name]) => name);
    console.log(`${names.length} functions of ${part}`);
    return part === 'first' ? [] : names.map((name) => `${part} ${name}`);
  });
  writeFileSync(process.env.TESSERA_FUNCTION_PARTS, lines.flat().join('\n'));
});

// What the random driver does with a page: everything that a hand, a keyboard or the browser itself can do.
import { readFileSync } from 'node:fs';

const GAMES = ['linage', 'carteso', 'keil', 'ecalper', 'carcassonne'];

/** The reference games of each game, as records with their moves. */
const REFERENCES = Object.fromEntries(
  GAMES.map((game) => {
    const text = readFileSync(new URL(`../../vectors/${game}.jsonl`, import.meta.url), 'utf8');
    return [game, text.split('\n', 40).filter(Boolean).map((line) => JSON.parse(line))];
  }),
);

/** The beginning of a reference game, at any ply. */
function record(dice) {
  const game = dice.pick(GAMES);
  const { options, moves } = dice.pick(REFERENCES[game]);
  const plies = dice.below(3) ? dice.below(moves.length) : moves.length;
  return `${game}/${options}/${moves.slice(0, plies).join('.')}`;
}

/** Who plays, as a link says it; mostly nobody says. */
const notes = (dice) => dice.pick(['', '', '', ';ai=2:2', ';ai=1:1']);

/** An address of the site. */
function address(dice) {
  const game = dice.pick(GAMES);
  return dice.weighed([
    [4, () => `#${record(dice)}${notes(dice)}`],
    [2, () => `#play/${game}`],
    [2, () => `#review/${record(dice)}`],
    [2, () => `#puzzle/${game}-${1 + dice.below(60)}`],
    [1, () => '#puzzle/daily'],
    [1, () => `#setup/${game}`],
    [1, () => '#settings'],
    [1, () => ''],
    [1, () => `rules/${game}/`],
    [1, () => 'puzzles/'],
    [1, () => `report/${game}/`],
    [1, () => 'embedding/'],
    [1, () => `embed.html#${record(dice)}`],
    [1, () => `#linage/size=9/${dice.pick(['', 'e5.e5', 'zz', 'e5.d4'])}`],
  ])();
}

/** What stands on the page and can be pressed; no file is chosen and no other site is visited. */
const PRESSABLE =
  'button, a[href], summary, input:not([type=file]), select, textarea, [role=button], [role=tab], [role=switch]';

/** Marks one element that can be seen and pressed, and says what it is. */
const marked = (page, selector, fate) =>
  page.evaluate(
    ([selector, fate]) => {
      document.querySelectorAll('[data-driven]').forEach((element) => delete element.dataset.driven);
      const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
      const here = (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.disabled &&
        !(element.origin && element.origin !== location.origin) &&
        !element.hasAttribute('download');
      const found = [...open.querySelectorAll(selector)].filter(here);
      const element = found[Math.floor(fate * found.length)];
      if (!element) return null;
      element.dataset.driven = 'yes';
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return { tag: element.localName, type: element.type, name: name.slice(0, 60) };
    },
    [selector, fate],
  );

const TEXTS = ['', 'Ada', '<b>&amp;', 'e5', '1. e5 d4', 'linage/size=5.komi=2/c3', '12', '🂡'.repeat(40)];

/** Presses, fills or chooses something. */
async function press(page, dice) {
  const found = await marked(page, PRESSABLE, dice.next());
  if (!found) return 'nothing to press';
  const element = page.locator('[data-driven]').first();
  const limit = { timeout: 2_000 };
  if (found.tag === 'select') {
    const count = await element.locator('option').count();
    await element.selectOption({ index: dice.below(count) }, limit);
  } else if (found.tag === 'textarea' || ['text', 'number', 'search'].includes(found.type)) {
    await element.fill(found.type === 'number' ? `${dice.below(99)}` : dice.pick(TEXTS), limit);
  } else if (found.type === 'range') {
    await element.press(dice.pick(['ArrowLeft', 'ArrowRight', 'Home', 'End']), limit);
  } else {
    await element.click({ ...limit, noWaitAfter: true, clickCount: dice.pick([1, 1, 1, 2]) });
  }
  return `${found.tag} "${found.name}"`;
}

/** Plays a legal cell of the board, by a click in its middle. */
async function play(page, dice) {
  const found = await marked(page, '[role=gridcell][aria-disabled=false]', dice.next());
  if (!found) return dice.below(2) ? 'no legal cell' : visit(page, dice);
  const box = await page.locator('[data-driven]').first().boundingBox({ timeout: 2_000 });
  if (!box) return 'no cell';
  const at = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(...at);
  if (dice.below(3)) await page.mouse.click(...at);
  return found.name;
}

/** A choice of the panel: a pass, a bid, a side, a piece. */
async function offer(page, dice) {
  const found = await marked(page, '.offers button', dice.next());
  if (!found) return 'no offer';
  await page.locator('[data-driven]').first().click({ timeout: 2_000, clickCount: dice.pick([1, 2]) });
  return found.name;
}

const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Space', 'Escape', 'Tab', 'Home', 'End', 'Delete'],
  ...'abcdefghiklmnoprstuvwxz0123456789?/+-.,{}[]',
  ...['Shift+Tab', 'Shift+P', 'Control+z', 'Control+y', 'PageUp', 'PageDown', 'F2'],
];

/** Presses a few keys. */
async function type(page, dice) {
  const keys = Array.from({ length: 1 + dice.below(6) }, () => dice.pick(KEYS));
  for (const key of keys) await page.keyboard.press(key);
  return keys.join(' ');
}

/** Moves, drags, clicks or turns the wheel anywhere. */
async function point(page, dice) {
  const { width, height } = page.viewportSize();
  const spot = () => [dice.below(width), dice.below(height)];
  const [from, to] = [spot(), spot()];
  await page.mouse.move(...from);
  const kind = dice.below(4);
  if (kind === 0) await page.mouse.click(...from, { button: dice.pick(['left', 'left', 'right']) });
  if (kind === 1) {
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  }
  if (kind === 2) await page.mouse.wheel(0, dice.below(400) - 200);
  return `${['click', 'drag', 'wheel', 'move'][kind]} ${from} ${to}`;
}

const SIZES = [[1366, 768], [1920, 1080], [768, 1024], [360, 740], [740, 360], [320, 640]];

async function resize(page, dice) {
  const [width, height] = dice.pick(SIZES);
  await page.setViewportSize({ width, height });
  return `${width}x${height}`;
}

async function media(page, dice) {
  const choice = {
    colorScheme: dice.pick(['light', 'dark']),
    reducedMotion: dice.pick(['reduce', 'no-preference']),
    forcedColors: dice.pick(['none', 'none', 'active']),
  };
  await page.emulateMedia(choice);
  return Object.values(choice).join(' ');
}

async function visit(page, dice) {
  const to = address(dice);
  await page.goto(`./${to}`, { waitUntil: 'domcontentloaded' });
  return to;
}

/** The browser's own buttons. */
async function browse(page, dice) {
  const way = dice.pick(['goBack', 'goForward', 'reload']);
  await page[way]({ waitUntil: 'commit', timeout: 20_000 });
  return way;
}

async function wait(page, dice) {
  const time = dice.below(600);
  await page.waitForTimeout(time);
  return `${time} ms`;
}

/** Everything that the driver does, each with its weight. */
export const ACTIONS = [
  [12, press],
  [14, play],
  [4, offer],
  [6, type],
  [5, point],
  [1, resize],
  [0.5, media],
  [2, visit],
  [2, browse],
  [1, wait],
];

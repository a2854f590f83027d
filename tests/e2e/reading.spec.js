// UX tests 2, 12, 14, 16 and 17: axe in Spanish, a page that stays where it is while it loads, a magnified page, a page
// without motion, and sentences that were never translated.
import { expectAccessible } from './accessible.js';
import { drawn, expect, long as test } from './test.js';
import { carcassonne, click, open } from './board.js';

const PLAYED = 'linage/size=5.komi=2_5/c3.d4';
const ADDRESSES = [
  '',
  'rules/linage/',
  'rules/carcassonne/',
  '404.html',
  '#settings',
  '#setup/carteso',
  '#setup/carcassonne',
  `#${PLAYED}`,
  '#keil/size=5.komi=bid.button=on/',
  '#carteso/size=9.komi=2/',
  '#ecalper/size=4.pie=on/a1.b1.c1',
  `#${carcassonne(61)}`,
  '#linage/size=5.komi=2/c3.pass.pass',
  '#nothing/here',
];

/** Goes to an address in a new document and waits until what it names is shown. */
async function visit(page, address) {
  await page.goto('about:blank');
  await page.goto(`./${address}`);
  const fragment = address.split('#')[1];
  if (fragment === 'settings') await expect(page.locator('#settings')).toBeVisible();
  else if (fragment?.startsWith('setup/')) await expect(page.locator('#setup')).toBeVisible();
  else if (fragment === 'nothing/here') await expect(page.getByRole('alert')).toBeVisible();
  else if (fragment) await expect(page.getByRole('grid')).toBeVisible();
}

for (const [what, viewport, deviceScaleFactor] of [
  ['at 200 % on a screen of 1366 x 768', { width: 683, height: 384 }, 2],
  ['at 400 % on a screen of 1280 x 1024', { width: 320, height: 256 }, 4],
  ['on a telephone of 320 pixels', { width: 320, height: 568 }, 1],
]) {
  test(`test 14: ${what} no page scrolls sideways, and nothing that can be pressed is out of reach`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ viewport, deviceScaleFactor, baseURL });
    const page = await context.newPage();
    const faults = [];
    for (const address of ADDRESSES) {
      await visit(page, address);
      const found = await page.evaluate(() => {
        const root = document.documentElement;
        const faults = root.scrollWidth > innerWidth ? [`it is ${root.scrollWidth} wide`] : [];
        const scope = document.querySelector('dialog[open]') ?? document.body;
        for (const element of scope.querySelectorAll('a[href], button, select, input, textarea')) {
          if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[role=grid], .skip')) continue;
          element.scrollIntoView({ block: 'center', inline: 'nearest' });
          const { left, right, top, bottom, width } = element.getBoundingClientRect();
          if (width <= 1) continue;
          // What is about as high as the window, a picture that leads to a game, is seen by scrolling.
          const isHigh = bottom - top > 0.9 * innerHeight;
          const fits = isHigh || (top >= -1 && bottom <= innerHeight + 1);
          const inside = left >= -1 && right <= innerWidth + 1 && fits;
          const name = (element.ariaLabel || element.textContent || element.name || element.id).trim().slice(0, 40);
          if (!inside) faults.push(`${name}: ${[left, top, right, bottom].map(Math.round)}`);
        }
        return faults;
      });
      faults.push(...found.map((fault) => `${address}: ${fault}`));
    }
    await context.close();
    expect(faults).toEqual([]);
  });
}

for (const [name, viewport] of [
  ['a desktop', { width: 1366, height: 768 }],
  ['a telephone', { width: 360, height: 740 }],
]) {
  test(`test 12: nothing shifts while a page loads on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      window.shifts = [];
      const told = (list) => {
        for (const { value, sources } of list.getEntries()) {
          const box = ({ x, y, width, height }) => [x, y, width, height].join(' ');
          const moved = sources.map(({ node, previousRect, currentRect }) =>
            `${node?.id || node?.nodeName} from ${box(previousRect)} to ${box(currentRect)}`);
          // Less is a part of a pixel.
          if (value > 0.0005) window.shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`);
        }
      };
      new PerformanceObserver(told).observe({ type: 'layout-shift', buffered: true });
    });
    const faults = [];
    const visits = [`#${PLAYED}.e5`, `#${carcassonne(61)}`, '', '', 'rules/keil/', 'es/', '#setup/carteso'];
    for (const [number, address] of visits.entries()) {
      await visit(page, address);
      await page.waitForLoadState('networkidle');
      if (number === 0) await click(page, 'a1');
      // Frames in which late parts would come.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
      if (address === '') await expect(page.locator('#saved li').first()).toBeVisible();
      const shifts = await page.evaluate(() => window.shifts);
      // At its first visit home cannot know how many games it will list.
      if (number !== 2) faults.push(...shifts.map((shift) => `${address}: ${shift}`));
    }
    expect(faults).toEqual([]);
  });
}

test('test 16: where motion is not wanted, nothing moves after a move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // How many frames were asked for since the last look, and what the browser animates.
  await page.addInitScript(() => {
    const real = window.requestAnimationFrame.bind(window);
    window.frames_asked = 0;
    window.requestAnimationFrame = (callback) => {
      window.frames_asked += 1;
      return real(callback);
    };
  });
  for (const [game, at] of [
    [PLAYED, 'b2'],
    ['keil/size=4.komi=2.button=off/d4.e4', 'c3'],
  ]) {
    await open(page, game);
    await click(page, at);
    await expect.poll(() => page.evaluate(() => location.hash)).toContain(`.${at}`);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    const moving = await page.evaluate(async () => {
      window.frames_asked = 0;
      await new Promise((done) => setTimeout(done, 500));
      return [window.frames_asked, document.getAnimations().map(({ animationName }) => animationName)];
    });
    expect(moving).toEqual([0, []]);
  }
});

/** The sentences that a page shows or has read aloud. */
const sentences = (page) =>
  page.evaluate(() => {
    const found = new Set();
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      if (!parentElement.closest('script, style, template, noscript') && parentElement.checkVisibility()) found.add(data.trim());
    }
    for (const element of scope.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'data-tip']) {
        found.add(element.getAttribute(name)?.trim());
      }
    }
    return [...found].filter(Boolean);
  });

/** What reads the same in English and in Spanish: names, and words that are both. The page for a missing address is in
    both languages at once. */
const NAMES = new RegExp(
  '^(Tessera|Carteso|Linage|Keil|Ecalper|Carcassonne|Español|English|Komi|Ko|Meeple|Meeples|Horizontal|Vertical|Total|' +
    'Control|Info|min|Ctrl|Shift|Alt|Tab|Esc|Elo|AI|MiB)$',
  'i',
);

test('test 17: what reads the same in both languages is a name, a number or a place on a board', async ({ page }) => {
  test.setTimeout(180_000);
  const faults = [];
  for (const address of ADDRESSES.filter((address) => address !== '404.html')) {
    await visit(page, address);
    const english = new Set(await sentences(page));
    await visit(page, `es/${address}`);
    const same = (await sentences(page)).filter((sentence) => english.has(sentence));
    // Words of three letters or more that are no names; records, coordinates and keys have none.
    const words = (sentence) => (sentence.match(/\p{L}{3,}/gu) ?? []).filter((word) => !NAMES.test(word));
    faults.push(...same.filter((sentence) => words(sentence).length > 0).map((text) => `${address}: ${text}`));
  }
  expect(faults).toEqual([]);
});

const THEMES = ['light', 'dark', 'contrast'];

for (const [at, theme] of drawn([...THEMES.entries()])) {
  // Every address in every theme takes minutes: usually each is looked at in one of them.
  const addresses = ADDRESSES.filter((_, place) => process.env.TESSERA_WHOLE || place % THEMES.length === at);
  test(`test 2: axe finds nothing in Spanish in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.addInitScript((theme) => {
      localStorage.setItem('tessera.v1.settings', JSON.stringify({ theme }));
    }, theme);
    for (const address of addresses) {
      await visit(page, address === '404.html' ? address : `es/${address}`);
      await expectAccessible(page);
    }
  });
}

// Style sheets that come with a part of the app's program: crates/pages/src/part_styles.rs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { open, record } from './board.js';
import { drawn, expect, test } from './test.js';
import { DIST } from './servers.js';

const LINKS = {
  carteso: 'carteso/size=9.komi=2/e5b.c3w',
  linage: 'linage/size=9.komi=5_5/e5.c3',
  keil: 'keil/size=5.komi=5_5.button=off/c3.c4',
  ecalper: 'ecalper/size=5.pie=off/c3.c4',
  carcassonne: 'carcassonne/players=2/E.0_1_2.none.N',
};

/** The style sheets that come with parts: the text of each by the name of its part. */
function sheets() {
  const [, styles] = readFileSync(join(DIST, 'index.html'), 'utf8').match(/data-styles="([^"]*)"/);
  const named = styles.split(' ').map((style) => style.split('='));
  return Object.fromEntries(named.filter(([, file]) => file).map(([part, file]) => [part, readFileSync(join(DIST, file), 'utf8')]));
}

/** The selectors of sheets, by the names of their parts, that match something that can be seen in the page. */
function matching(sheets) {
  const isSeen = (element) => element.checkVisibility() && element.getClientRects().length > 0;
  const all = [];
  const read = (part, rules, parent = ':root') => {
    for (const { selectorText, cssRules } of rules) {
      const selector = selectorText?.replace(/::[\w-]+/g, '').replaceAll('&', `:is(${parent})`);
      if (cssRules) read(part, cssRules, selector ?? parent);
      if (!selector) continue;
      const elements = [...document.querySelectorAll(selector)];
      if (elements.some(isSeen)) all.push(`${part}: ${selector}`);
    }
  };
  for (const [part, text] of Object.entries(sheets)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    read(part, sheet.cssRules);
  }
  return all;
}

for (const [game, link] of Object.entries(LINKS)) {
  for (const [width, height] of drawn([
    [1366, 768],
    [360, 740],
  ])) {
    test(`no sheet of a part that ${game} does not load styles what it shows at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const { [game]: own, frame, ...others } = sheets();
      for (const address of [`./#${link}`, `./#setup/${game}`, './#settings']) {
        await page.goto('about:blank');
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
        expect(await page.evaluate(matching, { frame, ...others }), address).toEqual([]);
      }
      await page.goto(`./embed.html#${link}`);
      await expect(page.getByRole('grid')).toBeVisible();
      expect(await page.evaluate(matching, others), 'in a frame').toEqual([]);
    });
  }
}

test('sheets lie in their order, whichever comes first', async ({ page }) => {
  const order = () =>
    page.evaluate(() => {
      const { styles } = document.querySelector('script[data-app]').dataset;
      const wanted = styles.split(' ').map((named) => named.split('=').at(-1));
      const there = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
      return { wanted, there: there.filter((file) => wanted.includes(file)) };
    });
  await page.goto(`./#${LINKS.linage}`);
  await expect(page.getByRole('grid')).toBeVisible();
  const first = await order();
  expect(first.there.length).toBeLessThan(first.wanted.length);
  // The parts that a review does not need come when the page is idle.
  await page.evaluate((link) => (location.hash = `review/${link}`), LINKS.carcassonne);
  await expect(page.locator('.play.review')).toBeVisible();
  await expect.poll(async () => (await order()).there.length, { timeout: 30_000 }).toBe(first.wanted.length);
  const { there, wanted } = await order();
  expect(there).toEqual(wanted);
});

test('a sheet of a part that did not come is asked for again', async ({ page }) => {
  const sheet = /review-\w+\.css$/;
  let asked = 0;
  await page.route(sheet, (route) => (++asked === 1 ? route.abort() : route.continue()));
  await page.goto(`./#review/${LINKS.linage}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.play.review')).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});

// Firefox tells of some events even then; see www/parts.js.
test('a move of the AI that arrives while the program waits for a part of itself is played afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('tessera.v1.settings', JSON.stringify({ instant: true }));
    // From the moment on when the worker has chosen a move, the program seems to wait.
    const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(listener) {
        set.call(this, function (event) {
          if (event.data.final) {
            window.isAnswered = true;
            window.isReading ??= tesseraParts.isReading;
            tesseraParts.isReading = () => true;
          }
          listener.call(this, event);
        });
      },
    });
  });
  await open(page, `${LINKS.linage};ai=1:1`);
  await page.getByRole('button', { name: /^Play on against the AI/ }).click();
  await page.waitForFunction(() => window.isAnswered, null, { timeout: 60_000 });
  // Usually it is played at once.
  await page.waitForTimeout(500);
  expect(await record(page)).toBe(LINKS.linage);
  await page.evaluate(() => (tesseraParts.isReading = window.isReading));
  await expect.poll(() => record(page)).toMatch(/e5\.c3\.\w+$/);
});

test('what is told while the program waits for a part of itself is done afterwards, in its order', async ({ page }) => {
  await page.goto(`./#${LINKS.linage}`);
  await expect(page.getByRole('grid')).toBeVisible();
  const done = await page.evaluate(async (keil) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 200));
    const { isReading } = tesseraParts;
    let painted = 0;
    const { clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      painted += 1;
      clearRect.apply(this, area);
    };
    const seen = () => ({ painted: painted > 0, left: document.title.includes('Keil') });
    tesseraParts.isReading = () => true;
    document.documentElement.dataset.theme = 'dark';
    location.hash = keil;
    await pause();
    const meanwhile = seen();
    tesseraParts.isReading = isReading;
    // The part of the other game has to come, too.
    for (let pauses = 0; pauses < 25 && !seen().left; pauses++) await pause();
    return { meanwhile, afterwards: seen() };
  }, LINKS.keil);
  expect(done).toEqual({ meanwhile: { painted: false, left: false }, afterwards: { painted: true, left: true } });
});

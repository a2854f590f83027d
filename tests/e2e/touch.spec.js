// A finger on a small screen: the first touch shows, the second plays, and nothing scrolls sideways.
import { expect, long as test } from './test.js';
import { cell, open, record, setUp } from './board.js';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const tap = async (page, name) => {
  const box = await cell(page, name).boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

/** Nothing is wider than the screen, and nothing can be pushed sideways. */
async function stays(page) {
  const wide = await page.evaluate(() => {
    window.scrollTo(400, 0);
    const pushed = window.scrollX;
    window.scrollTo(0, 0);
    const board = document.querySelector('.board');
    return [document.documentElement.scrollWidth, pushed, board.scrollWidth - board.clientWidth];
  });
  expect(wide).toEqual([360, 0, 0]);
}

const confirm = (page) => page.locator('.dock .primary');

test('Keil: a touch shows what it would capture, another one elsewhere moves it, a second one plays', async ({ page }) => {
  await open(page, 'keil/size=3.komi=2.button=off/a1');
  await stays(page);
  await tap(page, 'b2');
  await expect(confirm(page)).toHaveText('✓ b2');
  expect(await record(page)).toBe('keil/size=3.komi=2.button=off/a1');
  await tap(page, 'c3');
  await expect(confirm(page)).toHaveText('✓ c3');
  await tap(page, 'b2');
  await tap(page, 'b2');
  expect(await record(page)).toBe('keil/size=3.komi=2.button=off/a1.b2');
  await expect(confirm(page)).toBeDisabled();
  // Whoever touches a stone is told what it is, and is not refused.
  await tap(page, 'b2');
  await expect(page.locator('.hover')).toHaveText(/^b2: white stone/);
  await expect(page.locator('#notice')).toHaveCount(0);
  expect(await record(page)).toBe('keil/size=3.komi=2.button=off/a1.b2');
  await stays(page);
});

test('Keil: turned, a touch still plays the cell under the finger', async ({ page }) => {
  await open(page, 'keil/size=5.komi=2.button=on/');
  for (let step = 0; step < 12; step++) {
    await page.locator('.dock').getByRole('button', { name: 'More' }).tap();
    await page.locator('#more').getByRole('button', { name: 'Rotate the board' }).tap();
    await page.locator('#more').getByRole('button', { name: 'Close' }).tap();
    await stays(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await tap(page, 'b2');
    await expect(confirm(page)).toHaveText('✓ b2');
    await tap(page, 'h4');
    await expect(confirm(page)).toHaveText('✓ h4');
  }
  await confirm(page).tap();
  expect(await record(page)).toBe('keil/size=5.komi=2.button=on/h4');
});

test('Carteso: a touch chooses the point, the colour is chosen beside it', async ({ page }) => {
  await open(page, 'carteso/size=9.komi=2/');
  await stays(page);
  await tap(page, 'e5');
  const white = page.locator('.picker button[data-name=e5w]');
  await expect(white).toBeInViewport({ ratio: 1 });
  await expect(white).toHaveAccessibleName('White stone');
  // The choice of the stone confirms: no other button does.
  await expect(confirm(page)).toBeHidden();
  expect((await white.boundingBox()).height).toBeGreaterThanOrEqual(44);
  expect(await record(page)).toBe('carteso/size=9.komi=2/');
  // A touch elsewhere begins anew.
  await tap(page, 'c3');
  await expect(white).toHaveCount(0);
  await page.locator('.picker button[data-name=c3b]').tap();
  expect(await record(page)).toBe('carteso/size=9.komi=2/c3b');
  await expect(confirm(page)).toBeVisible();
  await tap(page, 'c3');
  await expect(page.locator('.hover')).toHaveText(/^c3: black stone/);
  await stays(page);
});

test('Ecalper: three stones and a replacement, each touched twice, and any of them taken back', async ({ page }) => {
  await open(page, 'ecalper/size=4.pie=on/');
  for (const [name, told] of [['a1', '2 of 3'], ['b2', '3 of 3'], ['c3', 'Replace one']]) {
    await tap(page, name);
    await expect(confirm(page)).toHaveText(`✓ ${name}`);
    await tap(page, name);
    await expect(page.locator('.status')).toContainText(told);
  }
  await stays(page);
  await tap(page, 'd4');
  await expect(page.locator('.notice')).toContainText('replace one of the three ringed stones first');
  await tap(page, 'b2');
  await expect(confirm(page)).toHaveText('✓ xb2');
  await confirm(page).tap();
  expect(await record(page)).toBe('ecalper/size=4.pie=on/a1.b2.c3.xb2');
  await page.locator('.dock').getByRole('button', { name: 'Undo' }).tap();
  expect(await record(page)).toBe('ecalper/size=4.pie=on/a1.b2.c3.xb2@3');
  await expect(page.locator('.offers button[data-name=swap]')).toBeInViewport({ ratio: 1 });
  await stays(page);
});

test('a bid is made by the one button that names it, under the thumb', async ({ page }) => {
  await page.goto('./#linage/size=9.komi=bid/');
  await page.getByRole('button', { name: 'Lower the komi' }).tap();
  const name = page.getByRole('button', { name: 'Name 1½' });
  await expect(name).toBeInViewport({ ratio: 1 });
  await name.tap();
  await expect.poll(() => record(page)).toBe('linage/size=9.komi=bid/komi-1_5');
});

test('a bid is in reach on a phone on its side, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const home of ['./', './es/']) {
    await page.goto(`${home}#linage/size=9.komi=bid/`);
    const offer = page.locator('.bid > .primary');
    await expect(offer).toBeInViewport({ ratio: 1 });
    const [button, tools] = [await offer.boundingBox(), await page.locator('.panel > .tools').boundingBox()];
    expect(button.y + button.height, home).toBeLessThanOrEqual(tools.y);
  }
});

test('on a phone on its side the first touch neither enlarges a board nor moves a button', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const places = () =>
    page.locator('.panel button:visible, .rail button:visible, .board [role=gridcell]').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      }),
    );
  for (const game of ['carteso/size=9.komi=2/', 'linage/size=9.komi=2/']) {
    await page.goto('about:blank');
    await page.goto(`./#${game}`);
    await expect(page.getByRole('grid')).toBeVisible();
    const before = await places();
    const touched = page.locator('[role=gridcell][aria-disabled=false]').nth(1);
    const box = await touched.boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator('.panel .hover')).toContainText(/\bb9\b/);
    // The button that confirms is away while the pieces are chosen from, which needs no second touch.
    const after = await places();
    expect(before, game).toEqual(expect.arrayContaining(after));
    expect(before.length - after.length, game).toBeLessThanOrEqual(1);
  }
});

test('a game begun from far down the list begins at the top of its page', async ({ page }) => {
  await page.goto('./');
  const last = page.getByRole('link', { name: 'Play Carcassonne' });
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await last.tap();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** Taps twice at a place, as whoever doubts the first tap. */
async function tapTwice(page, locator) {
  const box = await locator.boundingBox();
  const place = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(...place);
  await page.touchscreen.tap(...place);
}

test('Carcassonne: where Place was stands what puts a meeple, which does nothing until one is chosen', async ({ page }) => {
  await page.goto('./#carcassonne/players=2/');
  await expect(page.getByRole('grid')).toBeVisible();
  const open = page.locator('[role=gridcell][aria-disabled=false]').first();
  const box = await open.boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const main = page.locator('.dock .primary');
  await expect(main).toHaveText('✓ Place');
  const place = await main.boundingBox();
  await tapTwice(page, main);
  await expect(main).toHaveText('✓ Put meeple');
  await expect(main).toBeDisabled();
  expect(await main.boundingBox()).toEqual(place);
  await page.waitForTimeout(500);
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  await expect(main).toHaveText('✓ Put meeple');
  // What is tapped around the tile is chosen; the same button puts it.
  const around = page.locator('.offers [data-side]').first();
  await around.tap();
  await expect(around).toHaveAttribute('aria-pressed', 'true');
  await main.tap();
  await expect(page).toHaveURL(/\.(city|road|field|cloister)\S*\.\w+$/);
});

test('Carcassonne: what puts no meeple is a button of its own, once and away from what confirms', async ({ page }) => {
  await page.goto('./#carcassonne/players=2.small-city=4.unplaceable=aside/V.1_0_0');
  const none = page.getByRole('button', { name: 'No meeple' });
  await expect(none).toHaveCount(1);
  const [box, confirm, undo] = await Promise.all(
    [none, page.locator('.dock .primary'), page.locator('.dock .tool')].map((one) => one.boundingBox()),
  );
  expect(box.y + box.height).toBeLessThanOrEqual(confirm.y);
  expect(box.x + box.width).toBeLessThanOrEqual(confirm.x);
  expect(undo.x + undo.width + 44).toBeLessThan(confirm.x);
  await none.tap();
  await expect(page).toHaveURL(/\.none\.\w+$/);
});

test('what a finger has touched does not stay marked, as a mouse would mark it', async ({ page }) => {
  await open(page, 'review/linage/size=5.komi=0_5/c3.a1.e5.b2');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  // A button, a tab, an icon, and the one thing to do; a browser leaves `:hover` to what was touched last.
  for (const selector of ['.engine .deeper', '#to-moves', '#theme', '.dock .primary']) {
    const look = () =>
      page.locator(selector).first().evaluate((button) => {
        const { backgroundColor, borderColor } = getComputedStyle(button);
        return [backgroundColor, borderColor];
      });
    const before = await look();
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
    expect(await page.locator(selector).first().evaluate((button) => button.matches(':hover'))).toBe(true);
    expect(await look(), selector).toEqual(before);
  }
});

/** Where something stands in the window. */
const top = (locator) => locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('what sends a link stays under the finger once it is sent, when less is to be said', async ({ page }) => {
  await page.goto('./');
  await setUp(page, { size: '4', komi: '1', opponent: 'link', starts: 'me' }, 'Keil');
  await tap(page, 'c3');
  await tap(page, 'c3');
  const copy = page.locator('#copy-it');
  await copy.scrollIntoViewIfNeeded();
  const before = await top(copy);
  await copy.tap();
  await expect(page.locator('#by-link.due')).toHaveCount(0);
  await expect(page.locator('#by-link')).toContainText('Link sent');
  expect(await top(copy)).toBe(before);
});

test('the tabs of a review stay under the finger where another tab has less to show', async ({ page }) => {
  const moves = 'b8.i7.c5.b2.c4.d1.c6.b5.c3.a3.c7.e1.c2.g5.c8.f2.c9.f6.f4.h3.f7.g2.f8.h6.f9.d3.f5.h9.f3.g3.f1.pass.pass';
  await page.goto(`./#review/linage/size=9.komi=2_5/${moves}`);
  const tab = (name) => page.getByRole('tab', { name });
  await tab('Moves').tap();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const before = await top(tab('Summary'));
  await tab('Summary').tap();
  await expect(tab('Summary')).toHaveAttribute('aria-selected', 'true');
  expect(await top(tab('Summary'))).toBe(before);
});

test('the options of a saved game fit on the screen, in Spanish, too', async ({ page }) => {
  await open(page, 'linage/size=5.komi=0_5/c3.a1');
  await tap(page, 'b2');
  await tap(page, 'b2');
  await page.waitForLoadState('networkidle');
  await page.goto('./es/');
  await page.locator('#saved .manage').tap();
  const wide = await page.locator('#manage').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(wide).toBe(0);
});

/** Pages on which much is pressed and filled in, with what shows that they are there. */
const PRESSED = {
  '': '#paste',
  '#setup/linage': 'dialog[open]',
  '#settings': 'dialog[open]',
  '#keil/size=4.komi=1/c3;game=abcdef0123;to=2': '#by-link',
  '#review/linage/size=5.komi=0_5/c3.a1': '.engine .icon',
};
for (const [address, shown] of Object.entries(PRESSED)) {
  test(`what a finger presses or fills in is at least 40 px high at ${address || 'home'}`, async ({ page }) => {
    await page.goto(`./${address}`);
    await expect(page.locator(shown).first()).toBeVisible();
    const low = await page.evaluate(() =>
      [...document.querySelectorAll('button, select, input:not([type=checkbox], [type=radio], [type=range]), textarea')]
        // The switch of the analysis is met beside its picture, too, and its lines are as high as all of them in view allow.
        .filter((one) => !one.closest('.grid, .engine .toggle, .lines') && one.checkVisibility())
        .map((one) => [one.textContent.trim().slice(0, 20) || one.id || one.className, Math.round(one.getBoundingClientRect().height)])
        .filter(([, height]) => height > 1 && height < 40),
    );
    expect(low).toEqual([]);
  });
}

test.describe('on a tablet', () => {
  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 740, height: 360 },
  ]) {
    test(`a button confirms the move, and no other one takes its place, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, 'keil/size=3.komi=2.button=off/a1');
      const confirm = page.locator('#do-confirm');
      const pass = page.locator('#choose-pass');
      await expect(confirm).toBeDisabled();
      const place = await pass.boundingBox();
      await tap(page, 'b2');
      await expect(confirm).toHaveText('✓ b2');
      expect(await pass.boundingBox()).toEqual(place);
      await confirm.tap();
      expect(await record(page)).toBe('keil/size=3.komi=2.button=off/a1.b2');
      await expect(confirm).toBeDisabled();
    });

    test(`what is refused moves no button, and the tools stay in view, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, 'linage/size=5.komi=2/a2.d4');
      const pass = page.locator('#choose-pass');
      const place = await pass.boundingBox();
      await tap(page, 'b1');
      await expect(page.locator('#notice')).toBeInViewport({ ratio: 1 });
      expect(await pass.boundingBox()).toEqual(place);
      await expect(page.locator('.panel > .tools')).toBeInViewport({ ratio: 1 });
    });
  }

  for (const fragment of ['puzzle/keil-4', 'learn/linage/1']) {
    test(`the button that confirms stands beside the tools, as in a game, in ${fragment}`, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await open(page, fragment);
      const [confirm, tools] = [await page.locator('#do-confirm').boundingBox(), await page.locator('.panel > .tools').boundingBox()];
      expect(confirm.x + confirm.width).toBeCloseTo(768 - 16, 0);
      expect(confirm.y).toBeGreaterThanOrEqual(tools.y);
      // It covers no tool, and the tools nothing of what is left to do.
      for (const tool of await page.locator('.panel > .tools > *:visible').all()) {
        const { x, width } = await tool.boundingBox();
        expect(x + width).toBeLessThanOrEqual(confirm.x);
      }
      const left = page.locator('.choices');
      if (await left.isVisible()) {
        const box = await left.boundingBox();
        expect(box.y + box.height).toBeLessThanOrEqual(tools.y);
      }
    });
  }

  test('a button places the tile in hand of a puzzle', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('./#puzzle/carcassonne-1');
    const confirm = page.locator('#do-confirm');
    await expect(confirm).toBeInViewport({ ratio: 1, timeout: 30_000 });
    await expect(confirm).toBeDisabled();
  });
});

test.describe('in a window enlarged to 200 %', () => {
  test.use({ viewport: { width: 683, height: 384 } });

  test('no tool lies beyond the panel, in Spanish', async ({ page }) => {
    await page.goto('./es/#keil/size=7.komi=1.button=on/');
    await expect(page.locator('.panel > .tools')).toBeVisible();
    expect(await page.locator('.panel').evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  });

  test('the seats of a game of four end before the tools', async ({ page }) => {
    await open(page, 'carcassonne/players=4/V');
    const [pieces, tools] = [page.locator('.seat .pieces').last(), page.locator('.tools')];
    const [last, first] = [await pieces.boundingBox(), await tools.boundingBox()];
    expect(last.x + last.width).toBeLessThanOrEqual(first.x);
  });

  test('what the last turn did stands above the tools', async ({ page }) => {
    await open(page, 'keil/size=4.komi=0.button=off/d3.e5.d4.e6');
    const [told, tools] = [await page.locator('.last-turn').boundingBox(), await page.locator('.panel > .tools').boundingBox()];
    expect(told.y + told.height).toBeLessThanOrEqual(tools.y);
  });

  test('the answers of a puzzle stand above the tools', async ({ page }) => {
    await page.goto('./#puzzle/linage-2');
    const [pass, tools] = [page.locator('#choose-pass'), page.locator('.panel > .tools')];
    await expect(pass).toBeVisible({ timeout: 30_000 });
    const [answer, below] = [await pass.boundingBox(), await tools.boundingBox()];
    expect(answer.y + answer.height).toBeLessThanOrEqual(below.y);
  });
});

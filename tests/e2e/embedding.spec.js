// Embeds as authors use them: boards of the site in pages of another origin. The numbers of tests are those of the
// requirements.
import { expectAccessible } from './accessible.js';
import { cell, open } from './board.js';
import {
  around,
  board,
  boards,
  EXAMPLE,
  memory,
  painted,
  plainFrame,
  plainSite,
  playOn,
  script,
  site,
  told,
  touch,
  watch,
  withRandom,
  workers,
} from './embeds.js';
import { expect, long as test } from './test.js';

test('4: ten plies against the AI in a frame without an origin, in a page of another origin, without any error', async ({ page }) => {
  const faults = await watch(page);
  const host = await site();
  const other = await around(plainFrame(host, 'linage/size=5.komi=2/&mode=play&level=2&seed=3&id=the-board'));
  await page.goto(other.address);
  const frame = board(page);
  await expect(cell(frame, 'c3')).toBeAttached();
  expect(await frame.locator('body').evaluate(() => self.origin)).toBe('null');
  for (let moves = 0; moves < 10; moves += 2) await playOn(page, frame, moves);
  const moves = await told(page, 'move');
  expect(moves.map(({ ply, seat, id }) => [ply, seat, id])).toEqual(
    moves.map((_, at) => [at + 1, 1 + (at % 2), 'the-board']),
  );
  const { record } = moves.at(-1);
  expect(record.split(';')[0].split('/')[2].split('.')).toEqual(moves.map(({ name }) => name));
  expect(faults).toEqual([]);
  await Promise.all([host.stop(), other.stop()]);
});

const ISOLATED = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };
const FIXED = 'mode=play&level=9&seed=5&steps=300';

test('5: with fixed seed and steps the AI plays the same move in an isolated page and in a plain one', async ({ page }) => {
  test.setTimeout(300_000);
  const faults = await watch(page);
  const [host, plain] = [await site(), await plainSite()];
  const record = 'linage/size=5.komi=2/';
  const attributes = FIXED.split('&').map((option) => option.replace(/=(.*)/, '="$1"')).join(' ');
  const element = (of) => `${script(of)}<board-game record="${record}" ${attributes}></board-game>`;
  const pages = {
    'plain page, frame': await around(plainFrame(host, `${record}&${FIXED}`)),
    'plain page, element': await around(element(host)),
    'isolated page, frame': await around(plainFrame(host, `${record}&${FIXED}`), ISOLATED),
    'isolated page, element': await around(element(host), ISOLATED),
    // The script may be loaded as it allows all origins; the frame is one without credentials.
    'isolated page, element of a host without headers': await around(element(plain), ISOLATED),
  };
  const records = {};
  for (const [kind, other] of Object.entries(pages)) {
    await page.goto(other.address);
    expect(await page.evaluate(() => self.crossOriginIsolated)).toBe(kind.startsWith('isolated'));
    await touch(page, board(page), 'b3');
    await expect.poll(async () => (await told(page, 'move')).length, { message: kind }).toBe(2);
    records[kind] = (await told(page, 'move'))[1].record;
    await other.stop();
  }
  expect(new Set(Object.values(records)).size, JSON.stringify(records)).toBe(1);
  expect(faults).toEqual([]);
  await Promise.all([host.stop(), plain.stop()]);
});

test('8: an engine ends when its frame is scrolled out of view and goes on when it comes back; it ends when it is hidden', async ({ page }) => {
  await watch(page);
  const host = await site();
  const options = 'mode="play" level="9" seed="1" steps="2000000"';
  const other = await around(
    `${script(host)}<board-game record="linage/size=9.komi=5_5/" ${options} style="width: 480px"></board-game><div style="height: 4000px"></div>`,
  );
  await page.goto(other.address);
  await boards(page, 1);
  await touch(page, board(page), 'e5');
  await expect.poll(async () => (await workers(page))[0]).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => workers(page)).toEqual([0]);
  expect(await told(page, 'move')).toHaveLength(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await workers(page))[0]).toBeGreaterThan(0);
  await page.locator('board-game').evaluate((board) => (board.style.display = 'none'));
  await expect.poll(() => workers(page)).toEqual([0]);
  expect(await told(page, 'move')).toHaveLength(1);
  await Promise.all([host.stop(), other.stop()]);
});

test('11: a record comes out of its board as it went in, and of a corrupt one the ply is named', async ({ page }) => {
  await watch(page);
  const host = await site();
  await page.goto(`${host.address}embedding/`);
  const examples = await page.locator('board-game').evaluateAll((all) => all.map((one) => one.getAttribute('record')));
  const records = [...examples, `${EXAMPLE};ai=1:3`, `${EXAMPLE}@1`];
  const other = await around(script(host) + records.map((record) => `<board-game record="${record}"${record.includes(';ai') ? ' mode="play"' : ''}></board-game>`).join(''));
  await page.goto(other.address);
  for (const [at, record] of records.entries()) {
    await page.locator('board-game').nth(at).scrollIntoViewIfNeeded();
    const shown = () => page.evaluate((at) => document.querySelectorAll('board-game')[at].getRecord(), at);
    await expect(page.locator('board-game').nth(at).locator('iframe:not(.next)')).toBeVisible();
    expect((await shown()).replace(/@\d+/, '')).toBe(record.replace(/@\d+/, ''));
  }
  const ready = (await told(page, 'ready')).find(({ record, ply }) => record.startsWith(EXAMPLE) && ply === 1);
  expect(ready).toMatchObject({ ply: 1, plies: 3 });
  await page.evaluate(() => {
    const last = [...document.querySelectorAll('board-game')].at(-1);
    last.setRecord('linage/size=5.komi=2/c3.d4.d4.a1');
  });
  await expect.poll(async () => (await told(page, 'error')).at(-1)?.message).toContain('d4');
  expect((await told(page, 'error')).at(-1).message).toMatch(/3/);
  expect(await page.evaluate(() => [...document.querySelectorAll('board-game')].at(-1).getRecord())).toBe('linage/size=5.komi=2/c3.d4');
  await Promise.all([host.stop(), other.stop()]);
});

test('15: arrow keys and the wheel move the host page when the focus is outside, and the game when it is inside', async ({ page }) => {
  await watch(page);
  const host = await site();
  const space = '<div style="height: 2500px">Text</div>';
  const element = (more) => `<board-game record="${EXAMPLE}" ${more} style="width: 400px"></board-game>`;
  const other = await around(`${script(host)}${element('')}${element('wheel="on"')}<button>Outside</button>${space}`);
  await page.goto(other.address);
  await boards(page, 2);
  const scrolled = () => page.evaluate(() => scrollY);
  const plies = async () => (await told(page, 'ply')).map(({ ply }) => ply);
  const frame = board(page);
  await frame.locator('[role=grid] [tabindex="0"], [role=gridcell]').first().focus();
  const at = await scrolled();
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'PageDown']) await page.keyboard.press(key);
  expect(await scrolled()).toBe(at);
  await page.getByRole('button', { name: 'Outside' }).focus();
  const outside = await scrolled();
  for (const key of ['ArrowDown', 'PageDown']) await page.keyboard.press(key);
  await expect.poll(scrolled).toBeGreaterThan(outside);
  // Over a board that does not want the wheel the page scrolls.
  await page.evaluate(() => scrollTo(0, 0));
  const over = async (at) => {
    const { x, y, width } = await page.locator('board-game').nth(at).boundingBox();
    await page.mouse.move(x + width / 2, y + 150);
  };
  await over(0);
  const before = await plies();
  await page.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBeGreaterThan(0);
  expect(await plies()).toEqual(before);
  // Over one that wants it and has the focus the game goes back and forth.
  await page.locator('board-game').nth(1).scrollIntoViewIfNeeded();
  await board(page, 1).getByRole('grid').getByRole('gridcell').first().focus();
  const here = await scrolled();
  await over(1);
  await page.mouse.wheel(0, -120);
  await expect.poll(async () => (await plies()).length).toBeGreaterThan(before.length);
  expect(await scrolled()).toBe(here);
  await Promise.all([host.stop(), other.stop()]);
});

test('of two boards in a page only the one that was touched last has an engine', async ({ page }) => {
  await watch(page);
  const host = await site();
  const element = '<board-game record="linage/size=9.komi=5_5/" mode="play" level="9" steps="2000000" style="width: 320px"></board-game>';
  const other = await around(script(host) + element + element);
  await page.goto(other.address);
  await page.setViewportSize({ width: 800, height: 1000 });
  await boards(page, 2);
  expect(await workers(page)).toEqual([0, 0]);
  await touch(page, board(page, 0), 'e5');
  await expect.poll(async () => (await workers(page))[0]).toBeGreaterThan(0);
  await touch(page, board(page, 1), 'c3');
  await expect.poll(async () => (await workers(page))[1]).toBeGreaterThan(0);
  await expect.poll(async () => (await workers(page))[0]).toBe(0);
  expect(await told(page, 'move')).toHaveLength(2);
  await Promise.all([host.stop(), other.stop()]);
});

test('the height follows the width of the page, and few messages say so', async ({ page }) => {
  await watch(page);
  await page.addInitScript(() => {
    window.sizes = [];
    addEventListener('message', ({ data }) => data?.type === 'size' && window.sizes.push(data.height));
  });
  const host = await site();
  const other = await around(`${script(host)}<board-game record="${EXAMPLE}" moves="bottom"></board-game>`);
  await page.goto(other.address);
  await boards(page, 1);
  const iframe = page.locator('board-game iframe');
  for (const width of [800, 400, 640, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const fits = async () => {
      const wanted = await page.evaluate(() => window.sizes.at(-1));
      const { height } = await iframe.boundingBox();
      return wanted > 120 && Math.abs(height - wanted) < 2;
    };
    await expect.poll(fits).toBe(true);
    // Nothing in the frame is cut.
    const body = board(page).locator('body');
    expect(await body.evaluate(() => [document.scrollingElement.scrollWidth <= innerWidth, document.scrollingElement.scrollHeight <= innerHeight + 1])).toEqual([true, true]);
  }
  // The frame tells its last height a moment after the window has its width.
  const pause = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  await pause();
  const count = await page.evaluate(() => window.sizes.length);
  await pause();
  expect(await page.evaluate(() => window.sizes.length)).toBe(count);
  expect(count).toBeLessThan(20);
  await Promise.all([host.stop(), other.stop()]);
});

test('in a page whose policy names only the host of the boards a game is played', async ({ page }) => {
  const faults = await watch(page);
  const host = await site();
  const { origin } = new URL(host.address);
  const policy = `default-src 'none'; script-src ${origin}; frame-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`;
  const other = await around(`${script(host)}<board-game record="linage/size=5.komi=2/" mode="play" level="1"></board-game>`, {
    'Content-Security-Policy': policy,
  });
  await page.goto(other.address);
  await boards(page, 1);
  await playOn(page, board(page), 0);
  expect(faults).toEqual([]);
  await Promise.all([host.stop(), other.stop()]);
});

test('whatever a hostile page sends, the frame stays where it is and as it is', async ({ page }) => {
  const faults = await watch(page);
  await withRandom(page, 20_261);
  const host = await site();
  const other = await around(plainFrame(host, `${EXAMPLE}&id=a`));
  await page.goto(other.address);
  await boards(page, 1);
  const before = page.frames()[1].url();
  const sent = await page.evaluate((example) => {
    const { random } = window;
    const pick = (list) => list[random(list.length)];
    const circle = {};
    circle.circle = circle;
    const values = () => [
      0, 1, -1, 1e308, NaN, Infinity, 2 ** 53, null, undefined, true, '', 'first', 'next', 'javascript:alert(1)', '<img src=x onerror=alert(1)>',
      example, `${example}.zz`, 'keil/size=4/', 'x'.repeat(100_000), 'linage/size=5/' + 'c3.'.repeat(50_000), '\u0000', '\ud800', [], [1], {}, circle, new Date(0),
      new ArrayBuffer(8), new Map([[1, 2]]), 10n, new Error('x'), /x/,
    ];
    const frame = document.querySelector('iframe').contentWindow;
    let sent = 0;
    for (let round = 0; round < 1_000; round += 1) {
      const message = pick([{ ns: 'tessera', v: 1 }, { ns: 'tessera', v: 1, id: 'a' }, { ns: 'other' }, {}]);
      const data = { ...message, type: pick(['goTo', 'flip', 'setRecord', 'rest', 'ready', 'move', 'eval', '__proto__', ...values()]) };
      for (let fields = random(3); fields > 0; fields -= 1) data[pick(['to', 'record', 'type', 'href', 'location', '__proto__', 'constructor'])] = pick(values());
      try {
        frame.postMessage(random(10) ? data : pick(values()), '*');
        sent += 1;
      } catch {
        // What cannot be cloned is not sent.
      }
    }
    frame.postMessage({ ns: 'tessera', v: 1, type: 'setRecord', record: example }, '*');
    frame.postMessage({ ns: 'tessera', v: 1, type: 'goTo', to: 1 }, '*');
    return sent;
  }, EXAMPLE);
  expect(sent).toBeGreaterThan(900);
  await expect.poll(async () => (await told(page, 'ply')).at(-1), { timeout: 60_000 }).toMatchObject({ ply: 1, plies: 3 });
  await expect(cell(board(page), 'c3')).toBeAttached();
  expect(page.frames()).toHaveLength(2);
  expect(page.frames()[1].url()).toBe(before);
  expect(page.context().pages()).toHaveLength(1);
  expect(await page.frames()[1].evaluate(() => [document.querySelectorAll('img').length, window.workers.size])).toEqual([0, 0]);
  expect(faults).toEqual([]);
  await Promise.all([host.stop(), other.stop()]);
});

test('what the share dialog gives to copy shows the position in a page of another origin', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${EXAMPLE}@2`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.locator('#share');
  await dialog.getByRole('tab', { name: 'Embed' }).click();
  const snippets = await dialog.locator('select[name=snippet] option').evaluateAll((all) => all.map(({ value }) => value));
  expect(snippets).toEqual(['frame', 'element', 'address', 'markdown', 'image', 'bbcode']);
  for (const snippet of ['frame', 'element', 'address']) {
    await dialog.locator('select[name=snippet]').selectOption(snippet);
    await dialog.getByRole('button', { name: snippet === 'address' ? 'Copy text' : 'Copy HTML' }).click();
    await expect(dialog.getByRole('status')).not.toBeEmpty();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const frame = `<iframe src="${copied}" style="width: 360px; height: 480px"></iframe>`;
    const other = await around(snippet === 'address' ? frame : copied);
    const reader = await context.newPage();
    const faults = await watch(reader);
    await reader.goto(other.address);
    await boards(reader, 1);
    expect((await told(reader, 'ready'))[0]).toMatchObject({ record: `${EXAMPLE}@2`, ply: 2, plies: 3 });
    await expect(cell(board(reader), 'd4')).toHaveAttribute('aria-label', /stone/);
    expect(reader.frames()[1].url()).toContain(baseURL);
    expect(faults).toEqual([]);
    await Promise.all([reader.close(), other.stop()]);
  }
});

test('ten boards in a page are all shown, and together they have one engine', async ({ page, browser }) => {
  await watch(page);
  const host = await site();
  const games = ['linage/size=9.komi=5_5/', 'keil/size=5/', 'ecalper//', 'carcassonne//', 'carteso//'];
  const element = (record) => `<board-game record="${record}" mode="play" level="3" style="width: 360px"></board-game>`;
  const space = '<div style="height: 3000px"></div>';
  const elements = [...games, ...games].map(element);
  const other = await around(script(host) + [elements[0], space, ...elements.slice(1)].join(''));
  await page.goto(other.address);
  await boards(page, 1);
  const one = await memory(browser);
  for (let at = 1; at < 10; at += 1) {
    await page.locator('board-game').nth(at).scrollIntoViewIfNeeded();
    await boards(page, at + 1);
  }
  console.log(`the processes of a page take ${one} MiB with one board and ${await memory(browser)} MiB with ten`);
  const started = await Promise.all(page.frames().slice(1).map((frame) => frame.evaluate(() => window.started)));
  expect(started).toEqual(Array(10).fill(0));
  for (const at of [0, 5]) {
    const before = (await told(page, 'move')).length;
    await touch(page, board(page, at), 'c3');
    await expect.poll(async () => (await told(page, 'move')).length).toBe(before + 2);
    const alive = await workers(page);
    expect(alive.filter((count, other) => other !== at && count > 0)).toEqual([]);
  }
  console.log(`and ${await memory(browser)} MiB with the engine of one`);
  await Promise.all([host.stop(), other.stop()]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('own content of an element is shown, and the page on embedding can be read', async ({ page }) => {
    const host = await site();
    const other = await around(`${script(host)}<board-game record="${EXAMPLE}"><a href="${host.address}">A game</a></board-game>`);
    await page.goto(other.address);
    await expect(page.getByRole('link', { name: 'A game' })).toBeVisible();
    await page.goto('./embedding/');
    await expect(page.getByRole('heading', { level: 1, name: 'Embed a board' })).toBeVisible();
    await expect(page.locator('board-game svg').first()).toBeVisible();
    await expect(page.getByRole('row', { name: /^orientation/ })).toBeVisible();
    await Promise.all([host.stop(), other.stop()]);
  });
});

for (const [address, heading, copy] of [
  ['./embedding/', 'Embed a board', 'Copy'],
  ['./es/embedding/', 'Insertar un tablero', 'Copiar'],
]) {
  test(`the page ${address} shows boards by its own script, and its HTML can be copied`, async ({ page, baseURL, context }) => {
    const faults = await watch(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const count = await page.locator('board-game').count();
    for (let at = 0; at < count; at += 1) {
      await page.locator('board-game').nth(at).scrollIntoViewIfNeeded();
      await boards(page, at + 1);
    }
    expect(count).toBe(4);
    for (const frame of page.frames().slice(1)) expect(frame.url()).toContain(`${new URL(address, baseURL).href.replace('embedding/', '')}embed.html#`);
    await page.getByRole('button', { name: copy }).last().scrollIntoViewIfNeeded();
    await painted(page.locator('body'));
    await page.getByRole('button', { name: copy }).last().click();
    await expect(page.locator('.snippet [role=status]').last()).not.toBeEmpty();
    const { origin } = new URL(baseURL);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`script-src ${origin};\nframe-src ${origin};`);
    // The frames are looked at by themselves.
    await expectAccessible(page, { within: 'main', without: 'board-game' });
    expect(faults).toEqual([]);
  });
}

for (const [width, address] of [[1366, './embedding/'], [768, './es/embedding/'], [412, './embedding/'], [360, './es/embedding/']]) {
  test(`on ${address} nothing moves when the boards are there, ${width} px wide`, async ({ page }) => {
    await watch(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    const heights = () => page.locator('board-game').evaluateAll((all) => all.map((one) => one.offsetHeight));
    const before = await heights();
    for (let at = 0; at < before.length; at += 1) {
      await page.locator('board-game').nth(at).scrollIntoViewIfNeeded();
      await boards(page, at + 1);
    }
    const said = () => page.locator('board-game iframe').evaluateAll((all) => all.filter((one) => one.style.height).length);
    await expect.poll(said).toBe(before.length);
    const after = await heights();
    expect(after.map((height, at) => Math.abs(height - before[at])).filter((change) => change > 2)).toEqual([]);
  });
}

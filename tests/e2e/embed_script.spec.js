// The script of embeds, www/embed.js, with frames that do what the test says: what it sends them, what it takes from
// them, and what it never lets them do.
import { embeds, frames, heard, height, openHost, OWN, READY, RECORD, say, settle, told } from './embed_frames.js';
import { withRandom } from './embeds.js';
import { expect, long as test } from './test.js';

let host;
test.beforeEach(async () => void (host = await embeds()));
test.afterEach(() => host.stop());

test('own content is shown until the frame is ready, and the frame is named, sandboxed and told the options', async ({ page }) => {
  const attributes = 'record="linage/size=5/c3.d4;ai=2:3" ply="1" mode="viewer" moves="none" theme="dark" orientation="3"';
  await openHost(page, host, `<board-game ${attributes}>${OWN}</board-game>`);
  const [frame] = await frames(page);
  const iframe = page.locator('board-game iframe');
  await expect(page.locator('.own')).toBeVisible();
  await expect(iframe).toBeHidden();
  await expect(iframe).toHaveAttribute('title', 'Tessera: Linage');
  await expect(iframe).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox');
  await expect(iframe).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(iframe).toHaveAttribute('allow', 'fullscreen; clipboard-write');
  const [address, fragment] = frame.url().split('#');
  expect(address).toBe(`${host.address}embed.html`);
  expect(fragment).toMatch(/^linage\/size=5\/c3\.d4@1;ai=2:3&mode=viewer&moves=none&theme=dark&orientation=3&id=\w+$/);
  expect(await frame.evaluate(() => [self.origin, document.referrer])).toEqual([new URL(host.address).origin, '']);
  await say(frame, 'size', { height: 333 });
  await say(frame, 'ready', READY);
  await expect(iframe).toBeVisible();
  await expect(page.locator('.own')).toBeHidden();
  expect(await height(page)).toBe(333);
  expect(await told(page)).toEqual([['ready', READY]]);
  expect(await page.evaluate(() => document.querySelector('board-game').getRecord())).toBe(RECORD);
});

test('what a frame says becomes events, and what a page asks for becomes messages', async ({ page }) => {
  await openHost(page, host, `<board-game record="${RECORD}"></board-game>`);
  const [frame] = await frames(page);
  // What is asked for too early waits.
  await page.evaluate(() => document.querySelector('board-game').goTo('first'));
  await settle(page);
  expect(await heard(frame)).toEqual([]);
  await say(frame, 'ready', READY);
  const move = { record: `${RECORD}.e5`, ply: 3, name: 'e5', seat: 1 };
  const end = { record: `${RECORD}.e5`, points: [12.5, 12], winners: [1] };
  await say(frame, 'ply', { ply: 0, plies: 2 });
  await say(frame, 'move', { ...move, more: 'is left out' });
  await say(frame, 'end', end);
  await say(frame, 'error', { message: 'no such option' });
  await expect
    .poll(() => told(page))
    .toEqual([['ready', READY], ['ply', { ply: 0, plies: 2 }], ['move', move], ['end', end], ['error', { message: 'no such option' }]]);
  const refused = await page.evaluate(() => {
    const board = document.querySelector('board-game');
    board.goTo(2);
    board.goTo('prev');
    board.flip();
    board.setRecord('https://boards.example/#keil/size=4/');
    const tries = ['somewhere', -1, 1.5, null, undefined, {}, NaN];
    return tries.filter((to) => {
      try {
        board.goTo(to);
      } catch (error) {
        return error instanceof TypeError;
      }
    }).length;
  });
  expect(refused).toBe(7);
  await expect
    .poll(() => heard(frame))
    .toEqual(
      [
        { type: 'goTo', to: 'first' },
        { type: 'goTo', to: 2 },
        { type: 'goTo', to: 'prev' },
        { type: 'flip' },
        { type: 'setRecord', record: 'keil/size=4/' },
      ].map((message) => ({ ns: 'tessera', v: 1, ...message })),
    );
});

test('attributes that change are taken in: the record and the ply by messages, options by a frame behind the old one', async ({ page }) => {
  await openHost(page, host, `<board-game record="${RECORD}">${OWN}</board-game>`);
  const [frame] = await frames(page);
  await say(frame, 'ready', READY);
  const set = (name, value) => page.locator('board-game').evaluate((board, [name, value]) => board.setAttribute(name, value), [name, value]);
  await set('ply', '1');
  await expect.poll(async () => (await heard(frame)).at(-1)).toMatchObject({ type: 'goTo', to: 1 });
  await say(frame, 'ply', { ply: 1, plies: 2 });
  await set('record', 'keil/size=4/');
  await expect.poll(async () => (await heard(frame)).at(-1)).toMatchObject({ type: 'setRecord', record: 'keil/size=4/@1' });
  await say(frame, 'ready', { record: 'keil/size=4/a1.b2', ply: 1, plies: 2 });
  await set('theme', 'dark');
  await set('lang', 'es');
  const [, next] = await frames(page, 2);
  const [address, fragment] = next.url().split('#');
  expect(address).toBe(`${host.address}es/embed.html`);
  expect(fragment).toMatch(/^keil\/size=4\/a1\.b2@1&theme=dark&id=/);
  await expect(page.locator('board-game iframe:not(.next)')).toBeVisible();
  await expect(page.locator('.own')).toBeHidden();
  await say(next, 'ready', { record: 'keil/size=4/a1.b2', ply: 1, plies: 2 });
  await frames(page, 1);
  await expect(page.locator('board-game iframe')).toHaveAttribute('title', 'Tessera: Keil');
  await set('title', 'A game of Keil');
  await expect(page.locator('board-game iframe')).toHaveAttribute('title', 'A game of Keil');
});

test('a record stands in the attribute, in the text, or is a game with its size; the frame is told all that it may report', async ({ page }) => {
  // An element is as high as its board from the start, and only what is near the view is loaded.
  await page.setViewportSize({ width: 400, height: 6_000 });
  const elements = [
    `<board-game record="https://boards.example/es/#${RECORD}@1"></board-game>`,
    '<board-game game="keil" size="4"></board-game>',
    '<board-game game="carcassonne"></board-game>',
    '<board-game record="linage/size=5/;names=,%C3%81na;purist"></board-game>',
    `<board-game><pre>${RECORD.replace('/c3', '/\n  c3')}</pre></board-game>`,
    '<board-game record="a b&amp;theme=dark#ä"></board-game>',
    '<board-game class="wide" style="margin: 0" data-x="1" aria-label="x" onclick="" recrod="x" colour="y" game="keil"></board-game>',
    '<board-game>Only words: linage / nothing more</board-game>',
    `<board-game record="${RECORD}@1" ply="foo" start="clik" thme="dark"></board-game>`,
  ];
  await openHost(page, host, elements.join(''));
  const shown = (await frames(page, 9)).map((frame) => frame.url().split('#')[1].split('&id=')[0]);
  expect(shown.sort()).toEqual(
    [`${RECORD}@1`, 'keil/size=4/', 'carcassonne//', 'linage/size=5/;names=,%C3%81na;purist', RECORD, '!', 'keil//&recrod=x&colour=y', '', `${RECORD}@1&ply=foo&start=clik&thme=dark`].sort(),
  );
});

test('a record that is longer than an address goes as a message', async ({ page }) => {
  const long = `linage/size=5/${'c3.d4.'.repeat(2_000)}e5`;
  await openHost(page, host, `<board-game record="${long}" ply="last"></board-game>`);
  const [frame] = await frames(page);
  expect(frame.url()).toContain('#linage/size=5/&id=');
  await say(frame, 'ready', { record: 'linage/size=5/', ply: 0, plies: 0 });
  await expect.poll(() => heard(frame)).toEqual([{ ns: 'tessera', v: 1, type: 'setRecord', record: long }]);
  expect(await page.evaluate(() => document.querySelector('board-game').getRecord())).toBe(long);
  // The host is told of the game that it has named, and of no other.
  expect(await told(page)).toEqual([]);
  await say(frame, 'ready', { record: long, ply: 4_001, plies: 4_001 });
  await expect.poll(() => told(page)).toEqual([['ready', { record: long, ply: 4_001, plies: 4_001 }]]);
});

test('whatever attributes say, the frame is one of the site, with an address of plain characters', async ({ page }) => {
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await withRandom(page, 18);
  await openHost(page, host, '<p>Nothing yet</p>');
  const made = await page.evaluate(async () => {
    await customElements.whenDefined('board-game');
    const { random } = window;
    const pick = (list) => list[random(list.length)];
    const names = ['record', 'game', 'size', 'ply', 'lang', 'title', 'mode', 'theme', 'level', 'start', 'seed', 'orientation', 'other', 'onclick'];
    const values = [
      '', ' ', 'javascript:alert(1)', '//other.example/', '../../x', '#', '##a#b', '&mode=play&id=x', 'a"><script>', '\ud800', '\u0000', '%00%', 'é', 'es', 'ES-mx',
      '__proto__', 'constructor', 'first', 'last', '-1', '1e9', 'linage/size=5/c3.d4;ai=2:3@1', 'linage/@', ';;;', '@@', 'x'.repeat(20_000), 'click',
    ];
    const elements = Array.from({ length: 120 }, () => {
      const element = document.createElement('board-game');
      element.style.cssText = 'position: absolute; top: 0; left: 0; width: 40px';
      for (let count = random(6); count >= 0; count -= 1) element.setAttribute(pick(names), pick(values));
      document.body.append(element);
      return element;
    });
    const changes = () => elements.forEach((element) => element.setAttribute(pick(names), pick(values)));
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      changes();
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    return elements.flatMap((element) => [...element.shadowRoot.querySelectorAll('iframe')].map(({ src }) => src));
  });
  expect(made.length).toBeGreaterThan(60);
  const { address } = host;
  for (const source of made) {
    const [page, fragment, ...more] = source.split('#');
    expect([`${address}embed.html`, `${address}es/embed.html`]).toContain(page);
    expect(fragment).toMatch(/^[\w.=~@;:,/!%&-]*&id=\w+$/);
    expect(fragment.length).toBeLessThan(70_000);
    expect(more).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test('the script defines one element, whatever is loaded how often, and leaves no other name', async ({ page }) => {
  await openHost(page, host, `<board-game record="${RECORD}"></board-game>`, { scripts: 2 });
  await frames(page);
  const other = await embeds();
  const added = await page.evaluate(async (again) => {
    const before = new Set(Object.getOwnPropertyNames(window));
    const { length } = Object.keys(await import(again));
    return [length, Object.getOwnPropertyNames(window).filter((name) => !before.has(name))];
  }, `${other.address}embed.js`);
  expect(added).toEqual([0, []]);
  expect(page.frames().filter((frame) => frame.url().startsWith(other.address))).toEqual([]);
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0]);
  await other.stop();
});

test('a frame is made near the view and goes with its element', async ({ page }) => {
  await openHost(page, host, `<div style="height: 3000px"></div><board-game record="${RECORD}">${OWN}</board-game>`);
  await page.evaluate(() => customElements.whenDefined('board-game'));
  await settle(page);
  expect(page.frames()).toHaveLength(1);
  await page.evaluate(() => scrollTo(0, 3000));
  await frames(page);
  await page.evaluate(() => {
    window.board = document.querySelector('board-game');
    window.board.remove();
  });
  await expect.poll(() => page.frames().length).toBe(1);
  await page.evaluate(() => document.body.append(window.board));
  await frames(page);
  await expect(page.locator('.own')).toBeVisible();
});

test('an element that is moved shows the game as it stands, or what its attributes have come to say meanwhile', async ({ page }) => {
  await openHost(page, host, `<board-game record="${RECORD}" start="click">${OWN}</board-game>`);
  const button = page.getByRole('button', { name: 'Show the game' });
  /** Takes the element out of the page and puts it in again with these attributes. */
  const move = (attributes) =>
    page.evaluate((attributes) => {
      const board = document.querySelector('board-game');
      board.remove();
      for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
      document.body.append(board);
    }, attributes);
  const shown = async (played) => {
    await button.click();
    const [frame] = await frames(page);
    await say(frame, 'ready', played);
    await expect(button).toHaveCount(0);
    return [frame.url().split('#')[1].split('&')[0], await heard(frame)];
  };
  const played = { record: `${RECORD}.e5`, ply: 3, plies: 3 };
  expect(await shown(played)).toEqual([RECORD, []]);
  await move({});
  expect(await shown(played)).toEqual([`${RECORD}.e5@3`, []]);
  await move({ ply: '1' });
  expect(await shown(played)).toEqual([`${RECORD}.e5@3`, [{ ns: 'tessera', v: 1, type: 'goTo', to: 1 }]]);
  await move({ record: 'keil/size=4/' });
  expect((await shown({ record: 'keil/size=4/', ply: 0, plies: 0 }))[0]).toBe('keil/size=4/@1');
});

test('a frame that a person loads again is sent the game that it has shown, however long', async ({ page }) => {
  const long = `linage/size=5/${'c3.d4.'.repeat(2_000)}e5`;
  await openHost(page, host, `<board-game record="${long}"></board-game>`);
  const [frame] = await frames(page);
  const empty = { record: 'linage/size=5/', ply: 0, plies: 0 };
  const sent = (record) => [{ ns: 'tessera', v: 1, type: 'setRecord', record }];
  await say(frame, 'ready', empty);
  await expect.poll(() => heard(frame)).toEqual(sent(long));
  await say(frame, 'ready', { record: long, ply: 4_001, plies: 4_001 });
  await say(frame, 'move', { record: `${long}.a1`, ply: 4_002, name: 'a1', seat: 2 });
  await say(frame, 'ply', { ply: 3_999, plies: 4_002 });
  await expect.poll(async () => (await told(page)).length).toBe(3);
  await page.evaluate(() => {
    const iframe = document.querySelector('board-game').shadowRoot.querySelector('iframe');
    window.loaded = new Promise((resolve) => iframe.addEventListener('load', resolve));
  });
  await frame.evaluate(() => location.reload());
  await page.evaluate(() => window.loaded);
  await frame.waitForFunction(() => window.say);
  await say(frame, 'ready', empty);
  await expect.poll(() => heard(frame)).toEqual(sent(`${long}.a1@3999`));
  expect(await page.evaluate(() => document.querySelector('board-game').getRecord())).toBe(`${long}.a1`);
  expect(await told(page)).toHaveLength(3);
});

test('where a click is asked for, nothing is loaded before it, and the board has the focus after it', async ({ page }) => {
  await openHost(page, host, `<board-game record="${RECORD}" start="click" lang="es">${OWN}</board-game>`);
  const button = page.getByRole('button', { name: 'Ver la partida' });
  await expect(button).toBeVisible();
  await page.evaluate(() => {
    const board = document.querySelector('board-game');
    board.flip();
    board.setAttribute('record', 'keil/size=4/');
    board.setAttribute('theme', 'dark');
  });
  await settle(page);
  expect(page.frames()).toHaveLength(1);
  await button.press('Enter');
  const [frame] = await frames(page);
  expect(frame.url()).toMatch(/#keil\/size=4\/&theme=dark&id=\w+$/);
  await expect(page.locator('.own')).toBeVisible();
  await say(frame, 'ready', { record: 'keil/size=4/', ply: 0, plies: 0 });
  await expect(page.locator('.own')).toBeHidden();
  await expect(button).toHaveCount(0);
  expect(await page.evaluate(() => document.querySelector('board-game').shadowRoot.activeElement?.localName)).toBe('iframe');
  await expect.poll(() => heard(frame)).toEqual([{ ns: 'tessera', v: 1, type: 'flip' }]);
});

test('a record that the frame refuses leaves own content, and another one may follow', async ({ page }) => {
  await openHost(page, host, `<board-game record="linage/size=99/">${OWN}</board-game>`);
  const [refusing] = await frames(page);
  await say(refusing, 'error', { message: 'no such size' });
  await expect.poll(() => told(page)).toEqual([['error', { message: 'no such size' }]]);
  await expect(page.locator('.own')).toBeVisible();
  await page.evaluate(() => document.querySelector('board-game').setRecord('linage/size=5/'));
  await expect.poll(() => page.frames()[1]?.url()).toContain('#linage/size=5/&id=');
  const [frame] = await frames(page);
  await say(frame, 'ready', { record: 'linage/size=5/', ply: 0, plies: 0 });
  await expect(page.locator('.own')).toBeHidden();
});

test('a frame that a person touches gives the others rest, and one that is no longer displayed has rest', async ({ page }) => {
  await openHost(page, host, `<board-game record="${RECORD}" style="width: 200px"></board-game>`.repeat(3));
  const all = await frames(page, 3);
  for (const frame of all) await say(frame, 'ready', READY);
  await expect.poll(async () => (await told(page)).length).toBe(3);
  await say(all[1], 'active');
  const rest = { ns: 'tessera', v: 1, type: 'rest' };
  await expect.poll(() => heard(all[0])).toEqual([rest]);
  await expect.poll(() => heard(all[2])).toEqual([rest]);
  expect(await heard(all[1])).toEqual([]);
  // A frame that is not displayed does not notice it.
  await page.locator('board-game').first().evaluate((board) => void (board.hidden = true));
  await expect.poll(() => heard(all[0])).toEqual([rest, rest]);
});

test('nothing but a whole message of its own frame is taken in', async ({ page }) => {
  await openHost(page, host, `<board-game record="${RECORD}">${OWN}</board-game>`.repeat(2));
  const [frame, other] = await frames(page, 2);
  const id = await frame.evaluate(() => /&id=(.*)/.exec(location.hash)[1]);
  const whole = { ns: 'tessera', v: 1, id, type: 'ready', ...READY };
  const bad = [
    null,
    'ready',
    7,
    [],
    { ...whole, ns: 'other' },
    { ...whole, v: 2 },
    { ...whole, v: '1' },
    { ...whole, id: 'another' },
    { ...whole, type: 'toString' },
    { ...whole, type: '__proto__' },
    { ...whole, type: ['ready'] },
    { ...whole, record: { toString: 1 } },
    { ...whole, record: 'x'.repeat(1_000_001) },
    { ...whole, ply: -1 },
    { ...whole, ply: '2' },
    { ...whole, plies: Infinity },
    { ns: 'tessera', v: 1, id, type: 'size', height: '500' },
    { ns: 'tessera', v: 1, id, type: 'size', height: NaN },
    { ns: 'tessera', v: 1, id, type: 'end', record: RECORD, points: ['<b>'], winners: [] },
    { ns: 'tessera', v: 1, id, type: 'end', record: RECORD, points: Array(99).fill(0), winners: [] },
    { ns: 'tessera', v: 1, id, type: 'error', message: {} },
  ];
  for (const data of bad) await frame.evaluate((data) => window.sayPlain(data), data);
  // Whole, but from another frame, and from the page itself.
  await other.evaluate((data) => window.sayPlain(data), whole);
  await page.evaluate((data) => window.postMessage(data, '*'), whole);
  await settle(page);
  expect(await told(page)).toEqual([]);
  await expect(page.locator('.own')).toHaveCount(2);
  for (const own of await page.locator('.own').all()) await expect(own).toBeVisible();
  await frame.evaluate((data) => window.sayPlain(data), whole);
  await expect.poll(() => told(page)).toEqual([['ready', READY]]);
});

test('a frame makes its page neither longer than 2,000 pixels nor shorter than 120, and never jump all the time', async ({ page }) => {
  await openHost(page, host, `<board-game record="${RECORD}"></board-game>`);
  const [frame] = await frames(page);
  await say(frame, 'ready', READY);
  for (const [asked, given] of [[1e9, 2000], [-5, 120], [400, 400], [401.4, 400], [402, 402]]) {
    await say(frame, 'size', { height: asked });
    await settle(page);
    await expect.poll(() => height(page), { message: `${asked}` }).toBe(given);
  }
  // One that answers every change of its height with another one.
  await page.evaluate(() => {
    window.changes = 0;
    const iframe = document.querySelector('board-game').shadowRoot.querySelector('iframe');
    new MutationObserver(() => (window.changes += 1)).observe(iframe, { attributes: true });
  });
  const start = Date.now();
  const said = await frame.evaluate(async () => {
    let said = 0;
    const grow = () => (said += 1) && window.say('size', { height: innerHeight > 600 ? 300 : innerHeight + 200 });
    addEventListener('resize', grow);
    const all = setInterval(grow, 1);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    clearInterval(all);
    return said;
  });
  const seconds = (Date.now() - start) / 1_000;
  const changes = await page.evaluate(() => window.changes);
  expect(said).toBeGreaterThan(60);
  expect(changes).toBeGreaterThan(0);
  expect(changes).toBeLessThanOrEqual(20 + Math.ceil(seconds));
});

test('in a page with a strict policy of its own the element works and nothing is forbidden', async ({ page }) => {
  const origin = new URL(host.address).origin;
  const policy = `default-src 'none'; script-src ${origin}; frame-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`;
  await openHost(page, host, `<board-game record="${RECORD}">${OWN}</board-game>`, {
    headers: { 'Content-Security-Policy': policy },
  });
  const [frame] = await frames(page);
  await say(frame, 'size', { height: 432 });
  await say(frame, 'ready', READY);
  await expect(page.locator('.own')).toBeHidden();
  expect(await height(page)).toBe(432);
  expect(await page.locator('board-game').evaluate((board) => getComputedStyle(board).display)).toBe('block');
});

test('a frame that is never ready is reported in time, and own content stays', async ({ page }) => {
  await page.clock.install();
  host.files['embed.html'] = null;
  await openHost(page, host, `<board-game record="${RECORD}">${OWN}</board-game>`);
  await page.evaluate(() => customElements.whenDefined('board-game'));
  await expect(page.locator('board-game iframe')).toBeAttached();
  // The clock of the page goes on by itself besides.
  await page.clock.fastForward(15_000);
  expect(await told(page)).toEqual([]);
  await page.clock.fastForward(15_000);
  expect(await told(page)).toEqual([['error', { message: 'the board did not load' }]]);
  await expect(page.locator('.own')).toBeVisible();
  await expect(page.locator('board-game iframe')).toBeHidden();
});

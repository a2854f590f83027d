// The frame in pages of other sites: embed.html in an opaque origin, with a host page on another origin around it.
import { spawnSync } from 'node:child_process';
import { expectAccessible } from './accessible.js';
import { carcassonne, cell } from './board.js';
import { serve, DIST } from './servers.js';
import { drawn, expect, long as test } from './test.js';

const LINAGE = 'linage/size=7.komi=5_5/d4.c3.e5.b2.f6.a1.g7.b6';
const GAMES = {
  carteso: 'carteso/size=5.komi=0/b2b.d4w.b3b.e4w.c1b.a4w',
  linage: LINAGE,
  keil: 'keil/size=4.komi=0.button=off/d3.e5.d4.e6.c3',
  ecalper: 'ecalper/size=4.pie=off/b2.d4.f3.xd4.c3.e5.b4',
  carcassonne: carcassonne(24),
};
const WIDTHS = [240, 320, 400, 640, 800];

/** A host page with functions that put a frame into it, listen to it and write to it. */
const HOST = `<!doctype html><meta charset="utf-8"><title>Host</title><body style="margin:0"><script>
  const heard = [];
  let follows = true;
  addEventListener('message', ({ data, source }) => {
    heard.push(data);
    const frame = document.querySelector('iframe');
    if (follows && data.type === 'size' && source === frame.contentWindow) frame.style.height = data.height + 'px';
  });
  function put(address, width, height, sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox') {
    heard.length = 0;
    follows = !height;
    document.querySelector('iframe')?.remove();
    const frame = document.createElement('iframe');
    if (sandbox) frame.sandbox = sandbox;
    frame.style.cssText = 'border:0;display:block;width:' + width + 'px;height:' + (height || 300) + 'px';
    frame.src = address;
    document.body.append(frame);
  }
  const tell = (message) => document.querySelector('iframe').contentWindow.postMessage(message, '*');
</script>`;

let host;
test.beforeAll(async () => {
  host = await serve(DIST, { files: { 'index.html': HOST, 'favicon.ico': '' } });
});
test.afterAll(() => host.stop());

/** What the browser wrote on the console as errors, and what pages threw. */
const faults = [];
test.beforeEach(async ({ page }) => {
  faults.length = 0;
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(host.address);
});

/** Puts a frame with this fragment into the host page, and waits until it shows a game. */
async function put(page, baseURL, fragment, { width = 400, height = 0, language = '', sandbox } = {}) {
  const address = `${baseURL}${language}embed.html#${fragment}`;
  await page.evaluate((all) => put(...all), [address, width, height, sandbox]);
  const frame = page.frameLocator('iframe >> nth=0');
  await expect(frame.locator('.embed')).toBeVisible();
  return frame;
}

/** The messages of a type that the host has heard. */
const heard = (page, type) => page.evaluate((wanted) => heard.filter((message) => message.type === wanted), type);

/** Sends the frame a message of ours. */
const tell = (page, message) => page.evaluate((sent) => tell({ ns: 'tessera', v: 1, ...sent }), message);

/** What does not fit: the document, or a text or control that is cut or out of the frame. */
const misfits = (frame) =>
  frame.locator(':root').evaluate((root) => {
    const found = [];
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) {
      found.push(`the document is ${root.scrollWidth} by ${root.scrollHeight} in ${innerWidth} by ${innerHeight}`);
    }
    for (const element of document.querySelectorAll('.embed :is(p, b, button, a, input, canvas, .picture)')) {
      // What is only read aloud is cut on purpose.
      if (element.closest('.moves, .grid, .rail') || getComputedStyle(element).clipPath !== 'none') continue;
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const is = `${element.tagName}.${element.className} ${element.textContent}`;
      if (width && (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)) found.push(`out: ${is}`);
      const isBox = getComputedStyle(element).display !== 'inline';
      if (isBox && width && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${is}`);
    }
    return found;
  });

test('a puzzle is solved in a frame, and the host hears of it', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 820, height: 1020 });
  const answer = await page.request.get(`${baseURL}puzzles/linage.json`);
  const [puzzle] = (await answer.json()).puzzles;
  const address = `puzzle/${puzzle.id}`;
  const frame = await put(page, baseURL, `${address}&mode=puzzle`);
  await expect.poll(() => heard(page, 'ready')).toMatchObject([{ record: address }]);
  const card = frame.locator('#feedback');
  await expect(card).toContainText('Find the move that wins');
  const plies = () => frame.locator('.embed').getAttribute('data-plies').then(Number);
  const solution = puzzle.line;
  while ((await plies()) < solution.length) {
    const at = await plies();
    if (solution[at] === 'pass') for (const _ of [1, 2]) await frame.locator('.offers button[data-name=pass]').click();
    else await cell(frame, solution[at]).press('Enter');
    await expect.poll(plies).toBeGreaterThan(at);
  }
  await expect(card).toContainText('Solved');
  await expect.poll(() => heard(page, 'solved')).toMatchObject([{ puzzle: address }]);
  expect(await heard(page, 'failed')).toEqual([]);
  for (const width of WIDTHS) {
    await page.evaluate((w) => (document.querySelector('iframe').style.width = `${w}px`), width);
    await expect.poll(() => misfits(frame), { message: `at ${width}` }).toEqual([]);
  }
  await card.getByRole('button', { name: 'Start again' }).click();
  await card.getByRole('button', { name: 'Show solution' }).click();
  await expect.poll(() => heard(page, 'failed')).toMatchObject([{ puzzle: address }]);
  await frame.getByRole('group', { name: 'Steps of the line' }).getByRole('button').first().click();
  await expect.poll(plies).toBe(0);
  for (const width of WIDTHS) {
    await page.evaluate((w) => (document.querySelector('iframe').style.width = `${w}px`), width);
    await expect.poll(() => misfits(frame), { message: `the solution at ${width}` }).toEqual([]);
  }
  await expect(frame.getByRole('link', { name: /Linage/ })).toHaveAttribute('href', new RegExp(`#${address}$`));
  expect(faults).toEqual([]);
});

for (const [mode, options] of drawn([
  ['diagram', '&mode=diagram'],
  ['viewer', ''],
  ['viewer with all moves below', '&moves=bottom'],
  ['play', '&mode=play&level=2'],
])) {
  test(`a ${mode} fits into frames of every width, of its own height and with a fixed aspect ratio`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 820, height: 1020 });
    for (const [game, record] of Object.entries(GAMES)) {
      for (const language of ['', 'es/']) {
        const frame = await put(page, baseURL, `${record}${options}`, { width: 240, language });
        await expect.poll(() => heard(page, 'size')).not.toEqual([]);
        for (const width of WIDTHS) {
          const size = (height) => page.evaluate(([w, h]) => {
            follows = !h;
            const { style } = document.querySelector('iframe');
            style.width = `${w}px`;
            if (h) style.height = `${h}px`;
          }, [width, height]);
          await size(0);
          await expect.poll(() => misfits(frame), { message: `${language}${game} at ${width}` }).toEqual([]);
          // A frame that follows is as high as it wants to be: the board is as wide as it can be.
          const free = () => frame.locator('.embed').evaluate((embed) => Math.abs(innerHeight - embed.offsetHeight));
          await expect.poll(free, { message: `${game} at ${width}` }).toBeLessThan(2);
          await size(width * 1.25);
          await expect.poll(() => misfits(frame), { message: `${language}${game} at ${width}, 4/5` }).toEqual([]);
          await page.evaluate(() => (heard.length = 0));
        }
      }
    }
    expect(faults).toEqual([]);
  });
}

test('in the smallest frames a bid and the choice of a meeple fit, too', async ({ page, baseURL }) => {
  let frame = await put(page, baseURL, 'linage/size=9.komi=bid/&mode=play', { width: 240, height: 300 });
  await expect(frame.locator('.bid')).toBeVisible();
  await expect.poll(() => misfits(frame)).toEqual([]);
  frame = await put(page, baseURL, `${carcassonne(1)}&mode=play&seed=1`, { width: 240, height: 300 });
  await frame.locator('[role=gridcell][aria-disabled=false]').first().press('Enter');
  await expect(frame.locator('.offers')).toBeVisible();
  await expect.poll(() => misfits(frame)).toEqual([]);
  await frame.getByRole('button', { name: /^No meeple/ }).last().click();
  await expect(frame.locator('.hand')).toBeVisible();
});

for (const [width, height] of drawn([[500, 300], [240, 240], [640, 300], [320, 240]])) {
  test(`a frame of ${width} by ${height} does not scroll, whatever is to be done in it`, async ({ page, baseURL }) => {
    const crossing = 'carcassonne/players=2.small-city=4.unplaceable=aside/X.1_0_0';
    for (const game of [GAMES.carcassonne, `${carcassonne(25)}&mode=play`, `${crossing}&mode=play`, 'keil/size=4.komi=bid/&mode=play']) {
      for (const language of ['', 'es/']) {
        const frame = await put(page, baseURL, game, { width, height, language });
        const over = () => frame.locator(':root').evaluate((root) => [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight]);
        await expect.poll(over, { message: `${language}${game}` }).toEqual([0, 0]);
      }
    }
  });
}

test('the height follows from the width and does not run away', async ({ page, baseURL }) => {
  const frame = await put(page, baseURL, LINAGE, { width: 400 });
  await expect.poll(() => heard(page, 'size')).not.toEqual([]);
  const [{ height }] = (await heard(page, 'size')).slice(-1);
  for (const forced of [2000, 150, height]) {
    await page.evaluate((pixels) => {
      follows = false;
      document.querySelector('iframe').style.height = `${pixels}px`;
    }, forced);
    await page.waitForTimeout(300);
  }
  expect((await heard(page, 'size')).slice(-1)).toEqual([expect.objectContaining({ height })]);
  expect(await misfits(frame)).toEqual([]);
  for (const ply of [0, 3, 8, 1]) await tell(page, { type: 'goTo', to: ply });
  await expect(frame.locator('#status')).toContainText('1 of 8');
  expect((await heard(page, 'size')).length).toBeLessThan(4);
});

test('frame and host tell each other what is shown', async ({ page, baseURL }) => {
  const frame = await put(page, baseURL, `${LINAGE}@3&id=one`);
  await expect.poll(() => heard(page, 'ready')).toEqual([
    { ns: 'tessera', v: 1, type: 'ready', id: 'one', record: `${LINAGE}@3`, ply: 3, plies: 8 },
  ]);
  await tell(page, { type: 'goTo', to: 'next' });
  await expect(frame.locator('#status')).toContainText('4 of 8');
  expect(await heard(page, 'ply')).toEqual([{ ns: 'tessera', v: 1, type: 'ply', id: 'one', ply: 4, plies: 8 }]);
  await frame.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => heard(page, 'ply')).toHaveLength(2);
  const before = await cell(frame, 'a1').boundingBox();
  await tell(page, { type: 'flip' });
  await expect.poll(() => cell(frame, 'a1').boundingBox()).not.toEqual(before);
  await tell(page, { type: 'setRecord', record: 'linage/size=3.komi=0/a1.resign' });
  await expect.poll(() => heard(page, 'ready')).toHaveLength(2);
  const [end] = await heard(page, 'end');
  expect(end.points).toHaveLength(2);
  expect(end.winners).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('a hostile page is ignored or told what is wrong, and nothing breaks', async ({ page, baseURL }) => {
  const frame = await put(page, baseURL, LINAGE);
  await expect.poll(() => heard(page, 'ready')).toHaveLength(1);
  await page.evaluate(() => {
    let deep = {};
    for (let depth = 0; depth < 2_000; depth++) deep = { deep };
    const ours = { ns: 'tessera', v: 1 };
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, index]));
    for (const message of [
      null, 7, 'goTo', [], [ours], new Uint8Array(1e6), new Map([['ns', 'tessera']]), new Date(), deep, many,
      { ...ours, ns: deep }, { ns: 'tessera' }, { ...ours, v: '1', type: 'flip' }, { ...ours, ...many },
      { ns: 'tessera'.repeat(1e6), v: 1 },
    ]) tell(message);
  });
  await page.waitForTimeout(300);
  expect(await heard(page, 'error')).toEqual([]);
  const refused = [
    { type: 'eval', code: 'location.href = "about:blank"' }, { type: { deep: {} } }, { type: 'goTo' }, { type: 'goTo', to: -1 },
    { type: 'goTo', to: 1e300 }, { type: 'goTo', to: { deep: [] } }, { type: 'goTo', to: 'javascript:alert(1)' },
    { type: 'setRecord', record: 'javascript:alert(1)' }, { type: 'setRecord', record: {} }, { type: 'flip', href: 'x' },
  ];
  for (const message of refused) await tell(page, message);
  await page.evaluate(() => tell({ ns: 'tessera', v: 1, type: 'setRecord', record: 'a'.repeat(3e7) }));
  await page.evaluate(() => tell({ ns: 'tessera', v: 1, type: 'setRecord', record: `linage//${'a1.'.repeat(4e5)}a1` }));
  await expect.poll(() => heard(page, 'error')).toHaveLength(refused.length + 2);
  await expect(frame.locator('#status')).toContainText('8 of 8');
  expect(page.frames()[1].url()).toBe(`${baseURL}embed.html#${LINAGE}`);
  expect(faults).toEqual([]);
});

test('no other window is listened to', async ({ page, baseURL }) => {
  const frame = await put(page, baseURL, LINAGE);
  await expect.poll(() => heard(page, 'ready')).toHaveLength(1);
  await page.evaluate(async () => {
    const other = document.createElement('iframe');
    other.srcdoc = `<script>parent.frames[0].postMessage({ ns: 'tessera', v: 1, type: 'goTo', to: 0 }, '*')</script>`;
    document.body.append(other);
    await new Promise((resolve) => other.addEventListener('load', resolve));
  });
  await page.waitForTimeout(300);
  await expect(frame.locator('#status')).toContainText('8 of 8');
});

test('neither a diagram nor a viewer loads an engine, and a click on the board changes nothing', async ({ page, baseURL }) => {
  const engines = [];
  page.on('request', (request) => request.url().includes('worker') && engines.push(request.url()));
  let frame = await put(page, baseURL, `${LINAGE}&mode=diagram&engine=on`);
  await expect(frame.getByRole('img', { name: /Linage, 7 × 7/ })).toBeVisible();
  await expect(frame.locator('.embed :is(button, canvas)')).toHaveCount(0);
  frame = await put(page, baseURL, `${LINAGE}&engine=on`);
  await frame.locator('.board').click({ position: { x: 40, y: 40 } });
  await expect(frame.locator('#status')).toContainText('8 of 8');
  expect(await heard(page, 'move')).toEqual([]);
  expect(engines).toEqual([]);
  expect(page.workers()).toEqual([]);
  expect(faults).toEqual([]);
});

test('who plays on has the AI of the level as an opponent, which moves as lab does and rests when it is told', async ({ page, baseURL }) => {
  const frame = await put(page, baseURL, `${LINAGE}@4&mode=play&level=2&seed=7&steps=200`);
  await expect(frame.locator('#status')).toContainText('Your turn');
  expect(page.workers()).toEqual([]);
  await cell(frame, 'g1').press('Enter');
  await expect.poll(() => heard(page, 'move'), { timeout: 90_000 }).toHaveLength(2);
  const [mine, answer] = await heard(page, 'move');
  expect([mine.name, mine.ply, answer.ply, mine.seat + answer.seat]).toEqual(['g1', 5, 6, 3]);
  const [record] = mine.record.split(';');
  const script = `position ${record}\ngo engine=mcts:c=0.05,rave=300,reference=0,t=0.53 steps=200 seed=7\nquit\n`;
  const native = spawnSync(process.env.TESSERA_LAB, ['engine'], { input: script, encoding: 'utf8' });
  expect(native.stdout).toContain(`best ${answer.name}\n`);
  expect(await heard(page, 'active')).toHaveLength(1);
  expect(page.workers()).toHaveLength(1);
  await tell(page, { type: 'rest' });
  await expect.poll(() => page.workers()).toEqual([]);
  await cell(frame, 'g3').press('Enter');
  await expect.poll(() => heard(page, 'move'), { timeout: 90_000 }).toHaveLength(4);
  expect(await heard(page, 'active')).toHaveLength(2);
  expect(faults).toEqual([]);
});

test('a frame that is scrolled out of view thinks no more until it is seen again', async ({ page, baseURL }) => {
  await page.evaluate(() => (document.body.style.minHeight = '5000px'));
  const frame = await put(page, baseURL, `${LINAGE}&mode=play&level=2&seed=1&steps=4000000000`);
  await cell(frame, 'g1').press('Enter');
  await expect.poll(() => page.workers().length, { timeout: 60_000 }).toBe(1);
  await page.evaluate(() => scrollTo(0, 4000));
  await expect.poll(() => page.workers().length).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.workers().length, { timeout: 60_000 }).toBe(1);
  await expect(frame.locator('#status')).toContainText('is thinking');
  expect(faults).toEqual([]);
});

test('from any position of a viewer one plays on, and goes back to the game', async ({ page, baseURL }) => {
  const frame = await put(page, baseURL, `${LINAGE}@2&level=1`);
  await frame.getByRole('button', { name: 'Play from here' }).click();
  await expect(frame.locator('#status')).toContainText('Your turn');
  await cell(frame, 'g1').press('Enter');
  await expect.poll(() => heard(page, 'move'), { timeout: 90_000 }).toHaveLength(2);
  await frame.getByRole('button', { name: 'Back to the game' }).click();
  await expect(frame.locator('#status')).toContainText('2 of 8');
  await expect.poll(() => page.workers()).toEqual([]);
});

test('the name of the game leads to the same position on the whole site, in a tab of its own', async ({ page, baseURL, context }) => {
  const frame = await put(page, baseURL, `${LINAGE}@3`);
  const link = frame.getByRole('link', { name: /^Linage: .*in a new tab/ });
  await expect(link).toHaveAttribute('href', `${baseURL}#${LINAGE}@3`);
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(tab.locator('.moves .nav')).toContainText('3 of 8');
  expect(await tab.evaluate(() => opener)).toBe(null);
});

test('keys work while the focus is in the frame, which does not let the page scroll; Escape leaves the board', async ({ page, baseURL }) => {
  await page.evaluate(() => (document.body.style.minHeight = '3000px'));
  const frame = await put(page, baseURL, `${LINAGE}@3`);
  await expect(frame.locator('#status')).toContainText('3 of 8');
  await page.keyboard.press('ArrowRight');
  await expect(frame.locator('#status')).toContainText('3 of 8');
  await frame.locator('.board').click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('ArrowRight');
  await expect(frame.locator('#status')).toContainText('4 of 8');
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await expect(frame.locator('#status')).toContainText('8 of 8');
  await cell(frame, 'd4').focus();
  await page.keyboard.press('ArrowDown');
  await expect(cell(frame, 'd3')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(frame.locator('#after-board')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'To the start' })).toBeFocused();
  for (const key of ['?', '/', 'n', 't', 'T', 'H', 'z']) await page.keyboard.press(key);
  await expect(frame.locator('dialog[open]')).toHaveCount(0);
  const quiet = await put(page, baseURL, `${LINAGE}@3&keys=off`);
  await quiet.locator('.board').click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('ArrowRight');
  await expect(quiet.locator('#status')).toContainText('3 of 8');
  expect(faults).toEqual([]);
});

test('the wheel scrolls the page around the frame, or steps through the game where the address says so', async ({ page, baseURL }) => {
  await page.evaluate(() => (document.body.style.minHeight = '3000px'));
  const over = async (frame) => {
    await frame.locator('.board').click({ position: { x: 20, y: 20 } });
    await page.mouse.wheel(0, 120);
  };
  let frame = await put(page, baseURL, `${LINAGE}@3`);
  await over(frame);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(frame.locator('#status')).toContainText('3 of 8');
  await page.evaluate(() => scrollTo(0, 0));
  frame = await put(page, baseURL, `${LINAGE}@3&wheel=on`);
  await over(frame);
  await expect(frame.locator('#status')).toContainText('4 of 8');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a frame that waits for a click loads no program before, and tells the game and its length', async ({ page, baseURL }) => {
  const programs = [];
  page.on('request', (request) => request.url().includes('.wasm') && programs.push(request.url()));
  await page.evaluate((all) => put(...all), [`${baseURL}embed.html#${LINAGE}@3&start=click`, 240, 300]);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#cover')).toContainText('Linage');
  await expect(frame.locator('#cover')).toContainText('8 moves');
  expect(await misfits(frame)).toEqual([]);
  await page.waitForTimeout(500);
  expect(programs).toEqual([]);
  await frame.getByRole('button', { name: 'Show the game' }).click();
  await expect(frame.locator('#status')).toContainText('3 of 8');
  const names = programs.map((address) => address.match(/\/(\w+)-[^/]*\.wasm$/)[1]);
  expect(names.sort(), 'the parts that its game needs, once each').toEqual(['frame', 'linage', 'sides', 'site']);
});

test('what the address says of theme, coordinates and orientation holds, and what it says wrongly is told in one message', async ({ page, baseURL }) => {
  const frame = await put(page, baseURL, `${LINAGE}&theme=dark&coords=off&foo=1&mode=puzzle&level=99`);
  await expect(frame.locator(':root')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => heard(page, 'error')).toHaveLength(1);
  const [{ message }] = await heard(page, 'error');
  expect(message).toMatch(/“foo=1”.*“level=99”.*“mode=puzzle”/);
  await put(page, baseURL, 'nothing&mode=diagram', { width: 240, height: 300 });
  await expect(frame.getByRole('alert')).toContainText('cannot be opened');
  expect(await misfits(frame)).toEqual([]);
  expect(faults).toEqual([]);
});

for (const theme of drawn(['light', 'dark', 'contrast'])) {
  test(`axe finds nothing in a frame in the ${theme} theme`, async ({ page, baseURL }) => {
    for (const mode of ['diagram', 'viewer', 'play']) {
      await page.goto('about:blank');
      await page.goto(`${baseURL}embed.html#${LINAGE}&theme=${theme}&mode=${mode}&level=2`);
      await expect(page.locator('.embed')).toBeVisible();
      await expectAccessible(page, { place: mode });
    }
  });
}

test('a frame that is not sandboxed stores nothing either', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}es/embed.html#${LINAGE}&mode=play&level=1`);
  await expect(page.locator('.embed')).toBeVisible();
  await cell(page, 'g1').press('Enter');
  await expect(page.locator('#status')).toContainText(/IA/);
  const stored = await page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length]);
  expect(stored).toEqual([0, 0, 0]);
  expect(new URL(page.url()).hash).toBe(`#${LINAGE}&mode=play&level=1`);
});

test('where the program does not load, the message fits into a small frame', async ({ page, baseURL }) => {
  await page.route(/_bg\.wasm/, (route) => route.abort());
  await page.evaluate((all) => put(...all), [`${baseURL}embed.html#${LINAGE}`, 240, 300]);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#loading').getByRole('alert')).toBeVisible();
  const box = await frame.locator('#loading').evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.bottom).toBeLessThanOrEqual(300);
  await expect(frame.locator('#loading').getByRole('button')).toBeVisible();
});

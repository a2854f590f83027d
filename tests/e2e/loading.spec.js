// Files that do not load: the page says so, by itself and in whatever state it is, and offers a way on.
import { open, record } from './board.js';
import { drawn, expect, long as test } from './test.js';

const PLAYED = 'linage/size=5.komi=2/c3.d4';
const PAGES = { 'a link to a game': `./#${PLAYED}`, 'the set-up over home': './#setup/keil', settings: './#settings' };

/** The files of the app by what they are. */
const FILES = { program: /site-\w+_bg\.wasm$/, script: /site-\w+\.js$/, 'style sheet': /play-\w+\.css$/ };

const FAULTS = {
  blocked: (route) => route.abort(),
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not found' }),
  'HTML instead': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Please log in' }),
};

const message = (page) => page.locator('#loading');

for (const [fault, answer] of Object.entries(FAULTS)) {
  for (const [what, file] of drawn(Object.entries(FILES))) {
    test(`a ${what} that is ${fault} is said so on every page, and trying again helps`, async ({ page }) => {
      for (const [where, address] of Object.entries(PAGES)) {
        await page.route(file, answer);
        await page.goto('./404.html');
        await page.goto(address);
        await expect(message(page).getByRole('alert'), where).toContainText('could not be loaded');
        await page.unroute(file);
        await message(page).getByRole('button', { name: 'Try again' }).click();
        await expect(page.locator('.board canvas, dialog[open]').first(), where).toBeVisible();
        await expect(message(page), where).toBeHidden();
      }
    });
  }
}

for (const what of ['program', 'script']) {
  test(`a ${what} of which only a part arrives is said so`, async ({ page }) => {
    await page.route(FILES[what], async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
    });
    await page.goto(`./#${PLAYED}`);
    await expect(message(page).getByRole('alert')).toContainText('could not be loaded');
  });
}

test('a program of the wrong type is used all the same', async ({ page }) => {
  await page.route(FILES.program, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-type': 'application/octet-stream' };
    await route.fulfill({ response, headers });
  });
  await open(page, PLAYED);
  await expect(message(page)).toBeHidden();
});

test('a link to a game takes the focus from nothing', async ({ page }) => {
  await open(page, PLAYED);
  // Once all dialogs are made, and after the next picture.
  await expect(page.locator('#supply')).toHaveCount(1);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => document.activeElement.tagName)).toBe('BODY');
});

test('a slow program is waited for: the page says so, then opens the game', async ({ page }) => {
  let arrive;
  const arrived = new Promise((resolve) => (arrive = resolve));
  await page.route(FILES.program, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`./#${PLAYED}`);
  await page.clock.runFor(2_000);
  await expect(message(page)).toContainText('Loading the game');
  await expect(message(page).getByRole('button')).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(message(page)).toContainText('takes longer than usual');
  await expect(message(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  arrive();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(message(page)).toBeHidden();
});

test('on a slow line the page tells how much has come, and the rules in short, and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    window.seen = [];
    const look = () => {
      requestAnimationFrame(look);
      const bar = document.querySelector('#loading:not([hidden]) progress:not([hidden])');
      const about = document.querySelector('.starting .about:not([hidden])');
      if (!bar || !about) return;
      const { x, y } = about.getBoundingClientRect();
      window.seen.push({ share: bar.value, said: bar.nextElementSibling.textContent, at: `${x} ${y}`, height: document.body.scrollHeight });
    };
    look();
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 50, downloadThroughput: 200 * 1024, uploadThroughput: 200 * 1024 });
  await page.goto(`./#${PLAYED}`);
  await expect(page.locator('.starting').getByText('Rules in short')).toBeVisible();
  await expect(page.locator('.starting ol:visible li')).toHaveCount(5);
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 30_000 });
  await expect(message(page)).toBeHidden();
  const seen = await page.evaluate(() => window.seen);
  const shares = seen.map(({ share }) => share);
  // A part that comes to what is waited for makes the share smaller, before anything of it is shown.
  const later = shares.slice(shares.findIndex((share) => share > 0.05));
  expect(later).toEqual([...later].sort((a, b) => a - b));
  expect(new Set(later.map((share) => Math.floor(10 * share))).size).toBeGreaterThan(5);
  expect([...new Set(seen.map(({ said }) => said))]).toEqual(expect.arrayContaining(['', '25%', '50%', '75%']));
  expect(new Set(seen.map(({ at }) => at)).size).toBe(1);
  expect(new Set(seen.map(({ height }) => height)).size).toBe(1);
});

test('the settings that are asked for while a game loads open over it', async ({ page }) => {
  let arrive;
  const arrived = new Promise((resolve) => (arrive = resolve));
  await page.route(FILES.script, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`./#${PLAYED}`);
  await page.getByRole('button', { name: 'Settings' }).first().click();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(await record(page)).toBe(PLAYED);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a page that is older than its host says that a reload helps', async ({ page }) => {
  let isNew = false;
  await page.route(/\/(#.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: isNew ? html.replace(/(<meta name="build" content=")\w+/, '$10123') : html });
  });
  await page.goto('./');
  isNew = true;
  await page.route(FILES.script, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Play Linage' }).click();
  await expect(message(page).getByRole('alert')).toContainText('was updated');
  expect(await record(page)).toBe('play/linage');
});

test('a page whose host has not all of its files yet says that they will come', async ({ page }) => {
  await page.route(FILES['style sheet'], (route) => route.fulfill({ status: 404 }));
  await page.goto(`./#${PLAYED}`);
  await expect(message(page).getByRole('alert')).toContainText('is being updated');
});

test('trying again without a host keeps the page', async ({ page }) => {
  await page.goto('./');
  await page.route('**', (route) => route.abort());
  await page.getByRole('link', { name: 'Set up Keil' }).click();
  await expect(message(page).getByRole('alert')).toContainText('Check the connection');
  await message(page).getByRole('button', { name: 'Try again' }).click();
  await expect(message(page).getByRole('alert')).toContainText('Check the connection');
  await page.unroute('**');
  await message(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#setup')).toBeVisible();
});

for (const fault of ['blocked', 'HTML instead']) {
  test(`a style sheet of the static pages that is ${fault} is said so`, async ({ page }) => {
    await page.route(/style-\w+\.css$/, FAULTS[fault]);
    await page.goto('./rules/keil/');
    await expect(message(page).getByRole('alert')).toContainText('could not be loaded');
  });
}

test('without its first script the page says what it needs', async ({ page }) => {
  await page.route(/start-\w+\.js$/, (route) => route.abort());
  await page.goto('./');
  await expect(page.getByText('switch on JavaScript')).toBeVisible();
  await page.unroute(/start-\w+\.js$/);
  await page.reload();
  await expect(page.getByText('switch on JavaScript')).toBeHidden();
});

for (const [address, sentence] of [
  ['./', 'WebAssembly is switched off in this browser'],
  ['./es/', 'WebAssembly está desactivado en este navegador'],
]) {
  test(`without WebAssembly ${address} says so and loads no program; the rest is read`, async ({ page }) => {
    await page.addInitScript(() => delete window.WebAssembly);
    const programs = [];
    page.on('request', (request) => {
      if (/\.wasm$|site-/.test(request.url())) programs.push(request.url());
    });
    await page.goto(address);
    await expect(message(page)).toBeHidden();
    await page.locator('.card a').first().hover();
    for (const fragment of [PLAYED, 'setup/keil', 'puzzle/daily']) {
      await page.goto('about:blank');
      await page.goto(`${address}#${fragment}`);
      await expect(message(page).getByRole('alert')).toContainText(sentence);
      await expect(message(page).getByRole('button')).toBeHidden();
    }
    await page.locator('.brand').click();
    await expect(page.locator('.card').first()).toBeVisible();
    await expect(message(page)).toBeHidden();
    await page.goto(`${address}rules/keil/`);
    await expect(page.locator('.shown svg').first()).toBeVisible();
    expect(programs).toEqual([]);
  });
}

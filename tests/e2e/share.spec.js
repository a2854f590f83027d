// The dialog in which a game is shared: by keyboard, on a phone, in every theme, with and without a clipboard.
import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible.js';
import { drawn, expect, long as test } from './test.js';
import { CARCASSONNE, carcassonne, click, kept, open, record, replay } from './board.js';

/** A game of Keil at random, with one byte more than a link may have. */
const LONG = readFileSync(new URL('records/keil_long.txt', import.meta.url), 'utf8').trim();

const PLAYED = 'linage/size=6.komi=2/a6.a1.e1.c1.f5.a4.b1.a5';

const share = (page) => page.locator('#share');
const address = (page) => share(page).getByRole('textbox', { name: 'Link' });

/** Opens a record and the dialog over it. */
async function sharing(page, fragment = PLAYED) {
  await open(page, fragment);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect(share(page)).toBeVisible();
}

/** What is on the clipboard. */
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

test('a game is shared with the keyboard only, and the focus comes back', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${PLAYED}@3`);
  const button = page.getByRole('button', { name: 'Share' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(share(page)).toBeVisible();
  const tab = (name) => share(page).getByRole('tab', { name });
  const focused = () => page.evaluate(() => document.activeElement.textContent.trim() || document.activeElement.name);
  // The tabs are one stop of the Tab key; arrows lead around them.
  await tab('Link').focus();
  for (const name of ['Image', 'Text', 'Embed', 'Link']) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('End');
  await expect(tab('Embed')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab('Link')).toBeFocused();
  // The picture, then what is shared, of which arrows choose.
  await expect.poll(async () => (await page.keyboard.press('Tab'), focused())).toBe('scope');
  await page.keyboard.press('ArrowRight');
  await expect(share(page).getByRole('radio', { name: 'This position' })).toBeChecked();
  await expect(address(page)).toHaveValue(`${baseURL}#linage/size=6.komi=2/a6.a1.e1`);
  await page.keyboard.press('ArrowLeft');
  await expect(address(page)).toHaveValue(`${baseURL}#${PLAYED}@3`);
  await expect.poll(async () => (await page.keyboard.press('Tab'), focused())).toBe('Copy link');
  await page.keyboard.press('Enter');
  await expect(share(page).getByRole('status')).toHaveText('The link is copied.');
  expect(await copied(page)).toBe(`${baseURL}#${PLAYED}@3`);
  await page.keyboard.press('Escape');
  await expect(share(page)).toBeHidden();
  await expect(button).toBeFocused();
  // What was shared opens the game where it was.
  await page.goto('about:blank');
  await page.goto(`${baseURL}#${PLAYED}@3`);
  await expect(page.locator('.nav span').first()).toContainText('3 of 8');
});

test('the tabs stay where they are, whatever they show', async ({ page }) => {
  for (const [width, height] of [[1366, 768], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await open(page, PLAYED);
    await page.locator('body').press('s');
    await expect(share(page)).toBeVisible();
    const tops = [];
    for (const name of ['Link', 'Image', 'Text', 'Embed']) {
      await share(page).getByRole('tab', { name }).click();
      await expect(share(page).getByRole('tabpanel', { name })).toBeVisible();
      tops.push(Math.round((await share(page).getByRole('tablist').boundingBox()).y));
    }
    expect(new Set(tops).size, `${tops}`).toBe(1);
  }
});

test('the letter S beside the board opens it', async ({ page }) => {
  await open(page, PLAYED);
  await page.locator('body').press('s');
  await expect(share(page)).toBeVisible();
});

test('the game opens at the move that is wished, and the picture shows it', async ({ page, baseURL }) => {
  await sharing(page);
  const picture = share(page).getByRole('img', { name: 'Picture' });
  await expect(picture).toHaveAccessibleName(/move 8/);
  const number = share(page).getByRole('spinbutton');
  await number.fill('2');
  await number.press('Tab');
  await expect(share(page).getByRole('checkbox', { name: 'Open at move' })).toBeChecked();
  await expect(address(page)).toHaveValue(`${baseURL}#${PLAYED}@2`);
  await expect(picture).toHaveAccessibleName(/move 2/);
  expect(await picture.locator('svg').count()).toBe(1);
});

test('what cannot be copied is selected, to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await sharing(page);
  await share(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(share(page).getByRole('status')).toContainText('could not be copied');
  await expect(address(page)).toBeFocused();
  const selected = await address(page).evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd));
  expect(selected).toContain(`#${PLAYED}`);
});

test('a link is handed to another program where the device can', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    window.sent = [];
    Navigator.prototype.share = async (data) => {
      window.sent.push(data);
      if (window.refuse) throw new DOMException('no', window.refuse);
    };
  });
  await sharing(page);
  const send = share(page).getByRole('button', { name: 'Send' });
  await send.click();
  await expect.poll(() => page.evaluate(() => window.sent.length)).toBe(1);
  expect(await page.evaluate(() => window.sent[0])).toEqual({
    title: 'Linage, 6 × 6 · komi 2',
    url: `${baseURL}#${PLAYED}`,
  });
  // Whoever chooses no program is content; a fault is told.
  await page.evaluate(() => (window.refuse = 'AbortError'));
  await send.click();
  await expect.poll(() => page.evaluate(() => window.sent.length)).toBe(2);
  await expect(share(page).getByRole('status')).toHaveText('');
  await page.evaluate(() => (window.refuse = 'NotAllowedError'));
  await send.click();
  await expect(share(page).getByRole('status')).toContainText('could not be sent');
});

test('a link that is too long for a code says so, and one that is too long for an address is a file', async ({ page }) => {
  await sharing(page, CARCASSONNE);
  await share(page).getByRole('button', { name: 'QR code' }).click();
  await expect(share(page).locator('.warning:visible')).toHaveText(/holds at most 1000 characters here; this link has/);
  await expect(share(page).getByRole('img', { name: 'Picture' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(async (record) => {
    await globalThis.tesseraGames.keep({ id: '00000000000000a5', stamp: '', record, begun: true, text: '' });
  }, LONG);
  await page.goto('about:blank');
  await page.goto('./#saved/00000000000000a5');
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect(share(page).locator('.warning:visible')).toHaveText(/too long for a link: \d+ characters of at most 8000/);
  await expect(share(page).getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    share(page).getByRole('button', { name: 'Save file' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toBe(LONG);
});

test('a game that the device keeps is shared from the home page', async ({ page, baseURL }) => {
  await open(page, PLAYED);
  await click(page, 'd6');
  await kept(page, 'd6');
  await page.goto('./');
  await page.locator('#saved .manage').first().click();
  await page.locator('#manage').getByRole('button', { name: 'Share' }).click();
  await expect(share(page)).toBeVisible();
  await expect(address(page)).toHaveValue(`${baseURL}#${PLAYED}.d6`);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.locator('#saved')).toBeVisible();
});

test('the code is large enough for a camera on a phone, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, PLAYED);
  await page.getByRole('button', { name: 'More' }).click();
  await page.locator('#more').getByRole('button', { name: 'Share' }).click();
  await expect(share(page)).toBeVisible();
  for (const name of ['Link', 'Text', 'Embed']) {
    await share(page).getByRole('tab', { name }).click();
    const wide = await share(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(wide, name).toBeLessThanOrEqual(0);
    // What there is to be done stays in view.
    await expect(share(page).locator('.actions .primary')).toBeInViewport({ ratio: 1 });
  }
  await share(page).getByRole('tab', { name: 'Link' }).click();
  await share(page).getByRole('button', { name: 'QR code' }).click();
  const code = share(page).getByRole('img', { name: 'QR code of the link' });
  await expect(code).toBeVisible();
  expect((await code.boundingBox()).width).toBeGreaterThan(280);
  await page.keyboard.press('Escape');
  await expect(page.locator('#more')).toBeHidden();
});

test('the text of a game of tiles has its scores, and is saved as a file', async ({ page }) => {
  await sharing(page, carcassonne(30));
  await share(page).getByRole('tab', { name: 'Text' }).click();
  const text = share(page).getByLabel('Moves', { exact: true });
  await expect(text).toHaveValue(/1\. Player 1 {2}Tile .*\[\d+ \d+\]/);
  for (const [json, ending] of [
    [false, 'txt'],
    [true, 'json'],
  ]) {
    await share(page).getByRole('checkbox', { name: 'JSON' }).setChecked(json);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      share(page).getByRole('button', { name: 'Save file' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^carcassonne-[0-9a-f]+\\.${ending}$`));
    await expect(share(page).getByRole('status')).toContainText('Saved as a file');
  }
  expect(replay(JSON.parse(await text.inputValue()).link.split('#')[1]).error).toBeUndefined();
});

test('the board of another page is seen and played as it will be there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${PLAYED}@3`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.locator('#more').getByRole('button', { name: 'Share' }).click();
  const frame = share(page).locator('iframe');
  await expect(frame).toHaveCount(0);
  await share(page).getByRole('tab', { name: 'Embed' }).click();
  await expect(frame).toHaveAttribute('title', 'Linage, 8 moves');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox');
  await expect(share(page).getByRole('img', { name: 'Picture' })).toBeHidden();
  const board = share(page).frameLocator('iframe');
  await expect(board.locator('#status')).toContainText('3 of 8');
  await board.getByRole('button', { name: 'Next move' }).click();
  await expect(board.locator('#status')).toContainText('4 of 8');
  expect((await frame.boundingBox()).width).toBeGreaterThan(280);
  // A choice of the HTML alone leaves the board as it is; one of the board loads it again.
  await share(page).getByLabel('Width').selectOption('480');
  await expect(board.locator('#status')).toContainText('4 of 8');
  await share(page).locator('select[name=theme]').selectOption('dark');
  await expect(board.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(board.locator('#status')).toContainText('3 of 8');
  await share(page).getByRole('tab', { name: 'Link' }).click();
  await expect(frame).toHaveCount(0);
});

test('the HTML of a frame and of an element is what a page can hold', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sharing(page, `${PLAYED}@3`);
  await share(page).getByRole('tab', { name: 'Embed' }).click();
  const parsed = async () => {
    await share(page).getByRole('button', { name: 'Copy HTML' }).click();
    await expect(share(page).getByRole('status')).toHaveText('The text is copied.');
    const html = await copied(page);
    // Read by a browser, in a document of its own, without the policy of this one.
    const other = await context.newPage();
    await other.setContent(`<!doctype html><title>x</title><body>${html}`);
    const elements = await other.evaluate(() =>
      [...document.body.querySelectorAll('*')].map((element) => [
        element.localName,
        Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      ]),
    );
    await other.close();
    return elements.filter(([name]) => ['iframe', 'script', 'board-game', 'a'].includes(name));
  };
  await share(page).getByLabel('Kind').selectOption('play');
  await share(page).locator('select[name=theme]').selectOption('dark');
  const [[name, attributes], ...others] = await parsed();
  expect([name, others.length]).toEqual(['iframe', 0]);
  expect(attributes.src).toBe(`${baseURL}embed.html#${PLAYED}@3&mode=play&theme=dark`);
  expect(attributes.sandbox).toBe('allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox');
  await share(page).locator('select[name=snippet]').selectOption('element');
  const [script, element, link] = await parsed();
  expect(script).toEqual(['script', { type: 'module', src: `${baseURL}embed.js`, async: '' }]);
  expect(element[0]).toBe('board-game');
  expect(element[1]).toMatchObject({ record: PLAYED, ply: '3', mode: 'play', theme: 'dark', lang: 'en' });
  expect(link).toEqual(['a', { href: `${baseURL}#${PLAYED}@3` }]);
  await expect(share(page).locator('code')).toHaveText(
    `frame-src ${new URL(baseURL).origin}; script-src ${new URL(baseURL).origin}`,
  );
});

for (const [width, height] of [[740, 360], [667, 375]]) {
  test(`at ${width} by ${height} what there is to be done in the dialog is in view on every tab`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sharing(page);
    for (const name of ['Link', 'Image', 'Text', 'Embed']) {
      await share(page).getByRole('tab', { name }).click();
      const button = share(page).locator('.pane .actions .primary:visible');
      await expect(button, name).toBeInViewport({ ratio: 1 });
      const box = await button.boundingBox();
      const dialog = await share(page).boundingBox();
      expect(box.y + box.height, name).toBeLessThanOrEqual(dialog.y + dialog.height);
    }
  });
}

for (const theme of drawn(['light', 'dark', 'contrast'])) {
  test(`axe finds nothing in the dialog in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('tessera.v1.settings', JSON.stringify({ theme }));
    }, theme);
    await sharing(page, `${PLAYED};ai=2:3;names=Ada`);
    for (const name of ['Link', 'Image', 'Text', 'Embed']) {
      await share(page).getByRole('tab', { name }).click();
      // embed.spec.js looks into frames.
      await expectAccessible(page, { place: name });
    }
  });
}

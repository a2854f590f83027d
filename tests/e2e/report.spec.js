// The reports of the games: drawn from the JSON files in www/report alone, complete without scripts.
import { readdirSync } from 'node:fs';
import { expectAccessible } from './accessible.js';
import { drawn, expect, long as test } from './test.js';

const FOLDER = new URL('../../www/report/', import.meta.url);

/** The games that have a report; none where the folder is missing. */
function reported() {
  try {
    return readdirSync(FOLDER).filter((name) => name.endsWith('.json')).map((name) => name.replace('.json', ''));
  } catch {
    return [];
  }
}

const GAMES = reported();

test('exactly the games with a report have a page', async ({ page }) => {
  for (const game of ['carteso', 'linage', 'keil', 'ecalper', 'carcassonne']) {
    const answer = await page.request.get(`./report/${game}/`);
    expect(answer.status() === 200, game).toBe(GAMES.includes(game));
  }
});

for (const game of drawn(GAMES)) {
  test(`the report of ${game} opens in both languages without a fault`, async ({ page }) => {
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    for (const folder of ['', 'es/']) {
      await page.goto(`./${folder}report/${game}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('figure.figr').count()).toBeGreaterThan(25);
    }
    expect(faults).toEqual([]);
  });

  test(`the report of ${game} is no wider than a window of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`./report/${game}/`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test(`the buttons beside the title of the report of ${game} have a line of words each`, async ({ page }) => {
    for (const folder of ['', 'es/']) {
      await page.goto(`./${folder}report/${game}/`);
      for (const width of [1366, 768, 620, 360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const buttons = page.locator('.rh .actions').locator('a, button');
        const heights = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
        expect(heights.length).toBeGreaterThan(0);
        expect(Math.max(...heights), `${folder} ${width}`).toBeLessThan(60);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${folder} ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });

  test(`axe finds nothing in the report of ${game}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`./report/${game}/`);
    await expectAccessible(page);
  });

  test(`a chart of ${game} is read by keys, shows its table, and leads to a position and back`, async ({ page }) => {
    await page.goto(`./report/${game}/`);
    const figure = page.locator('#actions-turn');
    const chart = figure.locator('svg.chart');
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    const first = await figure.locator('.reading').textContent();
    expect(first).toMatch(/\d/);
    await page.keyboard.press('ArrowRight');
    await expect(figure.locator('.reading')).not.toHaveText(first);
    await expect(figure.locator('.tabled')).toBeHidden();
    await figure.getByText('Table', { exact: true }).click();
    await expect(figure.locator('.tabled')).toBeVisible();
    await expect(chart).toBeHidden();
    await figure.locator('tbody a').nth(2).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goBack();
    await expect(page.locator('#actions-turn')).toBeAttached();
  });

  test(`the report of ${game} prints on several pages`, async ({ page }) => {
    await page.goto(`./report/${game}/`);
    const file = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(file.match(/\/Type\s*\/Page\b/g).length).toBeGreaterThan(4);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const game of GAMES) {
    test(`the report of ${game} has its charts and its tables`, async ({ page }) => {
      await page.goto(`./report/${game}/`);
      const figure = page.locator('#actions-turn');
      await expect(figure.locator('svg.chart')).toBeVisible();
      await figure.getByText('Table', { exact: true }).click();
      await expect(figure.locator('tbody tr').first()).toBeVisible();
      await page.goto('./report/compare/');
      await expect(page.locator('.unstarted')).toBeVisible();
    });
  }
});

test('two reports stand side by side', async ({ page }) => {
  expect(GAMES.length).toBeGreaterThan(1);
  await page.goto(`./report/compare/?a=${GAMES[0]}&b=${GAMES[1]}`);
  await expect(page.locator('.pair .figr')).not.toHaveCount(0);
  const [pairs, figures] = [await page.locator('.pair').count(), await page.locator('.pair .figr').count()];
  expect(figures).toBe(2 * pairs);
});

test('a comparison names the game of which there is no report, until another one is chosen', async ({ page }) => {
  await page.goto(`./report/compare/?a=foo&b=${GAMES[1]}`);
  const fault = page.locator('#compare-fault');
  await expect(fault).toContainText('no report of “foo”');
  await expect(page.locator('.chosen select[name=b]')).toHaveValue(GAMES[1]);
  await page.locator('.chosen select[name=a]').selectOption(GAMES[2]);
  await expect(fault).toHaveText('');
});

test('a row of the levels of play is one line in a large window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`./report/${GAMES[0]}/`);
  const section = page.locator('#levels-of-play');
  await section.getByText('Table', { exact: true }).first().click();
  const rows = section.locator('.tabled').first();
  await expect(rows.locator('tbody tr').first()).toBeVisible();
  const [height, line] = await rows.evaluate((place) => [place.querySelector('tbody tr').offsetHeight, parseFloat(getComputedStyle(place).lineHeight)]);
  expect(height).toBeLessThan(2 * line);
  expect(await rows.evaluate((place) => place.scrollWidth - place.clientWidth)).toBe(0);
});

test('two reports side by side are no wider than a small window', async ({ page }) => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const folder of ['', 'es/']) {
      await page.goto(`./${folder}report/compare/?a=${GAMES[0]}&b=${GAMES[1]}`);
      await expect(page.locator('.pair .figr')).not.toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${folder}${width}`).toBe(width);
    }
  }
});

test('two reports on paper have their rules in one column and no table wider than its place', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('./report/compare/?a=carcassonne&b=keil');
  await expect(page.locator('.pair .figr')).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const [columns, breaks, wider] = await page.evaluate(() => {
    const style = (place) => getComputedStyle(document.querySelector(place));
    const right = (element) => element.getBoundingClientRect().right;
    const tables = [...document.querySelectorAll('.pair table')].filter((table) => right(table) > right(table.closest('.figr')));
    return [style('.digest').gridTemplateColumns.split(' ').length, style('.figr h3').breakAfter, tables.length];
  });
  expect([columns, breaks, wider]).toEqual([1, 'avoid', 0]);
});

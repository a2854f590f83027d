// What a fresh browser downloads until the first stone of a play link is placed.
import { expect, test } from './test.js';
import { bid, cell, click, openCells, record, setUp, tryChoices } from './board.js';
import { ANEW, keepReads } from './reads.js';

const LINKS = {
  linage: { parts: ['sides', 'linage'], link: 'linage/size=9.komi=5_5/e5', move: 'c3', played: 'e5.c3' },
  carcassonne: { parts: ['carcassonne'], link: 'carcassonne/players=2/E', move: '0_1', played: 'E.0_1' },
};

for (const [game, { parts, link, move, played }] of Object.entries(LINKS)) {
  test(`until the first move of a play link of ${game} only the page, its styles and scripts, and its parts of the app are asked for`, async ({ page }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const [asked, sizes] = [new Map(), new Map()];
    network.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, new URL(request.url).pathname));
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
    await page.goto(`./#${link}`);
    await expect(cell(page, move)).toBeVisible();
    await click(page, move);
    await expect.poll(() => record(page)).toContain(played);
    // The files that `cargo xtask sizes` sums up as the first move, read off the page in the same way.
    const named = await page.evaluate((wanted) => {
      const links = [...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => href);
      const scripts = [...document.scripts].map(({ src }) => src);
      const { app, wasm, parts, styles } = document.querySelector('script[data-app]').dataset;
      const files = `${parts} ${styles}`.split(' ').map((named) => named.split('=').reverse());
      const needed = files.filter(([, part]) => !part || wanted.includes(part)).map(([file]) => file);
      const program = [app, wasm, ...needed].map((name) => new URL(name, document.baseURI).href);
      return [document.baseURI.split('#')[0], ...links, ...scripts, ...program].map((address) => new URL(address).pathname);
    }, parts);
    // The icon of the tab and the manifest wait for everything else.
    const isBeside = (path) => /icon|manifest/.test(path);
    const files = [...asked.values()].filter((path) => path && !isBeside(path));
    const others = files.filter((path) => !named.includes(path));
    expect(others, ANEW).toEqual([]);
    expect(new Set(files).size, 'nothing is asked for twice').toBe(files.length);
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    console.log(`${Math.round(bytes / 1024)} KB in ${files.length} files as this server sends them`);
  });
}

for (const game of ['Linage', 'Carteso', 'Keil', 'Ecalper', 'Carcassonne']) {
  test(`every choice of the set-up of ${game} is made, and its AI is replaced by a person, without a halt of the page`, async ({
    page,
  }) => {
    await keepReads(page);
    await page.goto('./');
    await page.getByRole('link', { name: `Set up ${game}` }).click();
    await tryChoices(page.locator('#setup'));
    const reads = () => page.evaluate(() => window.reads);
    expect(await reads(), ANEW).toEqual([]);
    await page.goto('about:blank');
    await page.goto('./');
    await setUp(page, {}, game);
    await page.locator('.seats select').last().selectOption('person');
    await expect(page).not.toHaveURL(/ai=/);
    expect(await reads()).toEqual([]);
    expect(await page.evaluate(() => tesseraParts.isWhole()), 'not all parts have come').toBe(false);
  });
}

for (const game of ['Linage', 'Carcassonne']) {
  test(`${game} is begun against the AI with one click, and the AI answers, without a halt of the page`, async ({ page }) => {
    await keepReads(page);
    await page.goto('./');
    await page.getByRole('link', { name: `Play ${game}`, exact: true }).click();
    await expect(page.locator('.status')).toContainText('Your turn');
    expect(await page.evaluate(() => window.reads), ANEW).toEqual([]);
  });
}

for (const link of ['linage', 'carteso', 'keil']) {
  test(`a komi is bid, a side chosen and a stone placed in ${link}, which a short link opens, without a halt of the page`, async ({ page }) => {
    await keepReads(page);
    await page.goto(`./#${link}`);
    await bid(page);
    await expect.poll(() => record(page)).toContain('komi-');
    await page.locator('.offers button').first().click();
    await expect.poll(() => openCells(page).then((cells) => cells.length)).toBeGreaterThan(0);
    await click(page, (await openCells(page))[0]);
    if (link.startsWith('carteso')) await page.locator('.picker button').first().click();
    await expect.poll(() => record(page)).toMatch(/\.\w+\.\w+$/);
    expect(await page.evaluate(() => window.reads), ANEW).toEqual([]);
  });
}

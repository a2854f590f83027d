// What the script of embeds, www/embed.js, does with what cannot be shown, and with what is ignored.
import { embeds, frames, openHost, OWN, READY, RECORD, say, settle, told } from './embed_frames.js';
import { around, board, boards, script, site, told as toldOf, watch } from './embeds.js';
import { expect, test } from './test.js';

const UNREADABLE = ['record="chess/e4"', 'game="lineage"', 'game="carteso" size="99"', 'puzzle="linage-99999"', ''];
const REFUSAL = { message: 'no such game' };

let host;
test.beforeEach(async () => void (host = await embeds()));
test.afterEach(() => host.stop());

/** The height of an element, and whether its frame is seen. */
const shape = (page) =>
  page.locator('board-game').evaluate((element) => {
    const iframe = element.shadowRoot.querySelector('iframe');
    return { height: element.offsetHeight, isFrame: getComputedStyle(iframe).visibility === 'visible' };
  });
const getRecord = (page) => page.evaluate(() => document.querySelector('board-game').getRecord());

test('a board that is shown may load more, however long that takes', async ({ page }) => {
  await page.clock.install();
  await openHost(page, host, `<board-game record="${RECORD}"></board-game>`);
  const [frame] = await frames(page);
  await say(frame, 'ready', READY);
  await say(frame, 'loading');
  await settle(page);
  await page.clock.fastForward(40_000);
  expect(await told(page)).toEqual([['ready', READY]]);
});

test('where nothing can be shown, own content stands alone, or what the frame says', async ({ page }) => {
  for (const own of [OWN, '']) {
    await openHost(page, host, `<style>* { margin: 0 }</style><board-game record="chess/e4" style="width: 400px">${own}</board-game>`);
    const [frame] = await frames(page);
    expect((await shape(page)).height).toBeGreaterThan(350);
    await say(frame, 'error', REFUSAL);
    await say(frame, 'size', { height: 176 });
    const height = own ? await page.locator('.own').evaluate((content) => content.offsetHeight) : 176;
    await expect.poll(() => shape(page)).toEqual({ height, isFrame: !own });
    // Another game may follow.
    await page.evaluate((record) => document.querySelector('board-game').setRecord(record), RECORD);
    await expect.poll(async () => (await shape(page)).height).toBeGreaterThan(350);
    const [other] = await frames(page);
    await other.waitForFunction(() => window.say && location.hash.startsWith('#linage'));
    await say(other, 'size', { height: 500 });
    await say(other, 'ready', READY);
    await expect.poll(() => shape(page)).toEqual({ height: 500, isFrame: true });
  }
});

test('an option that is ignored leaves the room of the board as it is', async ({ page }) => {
  await openHost(page, host, `<board-game record="${RECORD}" style="width: 400px">${OWN}</board-game>`);
  const [frame] = await frames(page);
  await page.evaluate(() => {
    window.heights = new Set();
    new ResizeObserver(([{ target }]) => window.heights.add(target.offsetHeight)).observe(document.querySelector('board-game'));
  });
  await frame.evaluate((ready) => {
    window.say('error', { message: 'no such option' });
    window.say('ready', ready);
  }, READY);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.heights.size)).toBe(1);
  expect(await shape(page)).toMatchObject({ isFrame: true });
});

test('a record that is refused leaves the game that is shown, with all of its moves', async ({ page }) => {
  await openHost(page, host, `<board-game record="${RECORD}"></board-game>`);
  const [frame] = await frames(page);
  const played = `${RECORD}.e5`;
  await say(frame, 'ready', READY);
  await say(frame, 'move', { record: played, ply: 3, name: 'e5', seat: 1 });
  await expect.poll(() => getRecord(page)).toBe(played);
  const set = (theme) =>
    page.evaluate((theme) => {
      const element = document.querySelector('board-game');
      element.setRecord('zzz');
      if (theme) element.setAttribute('theme', theme);
    }, theme);
  await set();
  await say(frame, 'error', REFUSAL);
  await expect.poll(() => getRecord(page)).toBe(played);
  // A frame with another option that was on its way with the refused record is made again.
  await set('dark');
  await frames(page, 2);
  await say(frame, 'error', REFUSAL);
  await expect.poll(() => page.frames().map((frame) => frame.url().split('#')[1]?.split('&id')[0])).toContain(`${played}@3&theme=dark`);
  expect(await getRecord(page)).toBe(played);
});

test('a bad ply that is set later is ignored and reported', async ({ page }) => {
  await openHost(page, host, `<board-game record="${RECORD}"></board-game>`);
  const [frame] = await frames(page);
  await say(frame, 'ready', READY);
  await page.locator('board-game').evaluate((element) => element.setAttribute('ply', 'foo'));
  const [, next] = await frames(page, 2);
  expect(next.url()).toMatch(/#linage\/size=5.komi=2\/c3.d4@2&ply=foo&id=\w+$/);
});

test('the frames of the site say what is ignored, and show the game; the console has it once', async ({ page }) => {
  const warnings = [];
  page.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
  await watch(page);
  const real = await site();
  const other = await around(`${script(real)}<board-game record="${RECORD}" ply="foo" start="clik" thme="dark" mode="vewer"></board-game>`);
  await page.goto(other.address);
  await boards(page, 1);
  const [{ message }, ...more] = await toldOf(page, 'error');
  for (const part of ['ply=foo', 'start=clik', 'thme=dark', 'mode=vewer']) expect(message).toContain(`“${part}”`);
  expect(more).toEqual([]);
  // The frame writes it, too, as its own.
  expect(warnings.filter((line) => line.startsWith('<board-game>'))).toEqual([`<board-game>: ${message}`]);
  await Promise.all([real.stop(), other.stop()]);
});

for (const attributes of UNREADABLE) {
  test(`the element ${attributes || 'without a game'} shows own content alone, or why there is nothing`, async ({ page }) => {
    await watch(page);
    const real = await site();
    for (const own of [OWN, '']) {
      const other = await around(`<style>* { margin: 0 }</style>${script(real)}<board-game ${attributes} style="width: 400px">${own}</board-game>`);
      await page.goto(other.address);
      await expect.poll(async () => (await toldOf(page, 'error')).length).toBe(1);
      if (own) {
        const height = await page.locator('.own').evaluate((content) => content.offsetHeight);
        await expect.poll(() => shape(page)).toEqual({ height, isFrame: false });
      } else {
        await expect(board(page).getByText('Nothing to show here')).toBeVisible();
        await expect.poll(() => shape(page)).toMatchObject({ isFrame: true });
        expect((await shape(page)).height).toBeLessThan(300);
      }
      await other.stop();
    }
    await real.stop();
  });
}

// A driver that does anything at all in two tabs, by dice, and the laws that hold meanwhile.
//
// A number of actions with the seeds below in `cargo xtask test`; as long as one likes with
// `TESSERA_DRIVE=MINUTES cargo xtask test --only e2e`, which prints its seeds. TESSERA_SEED repeats one.
import { replay } from './board.js';
import { randomOf } from '../store/random.js';
import { ACTIONS } from './random/actions.js';
import { faultsOf, recordIn } from './random/laws.js';
import { drawn, expect, test } from './test.js';

const MINUTES = Number(process.env.TESSERA_DRIVE) || 0;
const SEED = Number(process.env.TESSERA_SEED) || 0;
const SEEDS = SEED ? [SEED] : MINUTES ? [Date.now() % 1_000_000] : [1, 2];
/** How many actions a seed has where no time is given: about half a minute. */
const ACTIONS_OF_A_SEED = 120;

/** What the console says that is no fault of the page. */
const EXPECTED = [
  // Chromium, of a request that ended with the page that had made it.
  /net::ERR_ABORTED/,
  /the server responded with a status of 404.*oembed/,
];

/** Listens for what a tab should never say. */
function listen(page, faults) {
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error}`));
  page.on('crash', () => faults.push('the tab crashed'));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !EXPECTED.some((known) => known.test(text))) faults.push(`console: ${text}`);
  });
  page.on('dialog', (dialog) => dialog.dismiss());
}

/** The records that the device keeps; null where the tab is between two pages. */
const kept = (page) =>
  page
    .evaluate(async () => (await globalThis.tesseraGames?.list())?.map(({ id, record }) => ({ id, record })) ?? null)
    .catch(() => null);

/** Drives one context by the dice of a seed; throws at the first fault. */
async function drive(context, seed, isOver) {
  const throws = randomOf(seed);
  const history = [];
  const faults = [];
  const records = new Set();
  const tabs = [];
  await context.addInitScript(() => {
    window.print = () => {};
  });
  for (let tab = 0; tab < 2; tab += 1) {
    const page = await context.newPage();
    listen(page, faults);
    await page.goto('./');
    tabs.push({ page, played: null });
  }
  const fail = (what) => {
    throw new Error(`${what}\nseed ${seed}, ${history.length} actions, the last:\n${history.slice(-12).join('\n')}`);
  };
  /** Games known to be kept, which nobody has deleted. */
  let known = new Set();
  while (!isOver(history.length)) {
    const number = throws.below(4) ? 0 : 1;
    const tab = tabs[number];
    const action = throws.weighed(ACTIONS);
    const before = recordIn(new URL(tab.page.url()).hash);
    let said;
    try {
      said = await action(tab.page, throws);
    } catch (error) {
      // What was to be pressed may be covered or gone by now.
      said = error.message.split('\n')[0];
    }
    history.push(`tab ${number}: ${action.name} ${said} -> ${tab.page.url().slice(0, 200)}`);
    // Before the first page of a tab there is a blank one.
    if (tab.page.url() === 'about:blank') await tab.page.goto('./');
    for (const other of context.pages()) if (!tabs.some(({ page }) => page === other)) await other.close();
    const seen = await faultsOf(tab.page).catch((error) => fail(error.message));
    if (seen.faults.length) fail(seen.faults.join('; '));
    if (faults.length) fail(faults.join('\n'));
    const after = recordIn(seen.hash);
    if (after) records.add(after);
    const games = await kept(tab.page);
    if (/delete|remove|erase|forget/i.test(said)) known = new Set();
    if (!games) continue;
    const ids = new Set(games.map(({ id }) => id));
    const lost = [...known].filter((id) => !ids.has(id));
    if (lost.length && games.length < 40) fail(`kept games are gone: ${lost}`);
    known = ids;
    const isPlayed = ['play', 'offer'].includes(action.name);
    if (isPlayed && before && after && after !== before && after.startsWith(before)) {
      // A move that was made is kept, as soon as the device has written it.
      const isKept = async () => {
        const now = recordIn(new URL(tab.page.url()).hash);
        return !now || ((await kept(tab.page)) ?? []).some(({ record }) => record.startsWith(after));
      };
      await expect.poll(isKept, { timeout: 20_000, message: `kept: ${after}` }).toBe(true).catch((error) => fail(error.message));
    }
  }
  // Every address that was shown names legal moves.
  for (const record of records) {
    const { error } = replay(record);
    if (error && !record.includes('size=9/')) fail(`the address showed ${record}: ${error}`);
  }
  // Home can be reached and is whole.
  const { page } = tabs[0];
  await page.goto('about:blank');
  await page.goto('./');
  await expect(page.locator('.card').first()).toBeVisible();
  return history.length;
}

for (const seed of drawn(SEEDS)) {
  // The processes of Playwright know a test by its name: it has no seed that changes.
  const name = MINUTES ? `for ${MINUTES} minutes` : `seed ${seed}`;
  test(`whatever is done, nothing breaks and nothing is lost: ${name}`, async ({ context }) => {
    test.setTimeout((MINUTES + 10) * 60_000);
    const start = Date.now();
    const isOver = MINUTES ? () => Date.now() - start > MINUTES * 60_000 : (count) => count >= ACTIONS_OF_A_SEED;
    console.log(`seed ${seed}`);
    const count = await drive(context, seed, isOver);
    console.log(`seed ${seed}: ${count} actions in ${Math.round((Date.now() - start) / 1000)} s`);
  });
}

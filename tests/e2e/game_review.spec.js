// The review of a game: the numbers of `lab analyse`, a batch that is left and loaded again, the graph by keys, and two tabs.
import { spawnSync } from 'node:child_process';
import { expectAccessible } from './accessible.js';
import { expect, long as test } from './test.js';
import { CARCASSONNE, open } from './board.js';

/** The start of a game of each kind; each ends with a resignation. */
const GAMES = [
  'linage/size=5.komi=0_5/c3.b2.d4.b4.a1.resign',
  'carteso/size=5.komi=0_5/b1b.e1w.d2b.b3w.a4b.resign',
  'keil/size=4.komi=bid.button=on/komi-2.white.c4.d4.e3.resign',
  'ecalper/size=7.pie=on/a3.b2.b8.xb2.d2.resign',
  'carcassonne/players=2.small-city=4.unplaceable=aside/C.0_1_0.none.S.-1_0_3.road-e.K.resign',
];
/** A game with enough moves for a review that takes a while. */
const LONG = 'linage/size=9.komi=3_5/e5.e4.d4.d5.f5.f4.g4.g5.c5.c4.h5.h4.b4.b5.d6.e6';

/** Has the device keep a setting by which a review makes one in a hundred of the usual steps. */
const quick = (page, depth = 1) =>
  page.addInitScript((depth) => {
    const key = 'tessera.v1.settings';
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ review_depth: depth }));
  }, depth);

/** A page that knows of a part of the review, which another tab has kept, goes on with it. */
const start = (page) => page.getByRole('button', { name: /^(Review game|Go on with the review)$/ }).click();
const finished = (page) => expect(page.locator('.reviewing')).toHaveCount(0, { timeout: 120_000 });
const slider = (page) => page.getByRole('slider', { name: 'Position in the graph' });
/** How many moves the page says that it knows. */
const known = (page) => page.locator('.reviewing p').innerText();

/** What the device keeps of all reviews; none as long as the page has not made the store. */
const kept = (page) =>
  page.evaluate(
    async () =>
      !(await indexedDB.databases()).some(({ name }) => name === 'tessera-reviews') ? [] :
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('tessera-reviews');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('reviews').objectStore('reviews').getAll();
          all.onsuccess = () => {
            resolve(all.result.map(({ text }) => text));
            opening.result.close();
          };
        };
      }),
  );

/** The choices and draws of a kept review; crates/app/src/game_review/stored.rs has the grammar. */
function parsed(text) {
  const [, , ...plies] = text.trim().split('\n');
  return plies.map((line) => {
    const [ply, , steps, kind, moves, , , , ...lines] = line.split(' ');
    const read = (line) => {
      const [name, visits, value] = line.split(',');
      return { name, visits: Number(visits), value: Number(value) };
    };
    return { ply: Number(ply) + 1, steps: Number(steps), drawn: kind === 'd', moves: Number(moves), lines: lines.map(read) };
  });
}

/** The choices and draws of a record, as `lab analyse` finds them with so many steps. */
function analysed(record, steps) {
  const run = spawnSync(process.env.TESSERA_LAB, ['analyse', record, '--steps', String(steps)], { encoding: 'utf8' });
  const turns = run.stdout.trim().split('\n').map((line) => JSON.parse(line)).filter(({ turn }) => turn);
  return turns.flatMap(({ draws, choices }) => [
    ...draws.map(({ ply, outcomes }) => ({ ply, drawn: true, moves: outcomes })),
    ...choices.map(({ ply, moves }) => ({ ply, drawn: false, moves })),
  ]);
}

for (const game of GAMES) {
  test(`a review in the page has the numbers of lab: ${game.split('/')[0]}`, async ({ page }) => {
    await quick(page);
    await open(page, `review/${game}`);
    await start(page);
    await finished(page);
    // The device keeps it a moment after the page knows it.
    await expect(async () => {
      const [text] = await kept(page);
      expect(text.split('\n')[1]).toBe(game);
      const ours = parsed(text);
      const [steps] = new Set(ours.map((ply) => ply.steps));
      const theirs = analysed(game, steps);
      expect(ours.map(({ ply }) => ply)).toEqual(theirs.map(({ ply }) => ply).sort((a, b) => a - b));
      for (const { ply, drawn, moves, lines } of ours) {
        const same = theirs.find((other) => other.ply === ply);
        expect({ drawn, moves }).toEqual({ drawn: same.drawn, moves: same.moves.length });
        for (const { name, value, visits } of lines) {
          const move = same.moves.find((move) => move.name === name);
          expect(Math.fround(value), `ply ${ply}, ${name}`).toBe(Math.fround(move.value));
          if (!drawn) expect(visits).toBe(move.visits);
        }
        if (!drawn) expect(lines[0].name).toBe(same.moves[0].name);
      }
    }).toPass({ timeout: 60_000 });
  });
}

test('a review goes on while its page is left, and where it was when the page is loaded again', async ({ page }) => {
  test.setTimeout(400_000);
  // So deep that it takes longer than all that is done meanwhile.
  await quick(page, 200);
  await open(page, `review/${LONG}`);
  await start(page);
  await expect(page.locator('.reviewing')).toContainText('Looking closer', { timeout: 60_000 });
  // To another page of the app, and back.
  await page.evaluate(() => {
    location.hash = '#linage/size=5.komi=0_5/c3';
  });
  await expect(page.locator('.game-review')).toHaveCount(0);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.reviewing')).toContainText(/Looking closer: \d+ of 16/);
  await expect.poll(async () => /closer: (\d+)/.exec(await known(page))?.[1] > 3, { timeout: 60_000 }).toBe(true);
  // What was known two seconds ago is kept.
  await page.waitForTimeout(2_500);
  await page.reload();
  await expect(page.locator('.reviewing')).toContainText(/Looking closer: \d+ of 16/, { timeout: 30_000 });
  const [, count] = /closer: (\d+)/.exec(await known(page));
  expect(Number(count)).toBeGreaterThan(2);
  await finished(page);
  await expect(page.locator('#polite')).toContainText('The review of the game is complete.');
  // The device takes a moment to keep it. Every move was looked at again, so all have as many steps.
  await expect.poll(async () => new Set((await kept(page)).flatMap(parsed).map((ply) => ply.steps)).size).toBe(1);
  // It is complete, so nothing is offered after another load.
  await page.reload();
  await expect(slider(page)).toBeVisible();
  await expect(page.locator('.reviewing')).toHaveCount(0);
});

test('a review is stopped and goes on, and erasing removes it', async ({ page }) => {
  await quick(page, 100);
  await open(page, `review/${LONG}`);
  await start(page);
  await expect(page.locator('.reviewing')).toContainText('Looking closer', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop the review' }).click();
  await expect(page.locator('.reviewing')).toContainText('moves are reviewed.');
  await expect.poll(() => kept(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Go on with the review' }).click();
  await page.getByRole('button', { name: 'Stop the review' }).click();
  // A review that goes on would be kept anew.
  await expect(page.getByRole('button', { name: 'Go on with the review' })).toBeVisible();
  await page.evaluate(() => globalThis.tesseraReviews.erase());
  await expect.poll(() => kept(page)).toEqual([]);
});

test('the graph is a slider for the keyboard, a table for whoever wants one, and axe finds nothing', async ({ page }) => {
  await quick(page);
  const game = GAMES[0];
  await open(page, `review/${game}@0`);
  await start(page);
  await finished(page);
  const graph = slider(page);
  await graph.focus();
  const shown = () => page.evaluate(() => location.hash);
  await expect(graph).toHaveAttribute('aria-valuetext', /^At the start: Vertical \d+ %\.$/);
  await page.keyboard.press('ArrowRight');
  await expect(graph).toHaveAttribute('aria-valuetext', /^After move 1, c3: Vertical \d+ %\./);
  expect(await shown()).toContain('@1');
  await page.keyboard.press('End');
  await expect(graph).toHaveAttribute('aria-valuetext', /^After move 6, .*: Vertical \d+ %\./);
  expect(await shown()).not.toContain('@');
  await page.keyboard.press('Home');
  expect(await shown()).toContain('@0');
  // A touch of the middle goes to the third of six moves.
  const { x, y, width, height } = await graph.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(shown).toContain('@3');
  await expectAccessible(page, { within: '.game-review' });
  await page.getByRole('button', { name: 'Show as table' }).click();
  const rows = page.locator('.graph tbody tr');
  await expect(rows).toHaveCount(7);
  await rows.nth(2).getByRole('button').click();
  await expect.poll(shown).toContain('@2');
  await expectAccessible(page, { within: '.game-review' });
  await page.getByRole('button', { name: 'Show as graph' }).click();
  await expect(graph).toBeVisible();
  for (const theme of ['dark', 'contrast']) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    await expectAccessible(page, { place: theme, within: '.game-review' });
  }
});

test('a tab that knows less of a review than another does not replace what that one has kept', async ({ page, context }) => {
  await open(page, `review/${GAMES[0]}`);
  const other = await context.newPage();
  await open(other, `review/${GAMES[0]}`);
  const keep = (tab, text, steps) => tab.evaluate(([text, steps]) => tesseraReviews.keep('cafe', text, steps, false), [text, steps]);
  const fetch = (tab) => tab.evaluate(() => tesseraReviews.fetch(['cafe']));
  await keep(page, 'half', 500);
  await keep(other, 'finished', 4_000);
  await keep(page, 'stopped', 900);
  expect([await fetch(page), await fetch(other)]).toEqual(['finished', 'finished']);
  await keep(page, 'deeper', 8_000);
  expect(await fetch(other)).toBe('deeper');
});

/** What a tab says whose review waits for that of another tab. */
const WAITS = 'Another tab is reviewing a game. This review begins as soon as that one ends.';

const stop = (page) => page.getByRole('button', { name: 'Stop the review' }).click();
/** How far the review is, without the time that it still takes. */
const progress = (page) => page.locator('.reviewing p span').first();

/** Has a page note everything that it says about how far its review is. */
const note = (page) =>
  page.evaluate(() => {
    const texts = [];
    globalThis.progressTexts = texts;
    new MutationObserver(() => {
      const text = document.querySelector('.reviewing p span')?.textContent;
      if (text && text !== texts.at(-1)) texts.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const noted = (page) => page.evaluate(() => globalThis.progressTexts);

/** Begins a review that takes minutes. */
async function beginLongReview(page) {
  await page.addInitScript(() => {
    const key = 'tessera.v1.settings';
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ review_depth: 400, workers: 1 }));
  });
  await open(page, `review/${CARCASSONNE}`);
  await note(page);
  await start(page);
  await expect(progress(page)).toContainText(/(First pass|Looking closer): [1-9]/, { timeout: 60_000 });
}

/** Asks for a review in a second tab while the first one reviews. */
async function waitInAnotherTab(context, game) {
  const other = await context.newPage();
  await open(other, `review/${game}`);
  await start(other);
  await expect(progress(other)).toHaveText(WAITS);
  return other;
}

test('a review waits while another tab reviews, says so, and begins once that one is stopped', async ({ page, context }) => {
  test.setTimeout(240_000);
  await beginLongReview(page);
  await page.evaluate(() => localStorage.setItem('tessera.v1.settings', JSON.stringify({ review_depth: 1 })));
  const other = await waitInAnotherTab(context, GAMES[0]);
  // The first goes on, and the second still waits.
  const before = await progress(page).innerText();
  await expect.poll(() => progress(page).innerText(), { timeout: 60_000 }).not.toBe(before);
  await expect(progress(other)).toHaveText(WAITS);
  await stop(page);
  await finished(other);
  await expect(slider(other)).toBeVisible();
  await expect(progress(page)).toContainText('moves are reviewed.');
  // Nothing was said of another tab where none reviewed.
  for (const text of await noted(page)) expect(text).not.toContain('Another tab');
  // The second has released the lock.
  await page.getByRole('button', { name: 'Go on with the review' }).click();
  await expect(progress(page)).toContainText(/First pass|Looking closer/);
});

test('a review that waits begins when the other tab is closed, with what that one has kept of the game', async ({ page, context }) => {
  test.setTimeout(240_000);
  await beginLongReview(page);
  const other = await waitInAnotherTab(context, CARCASSONNE);
  await note(other);
  const keptMoves = async () => {
    const texts = await kept(other);
    return texts.length === 0 ? 0 : parsed(texts[0]).length;
  };
  // The second does not know of these yet.
  const before = await keptMoves();
  await expect.poll(keptMoves, { timeout: 60_000 }).toBeGreaterThan(before);
  const atLeast = await keptMoves();
  await page.close();
  await expect(progress(other)).toContainText(/First pass|Looking closer/, { timeout: 60_000 });
  // The first that it says of its own progress; after the first pass all moves are known.
  const begun = (await noted(other)).find((text) => text !== WAITS);
  const [, first] = /First pass: (\d+) of/.exec(begun) ?? [];
  expect(Number(first ?? Infinity), begun).toBeGreaterThanOrEqual(atLeast);
});

test('a review that waits goes on waiting after the page is loaded again, until it is stopped', async ({ page, context }) => {
  test.setTimeout(240_000);
  await beginLongReview(page);
  const other = await waitInAnotherTab(context, GAMES[0]);
  await other.reload();
  await expect(progress(other)).toHaveText(WAITS, { timeout: 30_000 });
  await stop(other);
  await expect(other.getByRole('button', { name: 'Review game' })).toBeVisible();
  await stop(page);
  await expect(progress(page)).toContainText('moves are reviewed.');
  // It does not begin, and not after another load either.
  await other.reload();
  await expect(other.getByRole('button', { name: 'Review game' })).toBeVisible();
});

const WITHOUT_LOCKS = {
  'without locks': () => delete Navigator.prototype.locks,
  'that refuses locks': () => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  },
};
for (const [how, change] of Object.entries(WITHOUT_LOCKS)) {
  test(`a review needs no other tab in a browser ${how}`, async ({ page }) => {
    await page.addInitScript(change);
    await quick(page);
    await open(page, `review/${GAMES[0]}`);
    await start(page);
    await finished(page);
  });
}

test('the report on a game begins the review that it needs, and Escape closes it', async ({ page }) => {
  await quick(page);
  await open(page, `review/${GAMES[0]}`);
  await page.getByRole('button', { name: "This game's report" }).click();
  const report = page.getByRole('dialog', { name: "This game's report" });
  await report.getByRole('button', { name: 'Review game' }).click();
  await expect(report.getByText('Trajectory', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(page.locator('.moves [aria-current]')).toHaveCount(1);
});

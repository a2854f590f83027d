// The review page in Firefox: the analysis of a position, the review of a game, and what the device keeps of it.
import { strict as assert } from 'node:assert';
import { click, open, record, test, untilIn, untilRecord } from './firefox.js';

const GAME = 'linage/size=5.komi=0_5/c3.b2.d4.b4.a1';

/** Has the device keep a setting by which a review makes one in a hundred of the usual steps. */
const quick = () => localStorage.setItem('tessera.v1.settings', JSON.stringify({ review_depth: 1, analysis_millis: 2_000 }));

/** The address of a review. */
const review = (site, game) => `${site.address}#review/${game}`;

test(
  'a position is analysed, a move of a line is played, and what lies over the board is chosen',
  async ({ page, site }) => {
    await open(page, review(site, GAME));
    await untilIn(page, 'a line is shown', () => /%|win|loss|draw/i.test(document.querySelector('.lines .worth b')?.textContent));
    await untilIn(page, 'the search is over', () => document.querySelector('.engine progress.idle') !== null);
    await click(page, '.lines .pv button');
    await untilRecord(page, /c3\.b2\.d4\.b4\.a1\.\w+$/);
    const told = () => document.querySelector('.legend').textContent;
    const before = await page.evaluate(told);
    await page.keyboard.press('o');
    await untilIn(page, 'another legend', (before) => document.querySelector('.legend').textContent !== before, before);
  },
  { preload: quick },
);

test(
  'a game is reviewed, its graph is a slider, and the device keeps the review',
  async ({ page, site }) => {
    await open(page, review(site, GAME));
    // Lines of the analysis may push the button away just when it is to be clicked.
    await untilIn(page, 'the search is over', () => document.querySelector('.engine progress.idle') !== null);
    await click(page, 'button', 'Review game');
    await untilIn(page, 'the review is complete', () => {
      const slider = document.querySelector('.graph [role=slider]');
      return slider && !document.querySelector('.reviewing');
    });
    await page.evaluate(() => document.querySelector('.graph [role=slider]').focus());
    await page.keyboard.press('Home');
    await untilRecord(page, new RegExp('@0$'));
    await page.keyboard.press('ArrowRight');
    await untilIn(page, 'the first move is told', () =>
      /^After move 1, c3: Vertical \d+ %\./.test(document.querySelector('.graph [role=slider]').getAttribute('aria-valuetext')),
    );
    assert.match(await record(page), /@1$/);
    // The device keeps it a moment after the page knows it.
    await untilIn(page, 'it is kept', async () => {
      const known = await indexedDB.databases();
      if (!known.some(({ name }) => name === 'tessera-reviews')) return false;
      return new Promise((resolve) => {
        const opening = indexedDB.open('tessera-reviews');
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => {
          const all = opening.result.transaction('reviews').objectStore('reviews').count();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result === 1);
          };
        };
      });
    });
    await page.reload();
    await untilIn(page, 'it is there again', () => document.querySelector('.graph [role=slider]') !== null);
    assert.equal(await page.evaluate(() => document.querySelector('.reviewing')), null);
  },
  { preload: quick },
);

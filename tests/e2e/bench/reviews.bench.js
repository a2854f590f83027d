// How long the review of a whole game takes, with two threads: until every move has a first value (the graph is whole),
// and until all of it is done. The games are the representative ones of the reports.
import { readdirSync, readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { open } from '../board.js';

const REPORTS = new URL('../../../www/report/', import.meta.url);
const GAMES = readdirSync(REPORTS).map((file) => {
  const { game, sections } = JSON.parse(readFileSync(new URL(file, REPORTS), 'utf8'));
  return { game, record: sections.find(({ id }) => id === 'rules').data.representative.record };
});

for (const { game, record } of GAMES) {
  test(`the review of ${game}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.addInitScript(() => {
      localStorage.setItem('tessera.v1.settings', JSON.stringify({ workers: 2 }));
    });
    await open(page, `review/${record}`);
    // By the page's own clock: how long each of the two states of the review lasts.
    const [coarse, whole] = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const state = () => document.querySelector('.reviewing')?.textContent;
          const start = performance.now();
          let coarse = null;
          const look = () => {
            const since = performance.now() - start;
            if (coarse === null && state()?.includes('Looking closer')) coarse = since;
            if (since > 500 && state() === undefined) resolve([coarse ?? since, since]);
            else setTimeout(look, 10);
          };
          [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Review game').click();
          look();
        }),
    );
    const plies = record.split('/')[2].split('.').length;
    console.log(`| ${game} | ${plies} | ${(coarse / 1000).toFixed(1)} | ${(whole / 1000).toFixed(1)} |`);
  });
}

// How fast random games and searches are in the browser: the lines of the page #bench, as often as TESSERA_TRIALS says.
// `lab measure GAME speeds --browser FILE` puts them into a report.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';

const TRIALS = Number(process.env.TESSERA_TRIALS ?? 10);

test('speed of random games and searches', async ({ page }) => {
  test.setTimeout(TRIALS * 120_000);
  await page.goto('./#bench');
  const shown = page.locator('#bench');
  const lines = [];
  for (let trial = 0; trial < TRIALS; trial++) {
    if (trial > 0) await page.getByRole('button', { name: 'Measure again' }).click();
    await expect(shown).toHaveAttribute('aria-busy', 'false', { timeout: 110_000 });
    lines.push(...(await shown.innerText()).trim().split('\n'));
  }
  console.log(lines.join('\n'));
  const path = process.env.TESSERA_SPEEDS_JSONL;
  if (path) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${lines.join('\n')}\n`);
  }
});

// UX test 3: whatever lies over a board is told apart without colours. The board is read back in grey.
import { drawn, expect, test } from './test.js';
import { carcassonne, cell, middlesOfCells, open } from './board.js';

const MIDDLE = 'linage/size=6.komi=2/a6.a1.e1.c1.f5.a4.b1.a5.f1.c4.f2.e3.c6.e2.c2.a2.d6';

/** The least difference of two greys, of 255, that counts, and the least number of pixels that have it. */
const DIFFERENCE = 18;
const PIXELS = 24;

/** Reads the board in grey, as the screen shows it, its layers one over the other: how many pixels differ from what was
    kept, which is this picture itself where it is to be kept. Pictures stay in the page: they are large. */
const changed = (page, keeps = false) =>
  page.evaluate(([least, keeps]) => {
    const layers = [...document.querySelectorAll('.board canvas')];
    const [{ width, height }] = layers;
    const whole = new OffscreenCanvas(width, height).getContext('2d');
    for (const layer of layers) whole.drawImage(layer, 0, 0);
    const { data } = whole.getImageData(0, 0, width, height);
    const greys = Uint8Array.from({ length: width * height }, (_, pixel) => {
      const [red, green, blue] = data.subarray(4 * pixel, 4 * pixel + 3);
      return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    });
    if (keeps) window.keptGreys = greys;
    return greys.filter((grey, at) => Math.abs(grey - window.keptGreys[at]) >= least).length;
  }, [DIFFERENCE, keeps]);

/** How many pixels two pictures of the same board differ in. */
const differing = (one, other) => one.filter((grey, at) => Math.abs(grey - other[at]) >= DIFFERENCE).length;

/** The square around the middle of a cell, in grey, relative to a corner of it. */
async function patch(page, name) {
  const box = await cell(page, name).boundingBox();
  return page.evaluate(
    ({ x, y, width, height }) => {
      const layers = [...document.querySelectorAll('.board canvas')];
      const frame = layers[0].getBoundingClientRect();
      const side = 40;
      const small = new OffscreenCanvas(side, side).getContext('2d');
      const ratio = layers[0].width / frame.width;
      const from = [(x - frame.x) * ratio, (y - frame.y) * ratio, width * ratio, height * ratio];
      for (const layer of layers) small.drawImage(layer, ...from, 0, 0, side, side);
      const { data } = small.getImageData(0, 0, side, side);
      return Array.from({ length: side * side }, (_, at) => {
        return 0.2126 * data[4 * at] + 0.7152 * data[4 * at + 1] + 0.0722 * data[4 * at + 2];
      });
    },
    box,
  );
}

/** Asserts that an act on the page changes the board in grey. */
async function isSeen(page, what, act) {
  await changed(page, true);
  await act();
  await expect.poll(() => changed(page), { message: what }).toBeGreaterThan(PIXELS);
}

for (const theme of drawn(['light', 'dark', 'contrast'])) {
  test(`test 3: without colours, what lies over a board of stones is seen in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('tessera.v1.settings', JSON.stringify({ theme }));
    }, theme);
    await open(page, MIDDLE);
    await isSeen(page, 'legal cells', () => page.keyboard.press('h'));
    await isSeen(page, 'legal cells, gone', () => page.keyboard.press('h'));
    const box = await cell(page, 'd3').boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await isSeen(page, 'the stone under the pointer', () => page.mouse.move(x, y));
    await isSeen(page, 'a circle', () => page.mouse.click(x, y, { button: 'right' }));
    const taken = await cell(page, 'd6').boundingBox();
    await isSeen(page, 'a cell that is closed', () => page.mouse.move(taken.x + 20, taken.y + 20));
    expect(differing(await patch(page, 'd6'), await patch(page, 'c2')), 'the last stone').toBeGreaterThan(PIXELS);
  });

  test(`test 3: without colours, legal and illegal cells differ in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('tessera.v1.settings', JSON.stringify({ theme, legal: true }));
    }, theme);
    await open(page, 'keil/size=4.komi=2.button=off/d4.e4.c3');
    const labels = await page.locator('[role=gridcell]').evaluateAll((cells) =>
      cells.map((one) => [one.getAttribute('aria-label'), one.getAttribute('aria-disabled') === 'false']),
    );
    const first = (open) => labels.find(([, isOpen]) => isOpen === open)[0].split(',')[0];
    expect(differing(await patch(page, first(true)), await patch(page, first(false)))).toBeGreaterThan(PIXELS);
  });

  test(`test 3: without colours, what lies over a land of tiles is seen in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('tessera.v1.settings', JSON.stringify({ theme }));
    }, theme);
    await open(page, carcassonne(61));
    await expect(page.locator('.hand .piece')).toBeVisible();
    for (const [what, key] of [
      ['cells where the tile fits', 'h'],
      ['cells where no tile fits', 'x'],
      ['fields', 'f'],
      ['the last tiles', 'k'],
    ]) {
      await isSeen(page, what, () => page.keyboard.press(key));
      await isSeen(page, `${what}, the other way`, () => page.keyboard.press(key));
    }
    const [x, y] = (await middlesOfCells(page))[0];
    await isSeen(page, 'the tile under the pointer', () => page.mouse.move(x, y));
  });
}

for (const theme of drawn(['light', 'dark', 'contrast'])) {
  test(`test 3: without colours, what an analysis lays over a board is seen and told apart in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('tessera.v1.settings', JSON.stringify({ theme, analysis_millis: 2_000 }));
    }, theme);
    await open(page, `review/${MIDDLE}@9`);
    await expect(page.locator('.lines li:visible').first().locator('.worth b')).toHaveText(/%|win|loss|draw/i, { timeout: 30_000 });
    // Nothing changes by itself once the search is over.
    await expect(page.locator('.engine progress')).toHaveClass(/idle/, { timeout: 15_000 });
    const chosen = page.getByRole('radiogroup', { name: 'On the board' });
    const choose = (name) => chosen.getByRole('radio', { name, exact: true }).check();
    const overlays = ['Best', 'Visits', 'Value', 'Threats', 'Owners'];
    for (const name of overlays) {
      await choose('Off');
      await expect(page.locator('.legend')).toHaveText('');
      await isSeen(page, name, async () => {
        await choose(name);
        await expect(page.locator('.legend')).not.toHaveText('');
      });
    }
    // They differ by shape: each from the one before.
    for (const [at, name] of overlays.entries()) {
      await choose(overlays.at(at - 1));
      await expect(page.locator('.legend')).not.toHaveText('');
      await isSeen(page, `${name} after ${overlays.at(at - 1)}`, () => choose(name));
    }
  });
}

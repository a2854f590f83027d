// The set-up of a game: what is cut on a small screen, and what stays where it is while choices are made.
import { moreOptions } from './board.js';
import { expect, test } from './test.js';

const LANGUAGES = { English: './', Spanish: './es/' };

for (const [language, root] of Object.entries(LANGUAGES)) {
  test(`no choice in a set-up is cut on a phone, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const game of ['keil', 'linage', 'carcassonne']) {
      await page.goto('about:blank');
      await page.goto(`${root}#setup/${game}`);
      await moreOptions(page);
      const cut = await page.locator('#setup select:visible').evaluateAll((selects) => {
        const pen = document.createElement('canvas').getContext('2d');
        return selects.flatMap((select) => {
          const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
          pen.font = `${fontSize} ${fontFamily}`;
          // The arrow takes what is left.
          const room = select.clientWidth - parseFloat(paddingLeft) - Math.max(20, parseFloat(paddingRight));
          return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
        });
      });
      expect(cut, game).toEqual([]);
    }
  });
}

test('whichever opponent is chosen, the fields below stay where they are', async ({ page }) => {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('about:blank');
    await page.goto('./#setup/keil');
    const [opponent, size] = ['opponent', 'size'].map((name) => page.locator(`#setup select[name=${name}]`));
    await expect(opponent).toBeFocused();
    const below = async () => (await size.boundingBox()).y - (await opponent.boundingBox()).y;
    const first = await below();
    // The last level has a time of its own, and a friend has a name, each in a row of its own.
    for (const chosen of ['1', '5', '8', 'watch']) {
      await opponent.selectOption(chosen);
      expect(await below(), `${chosen}, ${width} px`).toBe(first);
    }
    // Each name has a label that is seen, and is as wide as the choices.
    await opponent.selectOption({ label: 'A friend by link' });
    const room = await opponent.boundingBox();
    for (const label of ["Your friend's name", 'Your name']) {
      await expect(page.locator('#setup').getByText(label, { exact: true })).toBeVisible();
      const { x, width: wide } = await page.locator('#setup').getByLabel(label, { exact: true }).boundingBox();
      expect({ x, wide }, label).toEqual({ x: room.x, wide: room.width });
    }
  }
});

test('more options are folded up until something there is not as usual, and stay as a person leaves them', async ({ page }) => {
  await page.goto('./#setup/keil');
  const [komi, size] = ['komi', 'size'].map((name) => page.locator(`#setup select[name=${name}]`));
  await expect(size).toBeVisible();
  await expect(komi).toBeHidden();
  await size.selectOption('4');
  await expect(page.locator('#setup')).toContainText('Its fair komi is not known, so it is bid.');
  await page.getByText('More options').focus();
  await page.keyboard.press('Enter');
  await komi.focus();
  await komi.selectOption('3');
  await expect(page.locator('#setup')).not.toContainText('Its fair komi is not known');
  await expect(komi).toBeFocused();
  await expect(komi).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('./#setup/keil');
  await expect(komi).toHaveValue('3');
  await expect(komi).toBeVisible();
});

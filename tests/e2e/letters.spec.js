// Browsers whose letters have a least size.
import { use } from './browser.config.js';
import { expect, test } from './test.js';

const { launchOptions } = use;
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=minimumFontSize=16'] } });

test('the labels of the tools do not lie over each other where letters have 16 pixels at least', async ({ page }) => {
  for (const [width, height] of [[1366, 768], [1024, 768], [768, 1024]]) {
    await page.setViewportSize({ width, height });
    for (const [language, game] of [['', 'linage/size=5.komi=2/c3.d4'], ['es/', 'carcassonne/players=2']]) {
      await page.goto('about:blank');
      await page.goto(`./${language}#${game}`);
      await expect(page.getByRole('grid')).toBeVisible();
      const tools = page.locator('.panel .tools > *:visible');
      await expect(tools.first()).toBeVisible();
      const wide = await tools.evaluateAll((all) => all.filter((tool) => tool.scrollWidth > tool.clientWidth).map((tool) => tool.textContent));
      expect(wide, `${width} px, /${language}`).toEqual([]);
    }
  }
});

// What people do until a game is under way, in every game.
import { expect, test } from '@playwright/test';
import { bid, setUp, tryChoices } from '../board.js';
import { ended, LINKS, OTHER_BEGINNINGS } from './links.js';
import { leave, note } from './needed.js';

/** Places what can be placed, or takes what is offered, some times. */
async function play(page, moves) {
  for (let n = 0; n < moves; n++) {
    await page.waitForTimeout(400);
    const cells = page.locator('[role=gridcell][aria-disabled=false]');
    const count = await cells.count();
    const offers = page.locator('.offers button:visible');
    const pieces = page.locator('.picker button:visible');
    const box = count ? await cells.nth(Math.min(count - 1, 7 * n + 2)).boundingBox({ timeout: 2_000 }).catch(() => null) : null;
    if (await pieces.count()) {
      await pieces.first().click({ timeout: 2_000 }).catch(() => {});
    } else if (box) {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    } else if (await offers.count()) {
      await offers.first().click({ timeout: 2_000 }).catch(() => {});
    }
  }
  await page.waitForTimeout(400);
}

for (const [game, link] of Object.entries(LINKS)) {
  for (const size of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    test(`${game} by a link at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(`./#${link}`);
      await expect(page.getByRole('grid')).toBeVisible();
      await play(page, 6);
      for (const key of ['Tab', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Enter', 'Escape', 'u']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(100);
      }
      await page.setViewportSize({ width: size.width, height: size.height - 100 });
      await page.waitForTimeout(300);
      await note(page, 'game', game);
      await page.goto('./#');
      await page.waitForTimeout(500);
      await note(page, 'home');
    });
  }

  for (const size of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    test(`${game} from its beginning at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(`./#${OTHER_BEGINNINGS[game]}`);
      await expect(page.getByRole('grid')).toBeVisible();
      if (await page.locator('.bid').count()) await bid(page);
      await play(page, 4);
      await note(page, 'game', game);
    });
  }

  test(`${game} at its end`, async ({ page }) => {
    const games = ended(game);
    for (const [at, link] of [...games, `${games[0]}@8`, `${LINKS[game]}.resign`].entries()) {
      for (const width of at ? [1_366] : [1_366, 360]) {
        await page.setViewportSize({ width, height: 740 });
        // Whoever comes back has all parts: it is not to go on with the game that it has kept.
        await page.goto('./404.html');
        await page.evaluate(() => localStorage.clear());
        await page.goto(`./#${link}`);
        await expect(page.getByRole('grid')).toBeVisible();
        await page.waitForTimeout(1_500);
        for (const key of ['ArrowLeft', 'ArrowLeft', 'Home', 'ArrowRight', 'End']) {
          await page.keyboard.press(key);
          await page.waitForTimeout(300);
        }
        await note(page, 'over', game);
      }
    }
  });

  test(`${game} in frames`, async ({ page, baseURL }) => {
    const games = ended(game);
    for (const [address, width, height] of [
      [`embed.html#${link}`, 400, 420],
      [`embed.html#${link}@1`, 240, 300],
      [`embed.html#${link}@1&mode=viewer&start=click`, 700, 520],
      [`embed.html#${link}&mode=diagram`, 300, 300],
      [`embed.html#${link}&mode=play`, 464, 520],
      [`embed.html#${link}&mode=play&level=2`, 464, 520],
      ...games.map((over) => [`embed.html#${over}`, 464, 520]),
      [`embed.html#${games[0]}&ply=first`, 464, 520],
      [`embed.html#${games[0]}&mode=diagram`, 300, 300],
      [`#setup/${game.toLowerCase()}`, 1_000, 700],
      [`#${link}`, 1_000, 700],
    ]) {
      // A frame tells the page around it what happens, which a page of its own does not.
      await page.goto('./404.html');
      await page.evaluate(([width, height, src]) => {
        const frame = Object.assign(document.createElement('iframe'), { width, height, src });
        document.body.replaceChildren(frame);
      }, [width, height, `${baseURL}${address}`]);
      const frame = page.frames().find((one) => one.parentFrame());
      if (address.includes('start=click')) await frame.getByRole('button', { name: 'Show the game' }).click();
      await frame.waitForFunction(() => window.watched);
      await page.waitForTimeout(1_500);
      const place = address.startsWith('embed') ? 'frame' : address.startsWith('#setup') ? 'home' : 'game';
      const isOver = games.some((over) => address.includes(over));
      const where = address.includes('level=') ? 'answered' : isOver ? 'overFramed' : place;
      await note(frame, where, game);
      await frame.locator('body').press('ArrowLeft');
      await frame.locator('body').press('ArrowRight');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForTimeout(300);
      await page.emulateMedia({ colorScheme: 'light' });
      await note(frame, where, game);
      await page.evaluate(() => (document.querySelector('iframe').width = 320));
      await page.waitForTimeout(300);
      await leave(page, where, game);
    }
  });

  test(`${game} in the element for other pages`, async ({ page }) => {
    const element = `<script type="module" src="embed.js"></script><board-game record="${link}" style="width: 400px"></board-game>`;
    await page.route('**/around.html', (route) => route.fulfill({ contentType: 'text/html', body: element }));
    await page.goto('./around.html');
    await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible();
    await page.waitForTimeout(1_500);
    await note(page.frames().find((one) => one.parentFrame()), 'frame', game);
  });

  test(`${game} from its rules`, async ({ page }) => {
    await page.goto(`./rules/${game.toLowerCase()}/`);
    const links = page.getByRole('link', { name: 'Open this position' });
    const addresses = await links.evaluateAll((all) => all.map(({ href }) => href));
    for (const address of addresses.slice(0, 4)) {
      await page.goto('about:blank');
      await page.goto(address);
      await page.waitForTimeout(1_500);
      await note(page, 'game', game);
    }
  });

  test(`${game} in Spanish, in the dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`./es/#${link}`);
    await expect(page.getByRole('grid')).toBeVisible();
    await play(page, 4);
    await note(page, 'game', game);
  });

  test(`${game} against the AI, from the home page`, async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: `Play ${game}`, exact: true }).click();
    await page.waitForTimeout(2_500);
    await play(page, 4);
    await page.waitForTimeout(2_000);
    await note(page, 'ai', game);
    await page.goto('about:blank');
    await page.goto('./');
    await page.getByRole('link', { name: `Set up ${game}` }).click();
    await page.waitForTimeout(500);
    await tryChoices(page.locator('#setup'));
    await note(page, 'home', game);
    await page.goto('about:blank');
    await page.goto('./');
    await setUp(page, {}, game);
    await page.waitForTimeout(500);
    await note(page, 'home', game);
    await play(page, 4);
    await page.waitForTimeout(2_000);
    await page.locator('.seats select').last().selectOption('person');
    await note(page, 'ai', game);
  });
}

test('settings, and a link that cannot be read', async ({ page }) => {
  await page.goto('./es/#settings');
  await page.waitForTimeout(1_000);
  await note(page, 'home');
  // What is not to be read is told at once, too.
  await page.goto('./es/#linage/size=5.komi=2/c3.zz');
  await page.waitForTimeout(1_000);
  await note(page, 'home');
});

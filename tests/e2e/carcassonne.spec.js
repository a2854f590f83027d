// Carcassonne in a real browser: tile, turn and meeple by mouse, finger and keys; the bag, and the final scoring.
import { drawn, expect, long as test } from './test.js';
import { carcassonne, cell, choice, click, moreOptions, nameIn, open, openCells, record, replay, settled, showFields } from './board.js';

const OPTIONS = 'players=2.small-city=4.unplaceable=aside';
const names = async (page) => (await record(page)).split('@')[0].split('/')[2].split('.');

/** Sets a game up: who sits on each seat (`person`, `1`, ... `8`). */
async function setUp(page, seats, options = {}) {
  await page.getByRole('link', { name: 'Set up Carcassonne' }).click();
  await page.locator('#setup select[name=players]').selectOption(String(seats.length));
  for (const [index, who] of seats.entries()) {
    await page.locator(`#setup select[name=seat-${index + 1}]`).selectOption(who);
  }
  await moreOptions(page);
  if (options.purist) await page.getByLabel('Purist').check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('tessera.v1.settings')) {
      localStorage.setItem('tessera.v1.settings', JSON.stringify({ instant: true }));
    }
  });
});

test('a whole game by clicks against the greedy machine ends as the native rules say', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('./');
  await setUp(page, ['person', '4']);
  for (let turn = 0; turn < 80; turn++) {
    await settled(page);
    if (await page.locator('.banner').count()) break;
    const before = (await names(page)).length;
    const cells = await openCells(page);
    const chosen = cells[(turn * 7) % cells.length];
    // A land may be taller than its frame; the cell that has the focus is in view.
    await cell(page, chosen).focus();
    await click(page, chosen);
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(before);
    const choices = page.locator('.offers button[data-name]');
    if (await choices.count()) {
      const offered = await choices.evaluateAll((all) => all.map((one) => one.dataset.name));
      const name = offered[(turn * 5) % offered.length];
      const made = (await names(page)).length;
      // A meeple in a field is asked for twice, within three seconds.
      await expect(async () => {
        await choice(page, name).click({ timeout: 2_000 });
        expect((await names(page)).length).toBeGreaterThan(made);
      }).toPass();
    }
  }
  const told = replay(await record(page));
  expect(told.over, await record(page)).toBe(true);
  const totals = await page.locator('.tally tbody tr td:last-child').allInnerTexts();
  expect(totals.map((points) => 2 * Number(points))).toEqual(told.half_points.slice(0, 2));
  const scores = await page.locator('.seat .score').allInnerTexts();
  expect(scores.map((points) => 2 * parseInt(points, 10))).toEqual(told.half_points.slice(0, 2));
  // The final scoring, step by step: every step says what it is for, and the last ends it.
  const next = page.getByRole('button', { name: 'Next step of the final scoring' });
  let steps = 0;
  while (await next.isEnabled()) {
    await next.click();
    steps += 1;
    await expect(page.locator('.tally .actions span')).toHaveText(new RegExp(`^${steps} of`));
  }
  expect(steps).toBeGreaterThan(0);
});

test('the champion is asked for its time and answers a person, with two to five seats', async ({ page }) => {
  test.setTimeout(120_000);
  const think = 200;
  await page.addInitScript(
    (settings) => localStorage.setItem('tessera.v1.settings', settings),
    JSON.stringify({ instant: true, think_millis: think, workers: 1 }),
  );
  await page.addInitScript(() => {
    window.budgets = [];
    const plain = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message, ...rest) {
      if (message?.ask) window.budgets.push(message.ask.budget);
      return plain.call(this, message, ...rest);
    };
  });
  for (const machines of drawn([1, 2, 3, 4])) {
    await page.goto('./');
    await setUp(page, ['person', ...Array(machines).fill('9')]);
    for (let turn = 0; turn < 4; turn++) {
      const cells = await openCells(page);
      await page.evaluate(() => (window.budgets = []));
      await click(page, cells[turn % cells.length]);
      if (await page.locator('.offers button[data-name="none"]').count()) {
        await choice(page, 'none').click();
      }
      await settled(page);
      // A question for the tile and one for the meeple, each for the time that the person chose.
      const budgets = await page.evaluate(() => window.budgets);
      expect(budgets.length).toBeGreaterThan(0);
      expect(budgets.length).toBeLessThanOrEqual(2 * machines);
      for (const budget of budgets) expect(budget).toEqual({ millis: think });
    }
    const told = replay(await record(page));
    expect(told.legal_counts, await record(page)).toHaveLength((await names(page)).length);
    // Of what was drawn some may have been set aside.
    const laid = (await names(page)).filter((name) => /^-?\d+_-?\d+_\d$/.test(name));
    expect(laid.length).toBe(4 * (machines + 1));
  }
});

test('undo goes from the meeple to the tile and from the tile to the turn before, and nothing is drawn anew', async ({ page }) => {
  await page.goto('./');
  await setUp(page, ['person', 'person']);
  const [first] = await names(page);
  const lay = async () => {
    const cells = await openCells(page);
    await click(page, cells[0]);
  };
  await lay();
  const laid = await names(page);
  expect(laid).toHaveLength(2);
  await page.keyboard.press('u');
  expect(await record(page)).toMatch(/@1$/);
  await expect(page.locator('.hand .piece')).toBeVisible();
  await lay();
  await page.keyboard.press('Space');
  const drawn = await names(page);
  expect(drawn.slice(0, 1)).toEqual([first]);
  expect(drawn).toHaveLength(4);
  // Take the whole turn back and make another: the tile that comes next is the same.
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  const cells = await openCells(page);
  await click(page, cells.at(-1));
  await page.keyboard.press('Space');
  const again = await names(page);
  expect(again[0]).toBe(first);
  expect(again[3]).toBe(drawn[3]);
  // So it is after a reload.
  await page.reload();
  await page.keyboard.press('u');
  await page.keyboard.press('Space');
  expect((await names(page))[3]).toBe(drawn[3]);
});

test('a shared game holds the drawn tiles only', async ({ page }) => {
  await page.goto('./');
  await setUp(page, ['person', 'person']);
  const drawn = await names(page);
  expect(drawn).toHaveLength(1);
  expect(drawn[0]).toMatch(/^[A-X]$/);
  expect(await record(page)).toBe(`carcassonne/${OPTIONS}/${drawn[0]}`);
});

test('the first hover is legal, keys and the wheel turn the tile among the legal ways', async ({ page }) => {
  // A road with a city: on the cell to the north only the turns that put a city to the south are legal.
  await open(page, `carcassonne/${OPTIONS}/D`);
  await cell(page, '0_1').focus();
  await expect(page.locator('.pips')).toHaveText('●');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  expect(await record(page)).toBe(`carcassonne/${OPTIONS}/D.0_1_2`);
  await open(page, `carcassonne/${OPTIONS}/V`);
  const box = await cell(page, '1_0').boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('.pips')).toHaveText('●○');
  await page.keyboard.press('r');
  await expect(page.locator('.pips')).toHaveText('○●');
  await page.keyboard.press('Shift+R');
  await expect(page.locator('.pips')).toHaveText('●○');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: 'right' });
  await expect(page.locator('.pips')).toHaveText('○●');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  expect(await record(page)).toMatch(/V\.1_0_1$/);
});

test('a meeple is put down by its key, on the board, and only after a second press in a field', async ({ page }) => {
  await open(page, `carcassonne/${OPTIONS}/V.1_0_0`);
  await expect(page.locator('.offers button')).toHaveCount(4);
  const road = page.locator('.offers button[data-name^=road]');
  const key = (await road.locator('kbd').innerText()).trim();
  await page.keyboard.press(key);
  expect(await record(page)).toMatch(/V\.1_0_0\.road-\w\.[A-X]$/);
  await page.keyboard.press('u');
  const field = page.locator('.offers button[data-name^=field]').first();
  await field.click();
  await expect(field).toContainText('Press again');
  await field.click();
  expect(await record(page)).toMatch(/V\.1_0_0\.field-\d\.[A-X]$/);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} at the board puts the meeple that waits there`, async ({ page }) => {
    await open(page, `carcassonne/${OPTIONS}/V.1_0_0`);
    const field = page.locator('.offers button[data-name^=field]').first();
    await cell(page, '1_0').focus();
    await page.keyboard.press((await field.locator('kbd').innerText()).trim());
    await expect(field).toContainText('Press again');
    await page.keyboard.press(key);
    expect(await record(page)).toMatch(/V\.1_0_0\.field-\d\.[A-X]$/);
  });
}

test('with a finger: touch shows, touch again turns, the dock places; then it puts the meeple at the same place', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, baseURL });
  const page = await context.newPage();
  await open(page, `carcassonne/${OPTIONS}/V`);
  const tap = async (name) => {
    const box = await cell(page, name).boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  const confirm = page.locator('.dock .primary');
  await tap('1_0');
  expect(await record(page)).toBe(`carcassonne/${OPTIONS}/V`);
  await expect(confirm).toHaveText('✓ Place');
  await expect(page.locator('.pips')).toHaveText('●○');
  await tap('1_0');
  await expect(page.locator('.pips')).toHaveText('○●');
  const place = await confirm.boundingBox();
  await confirm.tap();
  expect(await record(page)).toBe(`carcassonne/${OPTIONS}/V.1_0_1`);
  await expect(confirm).toHaveText('✓ Put meeple');
  await expect(confirm).toBeDisabled();
  expect(await confirm.boundingBox()).toEqual(place);
  expect(place.height).toBeGreaterThanOrEqual(44);
  await page.locator('.offers button[data-name^=road]').first().tap();
  expect(await record(page)).toBe(`carcassonne/${OPTIONS}/V.1_0_1`);
  await confirm.tap();
  expect(await record(page)).toMatch(/V\.1_0_1\.road-\w\.[A-X]$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.close();
});

test('five machines play a game to its end', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('./');
  await setUp(page, ['4', '4', '4', '4', '4']);
  await expect(page.locator('.banner')).toBeVisible({ timeout: 200_000 });
  const told = replay(await record(page));
  expect(told.over).toBe(true);
  await expect(page.locator('.tally tbody tr')).toHaveCount(5);
});

test('a key right after a dialog was closed is heard, before the focus has moved on', async ({ page }) => {
  await open(page, `carcassonne/${OPTIONS}/V`);
  await page.keyboard.press('t');
  await expect(page.locator('#supply')).toBeVisible();
  // In one task, as on a machine that paints late.
  const heard = await page.evaluate(() => {
    const dialog = document.getElementById('supply');
    dialog.querySelector('input').focus();
    dialog.close();
    const focused = document.activeElement;
    focused.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true, cancelable: true }));
    return [focused.tagName, dialog.open];
  });
  expect(heard).toEqual(['INPUT', true]);
});

test('the bag tells what is left, and a kind shows where it fits', async ({ page }) => {
  await open(page, `carcassonne/${OPTIONS}/V`);
  await page.keyboard.press('t');
  const rows = page.locator('#supply .supply li');
  await expect(rows).toHaveCount(24);
  // Nine of V: one is in hand, so eight of the seventy still to come.
  const bends = rows.nth('V'.charCodeAt(0) - 65).getByRole('button');
  await expect(bends).toContainText('8 of 9');
  await expect(bends).toContainText('11 %');
  // Without the other aids nothing is drawn in the rings' ink.
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.keyboard.press('x');
  await page.keyboard.press('t');
  await bends.click();
  await expect(page.locator('#supply')).not.toBeVisible();
  await page.mouse.move(2, 2);
  // The cells in which the ring's ink is where the ring's line should be.
  const ringed = () =>
    page.evaluate(() => {
      const canvas = document.querySelector('.board canvas');
      const context = canvas.getContext('2d');
      const ratio = canvas.width / canvas.getBoundingClientRect().width;
      const frame = canvas.getBoundingClientRect();
      const probe = document.createElement('i');
      probe.style.color = 'var(--ink-focus)';
      canvas.parentElement.append(probe);
      const [red, green, blue] = getComputedStyle(probe).color.match(/\d+/g).map(Number);
      probe.remove();
      return [...document.querySelectorAll('[role=gridcell]')]
        .filter((button) => {
          const box = button.getBoundingClientRect();
          const x = (box.x - frame.x + box.width * 0.8) * ratio;
          const y = (box.y - frame.y + box.height * 0.5) * ratio;
          const [r, g, b] = context.getImageData(x, y, 1, 1).data;
          return Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 12;
        })
        .map((button) => button.getAttribute('aria-label'));
    });
  const fitting = await openCells(page);
  expect(fitting.length).toBeGreaterThan(1);
  await expect.poll(async () => (await ringed()).map(nameIn).sort()).toEqual(fitting.sort());
  await page.keyboard.press('t');
  await expect(bends).toHaveAttribute('aria-pressed', 'true');
  await bends.click();
  await page.keyboard.press('Escape');
  await expect.poll(ringed).toEqual([]);
});

test('a purist gets no aids, and the others can switch them', async ({ page }) => {
  await page.goto('./');
  await setUp(page, ['person', 'person'], { purist: true });
  await expect(page.locator('.subtitle')).toContainText('purist');
  await expect(page.locator('.overlays .toggle')).toHaveText(['Last tiles']);
  await expect(page.locator('.seat .score i')).toHaveCount(0);
  await open(page, 'carcassonne/players=3.small-city=4.unplaceable=aside/V');
  const fields = page.locator('.overlays .toggle', { hasText: 'Fields' });
  await expect(fields).toHaveAttribute('aria-pressed', 'false');
  await showFields(page);
});

test('the board is zoomed, moved and fitted, and a drag never lays a tile', async ({ page }) => {
  await open(page, `carcassonne/${OPTIONS}/V`);
  const middle = async () => {
    const box = await cell(page, '0_0').boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2, box.width];
  };
  const [x, y, width] = await middle();
  // A drag that begins on a cell where the tile fits.
  await expect(openCells(page)).resolves.toContain('1_0');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const [, , closer] = await middle();
  expect(closer).toBeGreaterThan(1.4 * width);
  const box = await cell(page, '1_0').boundingBox();
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX - 40, fromY - 30, { steps: 5 });
  await page.mouse.up();
  const [moved] = await middle();
  expect(moved).toBeLessThan(x - 20);
  expect(await record(page)).toBe(`carcassonne/${OPTIONS}/V`);
  await page.getByRole('button', { name: 'The whole board' }).click();
  expect(await middle()).toEqual([x, y, width]);
});

test('the bar presses the button at the focus, not the choice without a meeple', async ({ page }) => {
  await open(page, `carcassonne/${OPTIONS}/V.1_0_0`);
  await page.locator('.offers button[data-name^=road]').focus();
  await page.keyboard.press('Space');
  expect(await record(page)).toMatch(/V\.1_0_0\.road-\w\.[A-X]$/);
});

test('a choice that is asked for twice keeps the focus', async ({ page }) => {
  await open(page, `carcassonne/${OPTIONS}/V.1_0_0`);
  const field = page.locator('.offers button[data-name^=field]').first();
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(field).toContainText('Press again');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await record(page)).toMatch(/V\.1_0_0\.field-\d\.[A-X]$/);
});

test('a board let go outside is not dragged on, and a wheel over a clicked board brings it closer', async ({ page }) => {
  await open(page, carcassonne(61));
  const place = async () => {
    const { x, y, width } = await cell(page, '0_0').boundingBox();
    return [x, y, width];
  };
  const frame = await page.locator('.board').boundingBox();
  const corner = [frame.x + 3, frame.y + 3];
  await page.mouse.move(...corner);
  await page.mouse.wheel(0, -200);
  const before = await place();
  await page.mouse.click(...corner);
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await place())[2]).toBeGreaterThan(before[2]);
  const closer = await place();
  // A press whose end nobody tells the page: the pointer comes back without a button.
  await page.locator('.board canvas').last().dispatchEvent('pointerdown', { pointerId: 1, isPrimary: true, pointerType: 'mouse' });
  await page.mouse.move(frame.x + 200, frame.y + 150, { steps: 4 });
  expect(await place()).toEqual(closer);
  // One that goes on outside drags on.
  await page.mouse.move(frame.x + 40, frame.y + 120);
  await page.mouse.down();
  await page.mouse.move(frame.x + 20, frame.y + 100, { steps: 4 });
  await page.mouse.move(frame.x + 20, frame.y - 20, { steps: 2 });
  await page.mouse.up();
  expect((await place())[1]).toBeLessThan(closer[1] - 20);
});

test('the board keeps a tab stop when its cells go, and n at a cell never begins a new game', async ({ page }) => {
  await open(page, `carcassonne/${OPTIONS}/V.1_0_0.none.V`);
  await cell(page, '2_0').focus();
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expect(cell(page, '2_0')).toHaveCount(0);
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  await open(page, `carcassonne/${OPTIONS}/V.1_0_0`);
  await cell(page, '1_0').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await expect(page.locator('#setup')).not.toBeVisible();
  // A name that begins with 0 or − is typed, and moves nothing else.
  await open(page, `carcassonne/${OPTIONS}/V`);
  await cell(page, '1_0').focus();
  await page.keyboard.type('-1_0');
  await expect(cell(page, '-1_0')).toBeFocused();
  await page.keyboard.type('0_1');
  await expect(cell(page, '0_1')).toBeFocused();
});

test('the bag closes by a button that is in sight, and by a press beside it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, carcassonne(61));
  const bag = page.locator('#supply');
  const close = bag.getByRole('button', { name: 'Close', exact: true });
  await page.keyboard.press('t');
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(bag).toBeHidden();
  await page.keyboard.press('t');
  await expect(bag).toBeVisible();
  // A press in it leaves it open.
  await bag.locator('h2').click();
  await expect(bag).toBeVisible();
  await page.mouse.click(180, 6);
  await expect(bag).toBeHidden();
});

test('a look aside with the keyboard ends with the next move', async ({ page }) => {
  await page.setViewportSize({ width: 340, height: 420 });
  // A tile on which a meeple may be put is so large that the land is not seen as a whole.
  await open(page, `carcassonne/${OPTIONS}/V.1_0_0`);
  const fitted = await page.locator('.grid').getAttribute('style');
  await page.locator('[role=gridcell]').first().focus();
  await page.keyboard.press('Control+End');
  const aside = await page.locator('.grid').getAttribute('style');
  expect(aside).not.toBe(fitted);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.grid').getAttribute('style')).toBe(fitted);
});

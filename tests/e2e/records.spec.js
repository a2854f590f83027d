// Records in every form: what Share writes is pasted or dropped on the home page, and what others write.
import { expect, test } from './test.js';
import { kept, open, record } from './board.js';

const PLAYED = 'linage/size=6.komi=2/a6.a1.e1.c1';

const field = (page) => page.getByLabel(/^(Paste|Pega) /);

/** A record that players of Abstract Play can download; Horizontal begins, so the board is mirrored here. */
const THEIRS = JSON.stringify({
  header: {
    game: { name: 'Linage', variants: ['size-11'] },
    site: { name: 'Abstract Play', gameid: 'x' },
    players: [
      { name: 'Ada', result: 0 },
      { name: 'Ben', result: 1 },
    ],
  },
  moves: [
    ['3', 'a2'],
    ['c3', 'take-button'],
    ['resign'],
  ],
});

/** The text of the share dialog, as a list of moves or as JSON. */
async function shared(page, json) {
  await page.getByRole('button', { name: 'Share' }).first().click();
  const dialog = page.locator('#share');
  await dialog.getByRole('tab', { name: 'Text' }).click();
  await dialog.getByRole('checkbox', { name: 'JSON' }).setChecked(json);
  return dialog.getByLabel('Moves', { exact: true }).inputValue();
}

/** Drops something beside the field. */
async function drop(page, { name, text }) {
  const data = await page.evaluateHandle(
    ([name, text]) => {
      const data = new DataTransfer();
      if (name) data.items.add(new File([text], name));
      else data.setData('text/plain', text);
      return data;
    },
    [name, text],
  );
  await page.dispatchEvent('#paste-title', 'drop', { dataTransfer: data });
}

for (const json of [false, true]) {
  test(`what is shared as ${json ? 'JSON' : 'a list of moves'} opens the game again`, async ({ page }) => {
    await open(page, `${PLAYED};ai=2:5`);
    const text = await shared(page, json);
    await page.goto('about:blank');
    await page.goto('./');
    await field(page).fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(() => record(page)).toBe(PLAYED);
    await expect(page.getByText('In this game the AI played Horizontal (level 5).').first()).toBeVisible();
    // The same as a file, and as text that is dropped.
    for (const dropped of [{ name: 'game.txt', text }, { text }]) {
      await page.goto('about:blank');
      await page.goto('./');
      await drop(page, dropped);
      await expect.poll(() => record(page)).toBe(PLAYED);
    }
  });
}

test('a game of Abstract Play is opened, and what differs is told; a fault has its line and its path', async ({ page }) => {
  await page.goto('./');
  await field(page).fill(THEIRS);
  await field(page).press('Enter');
  await expect.poll(() => record(page)).toBe('linage/size=11.komi=2_5/b1.c3.pass.resign');
  await expect(page.getByText(/^This game is from Abstract Play\. The board is mirrored/).first()).toBeVisible();
  await expect(page.locator('.seats')).toContainText('Ben');
  await page.goBack();
  await field(page).fill(THEIRS.replace('c3', 'z3'));
  await field(page).press('Enter');
  const fault = page.locator('#paste-fault');
  await expect(fault).toContainText(/line 1, character \d+: “moves\[1\]\[0\]” is “z3”, which is no move on this board/);
  await page.goto('./es/');
  await field(page).fill(THEIRS.replace('Linage', 'Hex'));
  await field(page).press('Enter');
  await expect(fault).toContainText('«header.game.name» es «Hex»');
});

test('a game with variations and comments that is pasted opens its review and stays on the device', async ({ page }) => {
  const text = JSON.stringify({
    format: 'tessera-record',
    version: 2,
    game: 'linage',
    options: { size: '6', komi: '2' },
    plies: [
      { name: 'a6', comment: 'Far from the middle.', glyph: '?!' },
      { name: 'a1', variations: [[{ name: 'c3' }, { name: 'd5' }]] },
    ],
  });
  await page.goto('./');
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const moves = page.locator('.moves');
  await expect(moves).toContainText('Far from the middle.');
  await expect(moves.locator('.variation')).toContainText('c3');
  await expect.poll(() => record(page)).toBe('review/linage/size=6.komi=2/a6.a1');
  await kept(page, 'a6.a1');
  await page.reload();
  await expect(moves).toContainText('Far from the middle.');
  await expect(moves.locator('.variation')).toContainText('d5');

  // One whose variation is not legal is refused with its place.
  await page.goto('./');
  await field(page).fill(text.replace('c3', 'a6'));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('move 2, “a6”, cannot be played')).toBeVisible();
});

// Firefox shows boards in pages of another origin.
import { strict as assert } from 'node:assert';
import { DIST, serve, siteHeaders } from '../servers.js';
import { test, until, untilIn } from './firefox.js';

/** The cells on which a stone may be placed. */
const OPEN = '[role=gridcell][aria-disabled=false]';
const RECORD = 'linage/size=5.komi=2/';

/** A frame of a page by a part of its address. */
const frameAt = (page, part) =>
  until('the frame is there', async () => page.frames().find((frame) => frame !== page.mainFrame() && frame.url().includes(part)));

/** The middle of what a selector finds, in the coordinates of its frame; to be evaluated there. */
const middle = (selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Where the frame begins in the window; to be evaluated in the page. */
const corner = () => {
  const within = document.querySelector('board-game')?.shadowRoot ?? document;
  const { x, y } = within.querySelector('iframe').getBoundingClientRect();
  return { x, y };
};

/** The HTML of a board, and the origin that it has where the site is at an address. */
const EMBEDS = {
  'a frame without an origin': {
    origin: () => 'null',
    html: ({ address }) =>
      `<iframe src="${address}embed.html#${RECORD}&mode=play&level=2" width="480" height="640" title="A board" ` +
      'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>',
  },
  'an element with the origin of the site': {
    origin: ({ address }) => new URL(address).origin,
    html: ({ address }) =>
      `<script type="module" src="${address}embed.js" async></script>` +
      `<board-game record="${RECORD}" mode="play" level="2" style="width: 480px"></board-game>`,
  },
};

for (const [kind, { origin, html }] of Object.entries(EMBEDS)) {
  test(`4: ten plies against the AI in ${kind}, in a page of another origin, without any error`, async ({ page, known }) => {
    const host = await serve(DIST, { headers: await siteHeaders() });
    const content = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Another site</title>${html(host)}`;
    const other = await serve(DIST, { files: { 'index.html': content, 'favicon.ico': '' } });
    known.push(host.address, other.address);
    await page.evaluateOnNewDocument(() => {
      window.moves = [];
      const keep = ({ data }) => data?.ns === 'tessera' && data.type === 'move' && window.moves.push(data);
      addEventListener('message', keep);
    });
    await page.goto(other.address);
    const frame = await frameAt(page, 'embed.html');
    const made = () => page.evaluate(() => window.moves.length);
    for (let moves = 0; moves < 10; moves += 2) {
      const cell = await until('a stone may be placed', () => frame.evaluate(middle, OPEN));
      const place = await page.evaluate(corner);
      await page.mouse.click(place.x + cell.x, place.y + cell.y);
      await until('the AI has answered', async () => (await made()) === moves + 2);
    }
    assert.equal(await frame.evaluate(() => self.origin), origin(host));
    const names = await page.evaluate(() => window.moves.map(({ name, seat }) => `${seat}${name}`));
    assert.deepEqual(names.map(([seat]) => seat), ['1', '2', '1', '2', '1', '2', '1', '2', '1', '2']);
    await untilIn(page, 'the record has them all', (names) => window.moves.at(-1).record.includes(names), names.map((name) => name.slice(1)).join('.'));
    await Promise.all([host.stop(), other.stop()]);
  });
}

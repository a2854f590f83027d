// Pages with the script of embeds, www/embed.js, whose frames do what the test says.
import { serve } from './servers.js';
import { expect } from './test.js';

/** The folder of the script. */
const WWW = new URL('../../www', import.meta.url).pathname;

/** A frame that says nothing by itself: `say` sends a message to the page around it, `heard` is what came from there. */
const FRAME = `<!doctype html><meta charset="utf-8"><title>a frame</title><script>
  const id = /&id=([A-Za-z0-9_-]{1,40})$/.exec(location.hash)?.[1];
  window.heard = [];
  window.say = (type, fields = {}) => parent.postMessage({ ns: 'tessera', v: 1, id, type, ...fields }, '*');
  window.sayPlain = (data) => parent.postMessage(data, '*');
  addEventListener('message', ({ source, data }) => source === parent && heard.push(data));
</script>`;

export const RECORD = 'linage/size=5.komi=2/c3.d4';
export const READY = { record: RECORD, ply: 2, plies: 2 };
export const OWN = '<p class="own">A game of Linage</p>';
const EVENTS = ['ready', 'ply', 'move', 'end', 'error'];

/** A host of embeds with such frames. */
export const embeds = () =>
  serve(WWW, { headers: { 'Access-Control-Allow-Origin': '*' }, files: { 'embed.html': FRAME, 'es/embed.html': FRAME } });

/** Opens a page of another origin with this content, and the script; what its elements tell is kept in `window.told`. */
export async function openHost(page, host, content, { headers = {}, scripts = 1 } = {}) {
  const script = `<script type="module" src="${host.address}embed.js" async></script>`;
  const files = { 'index.html': `<!doctype html><html lang="en"><meta charset="utf-8">${content}${script.repeat(scripts)}` };
  const other = await serve(WWW, { headers, files });
  await page.addInitScript((events) => {
    window.told = [];
    for (const type of events) {
      const keep = ({ target, detail }) => target.localName === 'board-game' && window.told.push([type, detail]);
      addEventListener(type, keep, { capture: true });
    }
  }, EVENTS);
  await page.goto(other.address);
  return other;
}

export const told = (page) => page.evaluate(() => window.told);
/** The frames of the elements, in order of the address. */
export async function frames(page, count = 1) {
  await expect.poll(() => page.frames().length).toBe(count + 1);
  const all = page.frames().slice(1);
  await Promise.all(all.map((frame) => frame.waitForFunction(() => window.say)));
  return all;
}
export const say = (frame, type, fields) => frame.evaluate(([type, fields]) => window.say(type, fields), [type, fields]);
export const heard = (frame) => frame.evaluate(() => window.heard);
/** Waits until a message that is sent now would have been read. */
export const settle = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
/** The height of the frame that is shown. */
export const height = (page) => page.locator('board-game iframe:not(.next)').evaluate((iframe) => iframe.offsetHeight);

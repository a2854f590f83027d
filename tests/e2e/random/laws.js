// What holds on every page at every moment, whatever was done before.

/** What no sentence says. */
const SLIPS = /\bundefined\b|\bNaN\b|\[object \w+\]|\bnull\b/;

/** Looks at the page; the names of the laws that it breaks. */
const look = () => {
  const faults = [];
  // A page that is still being read has no body yet, or half of it.
  if (document.readyState === 'loading') return { faults, text: '', hash: location.hash };
  const { documentElement: root, body } = document;
  // Between two documents there is nothing to look at, and nothing is painted before the style sheets are there.
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]:not([disabled])')];
  if (!body || sheets.some(({ sheet }) => !sheet)) return { faults, text: '', hash: location.hash };
  const wide = root.scrollWidth - innerWidth;
  // A scroll bar that comes and goes is no fault.
  if (wide > 1) faults.push(`the page is ${wide} px wider than the window`);
  if (!document.title.trim()) faults.push('the page has no title');
  if (!body.innerText.trim() && !root.hidden) faults.push('the page is empty');
  for (const canvas of document.querySelectorAll('canvas')) {
    if (canvas.checkVisibility() && !(canvas.width && canvas.height)) faults.push('a canvas has no size');
  }
  const open = [...document.querySelectorAll('dialog[open]')];
  for (const dialog of open) {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (right - left < 40 || bottom - top < 20) faults.push(`the dialog ${dialog.id} is closed up`);
    if (left < -1 || right > innerWidth + 1) faults.push(`the dialog ${dialog.id} leaves the window`);
  }
  return { faults, text: body.innerText, hash: location.hash };
};

/** The faults of the page as it stands. */
export async function faultsOf(page) {
  let seen;
  try {
    seen = await Promise.race([
      page.evaluate(look),
      new Promise((_, reject) => setTimeout(reject, 20_000, new Error('the page does not answer for 20 s'))),
    ]);
  } catch (error) {
    // A page that is being left answers at its next address.
    if (/context was destroyed|navigat/i.test(error.message)) return { faults: [] };
    throw error;
  }
  const slip = SLIPS.exec(seen.text);
  if (slip) seen.faults.push(`the page says "${seen.text.slice(Math.max(0, slip.index - 40), slip.index + 40)}"`);
  return seen;
}

/** The record of a played game in an address, without the position shown and the notes on who plays; else null. */
export function recordIn(hash) {
  const text = decodeURIComponent((hash ?? '').slice(1)).split(/[;&@]/)[0];
  return /^(?:linage|carteso|keil|ecalper|carcassonne)\/[^/]*\/[^/]+$/.test(text) ? text : null;
}

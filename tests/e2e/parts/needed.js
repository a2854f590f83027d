// Which functions of the program have run, by the pages and games that needed them. The program is one that notes which of its
// functions have run, see crates/splitter/src/{watched,same}.rs.
import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';

/** The functions of the program: the number of the first that does the same, and the name. */
export const functions = readFileSync(process.env.TESSERA_FUNCTIONS, 'utf8')
  .split('\n')
  .map((line) => ({ same: parseInt(line, 10), name: line.slice(line.indexOf(' ') + 1) }));
/**
 * For each function that has run, by the number of the first that does the same, where: `PAGE GAME`. This program has all
 * functions; in the one that is sent, one of those that do the same stands for all, nobody knows which.
 */
export const needed = new Map();

/** Shows every file of an app by itself, whose exports are kept. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    let taken;
    Object.defineProperty(window, 'tesseraFirstPart', {
      set: (take) => (taken = take),
      get: () => (exports) => {
        window.watched = exports;
        taken(exports);
      },
    });
  }),
);

/** Leaves the page as far as it can tell, and comes back. A page that is left can load nothing any more. */
const hideAndShow = (page) =>
  page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
    for (const [hidden, type] of [[true, 'pagehide'], [false, 'pageshow']]) {
      for (const [name, value] of Object.entries({ hidden, visibilityState: hidden ? 'hidden' : 'visible' })) {
        Object.defineProperty(document, name, { value, configurable: true });
      }
      document.dispatchEvent(new Event('visibilitychange'));
      await pause();
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      await pause();
    }
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    await pause();
  });

/** What has run since it was asked for last. */
const ran = ({ watched } = window) => {
  const flags = Object.entries(watched).filter(([name, flag]) => name.startsWith('ran-') && flag.value);
  return flags.map(([name, flag]) => ((flag.value = 0), Number(name.slice(4))));
};

/** Notes what has run in a page, or in the frame of one, which is left and comes back: on home, in a frame, in one in which the AI answers, in a game, in one that is over,
    in one against the AI, in a puzzle, also one in a frame, in a lesson, or in a review. */
export async function note(page, where, game) {
  await hideAndShow(page);
  add(await page.evaluate(ran), where, game);
}

/** Takes the frame out of a page, and notes what has run in it until its end. */
export async function leave(page, where, game) {
  const frame = await page.evaluateHandle(() => {
    const frame = document.querySelector('iframe');
    const { watched } = frame.contentWindow;
    frame.remove();
    return { watched };
  });
  add(await frame.evaluate(ran), where, game);
}

function add(numbers, where, game = '') {
  for (const n of numbers) {
    const { same } = functions[n];
    needed.set(same, (needed.get(same) ?? new Set()).add(`${where} ${game}`));
  }
}

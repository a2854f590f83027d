// What `www/views.js` puts into the page, where `Regions::changed` (crates/views/src/region.rs) says what is written again.
import { expect, test } from './test.js';

/** Random pages of regions, written one after the other as the app writes them; the first that is not as it should be, or null. */
function firstFault(seed) {
  let state = seed;
  const random = (count) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % count;
  };
  const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
  const IDS = ['p', 'q', 'r'];
  const marks = (html) => [...html.matchAll(/<!(\w)>/g)].map(([, name]) => name);
  const within = (name, regions) => marks(regions.get(name) ?? '').flatMap((inner) => [inner, ...within(inner, regions)]);
  /** A region as it was; some of those within it are others. */
  const stay = (name, free, regions) => {
    regions.set(name, written.get(name));
    for (const inner of marks(written.get(name))) {
      free.splice(free.indexOf(inner), 1);
      if (random(2)) stay(inner, free, regions);
      else regions.set(inner, `<b>${random(9)}</b>`);
    }
  };
  /** Some elements, with a mark in the place of each region. */
  const content = (depth, free, regions) => {
    let html = '';
    for (let count = random(4); count > 0; count--) {
      const kind = random(depth > 3 ? 3 : 5);
      if (kind === 0) html += 'xyz'[random(3)];
      if (kind === 1) html += `<b class="${'xy'[random(2)]}">${random(3)}</b>`;
      if (kind === 2) html += `<i ${random(2) ? 'hidden' : 'lang="es"'}></i>`;
      if (kind === 2 && ids.length && random(2)) html += `<em id="${ids.splice(random(ids.length), 1)[0]}">${random(3)}</em>`;
      if (kind === 3) html += `<div>${content(depth + 1, free, regions)}</div>`;
      if (kind === 4 && free.length) {
        const name = free.splice(random(free.length), 1)[0];
        html += `<div data-region="${name}" class="${'xy'[random(2)]}"><!${name}></div>`;
        // Mostly it is as before, but for what is within it.
        const mayStay = written.has(name) && within(name, written).every((inner) => free.includes(inner));
        if (mayStay && random(3)) stay(name, free, regions);
        else regions.set(name, content(depth + 1, free, regions));
      }
    }
    return html;
  };
  /** All regions as they were, but for some attributes and texts, and perhaps more at their end. */
  const alike = () => {
    const other = (html) => html.replace(/(?<=class=")[xy]/g, () => 'xy'[random(2)]).replace(/(?<=>)\d(?=<)/g, () => random(3));
    return new Map([...written].map(([name, html]) => [name, other(html) + (random(4) ? '' : `<b class="x">${random(3)}</b>`)]));
  };
  let morphs = 0;
  const { morph } = Idiomorph;
  Idiomorph.morph = (...args) => {
    morphs += 1;
    return morph(...args);
  };
  const whole = (html, regions, isKept = () => false) =>
    html.replace(/<!(\w)>/g, (_, name) => (isKept(name) ? '<!kept>' : whole(regions.get(name) ?? '', regions, isKept)));
  let written = new Map();
  let ids = [];
  const root = newRoot();
  for (let step = 0; step < 150; step++) {
    const isAlike = written.size > 0 && random(2) > 0;
    const regions = isAlike ? alike() : new Map();
    if (!isAlike) {
      const free = [...NAMES];
      // What a region has that may stay is in no other.
      const isTaken = (id) => [...written].some(([name, html]) => name !== 'root' && html.includes(`id="${id}"`));
      ids = IDS.filter((id) => !isTaken(id));
      regions.set('root', content(0, free, regions));
      // A region that has no place is written all the same.
      for (const name of free) {
        const before = written.get(name);
        if (random(2)) regions.set(name, before === undefined || before.includes('<!') ? `${random(3)}` : before);
      }
    }
    morphs = 0;
    const elements = [...root.querySelectorAll('*')];
    const changed = [...regions.keys()].filter((name) => written.get(name) !== regions.get(name));
    const inner = new Set(changed.flatMap((name) => within(name, regions)));
    const isKept = (name) => ![name, ...within(name, regions)].some((name) => changed.includes(name));
    for (const name of changed.filter((name) => !inner.has(name))) {
      globalThis.tesseraViews.write(name, whole(regions.get(name), regions, isKept));
    }
    written = regions;
    const expected = document.createElement('div');
    expected.innerHTML = whole(regions.get('root'), regions);
    expected.dataset.region = 'root';
    root.normalize();
    expected.normalize();
    if (!root.isEqualNode(expected)) return `step ${step}: ${root.innerHTML} in place of ${expected.innerHTML}`;
    if (isAlike && morphs) return `step ${step}: ${morphs} parts of the page are morphed, though no element comes, goes or moves`;
    if (isAlike && !elements.every((element) => root.contains(element))) return `step ${step}: an element is another one`;
  }
  Idiomorph.morph = morph;
  root.remove();
  return null;
}

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => {
    /** A new region in the page, around all others. */
    globalThis.newRoot = () => {
      const root = document.createElement('div');
      root.dataset.region = 'root';
      document.body.append(root);
      return root;
    };
  });
});

test('after a fault in the middle of writing the page is whole again once all of it is written', async ({ page }) => {
  const text = await page.evaluate(() => {
    const root = newRoot();
    const { write } = globalThis.tesseraViews;
    write('root', '<b>1</b><i>2</i>');
    const { morph } = Idiomorph;
    Idiomorph.morph = (place) => {
      place.firstChild.remove();
      throw new Error('half done');
    };
    let fault = null;
    try {
      write('root', '<i>3</i>');
    } catch (thrown) {
      fault = thrown.message;
    }
    Idiomorph.morph = morph;
    write('root', '<b>1</b><i>2</i>');
    return `${fault}: ${root.innerHTML}`;
  });
  expect(text).toBe('half done: <b>1</b><i>2</i>');
});

test('a text that stays is not set again', async ({ page }) => {
  const isSame = await page.evaluate(() => {
    const root = newRoot();
    const { write } = globalThis.tesseraViews;
    write('root', '<b class="x">1</b>');
    const [text] = root.firstChild.childNodes;
    write('root', '<b class="y">1</b>');
    return root.firstChild.className === 'y' && root.firstChild.firstChild === text;
  });
  expect(isSame).toBe(true);
});

test('what is put into the page is what the app has written, whichever regions stay, come and go', async ({ page }) => {
  const first = Date.now() % 1_000_000;
  for (let seed = first; seed < first + 40; seed++) {
    expect(await page.evaluate(firstFault, seed), `seed ${seed}`).toBe(null);
  }
});

// Lists the games that can be continued on the home page. It needs no program: the app has kept what is shown.
(() => {
  'use strict';

  /** How many games are listed before all are asked for. */
  const FEW = 3;
  /** The gradient of a stone, which the page defines. */
  const LIT = /^url\(#lit-(black|white)\) /;
  /** The SVG elements that a kept picture may have, with their attributes. */
  const INK = ['fill', 'stroke', 'stroke-width'];
  const SHAPES = {
    path: [...INK, 'd'],
    circle: [...INK, 'cx', 'cy', 'r'],
    text: [...INK, 'x', 'y', 'font-size', 'text-anchor', 'dominant-baseline'],
  };

  const games = globalThis.tesseraGames;
  const section = document.getElementById('saved');
  const list = section.querySelector('ul');
  const blank = section.querySelector('template');
  const more = section.querySelector('.more');
  let isWhole = false;

  function element(name, attributes) {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of attributes) made.setAttribute(key, value);
    return made;
  }

  /** A kept picture, of nothing but shapes; null if it is none. */
  function picture(drawing) {
    const [width, height] = Array.isArray(drawing?.size) ? drawing.size.map(Number) : [];
    if (!(width > 0 && height > 0) || !Array.isArray(drawing.elements)) return null;
    const svg = element('svg', [['viewBox', `0 0 ${width} ${height}`]]);
    for (const [name, attributes, text] of drawing.elements.filter(Array.isArray)) {
      if (!Object.hasOwn(SHAPES, name) || !Array.isArray(attributes)) continue;
      const isAllowed = ([key, value]) => SHAPES[name].includes(key) && !String(value).replace(LIT, '').includes('url(');
      const shape = element(name, attributes.filter(Array.isArray).filter(isAllowed));
      shape.textContent = String(text ?? '');
      svg.append(shape);
    }
    return svg;
  }

  function item(game, name) {
    const li = blank.content.firstElementChild.cloneNode(true);
    const [link, remove, restore] = ['a', '.remove', '.restore'].map((part) => li.querySelector(part));
    const drawn = picture(game.picture);
    link.href = `#saved/${game.id}`;
    li.querySelector('.thumb').replaceChildren(...(drawn ? [drawn] : []));
    li.querySelector('b').textContent = name;
    li.querySelector('small').textContent = String(game.text ?? '');
    remove.setAttribute('aria-label', `${remove.title}: ${name}, ${game.text ?? ''}`);
    remove.addEventListener('click', async () => {
      li.dataset.removed = 'yes';
      await games.remove(game.id);
      restore.focus();
    });
    restore.addEventListener('click', async () => {
      await games.restore(game);
      delete li.dataset.removed;
      remove.focus();
    });
    return li;
  }

  async function show() {
    if (document.documentElement.dataset.at !== 'home') return;
    // A game that was removed just now can still be put back.
    if (list.querySelector('[data-removed]')) return;
    const unfinished = (await games.list()).filter(({ begun, over }) => begun && !over);
    const named = unfinished
      .map((game) => [game, document.getElementById(`game-${game.record.split('/')[0]}`)?.textContent])
      .filter(([, name]) => name);
    const shown = isWhole ? named : named.slice(0, FEW);
    list.replaceChildren(...shown.map(([game, name]) => item(game, name)));
    section.hidden = named.length === 0;
    more.hidden = shown.length === named.length;
    more.textContent = more.dataset.text.replace('{}', named.length);
  }

  more.addEventListener('click', async () => {
    isWhole = true;
    await show();
    list.children[FEW]?.querySelector('a').focus();
  });
  show();
  window.addEventListener('tessera-saved', show);
  window.addEventListener('hashchange', () => {
    // What was put back or not is decided once the page is left.
    list.replaceChildren();
    // The app keeps the game first.
    setTimeout(show);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') show();
  });
})();

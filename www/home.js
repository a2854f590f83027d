// Lists the games that the device keeps on the home page. It needs no program: the app has kept what is shown.
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

  /** How large a file of a game may be, in mebibytes: as the longest text that the app reads, in UTF-16. */
  const MOST = 4;
  /** How many characters of a file the field shows: browsers take minutes for millions. */
  const SHOWN = 100_000;

  const games = globalThis.tesseraGames;
  const line = globalThis.tesseraKeptLine;
  const language = document.documentElement.lang;
  /** The lists of games: those that can be continued, and those that are over and can be reviewed. */
  const lists = [
    { id: 'saved', address: 'saved/', isOf: (game) => game.begun && !isDone(game) },
    { id: 'finished', address: 'review/saved/', isOf: isDone },
  ].map((list) => {
    const section = document.getElementById(list.id);
    return { ...list, section, items: section.querySelector('ul'), more: section.querySelector('.more'), isWhole: false };
  });
  const blank = document.querySelector('#saved template');
  const dialog = document.getElementById('manage');
  const field = dialog.querySelector('input');
  const undeleted = document.getElementById('undeleted');

  /** What the app has kept of a game by link, as words; crates/app/src/by_link/game.rs says which. */
  const byLink = (game) => plain(game.by_link).split(' ');
  /** Whether a game is over, and everybody was told so. */
  function isDone(game) {
    return game.over && (!plain(game.by_link) || byLink(game).includes('told'));
  }
  /** Where a game stands in the list: those that wait for the person first, then those that wait for a friend. */
  const place = (game) => (!plain(game.by_link) ? 2 : byLink(game).includes('mine') || !byLink(game).includes('told') ? 0 : 1);
  /** The steps in which it is told how long a friend has been waited for, in seconds. */
  const STEPS = [['day', 86_400], ['hour', 3_600], ['minute', 60]];

  /** Since when a friend is waited for; nothing of other games. */
  function waiting(game) {
    const seconds = (Date.now() - game.since) / 1000;
    const step = STEPS.find(([, length]) => seconds >= length);
    if (place(game) !== 1 || !step) return '';
    return new Intl.RelativeTimeFormat(language).format(-Math.floor(seconds / step[1]), step[0]);
  }

  /** Since when a game stands as it does, in milliseconds; of earlier versions' games, when it was written last. */
  const timeOf = (game) => games.inside.timeOf({ at: game.since }) || game.at;

  function element(name, attributes) {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of attributes) made.setAttribute(key, value);
    return made;
  }

  /** A kept text or number; nothing for what is neither, whatever it would become as text. */
  const plain = (value) => (['string', 'number'].includes(typeof value) ? String(value) : '');

  /** A kept picture, of nothing but shapes; null if it is none. */
  function picture(drawing) {
    const [width, height] = Array.isArray(drawing?.size) ? drawing.size.map(plain).map(Number) : [];
    if (!(width > 0 && height > 0) || !Array.isArray(drawing.elements)) return null;
    const svg = element('svg', [['viewBox', `0 0 ${width} ${height}`]]);
    for (const [name, attributes, text] of drawing.elements.filter(Array.isArray)) {
      if (!Object.hasOwn(SHAPES, plain(name)) || !Array.isArray(attributes)) continue;
      const isAllowed = ([key, value]) => SHAPES[name].includes(key) && !value.replace(LIT, '').includes('url(');
      const read = attributes.filter(Array.isArray).map(([key, value]) => [key, plain(value)]);
      const shape = element(name, read.filter(isAllowed));
      shape.textContent = plain(text);
      svg.append(shape);
    }
    return svg;
  }

  // For www/daily.js.
  globalThis.tesseraPicture = picture;

  /** What a game is called: by the name that a person gave it, or by its rules. */
  const called = (game, name) => plain(game.name) || name;

  function item(game, name, address) {
    const li = blank.content.firstElementChild.cloneNode(true);
    const [link, manage, restore] = ['a', '.manage', '.restore'].map((part) => li.querySelector(part));
    const drawn = picture(game.picture);
    // What the players and their game are called is no word of this language.
    const names = [plain(game.name) && name, line.players(game, language, blank.dataset)].filter(Boolean);
    const sentences = [plain(game.text), waiting(game) || (game.at && line.day(timeOf(game), language))].filter(Boolean);
    const facts = [...names, ...sentences];
    const text = facts.join(' · ');
    li.dataset.id = game.id;
    if (place(game) === 0) li.dataset.turn = 'mine';
    link.href = `#${address}${game.id}`;
    li.querySelector('.thumb').replaceChildren(...(drawn ? [drawn] : []));
    const title = li.querySelector('b');
    title.textContent = called(game, name);
    // A name that a person gave is no word of this language.
    title.translate = title.textContent === name;
    const parts = facts.map((fact, at) => spanOf(at + 1 < facts.length ? `${fact} ·` : fact, at >= names.length));
    li.querySelector('small').replaceChildren(...parts.flatMap((each, at) => (at ? [' ', each] : [each])));
    manage.setAttribute('aria-label', `${manage.title}: ${called(game, name)}, ${text}`);
    manage.addEventListener('click', () => open(game, name));
    restore.addEventListener('click', async () => {
      await games.restore(game);
      delete li.dataset.removed;
      manage.focus();
    });
    return li;
  }

  /** One of the facts about a game; a line is broken before it. */
  const spanOf = (textContent, translate) => Object.assign(document.createElement('span'), { textContent, translate });

  // --- What can be done with a game ---

  /** The game for which the dialog is open, and what it is called by its rules. */
  let managed = null;

  function open(game, name) {
    managed = { game, name };
    undeleted.hidden = true;
    dialog.querySelector('h2').textContent = called(game, name);
    field.value = plain(game.name);
    field.placeholder = name;
    dialog.showModal();
  }

  /** The item of a game. */
  const shown = (id) => document.querySelector(`.saved [data-id="${CSS.escape(id)}"]`);

  async function rename() {
    const { id } = managed.game;
    const name = field.value.trim();
    dialog.close();
    await games.rename(id, name);
    await show();
    shown(id)?.querySelector('.manage').focus();
  }

  async function remove() {
    const { id } = managed.game;
    const li = shown(id);
    dialog.close();
    li.dataset.removed = 'yes';
    try {
      await games.remove(id);
      li.querySelector('.restore').focus();
    } catch {
      delete li.dataset.removed;
      undeleted.hidden = false;
      li.querySelector('.manage').focus();
    }
  }

  /** Saves a game with everything but its picture; its record, its players and the seed of its bag open it again. */
  function save() {
    const { record, players, names, name, luck, purist, hints, retries, tree } = managed.game;
    const who = { name, record, players, names, luck, purist, hints };
    // What a game does not have is left out.
    const file = { format: 'tessera-game', version: 1, ...who, retries, tree };
    const kind = record.split('/')[0].replace(/[^a-z]/g, '');
    games.save(`tessera-${kind}-${managed.game.id}.json`, file);
    dialog.close();
  }

  /** Opens a game: with the dialog in which it is shared, or its review. */
  function lead(address) {
    dialog.close();
    location.hash = `${address}${managed.game.id}`;
  }

  dialog.querySelector('.share').addEventListener('click', () => lead('share/'));
  dialog.querySelector('.review').addEventListener('click', () => lead('review/saved/'));
  dialog.querySelector('.rename').addEventListener('click', rename);
  dialog.querySelector('.remove').addEventListener('click', remove);
  dialog.querySelector('.export').addEventListener('click', save);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    // Otherwise it presses Close.
    event.preventDefault();
    rename();
  });

  async function show() {
    if (document.documentElement.dataset.at !== 'home') return;
    const all = (await games.list())
      .map((game) => [game, document.getElementById(`game-${game.record.split('/')[0]}`)?.textContent])
      .filter(([, name]) => name)
      .map(([game, name]) => [game, line.title(game, name)]);
    if (all.length) document.documentElement.dataset.known = 'yes';
    climb(all.map(([game]) => game));
    for (const { address, isOf, section, items, more, isWhole } of lists) {
      const order = (one, other) => place(one) - place(other) || timeOf(other) - timeOf(one);
      const named = all.filter(([game]) => isOf(game)).sort(([one], [other]) => order(one, other));
      const few = isWhole ? named : named.slice(0, FEW);
      more.hidden = few.length === named.length;
      const title = section.querySelector('summary h2');
      for (const label of [more, title].filter(Boolean)) label.textContent = label.dataset.text.replace('{}', named.length);
      // A game that was removed just now can still be put back.
      if (items.querySelector('[data-removed]')) continue;
      items.replaceChildren(...few.map(([game, name]) => item(game, name, address)));
      section.hidden = named.length === 0;
    }
    for (const { id } of lists) delete document.documentElement.dataset[id];
    try {
      // For `www/start.js`, where the finished games are folded up.
      const heights = lists.map(({ id, section }) => [id, (section.querySelector('summary') ?? section).offsetHeight]);
      localStorage.setItem('tessera.v1.home', JSON.stringify({ width: innerWidth, ...Object.fromEntries(heights) }));
    } catch {
      // Next time the cards move.
    }
  }

  // --- The ladder ---

  /** Says on the card of each game how its level goes. */
  function climb(kept) {
    for (const card of document.querySelectorAll('.cards [data-game]')) {
      const ladder = globalThis.tesseraLadder.of(kept.filter((game) => game.record.startsWith(`${card.dataset.game}/`)));
      const line = card.querySelector('.ladder');
      line.hidden = !ladder;
      if (!ladder) continue;
      const { level, drawn, next } = ladder;
      const [text, link] = line.children;
      text.textContent = text.dataset.text.replace(/{(\w+)}/g, (_, name) => ladder[name]);
      if (drawn) text.textContent += line.dataset.drawn.replace('{}', drawn);
      link.hidden = !next;
      link.textContent = next ? link.dataset[next > level ? 'up' : 'down'].replace('{}', next) : '';
      link.href = link.href.replace(/(\/\d)?$/, next ? `/${next}` : '');
    }
  }

  // --- What was set aside ---

  const aside = document.getElementById('aside');

  async function showAside() {
    aside.hidden = !(await games.aside());
  }

  aside.querySelector('.export').addEventListener('click', async () => games.saveAll(await games.aside()));
  aside.querySelector('.remove').addEventListener('click', async () => {
    await games.removeAside();
    showAside();
  });
  showAside();

  // --- A game from elsewhere ---

  const paste = document.getElementById('paste');
  const text = paste.querySelector('textarea');

  /** Hands a text or a picture over to the app, which reads it: it knows all games. */
  function hand(content = text.value) {
    document.getElementById('paste-fault').hidden = true;
    games.paste(content);
    location.hash = 'open';
  }

  /** What is opened of a file: a picture, which browsers read by parts, or a text. */
  const contentOf = (file) => (/^image/.test(file.type) ? file : games.textOf(file, MOST));

  /** Opens what is read of a file; says so where it is larger than any game, and was not read. */
  async function openFile(content) {
    let read;
    try {
      read = await content;
    } catch {
      const fault = document.getElementById('paste-fault');
      fault.textContent = fault.dataset.large.replace('{}', MOST);
      fault.hidden = false;
      return;
    }
    text.value = read.length <= SHOWN ? read : '';
    hand(read);
  }

  paste.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    hand();
  });
  text.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    hand();
  });
  paste.querySelector('.file').addEventListener('click', () => openFile(games.chooseFile(contentOf, ',image/*')));
  // Text that is dropped on the field itself stays there, as in any field.
  const isOurs = ({ dataTransfer, target }) =>
    dataTransfer.types.includes('Files') || (target !== text && dataTransfer.types.includes('text/plain'));
  paste.addEventListener('dragover', (event) => {
    if (isOurs(event)) event.preventDefault();
  });
  text.addEventListener('paste', (event) => {
    const { files, types } = event.clipboardData;
    // Some programs copy a picture of their text with it.
    if (!files.length || types.includes('text/plain')) return;
    event.preventDefault();
    openFile(contentOf(files[0]));
  });
  paste.addEventListener('drop', (event) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    const { files } = event.dataTransfer;
    openFile(files.length ? contentOf(files[0]) : event.dataTransfer.getData('text/plain'));
  });

  for (const list of lists) {
    list.more.addEventListener('click', async () => {
      list.isWhole = true;
      await show();
      list.items.children[FEW]?.querySelector('a').focus();
    });
  }
  show();
  window.addEventListener('tessera-saved', show);
  window.addEventListener('hashchange', () => {
    // What was put back or not is decided once the page is left.
    for (const { items } of lists) items.replaceChildren();
    // The app keeps the game first.
    setTimeout(show);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') show();
  });
})();

// What only the document for frames in pages of other sites does, see crates/pages/src/embed.rs: it reads the options of its
// address that hold before the app runs, and tells the page around how the files come in. It runs before `www/start.js`.
(() => {
  'use strict';

  const root = document.documentElement;
  const option = (name) => new RegExp(`&${name}=([\\w-]+)`).exec(location.hash)?.[1] ?? '';

  // `www/start.js` takes the theme from here. The colours of the page around are told by `www/embed.js`: a frame itself
  // sees those of the device only.
  root.dataset.theme = option('theme');
  root.dataset.scheme = option('scheme');
  root.dataset.start = option('start');

  // --- The page around ---

  /** Tells it what the app cannot tell before it runs, see docs/embedding.md. */
  function tell(type, fields) {
    const id = option('id');
    if (parent !== window) parent.postMessage({ ns: 'tessera', v: 1, type, ...(id && { id }), ...fields }, '*');
  }

  let toldAt = -Infinity;
  /** A part of a file has arrived. Once a second is often enough. */
  function progress() {
    if (performance.now() - toldAt < 1_000) return;
    toldAt = performance.now();
    tell('loading');
  }
  document.addEventListener('load', progress, true);
  addEventListener('part', progress);
  addEventListener('unloaded', ({ detail }) => tell('error', { message: detail }));

  // --- The cover ---

  /** Where a click is waited for: the game and the number of its moves, as the address tells them. */
  function cover() {
    const [game, , names] = location.hash.slice(1).split(/[&;@]/)[0].split('/');
    const place = document.getElementById('cover');
    const count = names ? names.split('.').length : 0;
    const sentence = place.querySelector('.count');
    const { one, many } = sentence.dataset;
    for (const name of place.querySelectorAll('.name')) name.hidden = name.dataset.game !== game;
    if (count) sentence.textContent = count === 1 ? one : many.replace('{}', count);
    place.hidden = false;
  }
  if (option('start') === 'click') document.addEventListener('DOMContentLoaded', cover);
})();

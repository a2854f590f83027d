// A canvas keeps what was painted. The app paints all of them anew, at the one event `repaint`, where their colours may be
// others, where pixels have another size, and where the graphics process has lost them. Style sheets that come later change no colour
// of a board: the app starts once all in the head of its page are there, and what they change of its room tells itself.
(() => {
  'use strict';

  const root = document.documentElement;

  function repaint() {
    // Paper has colours and a density of its own, and its layout is none that a canvas should follow: www/paper.js has them
    // painted before that.
    if (!('paper' in root.dataset)) dispatchEvent(new Event('repaint'));
  }

  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)']) {
    matchMedia(query).addEventListener('change', repaint);
  }
  // Whenever any setting is stored, the theme is written anew, mostly as it was.
  new MutationObserver((records) => {
    if (records.some(({ attributeName, oldValue }) => root.getAttribute(attributeName) !== oldValue)) repaint();
  }).observe(root, { attributeFilter: ['data-theme', 'data-contrast', 'data-scheme'], attributeOldValue: true });
  document.addEventListener('contextrestored', repaint, true);
  (function watchDensity() {
    const changed = () => (watchDensity(), repaint());
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', changed, { once: true });
  })();
})();

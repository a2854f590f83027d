// The list of puzzles: what of it this device has solved. The list is complete without it.
(() => {
  'use strict';

  // The same key as in crates/site/src/app.rs, below the prefix of crates/app/src/fallback_storage.rs.
  const KEY = 'tessera.v1.puzzles';

  /** The ids that the device keeps as solved and as failed. */
  function kept() {
    try {
      const { solved, failed } = JSON.parse(localStorage.getItem(KEY)) ?? {};
      return [solved, failed].map((ids) => new Set(Array.isArray(ids) ? ids : []));
    } catch {
      // Where nothing can be read, nothing is marked.
      return [new Set(), new Set()];
    }
  }

  const list = document.querySelector('.puzzles');
  const names = new Map();

  function mark() {
    const [solved, failed] = kept();
    for (const link of list.querySelectorAll('a[data-puzzle]')) {
      const id = link.dataset.puzzle;
      if (!names.has(id)) names.set(id, link.getAttribute('aria-label'));
      const state = solved.has(id) ? 'solved' : failed.has(id) ? 'failed' : '';
      link.dataset.state = state;
      link.setAttribute('aria-label', state ? `${names.get(id)}, ${list.dataset[state]}` : names.get(id));
    }
    for (const progress of list.querySelectorAll('.progress')) {
      const chips = progress.parentElement.nextElementSibling;
      const count = chips.querySelectorAll('[data-state=solved]').length;
      progress.textContent = count ? progress.dataset.text.replace('{}', count) : '';
    }
  }

  mark();
  // The page may come back from the browser's memory after a puzzle was solved, here or in another tab.
  window.addEventListener('pageshow', mark);
  window.addEventListener('storage', mark);
})();

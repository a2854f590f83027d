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

  /** A path leads to its first puzzle that is not solved; once all are, it says what they have taught. */
  function lead() {
    const [solved] = kept();
    for (const path of list.querySelectorAll('[data-path]')) {
      const ids = path.dataset.path.split(' ');
      const next = ids.find((id) => !solved.has(id));
      const [before, after, progress] = ['.before', '.after', '[data-text]'].map((part) => path.querySelector(part));
      path.href = path.href.replace(/#.*/, `#puzzle/${next ?? ids[0]}/path/r`);
      path.dataset.state = next ? '' : 'solved';
      before.hidden = !next;
      after.hidden = Boolean(next);
      const count = ids.filter((id) => solved.has(id)).length;
      progress.dataset.none ??= progress.textContent;
      progress.textContent = count ? progress.dataset.text.replace('{}', count) : progress.dataset.none;
    }
  }

  const refresh = () => {
    mark();
    lead();
  };

  refresh();
  // The page may come back from the browser's memory after a puzzle was solved, here or in another tab.
  window.addEventListener('pageshow', refresh);
  window.addEventListener('storage', refresh);
})();

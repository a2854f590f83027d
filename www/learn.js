// The pages of lessons: which steps this device has done. The pages are complete without it.
(() => {
  'use strict';

  // The same key as in crates/app/src/device.rs, below the prefix of crates/app/src/fallback_storage.rs.
  const KEY = 'tessera.v1.lessons';

  /** The steps that the device keeps as done: `linage/region`. */
  function kept() {
    try {
      const { done } = JSON.parse(localStorage.getItem(KEY)) ?? {};
      return (Array.isArray(done) ? done : []).filter((step) => typeof step === 'string');
    } catch {
      // Where nothing can be read, nothing is marked.
      return [];
    }
  }

  const course = document.querySelector('.course');

  function mark() {
    const done = kept();
    for (const link of document.querySelectorAll('a[data-step]')) {
      const isDone = done.includes(link.dataset.step);
      link.classList.toggle('done', isDone);
      link.querySelector('.mark').textContent = isDone ? course.dataset.done : '';
    }
    for (const card of document.querySelectorAll('a[data-lesson]')) {
      const progress = card.querySelector('.progress');
      progress.dataset.usual ??= progress.textContent;
      const count = new Set(done.filter((step) => step.startsWith(`${card.dataset.lesson}/`))).size;
      progress.textContent = count ? progress.dataset.text.replace('{}', count) : progress.dataset.usual;
    }
  }

  mark();
  // The page may come back from the browser's memory after a step was done, here or in another tab.
  window.addEventListener('pageshow', mark);
  window.addEventListener('storage', mark);
})();

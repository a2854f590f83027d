// What a press of a key or a button means on every page, beside what the browser makes of it.
(() => {
  'use strict';

  // Nothing confirms itself: a held key presses a button once, and of a double click on what asks again, or on what stands
  // there for the next player, too, only the first click counts.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat && event.key === 'Enter' && event.target.closest?.('button, a, summary')) event.preventDefault();
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2 || !event.target.closest?.('[data-once], .resign')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  // Sandboxed frames may be forbidden to submit forms; there a button does what the browser would do.
  if ('embed' in document.documentElement.dataset || self.origin === 'null') {
    document.addEventListener('click', (event) => {
      const form = event.target.closest?.('button:not([type=button])')?.form;
      if (!form) return;
      event.preventDefault();
      if (form.method === 'dialog') form.closest('dialog').close();
      else form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  }
})();

// What a press of a key or a button means on every page, beside what the browser makes of it.
(() => {
  'use strict';

  // Nothing confirms itself: a held key presses a button once.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat && event.key === 'Enter' && event.target.closest?.('button, a, summary')) event.preventDefault();
    },
    true,
  );

  /** Within how many milliseconds, and how many CSS pixels, a finger that taps again means the tap before. */
  const AGAIN = { millis: 400, pixels: 24 };
  /** What a pointer pressed last: how it read, where, and when. */
  let last = { text: '', x: 0, y: 0, at: -Infinity };

  // Whoever touches something else in between means what is tapped next.
  document.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - last.x, clientY - last.y) > AGAIN.pixels) last.at = -Infinity;
    },
    true,
  );

  /** Whether a click is the second of a double click or a double tap; of taps browsers do not tell it. */
  const isAgain = ({ detail, pointerType, timeStamp }) =>
    pointerType === 'touch' ? timeStamp - last.at < AGAIN.millis : detail > 1;

  // Of a double click only the first counts where something else stands there by then, on what asks again, and on what stands
  // there for the next player, too.
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target.closest?.('button, a, summary');
      // A key has no count.
      if (!event.detail || !pressed) return;
      const text = pressed.textContent;
      if (isAgain(event) && (text !== last.text || pressed.matches('[data-once], .resign'))) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      last = { text, x: event.clientX, y: event.clientY, at: event.timeStamp };
    },
    true,
  );

  // Where another tab has less to show, or a card once its link is copied, the page stays as long as it is seen: what is under the
  // finger stays there.
  document.addEventListener(
    'click',
    ({ target }) => {
      const page = target.closest?.('[role=tab], #copy-it, #mail-it, #show-it')?.closest('.play');
      if (page) page.style.minHeight = `${scrollY + innerHeight - page.offsetTop}px`;
    },
    true,
  );
  const shorten = () => document.querySelector('.play')?.style.removeProperty('min-height');
  window.addEventListener('hashchange', shorten);
  // At the top of the page nothing moves when its end comes nearer.
  window.addEventListener('scroll', () => scrollY > 0 || shorten(), { passive: true });
  // The bar of a phone's browser changes the height alone.
  let width = innerWidth;
  window.addEventListener('resize', () => {
    if (width !== innerWidth) shorten();
    width = innerWidth;
  });

  /** Whether an event is beside an open dialog, on what darkens the page. */
  const isBeside = ({ target, clientX, clientY }) => {
    if (!target.matches?.('dialog:modal')) return false;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };
  let pressedBeside = false;
  document.addEventListener('pointerdown', (event) => (pressedBeside = isBeside(event)), true);

  // A press beside a dialog is as good as Escape. What was pasted is not lost, and who takes over a device says so.
  document.addEventListener('click', (event) => {
    const dialog = event.target;
    if (!pressedBeside || !isBeside(event) || isAgain(event) || dialog.id === 'hand-over') return;
    if ([...dialog.querySelectorAll('[data-clear]')].some(({ value }) => value)) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });

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

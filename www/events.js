// Tells the app what happens in the views of the page (`www/views.js`). The app's side is crates/site/src/views.rs; what the
// attributes mean stands in crates/views/src/ui.rs.
(() => {
  'use strict';

  /** Does what happens to an element; `listen` sets it. */
  let answer = () => false;

  /** Listens to the wheel over an element. Only such a listener, and none of the document, may keep the page from scrolling. */
  function turns(element) {
    const turn = (event) => {
      const way = Math.sign(event.deltaY);
      if (way && answer(element.dataset.wheel, `${way}`)) event.preventDefault();
    };
    element.addEventListener('wheel', turn, { passive: false });
  }

  /** What something that happens to an element is about: the text of a field, or the part of the element that it happens to. */
  function about(element, target) {
    const { field } = element.dataset;
    if (field) return document.getElementById(field)?.value ?? '';
    return target.closest('[data-node]')?.dataset.node ?? '';
  }

  /** How long a finger rests on something until its menu opens, in milliseconds, and how far it may move, in CSS pixels. */
  const LONG_PRESS = 500;
  const SLIP = 8;

  /** Has a finger that rests on a part of an element ask for its menu, as the other button of a mouse does. */
  function rests() {
    let press = {};
    const end = () => clearTimeout(press.timer);
    document.addEventListener('pointerdown', ({ target, pointerType, clientX, clientY }) => {
      end();
      const element = target.closest('[data-menu]');
      const part = element && pointerType !== 'mouse' ? about(element, target) : '';
      if (!part) return;
      const open = () => element.isConnected && answer(element.dataset.menu, part);
      press = { timer: setTimeout(open, LONG_PRESS), clientX, clientY };
    });
    document.addEventListener('pointermove', ({ clientX, clientY }) => {
      if (Math.hypot(clientX - press.clientX, clientY - press.clientY) > SLIP) end();
    });
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, end);
  }

  /** How long a button is held until it is pressed again, at first and at last, in milliseconds; each pause is shorter. */
  const PAUSES = [350, 100];
  const SHORTER = 0.8;

  /** Has a button that is held down pressed on and on, faster and faster. A pointer that moves away is about something else. */
  function holds() {
    let press = {};
    const end = () => clearTimeout(press.timer);
    const wait = (pause) => {
      const { held } = press;
      press.timer = setTimeout(() => {
        if (!held.isConnected || held.disabled) return;
        press.hasStepped = true;
        held.click();
        wait(Math.max(pause * SHORTER, PAUSES[1]));
      }, pause);
    };
    document.addEventListener('pointerdown', ({ target, button, clientX }) => {
      end();
      press = { held: target.closest('button[data-hold]'), clientX };
      if (press.held && button === 0) wait(PAUSES[0]);
    });
    document.addEventListener('pointermove', ({ clientX }) => {
      if (Math.abs(clientX - press.clientX) > SLIP) end();
    });
    document.addEventListener('pointerout', ({ target, relatedTarget }) => {
      if (press.held?.contains(target) && !press.held.contains(relatedTarget)) end();
    });
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, end);
    // The end of a press that has stepped by itself is no click; those that it makes have no count.
    const last = (event) => {
      if (!event.detail || !press.hasStepped) return;
      press.hasStepped = false;
      event.stopImmediatePropagation();
    };
    document.addEventListener('click', last, true);
  }

  /** How far a finger moves along an element for a step of its slider, in CSS pixels. */
  const SCRUB = 14;

  /** What a finger that moves along an element makes of the slider whose id stands in its `data-scrub`. */
  function scrubbed({ target, pointerType, clientX }) {
    const id = target.closest('[data-scrub]')?.dataset.scrub;
    const slider = id && pointerType === 'touch' ? document.getElementById(id) : null;
    const from = slider?.valueAsNumber;
    return slider && { slider, valueAt: (at) => from + Math.trunc((at.clientX - clientX) / SCRUB) };
  }

  /** What a pointer that drags what is around a slider (`data-grip`) makes of it: the corner of the board follows the pointer. */
  function gripped(event) {
    const grip = event.button === 0 && event.target.closest('[data-grip]');
    if (!grip) return null;
    // The focus stays where it is, and so do the keys.
    event.preventDefault();
    const slider = grip.firstElementChild;
    grip.setPointerCapture(event.pointerId);
    const { left, top, width, height } = document.getElementById('board').getBoundingClientRect();
    const stays = Number(getComputedStyle(grip).getPropertyValue('--stays'));
    // How large the board would be for each of the two, in units of the slider.
    const across = ({ clientX }) => (clientX - left - width * stays) / (width * (1 - stays));
    const down = ({ clientY }) => (clientY - top - height / 2) / (height / 2);
    const from = slider.valueAsNumber;
    return { slider, valueAt: (at) => Math.max(across(at), down(at)) * from };
  }

  /** Has a pointer move the sliders that are not moved by their own thumbs alone. */
  function drags() {
    let drag = null;
    document.addEventListener('pointerdown', (event) => (drag = scrubbed(event) ?? gripped(event)));
    document.addEventListener('pointermove', (event) => {
      if (!drag) return;
      const { slider, valueAt } = drag;
      const before = slider.value;
      slider.value = valueAt(event);
      if (slider.value !== before) slider.dispatchEvent(new Event('input', { bubbles: true }));
    });
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, () => (drag = null));
  }

  /**
   * Tells what a pointer comes to. Where the page moves under one that rests, nothing was pointed at: that is told once the pointer
   * moves by itself. A finger always moves by itself.
   */
  function points() {
    let [at, over] = ['', null];
    const look = ({ target, pointerType, clientX, clientY }) => {
      const place = `${clientX} ${clientY}`;
      if (place === at && pointerType !== 'touch') return;
      at = place;
      const element = target.closest?.('[data-over]');
      if (element === over) return;
      over = element;
      if (element) answer(element.dataset.over, '');
    };
    for (const type of ['pointerover', 'pointermove']) document.addEventListener(type, look);
    // What it has left, it can come to again.
    document.addEventListener('pointerout', ({ relatedTarget }) => {
      if (!over?.contains(relatedTarget)) over = null;
    });
  }

  /**
   * Listens to all that happens in the page: `answers` is told the handle of what it happens to and its value, and says whether
   * that does anything; `toggled` which dialog is open now, or no longer.
   */
  function listen(answers, toggled) {
    answer = answers;
    const hears = (type, attribute, tell) => {
      document.addEventListener(type, (event) => {
        const element = event.target.closest?.(`[${attribute}]`);
        if (element) tell(element.getAttribute(attribute), element, event);
      });
    };
    hears('click', 'data-on', (handle, element, event) => {
      // The answer may draw another button in the place of this one: what a press does besides is decided by what was pressed.
      const { type, form } = element;
      if (type === 'button') event.preventDefault();
      answer(handle, about(element, event.target));
      const closes = type === 'submit' && form?.method === 'dialog';
      if (closes && (element.form !== form || element.type !== type)) form.closest('dialog')?.close();
    });
    hears('contextmenu', 'data-menu', (handle, element, event) => {
      if (answer(handle, about(element, event.target))) event.preventDefault();
    });
    const valueOf = (field) => (field.type === 'checkbox' && !field.checked ? 'off' : field.value);
    for (const type of ['input', 'change']) {
      hears(type, `data-${type}`, (handle, element, { target }) => answer(handle, valueOf(target)));
    }
    hears('submit', 'data-submit', (handle, form, event) => {
      event.preventDefault();
      const field = form.querySelector('[data-clear]');
      answer(handle, field?.value ?? about(form, form));
      field?.select();
    });
    hears('keydown', 'data-key', (handle, element, event) => {
      // As crates/views/src/stroke.rs reads it. The keymap has other uses for these keys.
      const held = (event.ctrlKey || event.metaKey ? 'c' : '-') + (event.shiftKey ? 's' : '-');
      if (answer(handle, `${held} ${event.code} ${event.key}`)) event.preventDefault();
    });
    hears('focusout', 'data-left', (handle) => answer(handle, ''));
    // The pointer that goes on within an element has not left it.
    const crosses = (handle, element, { relatedTarget }) => element.contains(relatedTarget) || answer(handle, '');
    hears('focusin', 'data-over', crosses);
    points();
    for (const type of ['pointerout', 'focusout']) hears(type, 'data-out', crosses);
    // What a pointer does along an element, as crates/views/src/drag.rs reads it. What it drags, it keeps hold of.
    const along = (what, element, { clientX }) => {
      const { left, width } = element.getBoundingClientRect();
      return `${what} ${(clientX - left) / Math.max(width, 1)}`;
    };
    hears('pointerdown', 'data-drag', (handle, element, event) => {
      element.setPointerCapture(event.pointerId);
      answer(handle, along('down', element, event));
    });
    hears('pointermove', 'data-drag', (handle, element, event) => {
      answer(handle, along(event.buttons & 1 ? 'to' : 'over', element, event));
    });
    hears('pointerout', 'data-drag', (handle, element, { relatedTarget }) => {
      if (!element.contains(relatedTarget)) answer(handle, 'out');
    });
    rests();
    holds();
    drags();
    hears('focusin', 'data-select', (handle, field) => field.select());
    // These do not rise to the document, but are seen on their way down.
    document.addEventListener('toggle', ({ target }) => target.matches('dialog[data-region]') && tellOf(target), true);
    document.addEventListener('cancel', (event) => event.target.dataset.cancel && stay(event), true);
    // By then it may be open again, with something typed in it.
    document.addEventListener('close', ({ target }) => target.open || target.querySelectorAll('[data-clear]').forEach(empty), true);
    function tellOf(dialog) {
      const closed = dialog.dataset.closed;
      toggled(dialog.id, dialog.open);
      if (closed && !dialog.open) answer(closed, '');
    }
    function stay(event) {
      event.preventDefault();
      answer(event.target.dataset.cancel, '');
    }
    function empty(field) {
      field.value = '';
    }
  }

  globalThis.tesseraEvents = { listen, turns };
})();

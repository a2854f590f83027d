// Puts what the app writes as HTML into the page, and tells the app what happens there. The app's side is
// crates/site/src/views.rs; what the attributes mean stands in crates/views/src/ui.rs.
(() => {
  'use strict';

  const template = document.createElement('template');

  /** Styles come as data, because the policy of the page forbids the attribute; a script may set them. */
  function paint(element) {
    element.style.cssText = element.dataset.css ?? '';
  }

  /** What a person has typed, or types, is theirs: only a field to which the view gives a value has it, and not meanwhile. */
  const isTyped = (field, kind) => kind === 'remove' || (field === document.activeElement && field.type === 'text');

  /** What an element was last made the same as: what is the same as that is not even looked at. */
  const sources = new WeakMap();
  /** What is written now and is the same as before, each with the source of its element, and the element. */
  const unchanged = [];
  /** What holds the sources of a region's content, by the region's name. */
  const holders = new Map();
  /** The regions in what is written now whose content stays. */
  const kept = new Set();

  const callbacks = {
    beforeNodeMorphed(old, next) {
      if (old.nodeType !== Node.ELEMENT_NODE) return true;
      // What the app's other parts paint on.
      if ('host' in old.dataset) return false;
      if (kept.has(next) && old.dataset.region === next.dataset.region) {
        describe(old, next);
        sources.set(old, next);
        return false;
      }
      const source = sources.get(old);
      if (source === next) return false;
      if (source?.isEqualNode(next)) {
        unchanged.push([next, source, old]);
        return false;
      }
      // A text of several lines is the person's as long as its field is there.
      if (old.matches('textarea:not([readonly])')) return false;
      sources.set(old, next);
      restyle(old, next);
      return true;
    },
    afterNodeAdded(node) {
      if (node.nodeType !== Node.ELEMENT_NODE) return;
      const within = (selector) => [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)];
      within('[data-css]').forEach(paint);
      within('[data-wheel]').forEach(turns);
    },
    beforeAttributeUpdated: (name, element, kind) => !isOfBrowser(name) && !(name === 'value' && isTyped(element, kind)),
  };

  /** Styles are set by themselves; a dialog is open, and a line folded out, as long as the browser says so. */
  const isOfBrowser = (name) => name === 'style' || name === 'open';

  function restyle(old, next) {
    const { css } = next.dataset;
    if (css !== old.dataset.css) old.style.cssText = css ?? '';
  }

  /** Gives an element whose content stays the attributes of another. */
  function describe(old, next) {
    restyle(old, next);
    for (const name of old.getAttributeNames()) {
      if (!next.hasAttribute(name) && !isOfBrowser(name)) old.removeAttribute(name);
    }
    for (const { name, value } of next.attributes) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
  }

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

  /** The line of a list that is the current one, how many there are, and how high the list was, when it was last looked at. */
  const followed = new WeakMap();

  /**
   * Brings the current line of a list into its middle, below its heading. If all that has changed is the height of the list, whoever
   * has scrolled away from the line reads on.
   */
  function center(list, isResized) {
    const last = followed.get(list);
    const { current, height } = last;
    last.isAwaited = false;
    last.height = list.clientHeight;
    if (!current?.isConnected) {
      if (!isResized) list.scrollTop = 0;
      return;
    }
    const [outer, inner] = [list, current].map((element) => element.getBoundingClientRect());
    const middle = inner.top - outer.top + inner.height / 2;
    // A list that was not shown had no height.
    if (isResized && height && (middle < 0 || middle > height)) return;
    const heading = list.querySelector('th[scope=col]')?.getBoundingClientRect().height ?? 0;
    list.scrollTop += middle - (outer.height + heading) / 2;
  }

  const resized = new ResizeObserver((entries) => entries.forEach(({ target }) => center(target, true)));

  /** Keeps the current line of a list in view, when that is another one than before and when the list gets another size. */
  function follow(list) {
    const current = list.querySelector('[aria-current]');
    const lines = list.getElementsByTagName('button').length;
    const before = followed.get(list);
    if (before?.current === current && before?.lines === lines) return;
    followed.set(list, { ...before, current, lines, isAwaited: true });
    resized.observe(list);
    // Its lines are written one by one: the picture shows the last of them.
    if (!before?.isAwaited) requestAnimationFrame(() => center(list));
  }

  /** The regions within a node. */
  const regionsIn = (node) => node.querySelectorAll('[data-region]');

  /** The name of the region around a node; what is around all others is written now. */
  const regionAround = (node, written) => node.parentElement?.closest('[data-region]')?.dataset.region ?? written;

  /** Reads the content of a region. Regions within it that are kept get the sources that they have. */
  function read(html) {
    template.innerHTML = html;
    const content = document.createDocumentFragment();
    content.append(template.content);
    for (const within of regionsIn(content)) {
      // As KEPT in crates/views/src/region.rs.
      if (within.firstChild?.nodeType !== Node.COMMENT_NODE) continue;
      within.replaceChildren(...holders.get(within.dataset.region).childNodes);
      kept.add(within);
    }
    return content;
  }

  /** Whether an element is the holder of its region. */
  const isHolder = (element) => element && holders.get(element.dataset.region) === element;

  /**
   * Keeps what a region's content, and that of the regions within it, was made the same as. A holder stays where it is: what was
   * written around it has it as it is now.
   */
  function keep(region, content) {
    const holder = holders.get(region) ?? content;
    const before = holder === content ? [] : [...regionsIn(holder)];
    if (holder !== content) holder.replaceChildren(...content.childNodes);
    holders.set(region, holder);
    for (const within of regionsIn(holder)) holders.set(within.dataset.region, within);
    // A region that has no place now may come back as it was: only what was around it goes.
    for (const gone of before) {
      if (isHolder(gone) && !isHolder(gone.parentElement?.closest('[data-region]'))) gone.remove();
    }
  }

  /** Where the focus goes when the element that has it is gone, the nearest first; the last one is the whole page. */
  function refugesAround(element) {
    const refuges = [];
    for (let at = element?.closest('[data-refuge]'); at; at = at.parentElement?.closest('[data-refuge]')) {
      // It names another element, or takes the focus itself.
      refuges.push(at.dataset.refuge ? document.getElementById(at.dataset.refuge) : at);
    }
    return [...refuges, document.getElementById('main')];
  }

  /** Puts its content into the element of a region: what is the same stays the same element. */
  function write(region, html) {
    kept.clear();
    unchanged.length = 0;
    const content = read(html);
    const place = document.querySelector(`[data-region="${region}"]`);
    if (!place) return keep(region, content);
    const held = document.activeElement;
    const refuges = refugesAround(held);
    // What is around it is no longer the same as its source.
    for (let outer = place; outer; outer = outer.parentElement) sources.delete(outer);
    // It gives the content another parent.
    const [first] = content.childNodes;
    Idiomorph.morph(place, content, { morphStyle: 'innerHTML', callbacks });
    const holder = first?.parentNode ?? content;
    // All sources are parts of what was written last: otherwise each would keep all that was written with it.
    for (const [next, source, old] of unchanged.splice(0)) {
      // The source of another region stays in it: that region may come back as it was.
      if (regionAround(next, region) === regionAround(source, region)) next.replaceWith(source);
      else for (const forgotten of [old, ...old.querySelectorAll('*')]) sources.delete(forgotten);
    }
    keep(region, holder);
    // A button that was pressed may be gone, or can no longer be pressed.
    const isLost = held !== document.body && (document.activeElement === document.body || held?.disabled);
    if (isLost) refuges.find((refuge) => refuge?.isConnected)?.focus({ preventScroll: true });
    const list = place.closest('[data-follow]');
    if (list) follow(list);
    place.querySelectorAll('[data-follow]').forEach(follow);
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

  globalThis.tesseraViews = { write, listen };
})();

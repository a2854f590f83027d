// Puts what the app writes as HTML into the page. The app's side is crates/site/src/views.rs; what the attributes mean stands in
// crates/views/src/ui.rs.
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
  let sources = new WeakMap();
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
      within('[data-wheel]').forEach(tesseraEvents.turns);
    },
    beforeAttributeUpdated: (name, element, kind) => !isOfBrowser(name) && !(name === 'value' && isTyped(element, kind)),
  };

  /** Styles are set by themselves; a dialog is open, and a line folded out, as long as the browser says so. */
  const isOfBrowser = (name) => name === 'style' || name === 'open';

  function restyle(old, next) {
    const { css } = next.dataset;
    if (css !== old.dataset.css) old.style.cssText = css ?? '';
  }

  /** Gives an element the attributes of another, but for those that are the browser's. */
  function liken(element, other, isLeft = () => false) {
    for (const name of element.getAttributeNames()) {
      if (!other.hasAttribute(name) && !isLeft(name)) element.removeAttribute(name);
    }
    for (const { name, value } of other.attributes) {
      if (element.getAttribute(name) !== value && !isLeft(name)) element.setAttribute(name, value);
    }
  }

  /** Gives an element in the page the attributes that are written now. */
  function describe(old, next) {
    restyle(old, next);
    liken(old, next, isOfBrowser);
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

  /** Whether a region's content stays as it is in the page; as KEPT in crates/views/src/region.rs. */
  const isKept = (element) => element.firstChild?.nodeType === Node.COMMENT_NODE;

  /** What is written, by itself. Regions within it that are kept get the sources that they have. */
  function filled(written) {
    kept.clear();
    const content = document.createDocumentFragment();
    content.append(...written.childNodes);
    for (const within of regionsIn(content)) {
      if (!isKept(within)) continue;
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

  /** Gives an element the focus; whether it takes it: one without a box of its own, as a panel on a phone, does not. */
  function takesFocus(element) {
    element?.focus({ preventScroll: true });
    return document.activeElement === element;
  }

  /** Whether an element of this id stands in the page, but not within another element. */
  function isElsewhere(id, place) {
    const element = document.getElementById(id);
    return Boolean(element) && !place?.contains(element);
  }

  /**
   * Whether a node differs from what it was made the same as by no more than attributes and texts, its own and those within it. Adds to
   * `changes` what has to be done. A field has more to it than its attributes.
   */
  function isLike(old, source, next, changes) {
    if (source.isEqualNode(next)) return true;
    if ([old, source].some((node) => node.nodeName !== next.nodeName)) return false;
    if (next.nodeType === Node.TEXT_NODE) {
      changes.push(() => (old.data = source.data = next.data));
      return true;
    }
    const { host, region } = next.dataset;
    if ('host' in old.dataset) return old.dataset.host === host;
    const isAnother = [old, source].some(({ id, dataset }) => id !== next.id || dataset.region !== region);
    if (isAnother || (region ? !isHolder(source) : next.matches('input, textarea, select, option'))) return false;
    changes.push(() => {
      describe(old, next);
      liken(source, next);
      if (region && !isKept(next)) put(region, old, next);
    });
    // What moves into a region is found where all of it is morphed with what is around it.
    if (region) return ![...next.querySelectorAll('[id]')].some(({ id }) => isElsewhere(id, old));
    if ([old, source, next].some((node) => node.firstElementChild)) return haveLike(old, source, next, changes);
    const text = next.textContent;
    for (const node of [old, source]) if (node.textContent !== text) changes.push(() => (node.textContent = text));
    return true;
  }

  /** Whether all that is within a node is like its source, in that sense. There may be more at its end, as in a list of moves. */
  function haveLike(old, source, next, changes) {
    let [inOld, inSource, inNext] = [old.firstChild, source.firstChild, next.firstChild];
    while (inOld && inSource && inNext) {
      if (!isLike(inOld, inSource, inNext, changes)) return false;
      [inOld, inSource, inNext] = [inOld.nextSibling, inSource.nextSibling, inNext.nextSibling];
    }
    if (inOld || inSource) return false;
    if (!inNext) return true;
    const added = document.createRange();
    added.setStartBefore(inNext);
    added.setEndAfter(next.lastChild);
    return isNew(added.cloneContents()) && changes.push(() => add(old, source, added.extractContents()));
  }

  /** Whether nothing that is written stands elsewhere in the page: no element of the same id, no region whose content stays. */
  const isNew = (written) => ![...written.querySelectorAll('[id], [data-region]')].some((node) => isElsewhere(node.id) || isKept(node));

  /** Adds what is written at the end of an element. */
  function add(old, source, written) {
    for (const node of written.childNodes) {
      const added = document.importNode(node, true);
      old.append(added);
      callbacks.afterNodeAdded(added);
    }
    for (const within of regionsIn(written)) holders.set(within.dataset.region, within);
    source.append(written);
  }

  /** Makes the content of a region's element the same as what is written, whichever elements come, go and move. */
  function morph(region, place, written) {
    unchanged.length = 0;
    const content = filled(written);
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
  }

  /** Puts what is written into the element of a region. Mostly the elements stay, and few of them change: that needs no morphing. */
  function put(region, place, written) {
    // What is around it is no longer the same as its source.
    for (let outer = place; outer; outer = outer.parentElement) sources.delete(outer);
    const holder = holders.get(region);
    const changes = [];
    if (holder && haveLike(place, holder, written, changes)) changes.forEach((change) => change());
    else morph(region, place, written);
  }

  /** Puts its content into the element of a region: what is the same stays the same element. */
  function write(region, html) {
    template.innerHTML = html;
    const place = document.querySelector(`[data-region="${region}"]`);
    if (!place) return keep(region, filled(template.content));
    const held = document.activeElement;
    const refuges = refugesAround(held);
    try {
      put(region, place, template.content);
    } catch (fault) {
      // Nobody knows what is in the page now, and all of it is written next.
      holders.clear();
      sources = new WeakMap();
      throw fault;
    }
    // A button that was pressed may be gone, or can no longer be pressed.
    const isLost = held !== document.body && (document.activeElement === document.body || held?.disabled);
    if (isLost) refuges.find(takesFocus);
    const list = place.closest('[data-follow]');
    if (list) follow(list);
    place.querySelectorAll('[data-follow]').forEach(follow);
  }

  globalThis.tesseraViews = { write };
})();

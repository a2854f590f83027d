// The style sheets of the page, and those of the app that come later.
(() => {
  'use strict';

  /** Puts a link into the head of the page, before another one or at the end. */
  function link(rel, href, attributes = {}, before = null) {
    const element = Object.assign(document.createElement('link'), { rel, href, ...attributes });
    document.head.insertBefore(element, before);
    return element;
  }

  /** Whether what has arrived as a style sheet is one: browsers take HTML for an empty sheet. */
  function isStyle({ sheet }) {
    try {
      return sheet.cssRules.length > 0;
    } catch {
      // One that did not arrive; but a page in a sandboxed frame may not look at those that it uses.
      return Boolean(sheet) && self.origin === 'null';
    }
  }

  /** What did not arrive: whoever waits for it later hears of no event. */
  const missing = new WeakSet();
  document.addEventListener('error', ({ target }) => missing.add(target), true);

  /** Waits until a style sheet has arrived; fails where it does not. */
  const arrival = (sheet) =>
    new Promise((resolve, reject) => {
      const look = () => (isStyle(sheet) ? resolve() : reject(sheet));
      if (sheet.sheet || missing.has(sheet)) look();
      else for (const type of ['load', 'error']) sheet.addEventListener(type, look);
    });

  const sheets = () => [...document.querySelectorAll('head > link[rel=stylesheet]')];

  let appSheets = null;

  /** The style sheets of the app in order, each with the part of its program that it comes with, if any, and its element. */
  function ofApp() {
    const { styles = '' } = document.querySelector('script[data-app]').dataset;
    appSheets ??= styles.split(' ').filter(Boolean).map((named) => {
      const [file, part = ''] = named.split('=').reverse();
      return { file, part, element: null };
    });
    return appSheets;
  }

  /** Asks for the style sheets of a part of the app's program, or for those that all games need; in their order, whenever they
   *  come. Fails where one does not arrive. */
  globalThis.tesseraStyles = async (part = '') => {
    const all = ofApp();
    const wanted = all.filter((sheet) => sheet.part === part);
    for (const sheet of wanted) {
      const next = all.slice(all.indexOf(sheet)).find(({ element }) => element);
      sheet.element ??= link('stylesheet', sheet.file, {}, next?.element);
    }
    try {
      await Promise.all(wanted.map(({ element }) => arrival(element)));
    } catch (missing) {
      // Those of a part are asked for again; the others are looked at in `www/start.js`.
      for (const sheet of part ? wanted : []) {
        sheet.element?.remove();
        sheet.element = null;
      }
      throw missing;
    }
  };

  globalThis.tesseraSheets = { link, isStyle, arrival, sheets };
})();

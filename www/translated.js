// Keeps words that change true in a page that the browser translates. Translators put an element of their own in the place
// of a text, and what the app writes into that text later would be seen by nobody. So the text comes back, empty, beside
// the translation, which goes as soon as the text changes or is removed; the translator then finds the new words. Names of
// moves, records and code are no words and are left alone.
(() => {
  'use strict';

  /** What stands for a text that was translated: the element, and the words before. */
  const translations = new WeakMap();
  /** The text for which a translator's element stands. */
  const texts = new WeakMap();

  function forget(text) {
    const { element, words } = translations.get(text);
    translations.delete(text);
    texts.delete(element);
    return { element, words };
  }

  /** Puts a text back that a translator has taken out of its parent, at one of these elements. */
  function putBack(text, parent, elements) {
    const isOfTranslator = (node) => node?.nodeName === 'FONT' && node.parentNode === parent && !texts.has(node);
    const element = elements.find(isOfTranslator);
    if (!element) return;
    translations.set(text, { element, words: text.data });
    texts.set(element, text);
    text.data = '';
    element.before(text);
  }

  /** What holds code, or the name of a move where that is all it holds. */
  const NAMES = 'code, .moves .list button, .pv button';
  const CELL = /^(?:\d+\W*)?[a-z]{1,2}\d+[a-z]?$/;

  function spare(root) {
    for (const element of root.querySelectorAll(NAMES)) {
      const isName = element.localName === 'code' || CELL.test(element.textContent.trim());
      if (element.translate === isName) element.translate = !isName;
    }
  }

  spare(document);

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData' && translations.has(target)) forget(target).element.remove();
      for (const node of removedNodes) {
        if (texts.has(node)) {
          // The page is shown in its own language again; the text has its words, and stands for any that was put there.
          const text = texts.get(node);
          text.data = forget(text).words;
          for (const copy of addedNodes) if (copy.nodeType === Node.TEXT_NODE && copy !== text) copy.remove();
        } else if (translations.has(node)) {
          const { element, words } = forget(node);
          element.remove();
          if (node.parentNode) node.data ||= words;
        } else if (node.nodeType === Node.TEXT_NODE && !node.parentNode) {
          putBack(node, target, [...addedNodes, previousSibling, nextSibling]);
        }
      }
    }
    for (const place of new Set(records.map(({ target }) => target.parentElement ?? document))) spare(place);
    // What was done here is no change of the app or of a translator.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
})();

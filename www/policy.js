// Which texts may become HTML, or the address of a script.
(() => {
  'use strict';

  // The policy of the page forbids that text becomes HTML or the address of a script unless this lets it through:
  // the browser asks the policy named `default` about every such text.
  const SITE = new URL('.', document.currentScript.src).href;
  /** The pattern of a text as it is. */
  const exact = (text) => text.replace(/[^\w]/g, '\\$&');
  /** The one page of another site that a view leads to, see crates/views/src/review/summary.rs. */
  const ACCURACY = 'https://lichess.org/page/accuracy"';
  /**
   * A tag of the app's pictures and views; no attribute of them runs or loads anything, or leads to another site: an address
   * has a scheme, or an entity that may be part of one, at most behind its `#`, or else it is an address of this site, or that
   * one. The comment stands for what stays in the page as it is, see www/views.js.
   */
  const TAG = new RegExp(
    '</?(?:a|article|aside|b|button|canvas|circle|code|datalist|details|dialog|div|em|fieldset|figcaption|figure|footer|form|h[1-3]|i' +
      '|input|kbd|label|legend|li|line|nav|ol|option|output|p|path|pre|progress|rect|section|select|small|span|strong|summary|svg' +
      '|table|tbody|td|text|textarea|th|thead|tr|ul|use)' +
      `(?: (?!on|style|src|action|form|href="(?!${exact(SITE)}|${exact(ACCURACY)})[^"#]*[:&])[a-z0-9-]+(?:="[^"<>]*")?)*/?>|<!kept>`,
    'gi',
  );
  window.trustedTypes?.createPolicy('default', {
    // A frame has an address, and no document of text.
    createHTML: (html, type, sink) => (/srcdoc$/.test(sink) || html.replace(TAG, '').includes('<') ? null : html),
    createScriptURL: (url) =>
      url.startsWith(`blob:${self.origin}/`) || new URL(url, document.baseURI).href.startsWith(SITE) ? url : null,
  });
})();

// The first script of the page for missing addresses, which a host shows at any of them, however deep: finds the root of
// the site. The page asks for this file in its own folder and in those above; it lies in the root alone.
(() => {
  'use strict';

  const { dataset } = document.documentElement;
  // Above the root of a host is the root again.
  if (dataset.found) return;
  dataset.found = 'yes';
  const here = location.href;
  // www/start.js looks at it, too.
  dataset.address = here;
  const root = new URL('.', document.currentScript.src).href;
  // The links of the page begin with the root as the build knows it.
  const { root: guess } = document.currentScript.dataset;
  // What the page loads from here on is meant from the root.
  history.replaceState(history.state, '', `${root}404.html`);
  document.addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll('link:not([rel=stylesheet])')) link.setAttribute('href', link.href);
    for (const link of document.querySelectorAll(`a[href^="${guess}"]`)) {
      link.setAttribute('href', root + link.getAttribute('href').slice(guess.length));
    }
  });
  window.addEventListener('load', () => history.replaceState(history.state, '', here));
})();

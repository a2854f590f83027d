// The HTML on the page about embedding: the address of the site in it, and the buttons that copy it.
(() => {
  'use strict';

  // Nobody knows the address before the page is loaded; this script lies at the root of the site.
  const { href: address, origin } = new URL('.', document.currentScript.src);
  const names = { address, origin };
  for (const place of document.querySelectorAll('[data-site]')) place.textContent = names[place.dataset.site];

  /** Copies the code beside a button; where that is not allowed, it is selected. */
  async function copy(button) {
    const code = button.closest('.snippet').querySelector('code');
    const said = button.parentElement.querySelector('[role=status]');
    said.textContent = '';
    getSelection().selectAllChildren(code);
    await navigator.clipboard.writeText(code.textContent);
    said.textContent = said.dataset.done;
  }

  document.addEventListener('click', ({ target }) => {
    const button = target.closest?.('[data-say=copy]');
    if (button) copy(button).catch(() => {});
  });
})();

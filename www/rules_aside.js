// The rules of a game beside its board: the article of their page, in an aside over what stands beside the board or, where the
// window is small, in a dialog. `www/start.js` runs it when somebody follows a link of the app to the rules.
(() => {
  'use strict';

  const wide = matchMedia('(min-width: 1000px)');
  /** There is room for them beside a board that fills the window. */
  const roomy = matchMedia('(min-width: 1200px) and (min-height: 561px)');
  /** There is room for the list of moves beside the rules, too. */
  const ample = matchMedia('(min-width: 1600px)');
  const dialog = Object.assign(document.createElement('dialog'), { className: 'rules-aside' });
  dialog.setAttribute('aria-labelledby', 'rules-aside-title');
  document.body.append(dialog);
  /** The address of the rules that it holds. */
  let held = '';
  /** Whether there is room for them beside the board that they were shown with. */
  let room = wide;
  /** How often the app has shown another page. */
  let pages = 0;

  /**
   * Beside the board the game can be played on; a board that fills the window gives way, if that is large enough. The browser
   * gives the focus back as it does after any dialog.
   */
  const show = () => {
    room = document.querySelector('#app .spread') ? roomy : wide;
    return room.matches ? dialog.show() : dialog.showModal();
  };

  async function hold(address) {
    const [response] = await Promise.all([fetch(address), globalThis.tesseraStyles('later')]);
    const page = await response.text();
    const article = page.slice(page.indexOf('<article'), page.lastIndexOf('</article>') + '</article>'.length);
    const { textContent: close } = document.querySelector('#help .actions button');
    dialog.innerHTML = `<form method="dialog">${article}<p class="actions"><button>${close}</button></p></form>`;
    for (const other of dialog.querySelectorAll('.rules > :is(.offer, .actions, nav, footer)')) other.remove();
    for (const link of dialog.querySelectorAll('a')) link.href = new URL(link.getAttribute('href'), address);
    // It has the focus, so that the rules are read from their beginning.
    Object.assign(dialog.querySelector('h1'), { id: 'rules-aside-title', tabIndex: -1, autofocus: true });
    held = address;
  }

  // Whoever follows a link leaves the rules, but for another tab.
  dialog.addEventListener('click', (event) => {
    if (event.target.closest('a') && !event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
  });

  // The keys of the board are not meant here. A dialog that closes the page is closed by the browser itself.
  dialog.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape' && !dialog.matches(':modal')) dialog.close();
  });

  for (const size of [wide, roomy])
    size.addEventListener('change', () => {
      if (!dialog.open || size !== room) return;
      dialog.close();
      show();
    });

  // Whoever asks for the moves of a board that fills the window sees them in the place of the rules.
  document.addEventListener(
    'click',
    (event) => {
      const opener = event.target.closest('#to-moves');
      if (!opener || !dialog.open || ample.matches) return;
      // They may be open already, below the rules.
      if (opener.getAttribute('aria-expanded') === 'true') event.stopPropagation();
      dialog.close();
    },
    true,
  );

  // The rules belong to the page that they were opened on.
  for (const type of ['hashchange', 'popstate', 'tesserapage'])
    addEventListener(type, () => {
      pages += 1;
      dialog.close();
    });

  /** The opening that is going on; each waits for the one before. */
  let opening = Promise.resolve();

  async function open(address) {
    const here = pages;
    try {
      if (held !== address) await hold(address);
      if (here === pages && !dialog.open) show();
    } catch (error) {
      if (here === pages) throw error;
    }
  }

  /** Shows the rules at an address, unless the app shows another page meanwhile; fails where they cannot be had. */
  globalThis.tesseraRules = (address) => {
    opening = opening.catch(() => {}).then(() => open(address));
    return opening;
  };
})();

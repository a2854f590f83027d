// What is printed is light and open, and says where it was: before it is laid out for paper, canvases are painted in the
// colours of the light theme, what is closed is opened, and the address of the page is written down.
(() => {
  'use strict';

  const root = document.documentElement;
  const opened = [];

  addEventListener('beforeprint', () => {
    root.dataset.paper = location.href;
    for (const details of document.querySelectorAll('main details:not([open])')) {
      details.open = true;
      opened.push(details);
    }
    dispatchEvent(new Event('repaint'));
  });

  addEventListener('afterprint', () => {
    delete root.dataset.paper;
    for (const details of opened.splice(0)) details.open = false;
    dispatchEvent(new Event('repaint'));
  });
})();

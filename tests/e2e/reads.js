// What a page waits for in the middle of its program.

/** What is to be done where it waits for something. */
export const ANEW = 'if functions were moved or renamed, `cargo xtask parts` lists anew which part each is in';

/** Keeps in `window.reads` which files the page has waited for in the middle of its program. Nothing comes before it is wanted. */
export const keepReads = (page) =>
  page.addInitScript(() => {
    window.reads = [];
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (method, address, isAsync, ...rest) {
      if (isAsync === false) window.reads.push(String(address).replace(/.*\//, ''));
      return open.call(this, method, address, isAsync, ...rest);
    };
  });

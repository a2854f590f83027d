// What a page is tried with that its policy forbids; in Chromium and in Firefox.

/** Has the page try each; the names of those that it did, where none throws. */
export async function whatIsDone(page, tries) {
  const done = [];
  for (const [name, attempt] of Object.entries(tries)) {
    await page.evaluate(attempt).then(
      () => done.push(name),
      () => {},
    );
  }
  return done;
}

/** What is forbidden in every browser. */
export const FORBIDDEN = {
  // Some browsers throw at once; the others load nothing and report it as an event.
  worker: () =>
    new Promise((resolve, reject) => {
      const worker = new Worker('data:text/javascript,postMessage(1)');
      worker.onmessage = () => resolve();
      worker.onerror = () => reject(new Error('forbidden'));
    }),
  host: () => fetch('https://example.invalid/').then(() => {}),
  script: () => {
    const script = document.createElement('script');
    script.append('window.hacked = true');
    document.body.append(script);
    if (!window.hacked) throw new Error('forbidden');
  },
};

/** What is forbidden in browsers that know trusted types: Chromium, and Firefox later than 140. */
export const FORBIDDEN_BY_TRUSTED_TYPES = {
  html: () => void (document.body.innerHTML = '<img src="x" onerror="window.hacked = true">'),
  address: () => void (document.createElement('script').src = 'https://example.invalid/a.js'),
};

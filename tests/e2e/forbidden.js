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

/** What is forbidden in every browser that knows the policy. */
export const FORBIDDEN = {
  html: () => void (document.body.innerHTML = '<img src="x" onerror="window.hacked = true">'),
  address: () => void (document.createElement('script').src = 'https://example.invalid/a.js'),
  worker: () => void new Worker('data:text/javascript,1'),
  host: () => fetch('https://example.invalid/').then(() => {}),
  script: () => {
    const script = document.createElement('script');
    script.append('window.hacked = true');
    document.body.append(script);
    if (!window.hacked) throw new Error('forbidden');
  },
};

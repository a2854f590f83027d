// What the specs and the benchmark share: the browser, and the address under which dist/ is served.
// `cargo xtask` serves dist/ itself and names the address in TESSERA_URL and the browser in CHROME.
// By hand, `npx playwright test` serves dist/ through xtask.
const PORT = 8197;
const served = process.env.TESSERA_URL;

export const use = {
  baseURL: served ?? `http://127.0.0.1:${PORT}/`,
  trace: 'off',
  // A service worker would answer before `page.route` does; the specs about it allow it.
  serviceWorkers: 'block',
  video: 'off',
  launchOptions: {
    executablePath: process.env.CHROME || undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

/** Playwright's setting for the server of dist/; none where TESSERA_URL names one that runs. */
export const webServer = (cwd) =>
  served
    ? undefined
    : {
        command: `cargo xtask serve --port ${PORT}`,
        cwd,
        url: use.baseURL,
        reuseExistingServer: true,
        timeout: 60_000,
      };

// `cargo xtask test` serves dist/ itself and names the address in TESSERA_URL, the browser in CHROME
// and the native `lab` tool in TESSERA_LAB. By hand, `npx playwright test` serves dist/ through xtask.
import { defineConfig } from '@playwright/test';

const port = 8197;
const served = process.env.TESSERA_URL;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.js',
  outputDir: 'test-results',
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  retries: 0,
  timeout: 60_000,
  globalTimeout: 20 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: served ?? `http://127.0.0.1:${port}/`,
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
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
  },
  webServer: served
    ? undefined
    : {
        command: `cargo xtask serve --port ${port}`,
        cwd: '../..',
        url: `http://127.0.0.1:${port}/`,
        reuseExistingServer: true,
        timeout: 60_000,
      },
});

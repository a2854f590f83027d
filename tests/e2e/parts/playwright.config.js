// `cargo xtask parts` runs this; `cargo xtask test` does not.
import { defineConfig } from '@playwright/test';
import { use, webServer } from '../browser.config.js';

export default defineConfig({
  testDir: '.',
  testMatch: '*.parts.js',
  outputDir: '../test-results/parts',
  reporter: [['list']],
  workers: 1,
  retries: 0,
  timeout: 10 * 60_000,
  expect: { timeout: 20_000 },
  // The list is of one run, which a failure would begin anew.
  maxFailures: 1,
  use,
  webServer: webServer('../../..'),
});

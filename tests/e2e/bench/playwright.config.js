// `cargo xtask bench browser` runs these benchmarks; `cargo xtask test` does not.
import { defineConfig } from '@playwright/test';
import { use, webServer } from '../browser.config.js';

export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.js',
  outputDir: '../test-results/bench',
  reporter: [['list']],
  workers: 1,
  retries: 0,
  timeout: 10 * 60_000,
  use,
  webServer: webServer('../../..'),
});

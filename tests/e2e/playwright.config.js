// `cargo xtask test` runs these specs and names the native `lab` tool in TESSERA_LAB.
import { defineConfig } from '@playwright/test';
import { use, webServer } from './browser.config.js';

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
  use: { ...use, screenshot: 'only-on-failure' },
  webServer: webServer('../..'),
});

// `cargo xtask test` runs these specs and names the native `lab` tool in TESSERA_LAB.
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { use, webServer } from './browser.config.js';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.js',
  outputDir: 'test-results',
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  // Most specs wait for the page rather than compute; more than two at once make the engines late.
  workers: Math.min(2, availableParallelism()),
  // A spec that holds at its second try only is listed as flaky at the end: its race is to be mended.
  retries: 1,
  // These limits only end what hangs: a machine that is busy with other work takes several times as long as a free one.
  timeout: 180_000,
  globalTimeout: (60 + (Number(process.env.TESSERA_DRIVE) || 0)) * 60_000,
  expect: { timeout: 20_000 },
  use: { ...use, screenshot: 'only-on-failure' },
  webServer: webServer('../..'),
});

// Draws www/icons from www/icon.svg: run `node icons.js` here after the icon has changed. CHROME names the browser, as
// for the specs.
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { use } from './browser.config.js';

const FOLDER = new URL('../../www/', import.meta.url);
const BACKGROUND = '#1d2733';

// A maskable icon has no corners of its own, and nothing of it lies outside a circle of four fifths of its width.
const ICONS = [
  { name: 'icon-192', size: 192, scale: 1 },
  { name: 'icon-512', size: 512, scale: 1 },
  { name: 'icon-maskable-512', size: 512, scale: 0.8, background: BACKGROUND },
];

const svg = await readFile(new URL('icon.svg', FOLDER), 'utf8');
const browser = await chromium.launch(use.launchOptions);
for (const { name, size, scale, background = 'transparent' } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background} }
    svg { width: ${scale * 100}vw }</style>${svg}`);
  await page.screenshot({ path: new URL(`icons/${name}.png`, FOLDER).pathname, omitBackground: true });
}
await browser.close();

import { chromium } from '@playwright/test';
const [,, hash, out, width='1280', height='800', theme='light', ...steps] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic'] });
const touch = +width < 700;
const context = await browser.newContext({ viewport: { width: +width, height: +height }, hasTouch: touch, isMobile: touch, deviceScaleFactor: touch ? 2 : 1 });
const page = await context.newPage();
page.on('console', m => console.log('console', m.type(), m.text()));
page.on('pageerror', e => console.log('pageerror', e.message));
await page.addInitScript((theme) => { if (!localStorage.getItem('tessera.v1.settings')) localStorage.setItem('tessera.v1.settings', JSON.stringify({ theme, instant: true })); }, theme);
await page.goto('http://127.0.0.1:8300/' + hash);
await page.waitForTimeout(1200);
for (const step of steps) {
  const [what, ...rest] = step.split(':'); const arg = rest.join(':');
  if (what === 'click') await page.locator(arg).first().click();
  if (what === 'hover') await page.locator(arg).first().hover();
  if (what === 'key') await page.keyboard.press(arg);
  if (what === 'wait') await page.waitForTimeout(+arg);
  if (what === 'cell') { const b = await page.locator(`[role=gridcell][aria-label^="${arg},"]`).boundingBox(); touch ? await page.touchscreen.tap(b.x+b.width/2,b.y+b.height/2) : await page.mouse.click(b.x+b.width/2,b.y+b.height/2); }
  if (what === 'over') { const b = await page.locator(`[role=gridcell][aria-label^="${arg},"]`).boundingBox(); await page.mouse.move(b.x+b.width/2,b.y+b.height/2); }
  if (what === 'eval') console.log(await page.evaluate(arg));
}
await page.waitForTimeout(500);
await page.screenshot({ path: out, fullPage: false });
console.log(await page.evaluate(() => location.hash));
await browser.close();

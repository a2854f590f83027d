// Firefox without network, without the program, and without workers.
import { strict as assert } from 'node:assert';
import { readdir } from 'node:fs/promises';
import { FORBIDDEN, FORBIDDEN_BY_TRUSTED_TYPES, whatIsDone } from '../forbidden.js';
import { DIST } from '../servers.js';
import { board, click, clickCell, label, open, setUp, test, until, untilIn, untilRecord } from './firefox.js';

const LEVEL_2 = { size: '5', komi: '3_5', opponent: '2' };

test('a second visit needs no host: a game is played against the AI', async ({ page, site }) => {
  await page.goto(site.address);
  await untilIn(page, 'the site is kept', () => navigator.serviceWorker.controller !== null);
  await site.stop();
  await page.goto('about:blank');
  await setUp(page, site, 'linage', LEVEL_2);
  await clickCell(page, 'c3');
  await untilRecord(page, /c3\.\w+$/);
  await page.goto(`${site.address}rules/keil/`);
  assert.equal(await page.evaluate(() => document.querySelector('h1').textContent), 'How to play Keil');
});

test(
  'a program that does not arrive is said so, and trying again helps',
  async ({ page, site }) => {
    const program = (await readdir(DIST)).find((name) => /^site-\w+_bg\.wasm$/.test(name));
    site.files = { [program]: null };
    await page.goto(`${site.address}#linage/size=5.komi=2/c3`);
    // The sentences of all states are in the page; one is shown.
    await untilIn(page, 'it is said', () => {
      const said = [...document.querySelectorAll('#loading p')].find((one) => one.getClientRects().length > 0);
      return /could not be loaded|is being updated/.test(said?.textContent);
    });
    site.files = {};
    await click(page, '#loading button', 'Try again');
    await board(page);
    await clickCell(page, 'd4');
    await untilRecord(page, 'linage/size=5.komi=2/c3.d4');
  },
  // The page reports the error itself, for which Puppeteer has no other words.
  { makes: /^JSHandle@error$/ },
);

test('a seat that the AI took is a person again in the next game that is opened', async ({ page, site }) => {
  await open(page, `${site.address}#linage/size=5.komi=2/c3`);
  await page.select('.seats .seat:nth-child(2) select', '2');
  await untilRecord(page, /c3\.\w+$/);
  await page.goto(`${site.address}#linage/size=5.komi=2/d4`);
  await untilRecord(page, 'linage/size=5.komi=2/d4');
  await untilIn(page, 'the list says so', () => {
    const list = document.querySelector('.seats .seat:nth-child(2) select');
    return list.value === 'person' && list.selectedOptions[0].textContent === 'Person';
  });
});

test(
  'what the policy forbids is not done',
  async ({ page, site }) => {
    await page.goto(site.address);
    const knowsTrustedTypes = await page.evaluate(() => 'trustedTypes' in window);
    const forbidden = { ...FORBIDDEN, ...(knowsTrustedTypes && FORBIDDEN_BY_TRUSTED_TYPES) };
    assert.deepEqual(await whatIsDone(page, forbidden), []);
  },
  { makes: /Content.Security.Policy/ },
);

test(
  'workers that cannot be made leave the AI to the page, and the settings say so',
  async ({ page, site }) => {
    await setUp(page, site, 'linage', LEVEL_2);
    await clickCell(page, 'c3');
    await untilRecord(page, /c3\.\w+$/);
    await click(page, 'header button', 'Settings');
    await untilIn(page, 'it is said', () =>
      document.querySelector('#settings').textContent.includes('the AI thinks in the page itself'),
    );
  },
  {
    preload: () => {
      window.Worker = class {
        constructor() {
          throw new Error('no workers here');
        }
      };
    },
  },
);

// Firefox goes on meanwhile, unlike others: it tells of the history, and of what lies at message ports.
test('whoever goes back and forward while parts of the program are on their way plays on afterwards', async ({ page, site }) => {
  await page.goto(site.address);
  await open(page, `${site.address}#linage/size=9.komi=5_5/e5`);
  const parts = await page.evaluate(() => document.querySelector('script[data-app]').dataset.parts);
  site.requests.length = 0;
  site.pace = 1_000;
  await page.evaluate(() => {
    document.querySelector('header [data-say=settings]').click();
    history.back();
  });
  await until('a part is asked for', () => site.requests.some((path) => parts.includes(path.slice(1))));
  await untilIn(page, 'home is shown', () => document.documentElement.dataset.at === 'home');
  await page.evaluate(() => history.forward());
  site.pace = 0;
  await until('the stone lies again', async () => /stone/.test(await label(page, 'e5')));
  await clickCell(page, 'd4');
  await untilRecord(page, /e5\.d4$/);
});

test(
  'a dialog that closes while a part of the program is waited for stops nothing',
  async ({ page, site }) => {
    await open(page, `${site.address}#linage/size=9.komi=5_5/e5.d4`);
    site.pace = 400;
    for (const name of ['More', 'New game']) {
      await page.evaluate((name) => {
        const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
        const buttons = [...within.querySelectorAll('button')].filter((button) => button.textContent.trim() === name);
        buttons.find((button) => button.getClientRects().length > 0).focus();
      }, name);
      await page.keyboard.press('Enter');
    }
    const size = '#setup[open] select[name=size]';
    await untilIn(page, 'a size may be chosen', (size) => document.querySelector(size) !== null, size);
    await page.select(size, '5');
    await click(page, '#setup button', 'Start');
    await untilRecord(page, /size=5/);
  },
  // Where the device has settings already, the dialog closes earlier.
  { preload: () => localStorage.clear() },
);

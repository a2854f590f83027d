// Workers that fail in every way that they can: the AI moves all the same.
import { click, record, settled, setUp } from './board.js';
import { expect, long as test } from './test.js';

/** Puts something in place of the browser's workers. `fault` is a function of the page, given the plain class. */
const replaceWorker = (page, fault) => page.addInitScript(`(${fault})(window.Worker)`);

/** A game against level 2, and the AI's answer to its first move. */
async function answered(page) {
  await page.goto('./');
  await setUp(page, { size: '5', komi: '3_5', opponent: '2' });
  await click(page, 'c3');
  await expect.poll(() => record(page), { timeout: 60_000 }).toMatch(/c3\.\w+$/);
}

/** The settings say this about workers. They may have to wait for their part of the program. */
async function expectTold(page, text) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('#settings')).toContainText(text);
}

const FAULTS = {
  'that cannot be made': () => {
    window.Worker = class {
      constructor() {
        throw new Error('no workers here');
      }
    };
  },
  'that report an error once they are made': (Plain) => {
    window.Worker = class extends EventTarget {
      constructor() {
        super();
        setTimeout(() => this.onerror?.(new Event('error', { cancelable: true })), 50);
      }
      postMessage() {}
      terminate() {}
    };
  },
  'that die while they load': (Plain) => {
    window.Worker = class extends Plain {
      constructor() {
        super(URL.createObjectURL(new Blob(['throw new Error("dead")'])));
      }
    };
  },
};
for (const [what, fault] of Object.entries(FAULTS)) {
  test(`workers ${what} leave the AI to the page, and the settings say so`, async ({ page }) => {
    await replaceWorker(page, fault);
    await answered(page);
    await expectTold(page, 'the AI thinks in the page itself');
  });
}

test('workers that never become ready leave the AI to the page', async ({ page }) => {
  await replaceWorker(page, () => {
    window.Worker = class {
      postMessage() {}
      terminate() {}
    };
  });
  await answered(page);
  await expectTold(page, 'the AI thinks in the page itself');
});

test('workers that crash at every question leave the AI to the page', async ({ page }) => {
  await replaceWorker(page, (Plain) => {
    window.made = 0;
    window.Worker = class extends Plain {
      constructor(...given) {
        super(...given);
        window.made += 1;
      }
      postMessage([module, port], transfer) {
        // The engine's end of a channel that reports a crash as soon as something is asked.
        const { port1, port2 } = new MessageChannel();
        port.onmessage = ({ data }) => {
          if (data?.ask) this.onerror?.(new Event('error', { cancelable: true }));
          else port1.postMessage(data);
        };
        port1.onmessage = ({ data }) => port.postMessage(data);
        super.postMessage([module, port2], [port2]);
      }
    };
  });
  await answered(page);
  expect(await page.evaluate(() => window.made)).toBeGreaterThan(2);
  await expectTold(page, 'The threads failed several times');
});

test('an answer that is nonsense is refused in words, and the game goes on after a reload', async ({ page }) => {
  await replaceWorker(page, (Plain) => {
    if (sessionStorage.getItem('seen')) return;
    sessionStorage.setItem('seen', 'yes');
    window.Worker = class extends Plain {
      postMessage([, port]) {
        const build = document.querySelector('meta[name=build]').content;
        port.onmessage = () => port.postMessage({ nonsense: [1, 2] });
        port.postMessage({ ready: { build } });
      }
    };
  });
  await page.goto('./');
  await setUp(page, { size: '5', komi: '3_5', opponent: '2' });
  await click(page, 'c3');
  await expect(page.locator('.notice')).toContainText('could not be read');
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click({ timeout: 5_000 }).catch(() => {});
  await settled(page);
  await expect.poll(() => record(page)).toMatch(/c3\.\w+$/);
});

test('a storm of undo, redo, back and forward leaves a game that is legal and plays on', async ({ page }) => {
  await page.goto('./');
  await setUp(page, { size: '5', komi: '3_5', opponent: '1' });
  await click(page, 'c3');
  await settled(page);
  for (let round = 0; round < 30; round += 1) {
    await page.evaluate((round) => {
      const press = (key) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      for (const key of ['u', 'r', 'u', 'ArrowLeft', 'ArrowRight', 'r'].slice(round % 4)) press(key);
      if (round % 5 === 0) history.back();
      if (round % 5 === 1) history.forward();
    }, round);
  }
  await page.waitForTimeout(500);
  await page.goForward().catch(() => {});
  if (!(await page.getByRole('grid').isVisible())) await page.goForward();
  await expect(page.getByRole('grid')).toBeVisible();
  const goOn = page.getByRole('button', { name: 'Go on' });
  if (await goOn.isVisible()) await goOn.click();
  await settled(page);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('.notice.lasting')).toHaveCount(0);
});

test('a page with a seventh of the usual speed plays on at level 9, and Move now is answered', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('tessera.v1.settings', JSON.stringify({ think_millis: 10_000 }));
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 7 });
  await page.goto('./');
  await setUp(page, { size: '9', komi: '3_5', opponent: '9' });
  await click(page, 'e5');
  await page.getByRole('button', { name: 'Move now' }).click({ timeout: 30_000 });
  await expect.poll(() => record(page), { timeout: 60_000 }).toMatch(/e5\.\w+$/);
  await expect(page.locator('.notice')).toHaveCount(0);
});

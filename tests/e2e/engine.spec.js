// The machine: it never blocks the page, survives its workers, and is the same in wasm as natively.
import { spawnSync } from 'node:child_process';
import { expect, long as test } from './test.js';
import { click, open, record, settled, setUp, withoutWorkers } from './board.js';
import { expectShortTasks } from './trace.js';

/** A time to think that is longer than any test, in milliseconds. */
const LONG = 600_000;

const setting = (settings) => [
  (kept) => localStorage.getItem('tessera.v1.settings') ?? localStorage.setItem('tessera.v1.settings', kept),
  JSON.stringify(settings),
];

/** What is asked of a worker, but for the record and the engine. */
const QUESTION = { id: 1, budget: { steps: 3000 }, seed: 12345 };

/** All that a worker of its own answers to a request, up to the last word; if wanted it is then asked about the position
    two plies on, too, or has heard something from another worker before it began. What it tells other workers is among
    the answers as numbers. */
const answered = (page, request, { again = false, heard = null } = {}) =>
  page.evaluate(async ([request, again, heard]) => {
    const build = document.querySelector('meta[name=build]')?.content ?? 'dev';
    const stem = build === 'dev' ? 'worker' : `worker-${build}`;
    const glue = await (await fetch(`${stem}.js`)).text();
    const module = await WebAssembly.compile(await (await fetch(`${stem}_bg.wasm`)).arrayBuffer());
    const starter =
      'onmessage=e=>{wasm_bindgen({module_or_path:e.data[0]}).then(()=>wasm_bindgen.serve(e.data[1]))};';
    const worker = new Worker(URL.createObjectURL(new Blob([glue, '\n', starter])));
    const { port1, port2 } = new MessageChannel();
    worker.postMessage([module, port2], [port2]);
    const answers = [];
    return new Promise((resolve, reject) => {
      port1.onmessage = ({ data }) => {
        answers.push(data instanceof Uint16Array ? { told: [...data] } : data);
        if (data.ready) port1.postMessage(request);
        if (data.ready && heard) port1.postMessage(Uint16Array.from(heard));
        if (data.refused) reject(new Error(JSON.stringify(data.refused)));
        if (!data.final) return;
        if (!again) return resolve(answers);
        again = false;
        const names = [request.ask.record, ...data.final.lines[0].pv.slice(0, 2)];
        port1.postMessage({ ask: { ...request.ask, record: names.join('.') } });
      };
    });
  }, [request, again, heard]);

test('no task of the page takes over 50 ms while the AI thinks', async ({ page }) => {
  await page.addInitScript(...setting({ think_millis: LONG }));
  await page.goto('./');
  await setUp(page, { size: '19', komi: '3_5', opponent: '9' });
  // The first move loads and compiles the engine; the long thinking after it is what is measured.
  await click(page, 'j10');
  await expect(page.locator('.progress')).toHaveText(/^[1-9]/, { timeout: 30_000 });
  await expectShortTasks(page, () => page.waitForTimeout(1_500));
  await page.getByRole('button', { name: 'Move now' }).click();
  await settled(page);
  expect((await record(page)).split('.')).toHaveLength(3);
});

test('stop leaves the board and go on lets the machine move', async ({ page }) => {
  await page.addInitScript(...setting({ think_millis: LONG }));
  await page.goto('./');
  await setUp(page, { size: '13', komi: '3_5', opponent: '9' });
  await click(page, 'g7');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('.status')).toContainText('is waiting');
  await page.waitForTimeout(700);
  expect(await record(page)).toBe('linage/size=13.komi=3_5/g7');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Move now' }).click();
  await settled(page);
  expect(await record(page)).toMatch(/g7\.\w+$/);
});

test('a worker that is killed is replaced and the question asked again', async ({ page }) => {
  await page.addInitScript(() => {
    const Plain = Worker;
    window.made = [];
    window.Worker = class extends Plain {
      constructor(...given) {
        super(...given);
        window.made.push(this);
      }
    };
  });
  await page.addInitScript(...setting({ workers: 1, think_millis: LONG }));
  await page.goto('./');
  await setUp(page, { size: '19', komi: '3_5', opponent: '9' });
  await click(page, 'j10');
  await expect(page.locator('.progress')).toHaveText(/^[1-9]/, { timeout: 30_000 });
  await page.evaluate(() => window.made[0].terminate());
  await expect.poll(() => page.evaluate(() => window.made.length), { timeout: 30_000 }).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Move now' }).click();
  await settled(page);
  expect(await record(page)).toMatch(/j10\.\w+$/);
});

test('a browser without workers still gets its answer', async ({ page }) => {
  await withoutWorkers(page);
  await page.goto('./');
  await setUp(page, { size: '5', komi: '3_5', opponent: '2' });
  await click(page, 'c3');
  await settled(page);
  expect(await record(page)).toMatch(/c3\.\w+$/);
});

test('the same seed and steps give the same answer in wasm and natively', async ({ page }) => {
  await page.goto('./');
  for (const [engine, position] of [
    ['uct', 'linage/size=9.komi=3_5/e5.c3'],
    ['uct:c=0.7', 'linage/size=13.komi=bid/komi-5_5'],
    ['flat', 'linage/size=6.komi=2/a6.a1'],
    ['mcts', 'linage/size=9.komi=3_5/e5.c3'],
    ['mcts:t=0.2', 'carteso/size=9.komi=5/'],
    ['mcts:rave=300', 'keil/size=5.komi=7.button=off/e5.d3'],
    ['mcts', 'ecalper/size=5/'],
    ['mcts', 'carcassonne/players=3.small-city=4.unplaceable=aside/V.-1_0_3.road-e.W.0_-1_0.road-s.P'],
  ]) {
    const [name, numbers = ''] = engine.split(':');
    const given = Object.fromEntries(
      numbers
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.split('='))
        .map(([key, number]) => [key, Number(number)]),
    );
    const spec = name === 'uct' ? { uct: { c: 0.3, ...given } } : name === 'mcts' ? { mcts: given } : name;
    const answers = await answered(page, { ask: { ...QUESTION, record: position, engine: spec } });
    const wasm = answers.at(-1).final;
    const script = `position ${position}\ngo engine=${engine} steps=3000 seed=12345\nquit\n`;
    const native = spawnSync(process.env.TESSERA_LAB, ['engine'], { input: script, encoding: 'utf8' });
    const info = [...native.stdout.matchAll(/^info .*$/gm)].at(-1)?.[0];
    const [best] = wasm.lines;
    expect(info, native.stdout).toBeTruthy();
    expect(info).toContain(`steps=${wasm.steps} nodes=${wasm.nodes} `);
    expect(info).toContain(
      `move=${best.name} visits=${best.visits} value=${best.value.toFixed(3)} pv=${best.pv.join('.')}`,
    );
    expect(native.stdout).toContain(`best ${best.name}\n`);
  }
});

test('a worker looks back on a game as lab does', async ({ page }) => {
  await page.goto('./');
  const game = 'carcassonne/players=2.small-city=4.unplaceable=aside/V.-1_0_3.road-e.W.0_-1_0.none.P';
  const budget = { steps: 200 };
  const question = { ...QUESTION, budget, record: game, engine: { mcts: {} } };
  const review = { question, from: 0, to: game.split('.').length, doublings: 5 };
  const answers = await answered(page, { review });
  const told = answers.filter((answer) => answer.reviewed).map((answer) => answer.reviewed);
  const native = spawnSync(process.env.TESSERA_LAB, ['analyse', game, '--steps', '200', '--seed', '12345'], {
    encoding: 'utf8',
  });
  const turns = native.stdout.trim().split('\n').slice(0, -1).map(JSON.parse);
  expect(turns, native.stderr).toHaveLength(3);
  const draws = turns.flatMap((turn) => turn.draws);
  const drawn = told.filter(({ report }) => report.lines.some((line) => line.name === 'A'));
  expect(drawn).toHaveLength(draws.length);
  for (const [at, draw] of draws.entries()) {
    const values = new Map(drawn[at].report.lines.map((line) => [line.name, line.value]));
    expect(values.size).toBeGreaterThan(20);
    for (const { name, value } of draw.outcomes) expect(values.get(name)).toBeCloseTo(value, 5);
  }
});

test('a worker refuses what it is too small for', async ({ page }) => {
  await page.goto('./');
  const ask = (game) => answered(page, { ask: { ...QUESTION, record: `${game}//`, engine: 'greedy' } });
  await expect(ask('linage')).rejects.toThrow('{"id":1,"refusal":"search"}');
});

test('with a time to think a worker goes on with what it found out before', async ({ page }) => {
  await page.goto('./');
  const ask = { ...QUESTION, record: 'ecalper/size=5/a1.b1.c1', engine: { mcts: {} }, budget: { millis: 400 } };
  const answers = await answered(page, { ask }, { again: true });
  const [first, second] = answers.filter((answer) => answer.final).map((answer) => answer.final);
  const visits = (report) => report.lines.reduce((sum, line) => sum + line.visits, 0);
  expect(visits(first)).toBe(first.steps);
  expect(visits(second)).toBeGreaterThan(second.steps);
});

test('a worker tells others what it finds out and takes in what they tell', async ({ page }) => {
  await page.goto('./');
  const ask = { ...QUESTION, record: 'linage/size=9.komi=3_5/e5.c3', engine: { mcts: {} } };
  Object.assign(ask, { budget: { millis: 600 }, pooled: true });
  const told = (await answered(page, { ask })).filter((answer) => answer.told).map((answer) => answer.told);
  expect(told.length).toBeGreaterThan(1);
  const [id, moves] = told[0];
  expect(id).toBe(QUESTION.id);
  // Another is sure of one move: so is whoever hears of it, but what it reports are visits of its own.
  const favourite = async (place) => {
    const sums = Array.from({ length: moves }, (_, at) => (at === place ? [30_000, 60_000, 0, 0] : [0, 0, 0, 0]));
    const answers = await answered(page, { ask }, { heard: [id, moves, ...sums.flat(), 0] });
    const { lines, steps } = answers.at(-1).final;
    // Seventy-nine moves are legal.
    expect(lines[0].visits).toBeGreaterThan(steps / 4);
    expect(lines[0].value).toBeLessThan(0.9);
    return lines[0].name;
  };
  const places = [0, 1, moves - 1];
  const names = [];
  for (const place of places) names.push(await favourite(place));
  expect(new Set(names).size).toBe(places.length);
});

test('the workers of a pool tell each other what they find out', async ({ page }) => {
  await page.addInitScript(() => {
    const plain = MessagePort.prototype.postMessage;
    window.passed = [];
    MessagePort.prototype.postMessage = function (message, ...rest) {
      if (message instanceof Uint16Array) window.passed.push(message.length);
      return plain.call(this, message, ...rest);
    };
  });
  await page.addInitScript(...setting({ workers: 2, think_millis: LONG }));
  await page.goto('./');
  await setUp(page, { size: '9', komi: '3_5', opponent: '9' });
  await click(page, 'e5');
  const passed = () => page.evaluate(() => window.passed);
  await expect.poll(async () => (await passed()).length, { timeout: 30_000 }).toBeGreaterThan(2);
  await page.keyboard.press('.');
  await settled(page);
  expect(await record(page)).toMatch(/e5\.\w+$/);
  expect(Math.min(...(await passed()))).toBeGreaterThan(4 * 70);
});

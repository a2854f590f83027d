// What the page's main thread did and for how long, from Chromium's own trace. Times are in milliseconds.
import { expect } from '@playwright/test';

/** From here on a task is a long task (W3C Long Tasks API), in milliseconds of a machine of usual speed. */
const LONG_TASK = 50;

/** How long such a machine takes for the loop of `calibration`, in milliseconds of CPU time (docs/performance.md). */
const USUAL = 35;

/** The events of DevTools' timeline in which scripts run: JavaScript, WebAssembly and their garbage collection. */
const SCRIPTING = ['FunctionCall', 'RunMicrotasks', 'EvaluateScript', 'MinorGC', 'MajorGC'];

/** Traces the page while `act` runs and gives what its main thread did, in order: what contains something else comes before it. */
async function traceDuring(page, act) {
  const browser = page.context().browser();
  const categories = ['__metadata', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  let buffer;
  try {
    await act();
  } finally {
    buffer = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(buffer.toString());
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}.${tid}`),
  );
  const complete = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid}.${tid}`));
  // An event that contains another begins earlier, or at the same time and lasts longer.
  return complete.sort((a, b) => a.pid - b.pid || a.ts - b.ts || b.dur - a.dur);
}

/** How many elements the browser gave their style anew while `act` runs, each as often as that happened. */
export async function restyledDuring(page, act) {
  const restyles = (await traceDuring(page, act)).filter(({ name }) => name === 'UpdateLayoutTree');
  if (!restyles.length) throw new Error('the browser does not report what it gives a style');
  return restyles.reduce((sum, { args }) => sum + args.elementCount, 0);
}

/**
 * Traces the page while `act` runs and gives its main thread's tasks in order, each with
 * - `wall`, the time from its begin to its end,
 * - `cpu`, the time for which the thread was running, which other programs on the machine hardly change,
 * - `scripting`, the part of `cpu` that scripts took,
 * - `events`, the types of the events that it dispatched.
 *
 * Throws if the trace holds no tasks: a browser that does not report them must not pass for one whose tasks are short.
 */
export async function tasksDuring(page, act) {
  const tasks = [];
  let task = null;
  let scriptedUntil = 0;
  for (const { name, ts, dur, tdur, args } of await traceDuring(page, act)) {
    if (name === 'RunTask') {
      task = { wall: dur / 1000, cpu: tdur / 1000, scripting: 0, events: [] };
      tasks.push(task);
      scriptedUntil = 0;
    } else if (task && name === 'EventDispatch') {
      task.events.push(args.data.type);
    } else if (task && SCRIPTING.includes(name) && ts >= scriptedUntil) {
      task.scripting += tdur / 1000;
      scriptedUntil = ts + dur;
    }
  }
  if (!tasks.length || tasks.some(({ wall, cpu }) => !Number.isFinite(wall) || !Number.isFinite(cpu))) {
    throw new Error('the browser does not report the tasks of the page with their CPU time');
  }
  return tasks;
}

/** The task of the page that runs a loop of integer arithmetic: how fast this machine is just now. */
export async function calibration(page) {
  const loop = () =>
    new Promise((resolve) => {
      setTimeout(() => {
        let word = 1;
        for (let step = 0; step < 20_000_000; step++) {
          word ^= word << 13;
          word ^= word >>> 17;
          word ^= word << 5;
        }
        resolve(word);
      });
    });
  const tasks = await tasksDuring(page, () => page.evaluate(loop));
  return tasks.reduce((best, task) => (task.cpu > best.cpu ? task : best));
}

/**
 * Fails if the page has a long task while `act` runs. What counts is CPU time, because on a busy machine any task can
 * take long by the clock on the wall; where the loop takes longer than usual, a task may take as much longer.
 */
export async function expectShortTasks(page, act) {
  expect(await page.evaluate(() => PerformanceObserver.supportedEntryTypes)).toContain('longtask');
  const slowness = Math.max(1, (await calibration(page)).cpu / USUAL);
  const tasks = await tasksDuring(page, act);
  expect(tasks.filter(({ cpu }) => cpu > LONG_TASK * slowness)).toEqual([]);
}

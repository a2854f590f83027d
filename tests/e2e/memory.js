// How much memory the page and its engines take, and engines that get less.

/** Keeps the memories of the wasm that the page itself runs in `window.memories`; to be called before it is opened. */
export const keepMemories = (page) =>
  page.addInitScript(() => {
    window.memories = [];
    for (const name of ['instantiate', 'instantiateStreaming']) {
      const plain = WebAssembly[name];
      WebAssembly[name] = async (...given) => {
        const made = await plain.apply(WebAssembly, given);
        const { memory } = (made.instance ?? made).exports;
        if (memory) window.memories.push(memory);
        return made;
      };
    }
  });

/** How many bytes there are of the page's own wasm, of the wasm of each worker, and of what the page's scripts hold once
    garbage is collected. `session` is a CDP session of the page. */
async function memory(page, session) {
  const own = await page.evaluate(() => window.memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0));
  const workers = await Promise.all(
    page.workers().map((worker) => worker.evaluate(async () => (await wasm_bindgen()).memory.buffer.byteLength)),
  );
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { page: own, workers, heap: usedSize };
}

/** Plays so many games between two engines, each a rematch of the last, and returns what `memory` found after each. */
export async function memoryAfterGames(page, games) {
  const session = await page.context().newCDPSession(page);
  const after = [];
  while (after.length < games) {
    // The banner of the last game is marked, because a game may be over before anybody looks.
    await page.locator('.banner:not([data-seen])').waitFor({ timeout: 120_000 });
    after.push(await memory(page, session));
    await page.evaluate(() => {
      document.querySelector('.banner').dataset.seen = '';
    });
    await page.getByRole('button', { name: 'Rematch' }).click();
  }
  return after;
}

/** The sum of what `memory` found. */
export const total = ({ page, workers, heap }) => workers.reduce((sum, bytes) => sum + bytes, page + heap);

/** An unsigned number in LEB128, the encoding of numbers in wasm. */
function leb128(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value];
}

/** A wasm program whose memory grows no further than so many mebibytes. */
export function withMemory(program, mebibytes) {
  const MEMORY_SECTION = 5;
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = program[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  while (at < program.length) {
    const start = at;
    const section = program[at++];
    const size = number();
    const end = at + size;
    if (section === MEMORY_SECTION) {
      // One memory, without a limit: its count, its flags and its least pages of 64 KiB.
      at += 2;
      const body = [1, 1, ...leb128(number()), ...leb128(mebibytes * 16)];
      const limited = Buffer.from([MEMORY_SECTION, ...leb128(body.length), ...body]);
      return Buffer.concat([program.subarray(0, start), limited, program.subarray(end)]);
    }
    at = end;
  }
  throw new Error('a program without a memory');
}

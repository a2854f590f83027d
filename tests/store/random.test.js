// A seeded sample of the histories that `node tests/store/main.js` plays; see there how one is played again.
import { test } from 'node:test';
import { play } from './history.js';

/** How many histories are played: some seconds. */
const SAMPLE = 200;

test('no move that was said to be kept is ever gone, no tab overwrites another one, and none splits its own game', async () => {
  const first = Math.floor(Math.random() * 2 ** 31);
  console.log(`${SAMPLE} histories from seed ${first}`);
  for (let seed = first; seed < first + SAMPLE; seed += 1) {
    const { fault } = await play(seed);
    if (fault) throw new Error(`${fault}; play it again: TESSERA_SEED=${seed} node tests/store/main.js`);
  }
});

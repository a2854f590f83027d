// `node tests/store/main.js`: random histories of what the device keeps, with the scripts of www/. It prints its first seed.
// TESSERA_SEED=N plays the history of one seed and prints it; TESSERA_HISTORIES=N plays so many and goes on after a fault;
// TESSERA_SCRIPTS=FOLDER tries other scripts.
import { play } from './history.js';

const { TESSERA_SEED, TESSERA_HISTORIES } = process.env;
if (TESSERA_SEED) {
  const { fault, lines } = await play(Number(TESSERA_SEED));
  console.log([...lines, fault ?? 'all is well'].join('\n'));
  process.exit(fault ? 1 : 0);
}
const count = Number(TESSERA_HISTORIES ?? 1_000);
const first = Math.floor(Math.random() * 2 ** 31);
console.log(`${count} histories from seed ${first}`);
let faults = 0;
for (let seed = first; seed < first + count; seed += 1) {
  const { fault } = await play(seed);
  if (!fault) continue;
  faults += 1;
  console.log(`seed ${seed}: ${fault}`);
}
console.log(faults ? `${faults} of ${count} histories have a fault` : 'all is well');
process.exit(faults ? 1 : 0);

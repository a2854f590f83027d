// Random numbers from a seed (mulberry32), so that what was done can be done again.

export function randomOf(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count) => Math.floor(next() * count);
  return {
    next,
    below,
    pick: (list) => list[below(list.length)],
    chance: (share) => next() < share,
    /** The value of one of these `[weight, value]`, a heavier one more often. */
    weighed: (list) => {
      let left = next() * list.reduce((sum, [weight]) => sum + weight, 0);
      return list.find(([weight]) => (left -= weight) < 0)?.[1] ?? list.at(-1)[1];
    },
  };
}

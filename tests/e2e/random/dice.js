// Random numbers from a seed, so that a fault can be seen again.

/** Dice of a seed: the same seed gives the same throws (mulberry32). */
export function dice(seed) {
  let state = seed >>> 0;
  /** A number from 0 up to 1. */
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
    one: (list) => list[below(list.length)],
    /** One of `[weight, value]`, the heavier ones more often. */
    weighed: (list) => {
      let left = next() * list.reduce((sum, [weight]) => sum + weight, 0);
      return list.find(([weight]) => (left -= weight) < 0)?.[1] ?? list.at(-1)[1];
    },
  };
}

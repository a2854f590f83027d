// Time that passes only as far as something waits for it.

export class Clock {
  #waiting = [];
  #last = 0;
  /** Milliseconds since the history began; they only go forward. */
  elapsed = 0;
  /** By how much the clock on the wall is off. */
  shift = 0;

  get wall() {
    return 1_800_000_000_000 + this.elapsed + this.shift;
  }

  after(milliseconds, run) {
    this.#last += 1;
    this.#waiting.push({ due: this.elapsed + Math.max(0, milliseconds), id: this.#last, run });
    return this.#last;
  }

  cancel(id) {
    this.#waiting = this.#waiting.filter((one) => one.id !== id);
  }

  /** Runs what is due next; false if nothing waits. */
  #step() {
    if (!this.#waiting.length) return false;
    const next = this.#waiting.reduce((one, other) => (other.due < one.due || (other.due === one.due && other.id < one.id) ? other : one));
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.elapsed = Math.max(this.elapsed, next.due);
    next.run();
    return true;
  }

  /** Lets promises settle and runs so many of the things that wait; by default until nothing waits. */
  async run(most = Infinity) {
    for (let count = 0; ; count += 1) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      if (count >= most || !this.#step()) return;
      // A script that waits for ever in small steps is a fault of its own.
      if (count > 100_000) throw new Error('time does not end');
    }
  }
}

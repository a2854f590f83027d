// What home says of the level that was played last, and which level comes next. tests/app/ladder.rs has the same for the set-up.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const scope = {};
new Function('globalThis', readFileSync(new URL('../../www/ladder.js', import.meta.url), 'utf8'))(scope);
const ladder = (...outcomes) => scope.tesseraLadder.of(outcomes.map((outcome) => ({ outcome })));

test('nothing is said where no game against a level is over', () => {
  assert.equal(ladder(), null);
  assert.equal(ladder('', undefined, 7, 'won', 'won 0', 'won 10', 'beaten 3'), null);
});

test('games against the level that was played last are counted, and no others', () => {
  assert.deepEqual(ladder('lost 3', 'won 3', 'won 2', 'drawn 3', 'won 3'), { level: 3, won: 2, lost: 1, drawn: 1, next: null });
});

// The outcomes at one level, the last first, and the level that comes next.
const CASES = [
  [['won 3'], null],
  [['won 3', 'won 3'], 4],
  [['lost 3', 'won 3', 'won 3'], 4],
  [['lost 3', 'drawn 3', 'won 3', 'won 3'], null],
  [['won 3', 'lost 3', 'lost 3', 'lost 3'], null],
  [['lost 3', 'lost 3'], null],
  [['lost 3', 'lost 3', 'lost 3'], 2],
  [['drawn 3', 'lost 3', 'lost 3', 'lost 3'], null],
  [['won 9', 'won 9'], null],
  [['lost 1', 'lost 1', 'lost 1'], null],
];

for (const [outcomes, next] of CASES) {
  test(`after ${outcomes.join(', ')} ${next ? `level ${next} comes next` : 'the level stays'}`, () => {
    assert.equal(ladder(...outcomes).next, next);
  });
}

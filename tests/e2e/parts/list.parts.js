// Does what people do until a game is under way, and with puzzles, lessons and reviews, and writes for each function of the
// program which part of it the function belongs to.
import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import './first_moves.js';
import './studies.js';
import { GAMES } from './links.js';
import { partsByName } from './part_of.js';

test.afterAll(() => {
  const parts = partsByName();
  const order = ['sides', ...GAMES, 'es', 'ai', 'frame', 'home', 'study', 'review', 'esStudy', 'later'];
  const lines = ['first', ...order].map((part) => {
    const names = [...parts].filter(([, of]) => of === part).map(([name]) => name);
    console.log(`${names.length} functions of ${part}`);
    return part === 'first' ? [] : names.map((name) => `${part} ${name}`);
  });
  writeFileSync(process.env.TESSERA_FUNCTION_PARTS, lines.flat().join('\n'));
});

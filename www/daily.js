// The puzzle of the day on the home page, and the puzzles of one's own games that are asked again: its position, what is to be found, and on how many days in a row it was solved. The
// card is complete without it. It fetches nothing before the page has loaded.
globalThis.tesseraDaily = (() => {
  'use strict';

  // The same key as in crates/site/src/app.rs, below the prefix of crates/app/src/fallback_storage.rs.
  const KEY = 'tessera.v1.puzzles';

  /** How many puzzles a file of pictures has, as in crates/pages/src/daily.rs. */
  const EACH = 8;

  /** The date that the clock of the device shows, counted in days from 1970-01-01, as in crates/app/src/puzzle/daily.rs. */
  function today(now = new Date()) {
    return Math.max(0, Math.trunc((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000));
  }

  /** The place of the puzzle of a day among so many: `daily_place` of crates/app/src/puzzle/daily.rs. */
  function place(day, count) {
    const whole = (value) => BigInt.asUintN(64, value);
    const golden = 0x9e3779b97f4a7c15n;
    const rotated = whole(golden << 23n) | (golden >> 41n);
    let key = whole((rotated + BigInt(day)) * golden);
    key = whole((key ^ (key >> 30n)) * 0xbf58476d1ce4e5b9n);
    key = whole((key ^ (key >> 27n)) * 0x94d049bb133111ebn);
    return Number((key ^ (key >> 31n)) % BigInt(count));
  }

  /** The game of the puzzle of a day and the place of the puzzle there; null without any. `counts` are pairs of a game and how many puzzles it has. */
  function puzzleOf(day, counts) {
    const inTurn = counts.map((_, at) => counts[(day + at) % counts.length]);
    const [game, count] = inTurn.find(([, count]) => count > 0) ?? [];
    return game ? { game, count, place: place(day, count) } : null;
  }

  /** What is kept of the days: on how many in a row up to a day the puzzle was solved, and whether on that day; `PuzzleScores::days_on`. */
  function streak(kept, day) {
    const natural = (value) => (Number.isSafeInteger(value) && value > 0 ? value : 0);
    const [days, last] = [natural(kept?.days), natural(kept?.last_day)];
    return { days: day <= last + 1 ? days : 0, solved: days > 0 && last === day };
  }

  /** What stands on the card below the task; nothing for whoever has never solved a puzzle of the day. */
  function progress({ days, solved }, words) {
    const parts = [solved ? words.solved : days ? words.open : '', days > 1 ? words.days.replace('{}', days) : ''];
    return parts.filter(Boolean).join(' · ');
  }

  /** The puzzles of one's own games that are asked on a day: their addresses. `crates/app/src/puzzle/again.rs` says when. */
  function due(kept, day) {
    const all = Array.isArray(kept?.again) ? kept.again : [];
    return all.filter((one) => /^puzzle\/own\//.test(one?.puzzle) && one.day <= day).map(({ puzzle }) => puzzle);
  }

  const card = document.getElementById('daily');
  if (!card) return { today, place, puzzleOf, streak, progress, due };

  const counts = card.dataset.puzzles.split(' ').map((part) => part.split(':')).map(([game, count]) => [game, Number(count)]);
  const [thumb, task, days] = ['.thumb', '.task', '.days'].map((part) => card.querySelector(part));
  const again = document.getElementById('again');
  /** The day that is shown with its position. */
  let shown = null;

  function kept() {
    try {
      return JSON.parse(localStorage.getItem(KEY));
    } catch {
      return null;
    }
  }

  async function draw(day) {
    const puzzle = puzzleOf(day, counts);
    if (!puzzle || shown === day) return;
    shown = day;
    try {
      const file = `${puzzle.game}.daily-${Math.floor(puzzle.place / EACH)}.json`;
      const { count, puzzles } = await (await fetch(card.dataset.files + file)).json();
      // The page may be older or newer than the file.
      if (count !== puzzle.count) return;
      const { task: sentence, picture } = puzzles[puzzle.place % EACH];
      const drawn = globalThis.tesseraPicture(picture);
      if (drawn) thumb.replaceChildren(drawn);
      task.textContent = sentence[document.documentElement.lang];
    } catch {
      // The card stays as it is, and is tried again when home is shown again.
      shown = null;
    }
  }

  function show() {
    if (document.documentElement.dataset.at !== 'home') return;
    const day = today();
    const scores = kept();
    days.textContent = progress(streak(scores, day), card.dataset);
    const own = due(scores, day);
    again.hidden = !own.length;
    again.firstElementChild.href = `#${own[0]}`;
    again.firstElementChild.textContent = again.firstElementChild.dataset.text.replace('{}', own.length);
    draw(day);
  }

  // Once the page has painted, and the browser has nothing else to do; or at once where home follows a game.
  const showWhenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(show);
  addEventListener('pageshow', showWhenIdle);
  if (document.readyState === 'complete') showWhenIdle();
  // The app has kept by then what was solved.
  addEventListener('hashchange', () => setTimeout(show));
  addEventListener('storage', show);
  document.addEventListener('visibilitychange', () => document.hidden || show());
  /** The game of today's puzzle: what the link of the card needs of the program. */
  const game = () => puzzleOf(today(), counts)?.game;
  return { today, place, puzzleOf, streak, progress, due, game };
})();

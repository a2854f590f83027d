// Which part of the program each function belongs to, by where it was needed.
import { functions, needed } from './needed.js';
import { GAMES } from './links.js';

/** What is not needed before the engine has answered, or before a game is over: it comes with the engine's part, or with Carcassonne's. */
const AFTERWARDS = [
  /\bplay::coach::(?:said|gain)\b/,
  /\bwords::(?:coach|why)::/,
  /\bview::why::/,
  /\beffects::Threat\b/,
  /::(?:threats|dangers|averted)\b/,
  /\bplay::expected::/,
  /\bGameTable<.*> as .*Table>::effects$/,
];

/** What hears what a person asks for, and waits for the parts that are not there yet. */
const WAITING = [
  /\bbrowser::when_free::/,
  /::is_at_hand$/,
  /\bapp::App>::(?:ask|ask_for_dialog|when_whole|navigate|turn_to|revision)\b/,
  /\bdialogs::close_dialog$/,
  /\bHtmlDialogElement(?:>::close\b|>$| as wasm_bindgen::cast::JsCast>::)/,
  /\bsite::(?:on_click|on_key|listen::\{closure#\d+\})$/,
  /\bviews::(?:mount::\{closure#[01]\}|mount::\{closure#1\}::\{closure#0\}|carry_out)$/,
  /\bclosures::_::invoke::<alloc::string::String, bool,/,
  /\belements::focus$/,
  /\baddress::reopen_settings\b/,
  /\bStorage>::remove_item\b/,
];

/** The part of what some of these games need, which are played: that of one, that of those with two sides, or the first. */
function partOfGames(games, isOfCarcassonne = games.has('carcassonne')) {
  if (games.size === 1) return [...games][0];
  return isOfCarcassonne ? 'first' : 'sides';
}

/** What is of puzzles and lessons alone. */
const OF_TASKS = /\btessera_(?:app|views)::(?:puzzle|lesson)::|\b(?:Puzzle|Lesson)Words>/;

/** Where boards are played on, `answered` in a frame in which the AI plays, `over` where a game is over, `overFramed` in a frame; elsewhere they
    are studied. */
const PLAYED = ['home', 'frame', 'answered', 'overFramed', 'game', 'over', 'ai'];
/** The parts of what is only needed where boards are studied, or nowhere, from the first that is loaded to the last. */
const STUDIED = ['study', 'review', 'later'];

/** The part of functions that do the same, by where one of them was needed. */
function partOf(names, needed) {
  if (names.some((name) => WAITING.some((kind) => kind.test(name)))) return 'first';
  if (names.every((name) => AFTERWARDS.some((kind) => kind.test(name)))) {
    return names.some((name) => name.includes('carcassonne')) ? 'carcassonne' : 'ai';
  }
  const all = [...needed].map((place) => place.split(' '));
  const [played, studied] = [true, false].map((isPlayed) => all.filter(([where]) => PLAYED.includes(where) === isPlayed));
  if (!played.length) {
    // What is of some games alone is needed by one of their next moves.
    const games = names.map((name) => GAMES.find((game) => name.includes(`tessera_games::${game}::`)));
    const part = games.every(Boolean) ? partOfGames(new Set(games)) : 'first';
    if (part !== 'first') return part;
    // What else may happen to a task is part of it.
    if (!all.length) return names.some((name) => OF_TASKS.test(name)) ? 'study' : 'later';
    return all.every(([where]) => where === 'review') ? 'review' : 'study';
  }
  const isAt = (places, ...pages) => places.every(([where]) => pages.includes(where));
  if (isAt(played, 'frame', 'answered', 'overFramed') && isAt(studied, 'framed')) return 'frame';
  // A game that is over has the parts of home and of the AI.
  if (isAt(played, 'home', 'over', 'overFramed') && played.some(([where]) => where === 'home')) {
    if (!studied.length) return 'home';
    // Where boards are studied the part of home is not there, and home by itself has no other.
    if (played.some(([, game]) => !game)) return 'first';
  }
  const gamesOf = (places) => new Set(places.map(([, game]) => game.toLowerCase()).filter(Boolean));
  const games = gamesOf(all);
  // Home wants the part of no game, and a set-up that of its own.
  if (games.size > 1 && isAt(played, 'home', 'ai', 'answered', 'over', 'overFramed')) return 'ai';
  // Where boards are studied, what those with two sides share is there in every game.
  return partOfGames(games, gamesOf(played).has('carcassonne'));
}

/** The part of a name that two functions have, one of each of these. */
function partOfBoth(one, other) {
  if (one === other) return one;
  const isStudied = [one, other].every((part) => STUDIED.includes(part));
  return isStudied ? STUDIED.find((part) => part === one || part === other) : 'first';
}

/** The part of each function by its name. */
export function partsByName() {
  // What chooses between both languages names both.
  const isSpanish = (name) => /spanish/i.test(name) && !/english/i.test(name);
  const inEnglish = (name) => name.replaceAll('spanish', 'english').replaceAll('SPANISH', 'ENGLISH');
  const parts = new Map();
  const put = (name, part) => parts.set(name, partOfBoth(part, parts.get(name) ?? part));
  const groups = new Map();
  for (const { same, name } of functions) if (name) groups.set(same, [...(groups.get(same) ?? []), name]);
  const inSpanish = [];
  for (const [same, names] of groups) {
    const where = needed.get(same) ?? new Set();
    if (names.every(isSpanish)) inSpanish.push({ names, where });
    else for (const name of names) put(name, partOf(names.filter((name) => !isSpanish(name)), where));
  }
  // Sentences in Spanish come together, where a page in Spanish needs them or a page in English needs the same ones.
  for (const { names, where } of inSpanish) {
    const inPart = names.map((name) => parts.get(inEnglish(name)) ?? 'later');
    const isPlayed = [...where].some((place) => PLAYED.includes(place.split(' ')[0])) || !inPart.every((part) => STUDIED.includes(part));
    const isStudied = where.size > 0 || inPart.some((part) => part !== 'later');
    for (const name of names) put(name, isPlayed ? 'es' : isStudied ? 'esStudy' : 'later');
  }
  return parts;
}

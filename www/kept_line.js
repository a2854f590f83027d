// What home says of a kept game: what is played, against whom, how far it has come or how it ended, and when.
globalThis.tesseraKeptLine = (() => {
  'use strict';

  const DAY = 86_400_000;
  /** How many days ago is told as a number of days, and not as a date. */
  const FEW_DAYS = 6;

  const text = (value) => (typeof value === 'string' ? value : '');
  const list = (value) => (Array.isArray(value) ? value : []);
  /** A text with a value in its gap. */
  const filled = (pattern, value) => pattern.replace('{}', () => value);

  /** The name of a game's rules with the size of its board: `Linage 9`. */
  function title({ record }, name) {
    const [, size] = /^[a-z]+\/(?:[^/]*\.)?size=(\d{1,2})[./]/.exec(record) ?? [];
    return size ? `${name} ${size}` : name;
  }

  /** Whom the only person at this device plays against, or who plays; nothing of a game that does not say so. */
  function players(game, language, words) {
    const [seats, names] = [list(game.players), list(game.names).map(text)];
    const persons = seats.filter((who) => who === 'Person').length;
    if (persons > 1 && persons === seats.length && !names.some(Boolean)) return filled(words.persons, persons);
    const called = (who, at) => {
      if (who === 'Elsewhere') return names[at] ? filled(words.named, names[at]) : words.link;
      if (who !== 'Person') return /^[1-9]$/.test(who?.Machine) ? filled(words.level, who.Machine) : '';
      return persons > 1 ? names[at] || filled(words.player, at + 1) : '';
    };
    const [each, counts] = [[], new Map()];
    for (const [at, who] of seats.map(called).entries()) {
      // Two persons may have one name.
      if (who && names[at]) each.push(() => who);
      else if (who && !counts.has(who)) each.push(() => (counts.get(who) > 1 ? `${counts.get(who)} × ${who}` : who));
      if (!names[at]) counts.set(who, (counts.get(who) ?? 0) + 1);
    }
    return new Intl.ListFormat(language).format(each.map((text) => text()));
  }

  /** A time in milliseconds as people tell it: `today, 14:05`, `3 days ago`, `4 May`. */
  function day(time, language, now = Date.now()) {
    const [date, today] = [new Date(time), new Date(now)];
    // Days that the clocks are changed are longer or shorter.
    const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / DAY);
    if (days < 0 || days > FEW_DAYS) {
      const year = date.getFullYear() === today.getFullYear() ? undefined : 'numeric';
      return date.toLocaleDateString(language, { day: 'numeric', month: 'short', year });
    }
    const word = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
    if (days > 1) return word;
    return `${word}, ${date.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
  }

  return { title, players, day };
})();

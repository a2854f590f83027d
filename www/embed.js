// `<board-game>`: a board in a page of another site; docs/embedding.md tells authors how to use it.
//
// The board is a sandboxed frame of the site that this script comes from; the two send each other messages. What stands
// between the tags is shown until the frame is ready. No other host is asked for anything, and nothing is stored.

const SITE = new URL('.', import.meta.url).href;
/** The languages whose pages lie in a folder. */
const FOLDERS = ['es'];
/** What the button says that loads the board where `start` is `click`. */
const SHOW = { en: 'Show the game', es: 'Ver la partida' };
/** The attributes that say which game is shown. */
const GAME = ['record', 'game', 'size', 'puzzle'];
/** The attributes that are options of the frame. */
const OPTIONS = 'mode moves controls engine level theme keys wheel coords orientation start seed steps'.split(' ');
/** Attributes of any element, beside those that `HTMLElement` has as properties of the same name. */
const ANY = /^(class|tabindex|is|exportparts|item.*|on.*|(aria|data|v|x)-.*)$/;
/** A record with notes: game, options, names of moves. */
const RECORD = /^[a-z]+\/[\w.=~-]*(\/[\w.~-]*)?(@\d+)?(;[\w=:,.~%-]+)*$/;
/** The longest record in an address; a longer one is sent as a message. */
const LONGEST = 8_000;
const PLACES = ['first', 'prev', 'next', 'last'];
/** The least and the greatest height of a frame, in CSS pixels. */
const [LOW, HIGH] = [120, 2_000];
/** How often a frame changes its height at once; later once a second. */
const CHANGES = 20;
/** After how many milliseconds a frame that is not ready is reported. */
const PATIENCE = 30_000;

/** What a frame may say: the fields of each message with their checks. Anything else is ignored. */
const text = (value) => typeof value === 'string' && value.length <= 1e6;
const count = (value) => Number.isSafeInteger(value) && value >= 0;
const list = (value) => Array.isArray(value) && value.length < 99 && value.every(Number.isFinite);
const SCHEMA = {
  ready: { record: text, ply: count, plies: count },
  size: { height: Number.isFinite },
  ply: { ply: count, plies: count },
  move: { record: text, ply: count, name: text, seat: count },
  end: { record: text, points: list, winners: list },
  solved: { puzzle: text },
  failed: { puzzle: text },
  error: { message: text },
  active: {},
};

const STYLE = `:host{display:block;position:relative;min-height:${LOW}px}
:host([hidden]),slot[hidden]{display:none}
iframe{display:block;width:100%;aspect-ratio:4/5;border:0}
button{min-height:44px;padding:0 16px;font:inherit;cursor:pointer}
.next{position:absolute;inset:0;height:100%;visibility:hidden}`;

/** A record that shows another ply; `null` stands for the last. */
function showing(link, ply) {
  // The address of a puzzle names its position.
  if (link.startsWith('puzzle/')) return link;
  const [record, ...notes] = link.split(';');
  return [record.split('@')[0] + (ply === null ? '' : `@${ply}`), ...notes].join(';');
}

/** What `goTo` of a frame takes, read off a number or text; `null` for anything else. */
function place(to) {
  const isPly = to !== null && String(to).trim() && count(Number(to));
  return PLACES.includes(to) ? to : isPly ? Number(to) : null;
}

const post = ({ iframe }, type, fields) =>
  iframe.contentWindow?.postMessage({ ns: 'tessera', v: 1, type, ...fields }, '*');

class BoardGame extends HTMLElement {
  static observedAttributes = [...GAME, ...OPTIONS, 'ply', 'lang', 'title'];

  /** The elements that are in the page. */
  static #all = new Set();
  static #near = new IntersectionObserver(
    (seen) => seen.forEach(({ isIntersecting, boundingClientRect, target }) => {
      if (isIntersecting) target.#begin();
      // A frame that is not displayed does not notice it.
      else if (!boundingClientRect.width && target.#shown) post(target.#shown, 'rest');
    }),
    { rootMargin: '200px' },
  );
  static {
    addEventListener('message', (event) => BoardGame.#all.forEach((element) => element.#hear(event)));
  }

  /** The frame that is shown, and the one that takes its place once it is ready. */
  #shown = null;
  #next = null;
  #begun = false;
  /** The record and the ply: as the page has asked for, later as the frame says. */
  #link = '';
  #ply = null;
  #changed = new Set();
  /** How many changes of height may still be made, and when that was counted. */
  #budget = CHANGES;
  #counted = 0;
  #isFitting = false;
  /** What is to be sent to the first frame. */
  #early = [];
  #slot = document.createElement('slot');
  #button = document.createElement('button');

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(this.#slot);
    this.#button.onclick = () => this.#load();
  }

  connectedCallback() {
    const isKnown = (name) => BoardGame.observedAttributes.includes(name) || ANY.test(name) || name in this;
    const unknown = this.getAttributeNames().filter((name) => !isKnown(name));
    if (unknown.length) console.warn(`<board-game>: unknown attributes: ${unknown.join(', ')}`);
    BoardGame.#all.add(this);
    BoardGame.#near.observe(this);
  }

  disconnectedCallback() {
    BoardGame.#all.delete(this);
    BoardGame.#near.unobserve(this);
    [this.#shown, this.#next].forEach((frame) => this.#drop(frame));
    this.#shown = this.#next = null;
    this.#begun = this.#slot.hidden = false;
    this.#button.remove();
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (!this.#begun) {
      // It may have shown a game before, in another place of the page.
      if (GAME.includes(name)) [this.#link, this.#ply] = ['', null];
      else if (name === 'ply' && this.#link && place(after) !== null) this.goTo(after);
      return;
    }
    if (!this.#changed.size) queueMicrotask(() => this.#change());
    this.#changed.add(name);
  }

  // --- What a page calls ---

  /** Shows a ply by its number, or the `first`, `prev`, `next` or `last`. */
  goTo(to) {
    if (place(to) === null) throw new TypeError(`goTo: no ply ${to}`);
    this.#send('goTo', { to: place(to) });
  }

  /** Shows the board from the other side. */
  flip() {
    this.#send('flip');
  }

  /** The record with all moves made so far; empty where no game is named. */
  getRecord() {
    return this.#link || this.#asked();
  }

  /** Shows another record, or a link to one. */
  setRecord(link) {
    this.#link = String(link).trim().split('#').pop();
    this.#ply = null;
    if (this.#shown) this.#send('setRecord', { record: this.#link });
    // A frame that shows no game has none to replace.
    else if (this.#next) this.#load();
  }

  // --- The frame ---

  /** The record that the attributes ask for, or else the element's own text. */
  #asked() {
    const [record, game, size, puzzle] = GAME.map((name) => this.getAttribute(name)?.trim());
    const own = this.textContent.replace(/\s/g, '');
    const link = (puzzle && `puzzle/${puzzle}`) || record?.split('#').pop() || (game ? `${game}/${size ? `size=${size}` : ''}/` : own.match(RECORD)?.[0] ?? '');
    const ply = this.getAttribute('ply');
    const number = { first: 0, last: null }[ply];
    return link && ply ? showing(link, number === undefined ? ply : number) : link;
  }

  /** The element is near the view. */
  #begin() {
    if (!this.isConnected || this.#shown || this.#next) return;
    this.#begun = true;
    this.#link ||= this.#asked();
    if (this.#link && this.getAttribute('start') === 'click') {
      this.#button.hidden = false;
      this.#button.textContent = SHOW[this.#language()] ?? SHOW.en;
      this.shadowRoot.append(this.#button);
    } else if (this.#link) this.#load();
    else if (document.readyState !== 'loading') this.#tell('error', { message: 'no record and no game' });
    // Its own text is not there yet.
    else document.addEventListener('DOMContentLoaded', () => this.#begin(), { once: true });
  }

  #language() {
    return this.closest('[lang]')?.getAttribute('lang').toLowerCase().split('-')[0];
  }

  /** Makes a frame that takes the place of what is shown once it is ready. */
  #load() {
    const early = this.#next?.queue ?? this.#early.splice(0);
    this.#drop(this.#next);
    this.#button.hidden = true;
    const id = Math.random().toString(36).slice(2);
    const folder = FOLDERS.includes(this.#language()) ? `${this.#language()}/` : '';
    const record = this.#ply === null ? this.#link : showing(this.#link, this.#ply);
    const isLong = record.length > LONGEST;
    const options = OPTIONS.filter((name) => name !== 'start' && this.hasAttribute(name)).map((name) => `${name}=${this.getAttribute(name)}`);
    const parts = [isLong ? `${record.split('/', 2).join('/')}/` : record, ...options, `id=${id}`];
    const iframe = document.createElement('iframe');
    iframe.className = 'next';
    iframe.sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
    iframe.allow = 'fullscreen; clipboard-write';
    iframe.referrerPolicy = 'no-referrer';
    // A page that isolates itself may show frames of any host in this way.
    iframe.credentialless = self.crossOriginIsolated;
    // The frame refuses a `!`, which stands for what no record and no option has.
    iframe.src = `${SITE}${folder}embed.html#${parts.map((part) => part.replace(/[^\w.=~@;:,/%-]/g, '!')).join('&')}`;
    const timer = setTimeout(() => this.#tell('error', { message: 'the board did not load' }), PATIENCE);
    const queue = [...(isLong ? [['setRecord', { record }]] : []), ...early.filter(([type]) => type !== 'setRecord')];
    const frame = { iframe, id, timer, queue, height: 0, wanted: 0 };
    // One that a person loads again begins with the game of its address and is sent the one that was shown.
    const again = () => frame === this.#shown && queue.unshift(['setRecord', { record: showing(this.#link, this.#ply) }]);
    iframe.onload = () => (iframe.onload = again);
    this.#next = frame;
    this.#name();
    this.shadowRoot.append(iframe);
  }

  #drop(frame) {
    clearTimeout(frame?.timer);
    frame?.iframe.remove();
  }

  /** Names the frames for screen readers. */
  #name() {
    const game = this.#link.split('/')[0].replace(/^./, (first) => first.toUpperCase());
    for (const frame of [this.#shown, this.#next]) if (frame) frame.iframe.title = this.title || `Tessera: ${game}`;
  }

  /** Takes in the attributes that have changed. */
  #change() {
    const isChanged = (names) => names.some((name) => this.#changed.has(name));
    const [isGame, isPly, isOption] = [GAME, ['ply'], [...OPTIONS, 'lang']].map(isChanged);
    this.#changed.clear();
    const to = place(this.getAttribute('ply'));
    if (isGame) this.setRecord(this.#asked());
    else if (isPly && to !== null) this.goTo(to);
    if (isOption && (this.#shown ?? this.#next)) this.#load();
    this.#begin();
    this.#name();
  }

  /** Sends a message to the frame that is shown, and to the next or the first one when it is ready. */
  #send(type, fields) {
    if (this.#shown) post(this.#shown, type, fields);
    if (this.#next || !this.#shown) (this.#next?.queue ?? this.#early).push([type, fields]);
  }

  #tell(type, detail) {
    if (type === 'error') console.warn(`<board-game>: ${detail.message}`);
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Reads a message, if it is one of a frame of this element. */
  #hear({ source, data }) {
    const frame = [this.#shown, this.#next].find((frame) => frame?.iframe.contentWindow === source);
    if (!source || !frame || data?.ns !== 'tessera' || data.v !== 1 || data.id !== frame.id) return;
    const { type } = data;
    const fields = text(type) && Object.hasOwn(SCHEMA, type) && Object.entries(SCHEMA[type]);
    if (!fields || !fields.every(([name, isRight]) => isRight(data[name]))) return;
    const detail = Object.fromEntries(fields.map(([name]) => [name, data[name]]));
    clearTimeout(frame.timer);
    if (type === 'size') {
      frame.wanted = Math.min(HIGH, Math.max(LOW, Math.round(detail.height)));
      this.#fitSoon();
    } else if (type === 'active') {
      for (const other of BoardGame.#all) if (other !== this && other.#shown) post(other.#shown, 'rest');
    } else {
      // What the frame says before it has been sent a long record is not true of that.
      const isTrue = !frame.queue.some(([type]) => type === 'setRecord');
      if (isTrue && 'record' in detail) this.#link = detail.record;
      if (isTrue && 'ply' in detail) this.#ply = detail.ply;
      if (type === 'ready') this.#show(frame);
      if (isTrue || type === 'error') this.#tell(type, detail);
    }
  }

  /** A frame is ready. */
  #show(frame) {
    if (frame === this.#next) {
      this.#drop(this.#shown);
      this.#shown = frame;
      this.#next = null;
      frame.iframe.className = '';
      this.#slot.hidden = true;
      // The button that was pressed had the focus.
      if (this.#button.isConnected) frame.iframe.focus({ preventScroll: true });
      this.#button.remove();
      this.#fit();
    }
    for (const [type, fields] of frame.queue.splice(0)) post(frame, type, fields);
  }

  // --- Its height ---

  /** Gives the frame the height that it wants with the next picture that the browser paints. */
  #fitSoon() {
    if (this.#isFitting) return;
    this.#isFitting = true;
    requestAnimationFrame(() => {
      this.#isFitting = false;
      this.#fit();
    });
  }

  /** Gives the frame the height that it wants. One that wants another all the time has to wait. */
  #fit() {
    const frame = this.#shown;
    if (!frame || Math.abs(frame.wanted - frame.height) < 2) return;
    const now = performance.now();
    this.#budget = Math.min(CHANGES, this.#budget + (now - this.#counted) / 1_000);
    this.#counted = now;
    if (this.#budget < 1) {
      this.#isFitting = true;
      setTimeout(() => {
        this.#isFitting = false;
        this.#fitSoon();
      }, 1_000);
      return;
    }
    this.#budget -= 1;
    frame.height = frame.wanted;
    frame.iframe.style.height = `${frame.height}px`;
  }
}

// A page may name this script twice, or those of two hosts: the first counts.
customElements.get('board-game') || customElements.define('board-game', BoardGame);

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
/** The attributes with their values that a frame is not told: those of any element, beside those that `HTMLElement` has as
    properties of the same name, and those that this script reads. The frame takes or reports all others, a bad `ply` too. */
const UNTOLD = /^((class|tabindex|is|record|game|size|puzzle)=|exportparts|item|on|(aria|data|v|x)-|start=click\b|ply=(first|last|\d{1,9})$)/;
/** What no record and no option has. */
const OTHER = /[^\w.=~@;:,/%-]/g;
/** The longest record in an address; a longer one is sent as a message. */
const LONGEST = 8_000;
/** How often a frame changes its height at once; later once a second. */
const CHANGES = 20;
/** After how many milliseconds a frame is reported that is not ready, and of which nothing has arrived for so long. */
const PATIENCE = 30_000;

/** What a frame may say: the fields of each message with their checks. Anything else is ignored. */
const text = (value) => typeof value === 'string' && value.length <= 1e6;
const count = (value) => Number.isSafeInteger(value) && value >= 0;
const list = (value) => value?.length < 99 && value.every?.(Number.isFinite);
const SCHEMA = {
  __proto__: null,
  loading: {},
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

/** Until the frame is ready an empty board keeps its room. `--c` is what stands beside the board in a wide frame, `--r` what
    stands below it elsewhere, and `--l` a list of moves there: as www/embed.css has them. */
const STYLE = `:host{display:block;position:relative;--c:228px;--r:128px}
:host([mode=diagram]){--r:36px}
:host([mode=play]){--r:147px}
:host([mode=play][record^=carc]){--r:261px}
:host([puzzle]){--r:219px}
:host([controls=off]){--l:-50px}
:host(:is([moves=right],[moves=bottom])){--l:6px + clamp(72px,44% - 34px,160px)}
:host(:is([mode=diagram],[moves=none],[moves=bottom])){--c:0px}
div{display:grid;--b:min(100% - 16px - clamp(0px,(100% - 639.9px)*999,var(--c)),720px)}
div:before{content:'';margin:8px 8px calc(8px + clamp(0px,(640px - 100%)*999 + (228px - var(--c))*9999,var(--r) + var(--l,0px)));width:var(--b);padding-top:var(--b);background:#cba5}
div>*,div:before{grid-area:1/1;min-width:0}
slot{display:block}
iframe{display:block;width:100%;max-height:2000px;border:0;transition:outline-color 1ms}
div,iframe{outline-color:light-dark(#000,#001)}
button{place-self:center;padding:12px}
[hidden],:host([hidden]),.lost:before{display:none}
.next{position:absolute;top:0;height:100%;visibility:hidden}`;

/** A record that shows another ply; `null` stands for the last. */
function showing(link, ply) {
  // The address of a puzzle names its position.
  if (link.startsWith('puzzle/')) return link;
  const [record, ...notes] = link.split(';');
  return [record.split('@')[0] + (ply === null ? '' : `@${ply}`), ...notes].join(';');
}

const post = (frame, type, fields) =>
  frame?.iframe.contentWindow?.postMessage({ ns: 'tessera', v: 1, type, ...fields }, '*');

class BoardGame extends HTMLElement {
  static observedAttributes = [...GAME, ...OPTIONS, 'ply', 'lang', 'title'];

  /** The elements that are in the page. */
  static #all = new Set();
  static #near = new IntersectionObserver(
    (seen) => seen.forEach(({ isIntersecting, boundingClientRect, target }) => {
      if (isIntersecting) target.#begin();
      // A frame that is not displayed does not notice it.
      else if (!boundingClientRect.width) post(target.#shown, 'rest');
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
  /** The two before the page has asked for another record, until the frame shows that. */
  #before = null;
  #changed = new Set();
  /** How many changes of height may still be made, and when that was counted. */
  #budget = CHANGES;
  #counted = 0;
  #fitting = 0;
  /** What is to be sent to the first frame. */
  #early = [];
  #room = document.createElement('div');
  #button = document.createElement('button');

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
    this.shadowRoot.append(this.#room);
    this.#room.append(document.createElement('slot'));
    this.#button.onclick = () => this.#load();
  }

  connectedCallback() {
    BoardGame.#all.add(this);
    BoardGame.#near.observe(this);
  }

  disconnectedCallback() {
    BoardGame.#all.delete(this);
    BoardGame.#near.unobserve(this);
    this.#drop(this.#shown);
    this.#drop(this.#next);
    this.#shown = this.#next = null;
    this.#begun = this.#room.hidden = false;
  }

  attributeChangedCallback(name, before, ply) {
    if (before === ply) return;
    if (!this.#begun) {
      // It may have shown a game before, in another place of the page.
      if (GAME.includes(name)) [this.#link, this.#ply] = ['', null];
      else if (name === 'ply' && this.#link && UNTOLD.test(`ply=${ply}`)) this.goTo(ply);
      return;
    }
    if (!this.#changed.size) queueMicrotask(() => this.#change());
    this.#changed.add(name);
  }

  // --- What a page calls ---

  /** Shows a ply by its number, or the `first`, `prev`, `next` or `last`. */
  goTo(to) {
    if (!/^(prev|next|first|last|\d{1,9})$/.test(to)) throw new TypeError(`goTo: no ply ${to}`);
    this.#send('goTo', { to: isNaN(to) ? to : Number(to) });
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
    if (this.#shown) this.#before ??= [this.#link, this.#ply];
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
    const link = puzzle ? `puzzle/${puzzle}` : record?.split('#').pop() || (game ? `${game}/${size ? `size=${size}` : ''}/` : /^[a-z]+\/[\w.=~@;:,/%-]*$/.test(own) ? own : '');
    const ply = this.getAttribute('ply');
    return link && UNTOLD.test(`ply=${ply}`) ? showing(link, { [ply]: ply, first: 0, last: null }[ply]) : link;
  }

  /** The element is near the view. */
  #begin() {
    if (!this.isConnected || this.#shown || this.#next) return;
    this.#begun = true;
    this.#link ||= this.#asked();
    // Its own text is not there yet.
    if (!this.#link && document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => this.#begin());
    else if (/^click\b/.test(this.getAttribute('start'))) {
      this.#button.textContent = SHOW[this.#language()] ?? SHOW.en;
      this.#room.append(this.#button);
    } else this.#load();
  }

  #language() {
    return this.closest('[lang]')?.getAttribute('lang').toLowerCase().split('-')[0];
  }

  /** Makes a frame that takes the place of what is shown once it is ready. */
  #load() {
    const queue = (this.#next?.queue ?? this.#early.splice(0)).filter(([type]) => type !== 'setRecord');
    this.#drop(this.#next);
    this.#button.remove();
    this.#room.className = '';
    this.#room.hidden = !!this.#shown;
    const id = String(Math.random()).slice(2);
    const folder = FOLDERS.includes(this.#language()) ? `${this.#language()}/` : '';
    const record = this.#ply === null ? this.#link : showing(this.#link, this.#ply);
    const isLong = record.length > LONGEST;
    // A frame quotes 40 characters.
    const options = this.getAttributeNames()
      .filter((name) => !(name in this))
      .map((name) => `${name}=${this.getAttribute(name)}`.slice(0, 40))
      .filter((option) => !UNTOLD.test(option));
    const scheme = this.#scheme();
    const parts = [isLong ? `${record.split('/', 2).join('/')}/` : record, ...options, `id=${id}`];
    const iframe = document.createElement('iframe');
    iframe.className = 'next';
    iframe.sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
    iframe.allow = 'fullscreen; clipboard-write';
    iframe.referrerPolicy = 'no-referrer';
    // A page that isolates itself may show frames of any host in this way.
    iframe.credentialless = self.crossOriginIsolated;
    // The frame refuses a `!`.
    iframe.src = `${SITE}${folder}embed.html#${parts.map((part) => part.replace(OTHER, '!')).join('&') + scheme}`;
    if (isLong) queue.unshift(['setRecord', { record }]);
    // Its height is the one of what it replaces until it says another.
    const frame = { iframe, id, queue, wanted: this.offsetHeight };
    iframe.ontransitionend = () => scheme === this.#scheme() || this.#load();
    // One that a person loads again begins with the game of its address and is sent the one that was shown.
    iframe.onload = () => {
      iframe.onload = () => frame === this.#shown && queue.unshift(['setRecord', { record: showing(this.#link, this.#ply) }]);
    };
    this.#next = frame;
    this.#wait(frame);
    this.#name();
    this.shadowRoot.append(iframe);
  }

  /** Reports a frame of which nothing is heard for long before it is ready. One that is shown loads the rest of the app when
      it is used. */
  #wait(frame) {
    if (frame === this.#next) frame.timer = setTimeout(() => this.#tell('error', { message: 'the board did not load' }, frame), PATIENCE);
  }

  /** Nothing can be shown: the element's own content stands alone, or where there is none what the first frame says. */
  #lose(frame) {
    if (this.#shown || frame !== this.#next) return;
    this.#room.className = 'lost';
    if (this.innerHTML.trim()) return;
    frame.iframe.className = '';
    this.#room.hidden = true;
    this.#fit();
  }

  /** The option for the colour scheme that the page around has at this place, if that is not the one of the device, which is
      all that a frame sees. */
  #scheme() {
    const scheme = getComputedStyle(this.#room).outlineColor.includes('17') ? 'dark' : 'light';
    return matchMedia(`(prefers-color-scheme: ${scheme})`).matches ? '' : `&scheme=${scheme}`;
  }

  #drop(frame) {
    clearTimeout(frame?.timer);
    frame?.iframe.remove();
  }

  /** Names the frames for screen readers. */
  #name() {
    const game = this.#link.split('/')[0].replace(/^./, (first) => first.toUpperCase());
    [this.#shown, this.#next].forEach((frame) => frame && (frame.iframe.title = this.title || `Tessera: ${game}`));
  }

  /** Takes in the attributes that have changed. */
  #change() {
    const isChanged = (names) => names.some((name) => this.#changed.has(name));
    const [isGame, isPly, isOption] = [GAME, ['ply'], [...OPTIONS, 'lang']].map(isChanged);
    this.#changed.clear();
    const ply = this.getAttribute('ply');
    const isPlace = UNTOLD.test(`ply=${ply}`);
    if (isGame) this.setRecord(this.#asked());
    else if (isPly && isPlace) this.goTo(ply);
    if ((isOption || (isPly && !isPlace)) && (this.#shown || this.#next)) this.#load();
    this.#begin();
    this.#name();
  }

  /** Sends a message to the frame that is shown, and to the next or the first one when it is ready. */
  #send(type, fields) {
    post(this.#shown, type, fields);
    if (this.#next || !this.#shown) (this.#next?.queue ?? this.#early).push([type, fields]);
  }

  /** Dispatches an event. After an error of a frame a game may follow at once: only an option was ignored. */
  #tell(type, detail, frame) {
    if (type === 'error') {
      console.warn(`<board-game>: ${detail.message}`);
      setTimeout(() => this.#lose(frame), 99);
    }
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Reads a message, if it is one of a frame of this element. */
  #hear({ source, data }) {
    const frame = [this.#shown, this.#next].find((frame) => frame?.iframe.contentWindow === source);
    const { ns, v, id, type } = Object(data);
    if (!frame || ns !== 'tessera' || v !== 1 || id !== frame.id) return;
    const fields = text(type) && SCHEMA[type];
    if (!fields || !Object.entries(fields).every(([name, isRight]) => isRight(data[name]))) return;
    const detail = Object.fromEntries(Object.keys(fields).map((name) => [name, data[name]]));
    clearTimeout(frame.timer);
    if (type === 'loading') this.#wait(frame);
    else if (type === 'size') {
      frame.wanted = Math.max(120, Math.round(detail.height));
      this.#fitSoon();
    } else if (type === 'active') {
      BoardGame.#all.forEach((element) => element !== this && post(element.#shown, 'rest'));
    } else {
      // What the frame says before it has been sent a long record is not true of that.
      const isTrue = !frame.queue.some(([type]) => type === 'setRecord');
      if (isTrue) {
        if (detail.record) this.#before = null;
        this.#link = detail.record ?? this.#link;
        this.#ply = detail.ply ?? this.#ply;
      }
      if (type === 'ready') this.#show(frame);
      // What is refused changes nothing. Of a game that breaks off the frame tells both: an error, and at once that it is ready.
      if (type === 'error' && this.#before) {
        [[this.#link, this.#ply], this.#before] = [this.#before, null];
        if (this.#next) setTimeout(() => this.#load(), 99);
      }
      if (isTrue || type === 'error') this.#tell(type, detail, frame);
    }
  }

  /** A frame is ready. */
  #show(frame) {
    if (frame === this.#next) {
      this.#drop(this.#shown);
      this.#shown = frame;
      this.#next = null;
      frame.iframe.className = '';
      this.#room.hidden = true;
      this.#fit();
      // The button that was pressed had the focus.
      if (this.#button.textContent) frame.iframe.focus({ preventScroll: true });
      this.#button.textContent = '';
    }
    for (const [type, fields] of frame.queue.splice(0)) post(frame, type, fields);
  }

  // --- Its height ---

  /** Gives the frame the height that it wants with the next picture that the browser paints. */
  #fitSoon() {
    cancelAnimationFrame(this.#fitting);
    this.#fitting = requestAnimationFrame(() => this.#fit());
  }

  /** Gives the frame the height that it wants. One that wants another all the time has to wait. */
  #fit() {
    const frame = this.#shown ?? this.#next;
    if (frame?.iframe.className !== '' || Math.abs(frame.wanted - frame.iframe.offsetHeight) < 2) return;
    const now = performance.now();
    this.#budget = Math.min(CHANGES, this.#budget + (now - this.#counted) / 1_000);
    this.#counted = now;
    if (this.#budget < 1) return void setTimeout(() => this.#fitSoon(), 1_000);
    this.#budget -= 1;
    frame.iframe.style.height = `${frame.wanted}px`;
  }
}

// A page may name this script twice, or those of two hosts: the first counts.
customElements.get('board-game') || customElements.define('board-game', BoardGame);

// The reports: points of charts by arrow keys, links of rows, files to save, contents, and two reports side by side. The
// pages are complete without it.
(() => {
  'use strict';

  const NS = 'http://www.w3.org/2000/svg';
  const save = (name, type, content) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([content], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  const texts = (row) => [...row.cells].map((cell) => cell.textContent);

  // --- Rows that stand for a position ---

  function linkRows(place) {
    for (const table of place.querySelectorAll('table[data-game]')) {
      for (const row of table.querySelectorAll('tr[data-ply]')) {
        const link = document.createElement('a');
        link.href = table.dataset.game + row.dataset.ply;
        link.append(...row.cells[0].childNodes);
        row.cells[0].append(link);
      }
    }
  }

  // --- Points of charts ---

  /** Lets the rows of a chart's table be read at their places in the chart. */
  function readable(panel) {
    const chart = panel.querySelector('.chart[data-spots]');
    const rows = [...panel.querySelectorAll('tbody tr')];
    if (!chart || rows.length === 0) return;
    const numbers = chart.dataset.spots.split(' ').map(Number);
    const spots = rows.map((_, row) => [numbers[2 * row], numbers[2 * row + 1]]).filter(([, y]) => y !== undefined);
    const heads = texts(panel.querySelector('thead tr'));
    const reading = panel.querySelector('.reading');
    const ring = document.createElementNS(NS, 'circle');
    ring.setAttribute('class', 'now');
    ring.setAttribute('r', '9');
    let now = -1;
    const show = (row) => {
      if (row < 0 || row >= spots.length) return;
      now = row;
      ring.setAttribute('cx', spots[row][0]);
      ring.setAttribute('cy', spots[row][1]);
      chart.append(ring);
      const cells = texts(rows[row]);
      const text = heads.map((head, cell) => `${head} ${cells[cell]}`).filter((_, cell) => cells[cell]).join(' · ');
      reading.textContent = text;
      chart.setAttribute('aria-valuenow', row + 1);
      chart.setAttribute('aria-valuetext', text);
    };
    chart.setAttribute('role', 'slider');
    chart.setAttribute('tabindex', '0');
    chart.setAttribute('aria-valuemin', 1);
    chart.setAttribute('aria-valuemax', spots.length);
    chart.setAttribute('aria-valuenow', 1);
    chart.setAttribute('aria-valuetext', texts(rows[0]).join(' · '));
    /** The nearest spot in a direction: of all that lie there, the one that is least far and least aside. */
    const towards = (dx, dy) => {
      if (now < 0) return 0;
      const far = spots.map(([x, y]) => {
        const [along, aside] = [(x - spots[now][0]) * dx + (y - spots[now][1]) * dy, (x - spots[now][0]) * dy - (y - spots[now][1]) * dx];
        return along > 0.5 ? along + 2 * Math.abs(aside) : Infinity;
      });
      const least = Math.min(...far);
      return least === Infinity ? now : far.indexOf(least);
    };
    const isMap = chart.classList.contains('map');
    chart.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const steps = {
        ArrowRight: () => (isMap ? towards(1, 0) : now + 1),
        ArrowLeft: () => (isMap ? towards(-1, 0) : Math.max(0, now - 1)),
        ArrowUp: () => (isMap ? towards(0, -1) : Math.max(0, now - 1)),
        ArrowDown: () => (isMap ? towards(0, 1) : now + 1),
        Home: () => 0,
        End: () => spots.length - 1,
      };
      if (event.key === 'Enter') {
        rows[now]?.querySelector('a')?.click();
      } else if (steps[event.key]) {
        show(Math.min(steps[event.key](), spots.length - 1));
      } else return;
      event.preventDefault();
      event.stopPropagation();
    });
    /** The row whose place is nearest the pointer. */
    const under = (event) => {
      const box = chart.getBoundingClientRect();
      const scale = chart.viewBox.baseVal.width / box.width;
      const [x, y] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
      const weight = chart.classList.contains('plot') ? [1, 0.1] : chart.classList.contains('rows') ? [0, 1] : [1, 1];
      const far = spots.map(([left, top]) => weight[0] * Math.abs(left - x) + weight[1] * Math.abs(top - y));
      return far.indexOf(Math.min(...far));
    };
    chart.addEventListener('pointermove', (event) => show(under(event)));
    chart.addEventListener('click', (event) => {
      show(under(event));
      if (event.detail > 1) rows[now]?.querySelector('a')?.click();
    });
  }

  // --- Files ---

  const quoted = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const csv = (figure) =>
    [...figure.querySelectorAll('.tabled table')]
      .map((table) => [...table.rows].map((row) => texts(row).map(quoted).join(',')).join('\r\n'))
      .join('\r\n\r\n');

  const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-size', 'font-weight', 'font-family'];
  /** A chart with its colours in it, as a document of its own. */
  function standalone(chart) {
    const copy = chart.cloneNode(true);
    copy.querySelector('.now')?.remove();
    const paint = (from, to) => {
      const style = getComputedStyle(from);
      for (const name of PAINT) to.setAttribute(name, style.getPropertyValue(name).replace(/url\(["']?[^#)]*(#[^"')]+)["']?\)/, 'url($1)'));
    };
    const [olds, news] = [chart, copy].map((svg) => [...svg.querySelectorAll('path, circle, text')].filter((shape) => !shape.matches('.now')));
    olds.forEach((old, place) => paint(old, news[place]));
    const defs = document.createElementNS(NS, 'defs');
    for (const pattern of document.querySelectorAll('pattern')) {
      const drawn = pattern.cloneNode(true);
      [...pattern.children].forEach((old, place) => paint(old, drawn.children[place]));
      defs.append(drawn);
    }
    const ground = document.createElementNS(NS, 'rect');
    const { width, height } = chart.viewBox.baseVal;
    for (const [name, value] of Object.entries({ width, height, fill: getComputedStyle(chart.closest('.card')).backgroundColor })) {
      ground.setAttribute(name, value);
    }
    copy.prepend(defs, ground);
    for (const [name, value] of Object.entries({ xmlns: NS, width: 2 * width, height: 2 * height, role: 'img' })) copy.setAttribute(name, value);
    return { text: new XMLSerializer().serializeToString(copy), width: 2 * width, height: 2 * height };
  }

  async function png({ text, width, height }) {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    URL.revokeObjectURL(image.src);
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  }

  document.addEventListener('click', async (event) => {
    const button = event.target.closest?.('.save');
    if (!button) return;
    const figure = button.closest('.figr');
    const { format, section } = button.dataset;
    if (section) {
      event.preventDefault();
      const report = await (await fetch(button.href)).json();
      const found = report.sections.find(({ id }) => id === section);
      return save(`${report.game}-${section}.json`, 'application/json', JSON.stringify(found, null, 1));
    }
    if (format === 'csv') return save(`${figure.id}.csv`, 'text/csv', csv(figure));
    [...figure.querySelectorAll('.chart')].forEach(async (chart, place) => {
      const name = `${figure.id}${place ? `-${place + 1}` : ''}.${format}`;
      const drawn = standalone(chart);
      if (format === 'svg') save(name, 'image/svg+xml', drawn.text);
      else save(name, 'image/png', await png(drawn));
    });
  });

  // --- Two reports ---

  /** The page at an address as a document. */
  const loaded = (address) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', address);
      request.responseType = 'document';
      request.onload = () => (request.status === 200 && request.response ? resolve(request.response) : reject(request.status));
      request.onerror = reject;
      request.send();
    });

  /** How many characters of an unknown name are said. */
  const LONGEST_NAME = 40;

  function compares() {
    const choice = document.querySelector('.chosen');
    if (!choice) return;
    const selects = [...choice.querySelectorAll('select')];
    const asked = new URLSearchParams(location.search);
    const unknown = [];
    selects.forEach((select, place) => {
      const game = asked.get(select.name);
      const found = [...select.options].findIndex(({ value }) => value === game);
      if (game && found < 0) unknown.push(game.slice(0, LONGEST_NAME));
      select.selectedIndex = found < 0 ? Math.min(place, select.options.length - 1) : found;
    });
    let said = unknown.length ? choice.dataset.unknown.replace('{}', () => unknown.join(', ')) : '';
    const fault = document.getElementById('compare-fault');
    const compared = document.getElementById('compared');
    let latest = 0;
    const compare = async () => {
      const turn = (latest += 1);
      fault.textContent = said;
      try {
        const pages = await Promise.all(selects.map((select) => loaded(select.selectedOptions[0].dataset.page)));
        if (turn !== latest) return;
        compared.replaceChildren();
        for (const first of pages[0].querySelectorAll('.figr[id]')) {
          const pair = document.createElement('div');
          pair.className = 'pair';
          pages.forEach((page, side) => {
            const figure = document.importNode(page.getElementById(first.id), true);
            // Each name and id is on the page once.
            for (const element of [figure, ...figure.querySelectorAll('[id], [name], [aria-labelledby]')]) {
              for (const name of ['id', 'name', 'aria-labelledby', 'aria-describedby']) {
                if (element.hasAttribute(name)) element.setAttribute(name, `${'ab'[side]}-${element.getAttribute(name)}`);
              }
            }
            const name = document.createElement('p');
            name.textContent = selects[side].selectedOptions[0].textContent;
            figure.prepend(name);
            pair.append(figure);
          });
          compared.append(pair);
        }
        linkRows(compared);
        compared.querySelectorAll('.panel').forEach(readable);
      } catch {
        if (turn === latest) fault.textContent = choice.dataset.failed;
      }
    };
    choice.addEventListener('change', () => {
      said = '';
      const query = new URLSearchParams(selects.map(({ name, value }) => [name, value]));
      history.replaceState(history.state, '', `?${query}`);
      compare();
    });
    compare();
  }

  // --- The page ---

  linkRows(document);
  document.querySelectorAll('.panel').forEach(readable);
  const links = new Map([...document.querySelectorAll('.toc a')].map((link) => [link.hash.slice(1), link]));
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        for (const link of links.values()) link.removeAttribute('aria-current');
        links.get(target.id).setAttribute('aria-current', 'location');
      }
    },
    { rootMargin: '-10% 0px -70% 0px' },
  );
  for (const id of links.keys()) seen.observe(document.getElementById(id));
  compares();
})();

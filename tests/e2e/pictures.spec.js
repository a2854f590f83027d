// Pictures and animations of a game: saved, decoded again, and compared with the board and with each other.
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { expectAccessible } from './accessible.js';
import { serve, DIST } from './servers.js';
import { expect, long as test } from './test.js';
import { click, open, record, setUp, withoutWorkers } from './board.js';

const GAME = 'linage/size=6.komi=2/a6.a1.e1.c1.f5.a4';

/** A reference game of Linage with so many plies. */
function linage(plies) {
  const vectors = readFileSync(new URL('../vectors/linage.jsonl', import.meta.url), 'utf8').trim().split('\n');
  const games = vectors.map((line) => JSON.parse(line)).filter(({ moves }) => moves.length >= plies);
  const { options, moves } = games.sort((a, b) => a.moves.length - b.moves.length)[0];
  return `linage/${options}/${moves.slice(0, plies).join('.')}`;
}

const dialog = (page) => page.locator('#share');
const field = (page, name) => dialog(page).locator(`.pane [name=${name}]`);
const told = (page) => dialog(page).locator('.told');
const saveButton = (page) => dialog(page).locator('.pane .primary');

/** Opens the dialog at the tab of pictures. */
async function openImages(page) {
  await page.getByRole('button', { name: /^(Share|Compartir)$/ }).first().click();
  await dialog(page).getByRole('tab', { name: /^(Image|Imagen)$/ }).click();
  await expect(field(page, 'format')).toBeVisible();
}

/** Fills the form in: selects by value, numbers, switches by label. */
async function fillIn(page, choices) {
  for (const [name, value] of Object.entries(choices)) {
    const input = field(page, name);
    if (['from', 'to'].includes(name)) {
      await input.fill(String(value));
      await input.blur();
    } else {
      await input.selectOption(String(value));
    }
  }
}

/** Presses Save, and returns the name and the bytes of the file. */
async function save(page, choices = {}) {
  await fillIn(page, choices);
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), saveButton(page).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/**
 * Decodes a file in the browser: the size, and every picture as bytes in Base64 with the time it is shown, in
 * milliseconds. SVG is drawn at its own size.
 */
async function decode(page, { name, bytes }) {
  const type = { png: 'image/png', svg: 'image/svg+xml', gif: 'image/gif' }[name.split('.').pop()];
  const decoded = await page.evaluate(
    async ([base64, type]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const canvas = document.createElement('canvas');
      const frames = [];
      const take = (picture, width, height, millis) => {
        Object.assign(canvas, { width, height });
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context.drawImage(picture, 0, 0);
        const { data } = context.getImageData(0, 0, width, height);
        let text = '';
        for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
        frames.push({ width, height, millis, pixels: btoa(text) });
      };
      if (type === 'image/gif') {
        const decoder = new ImageDecoder({ data: bytes, type });
        await Promise.all([decoder.tracks.ready, decoder.completed]);
        for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
          const { image } = await decoder.decode({ frameIndex });
          take(image, image.displayWidth, image.displayHeight, image.duration / 1000);
          image.close();
        }
        return frames;
      }
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([bytes], { type }));
      await image.decode();
      take(image, image.naturalWidth, image.naturalHeight, 0);
      return frames;
    },
    [bytes.toString('base64'), type],
  );
  return decoded.map((frame) => ({ ...frame, pixels: Buffer.from(frame.pixels, 'base64') }));
}

/** How much two pictures of one size differ: the mean over all channels, and the part of the pixels that differ by more. */
function difference(a, b, more = 24) {
  expect([a.width, a.height]).toEqual([b.width, b.height]);
  let [sum, far] = [0, 0];
  for (let at = 0; at < a.pixels.length; at += 4) {
    const apart = [0, 1, 2].map((channel) => Math.abs(a.pixels[at + channel] - b.pixels[at + channel]));
    sum += apart[0] + apart[1] + apart[2];
    if (Math.max(...apart) > more) far += 1;
  }
  return { mean: sum / ((a.pixels.length / 4) * 3), far: far / (a.pixels.length / 4) };
}

/** Colours of the board on the page, and where they are on the scene, in cells: several places of every cell. */
async function boardColors(page) {
  return page.evaluate(() => {
    const canvases = [...document.querySelectorAll('.board > canvas')].slice(0, 2);
    const [{ width, height }] = canvases;
    const whole = Object.assign(document.createElement('canvas'), { width, height });
    const context = whole.getContext('2d', { willReadFrequently: true });
    for (const canvas of canvases) context.drawImage(canvas, 0, 0);
    const grid = getComputedStyle(document.querySelector('.board .grid'));
    const ratio = devicePixelRatio;
    const [unit, left, top] = ['unit', 'left', 'top'].map((name) => parseFloat(grid.getPropertyValue(`--${name}`)) * ratio);
    const colors = [];
    for (let y = top; y < height; y += unit / 7) {
      for (let x = left; x < width; x += unit / 7) {
        const [red, green, blue, alpha] = context.getImageData(Math.floor(x), Math.floor(y), 1, 1).data;
        if (alpha === 255) colors.push({ x: (x - left) / unit, y: (y - top) / unit, color: [red, green, blue] });
      }
    }
    return colors;
  });
}

/** The part of the board's colours that a picture of it has at the same places; `box` is the viewBox of its SVG. */
function sameColors(picture, colors, [width, height]) {
  const side = Math.max(picture.width, picture.height);
  const unit = Math.floor(side / Math.max(width, height));
  const [left, top] = [(picture.width - width * unit) / 2, (picture.height - height * unit) / 2];
  const same = colors.filter(({ x, y, color }) => {
    const at = 4 * (Math.floor(top + y * unit) * picture.width + Math.floor(left + x * unit));
    return color.every((value, channel) => Math.abs(value - picture.pixels[at + channel]) <= 20);
  });
  return same.length / colors.length;
}

const viewBox = ({ bytes }) => /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(bytes.toString()).slice(1).map(Number);

for (const record of [GAME, 'ecalper/size=3/a1.b2.c3']) {
  test(`PNG, SVG and GIF of ${record.split('/')[0]} show what the board shows`, async ({ page }) => {
    await open(page, record);
    await openImages(page);
    const svg = await save(page, { format: 'svg', size: 720 });
    const png = await save(page, { format: 'png', size: 720 });
    const game = record.split('/')[0];
    const plies = record.split('/')[2].split('.').length;
    expect([svg.name, png.name]).toEqual([`${game}-${plies}.svg`, `${game}-${plies}.png`]);
    const [[drawn], [painted]] = [await decode(page, svg), await decode(page, png)];
    expect(Math.max(painted.width, painted.height)).toBe(720);
    const colors = await boardColors(page);
    expect(colors.length).toBeGreaterThan(500);
    const box = viewBox(svg);
    // Lines and smooth edges fall on other pixels in another size.
    expect(sameColors(painted, colors, box)).toBeGreaterThan(0.9);
    // An SVG is as large as its scene: it has no margin.
    expect(sameColors({ ...drawn }, colors, box)).toBeGreaterThan(0.8);

    const small = await save(page, { format: 'png', size: 360 });
    const gif = await save(page, { format: 'gif', 'animation-size': 360, delay: '0.5' });
    expect(gif.name).toBe(`${game}-0-${plies}.gif`);
    const frames = await decode(page, gif);
    const [last] = await decode(page, small);
    expect(frames.length).toBe(plies + 1);
    expect(frames.map(({ millis }) => millis)).toEqual([...Array(plies).fill(500), 1500]);
    const apart = difference(frames.at(-1), last);
    expect(apart.mean).toBeLessThan(1);
    expect(apart.far).toBeLessThan(0.001);
    // Another position is another picture.
    expect(difference(frames[0], last).far).toBeGreaterThan(0.005);
  });
}

test('theme, size, rotation and coordinates are those of the dialog, whatever the page shows', async ({ page }) => {
  await open(page, GAME);
  await openImages(page);
  const theme = dialog(page).getByRole('button', { name: /theme/i });
  const ink = (name, at) => {
    const css = readFileSync(new URL('../../www/boards.css', import.meta.url), 'utf8');
    const value = css.match(new RegExp(`--ink-${name}: light-dark\\((#\\w+), (#\\w+)\\)`))[1 + at];
    return [1, 3, 5].map((from) => parseInt(value.slice(from, from + 2), 16));
  };
  const has = ({ pixels }, [red, green, blue]) => {
    let count = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) count += 1;
    }
    return count / (pixels.length / 4);
  };
  const pictures = [];
  for (const shown of [0, 1]) {
    await theme.click();
    const [picture] = await decode(page, await save(page, { format: 'png', size: 360 }));
    expect(picture.width).toBe(360);
    expect(has(picture, ink('board', shown))).toBeGreaterThan(0.3);
    expect(has(picture, ink('board', 1 - shown))).toBe(0);
    pictures.push(picture);
  }
  await dialog(page).getByRole('button', { name: 'Rotate' }).click();
  const [rotated] = await decode(page, await save(page));
  expect(difference(rotated, pictures[1]).far).toBeGreaterThan(0.01);
  await dialog(page).getByLabel('Coordinates').uncheck();
  const bare = await save(page, { format: 'svg' });
  expect(bare.bytes.toString()).not.toContain('<text');
  await dialog(page).getByLabel('Coordinates').check();
  expect((await save(page)).bytes.toString()).toContain('<text');
});

test('an SVG file is the one that the native program draws', async ({ page }) => {
  await open(page, GAME);
  await openImages(page);
  await dialog(page).getByRole('button', { name: /theme/i }).click();
  const { bytes } = await save(page, { format: 'svg', size: 360 });
  const run = spawnSync(process.env.TESSERA_LAB, ['picture', GAME, '--size', '360', '--theme', 'light'], { encoding: 'utf8' });
  const bare = (svg) => svg.replace(/<title>.*?<\/title>/, '').trim();
  expect(bare(bytes.toString())).toBe(bare(run.stdout));
});

test('a game of 45 plies is an animation of less than 2 MB', async ({ page }) => {
  await open(page, linage(45));
  await openImages(page);
  const begun = Date.now();
  const { bytes } = await save(page, { format: 'gif', 'animation-size': 480 });
  console.log(`45 plies at 480 px: ${bytes.length} bytes in ${Date.now() - begun} ms`);
  expect(bytes.length).toBeLessThan(2_000_000);
  await expect(told(page)).toContainText('Saved linage-0-45.gif');
  const frames = await decode(page, { name: 'linage.gif', bytes });
  expect([frames[0].width, frames[0].height]).toEqual([480, 480]);
  expect(frames.length).toBeGreaterThan(40);
});

test('an animation goes between two moves, tells how far it is, and is cancelled', async ({ page }) => {
  await open(page, linage(45));
  await openImages(page);
  await fillIn(page, { format: 'gif', 'animation-size': 360, from: 40, to: 43 });
  const some = await save(page);
  expect(some.name).toBe('linage-40-43.gif');
  expect((await decode(page, some)).length).toBe(4);

  let saved = 0;
  page.on('download', () => (saved += 1));
  // Only a large animation of the whole game lasts long enough to be cancelled.
  await fillIn(page, { 'animation-size': 720, from: 0, to: 45 });
  const workers = [];
  page.on('worker', (worker) => workers.push(worker));
  await saveButton(page).click();
  const bar = dialog(page).getByRole('progressbar');
  await expect(bar).toBeVisible();
  await expect(told(page)).toHaveText(/^Drawing \d+ pictures\.$/);
  await expect.poll(() => bar.getAttribute('value').then(Number).catch(() => 99)).toBeGreaterThan(1);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(told(page)).toHaveText('Animation cancelled.');
  await expect(bar).toBeHidden();
  await expect(saveButton(page)).toBeFocused();
  await expect.poll(() => page.workers().length).toBe(0);
  expect(workers.length).toBeGreaterThan(0);
  // The next one works.
  expect((await save(page, { 'animation-size': 360, from: 44, to: 45 })).name).toBe('linage-44-45.gif');
  expect(saved).toBe(1);
});

test('where no worker can be started the page makes the animation itself, beside an engine that runs there, too', async ({ page }) => {
  await withoutWorkers(page);
  await page.goto('./');
  await setUp(page, { size: '5', komi: '3_5', opponent: '2' });
  await click(page, 'c3');
  await expect.poll(() => record(page), { timeout: 60_000 }).toMatch(/c3\.\w+$/);
  await openImages(page);
  const frames = await decode(page, await save(page, { format: 'gif', 'animation-size': 360 }));
  expect(frames.length).toBeGreaterThanOrEqual(3);
});

test('an encoder that does not load is told of, and the next try may work', async ({ page }) => {
  await page.route(/animation(-\w+)?\.js$/, (route) => route.abort());
  await open(page, GAME);
  await openImages(page);
  await fillIn(page, { format: 'gif', 'animation-size': 360 });
  await saveButton(page).click();
  await expect(told(page)).toContainText('did not load');
  await page.unroute(/animation(-\w+)?\.js$/);
  expect((await save(page)).name).toBe('linage-0-6.gif');
});

test('a browser that changes what is read offers SVG', async ({ page }) => {
  await page.addInitScript(() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...at) {
      const image = read.apply(this, at);
      image.data[5] ^= 1;
      return image;
    };
  });
  await open(page, GAME);
  await openImages(page);
  for (const format of ['png', 'gif']) {
    await fillIn(page, { format });
    await saveButton(page).click();
    await expect(told(page)).toContainText('SVG works');
  }
  expect((await save(page, { format: 'svg' })).bytes.toString()).toContain('<svg');
});

test('a picture is copied to the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, GAME);
  await openImages(page);
  await fillIn(page, { format: 'png', size: 360 });
  await dialog(page).getByRole('button', { name: 'Copy image' }).click();
  await expect(told(page)).toHaveText('Image copied.');
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const { width, height } = await createImageBitmap(await item.getType('image/png'));
    return [width, height];
  });
  expect(size).toEqual([360, 360]);
  await fillIn(page, { format: 'svg' });
  await expect(dialog(page).getByRole('button', { name: 'Copy image' })).toBeHidden();
});

test('in a sandboxed frame of another site an animation is made in a worker', async ({ page }) => {
  const site = await serve(DIST, { headers: { 'Access-Control-Allow-Origin': '*' } });
  const sandbox = 'allow-scripts allow-downloads';
  const outer = `<!doctype html><iframe sandbox="${sandbox}" width="900" height="640" src="${site.address}#${GAME}"></iframe>`;
  const other = await serve(DIST, { files: { 'index.html': outer } });
  await page.goto(other.address);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('grid')).toBeVisible();
  const workers = [];
  page.on('worker', (worker) => workers.push(worker));
  await frame.getByRole('button', { name: 'Share' }).first().click();
  await frame.getByRole('tab', { name: 'Image' }).click();
  await frame.locator('#share [name=format]').selectOption('gif');
  const [download] = await Promise.all([page.waitForEvent('download'), frame.locator('#share .pane .primary').click()]);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 6).toString()).toBe('GIF89a');
  expect(workers.length).toBeGreaterThan(0);
  await Promise.all([site.stop(), other.stop()]);
});

test('axe finds nothing in the tab, and it fits a window of 320 pixels', async ({ page }) => {
  await open(page, GAME);
  await openImages(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const format of ['png', 'gif']) {
    await fillIn(page, { format });
    await expectAccessible(page, { place: format, within: '#share' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  }
  await expect(field(page, 'from')).toHaveAccessibleName('From move');
});

test('the tab speaks Spanish', async ({ page }) => {
  await page.goto(`./es/#${GAME}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await openImages(page);
  await expect(field(page, 'format').locator('option')).toHaveText(['PNG, una imagen', 'SVG, nítido a cualquier tamaño', 'GIF, una animación']);
  await fillIn(page, { format: 'gif', 'animation-size': 360 });
  await expect(field(page, 'delay').locator('option').first()).toHaveText('0,3 segundos por jugada');
  expect((await save(page)).name).toBe('linage-0-6.gif');
  await expect(told(page)).toHaveText(/^Se guardó linage-0-6\.gif, \d+ kB\.$/);
});

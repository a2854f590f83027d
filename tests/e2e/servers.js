// Static hosts of different kinds, as small as they come: folders served on loopback, each at a port of its own.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** The finished site. */
export const DIST = new URL('../../dist', import.meta.url).pathname;

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The headers that a host sends which reads the site's `_headers`: a function of the path of a file. */
export async function siteHeaders() {
  const text = await readFile(join(DIST, '_headers'), 'utf8');
  const rules = text.split(/\n\n|^#.*\n/m).filter(Boolean).map((rule) => rule.trim().split('\n'));
  const parsed = rules.map(([path, ...lines]) => [path, lines.map((line) => line.trim().split(/: (.*)/).slice(0, 2))]);
  // The page of a folder is asked for by the address of the folder.
  const address = (name) => `/${name.replace(/(^|\/)index\.html$/, '$1')}`;
  const isFor = (path, name) => (path.endsWith('*') ? address(name).startsWith(path.slice(0, -1)) : path === address(name));
  return (name) => {
    const sent = {};
    for (const [key, value] of parsed.flatMap(([path, lines]) => (isFor(path, name) ? lines : []))) {
      sent[key] = sent[key] ? `${sent[key]}, ${value}` : value;
    }
    return sent;
  };
}

/**
 * Serves a folder and returns the server: `address` is that of its home page; `folder`, `files`, `down`
 * and `hangs` may be changed while it runs, and `stop()` ends it.
 *
 * Like other static hosts it answers with `404.html` where nothing lies. `headers` are sent with every file, or they are
 * a function of its path; `at` is the path below which the folder lies, `types` are media types by extension in place of the right ones, `files` are texts
 * by path that stand before what lies in the folder; `null` stands for a file that is missing. A host that is `clean` sends
 * browsers on from `NAME.html` to `NAME` and from `FOLDER/index.html` and `FOLDER` to `FOLDER/`. The paths asked for are
 * noted in `requests`, and each is answered after `pace` milliseconds, which may be changed, too.
 */
export async function serve(folder, { headers = {}, at = '/', types = {}, files = {}, clean = false } = {}) {
  const host = { folder, files, down: false, hangs: false, pace: 0, requests: [] };
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname);
    if (host.down) return request.socket.destroy();
    if (host.hangs) return;
    host.requests.push(path);
    if (host.pace) await new Promise((resolve) => setTimeout(resolve, host.pace));
    const file = async (name) => {
      if (host.files[name] === null) throw new Error(`${name} is missing`);
      return [name, host.files[name] ?? (await readFile(join(host.folder, normalize(name))))];
    };
    const look = (name) => (name.startsWith(at) ? file(name.slice(at.length).replace(/(^|\/)$/, '$1index.html')) : null);
    let found = await look(path)?.catch(() => null);
    if (clean) {
      const folder = !found && (await look(`${path}/`)?.catch(() => null));
      const other = folder ? `${path}/` : path.replace(/(\/)index\.html$|\.html$/, '$1');
      if (other !== path) return response.writeHead(308, { Location: other }).end();
      found ??= await look(`${path}.html`)?.catch(() => null);
    }
    const [name, body] = found ?? (await file('404.html').catch(() => ['404.txt', 'not found']));
    const type = { ...TYPES, ...types }[extname(name)] ?? 'application/octet-stream';
    const sent = typeof headers === 'function' ? headers(name) : headers;
    response.writeHead(found ? 200 : 404, { 'Content-Type': type, ...sent }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  host.address = `http://127.0.0.1:${port}${at}`;
  host.stop = () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve)));
  return host;
}

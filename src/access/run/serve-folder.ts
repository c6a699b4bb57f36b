/** A built site on this machine alone, or for a house: `appfroid serve dist/client`. What pages compute is computed on each device. */
import { createReadStream, existsSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { text } from '../../language/index.ts';
import { FileRefused } from '../rows/asker.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};
const HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache' };

/** The file an address names inside the folder; undefined where it names none, or one outside. */
function fileOf(folder: string, url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'http://x').pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  for (const candidate of [path, join(path, 'index.html'), `${path.replace(/\/$/, '')}.html`]) {
    const file = resolve(folder, `.${sep}${candidate}`);
    if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile()) continue;
    // A link that leads out of the folder leads nowhere.
    return realpathSync(file).startsWith(folder + sep) ? file : undefined;
  }
  return undefined;
}

/** @throws {FileRefused} a folder that holds no built site */
export function folderServer(path: string): Server {
  const folder = existsSync(path) ? realpathSync(path) : path;
  if (!existsSync(join(folder, 'index.html')))
    throw new FileRefused(
      text(
        `${path}\u00a0: pas de site construit ici (index.html). Nommez le dossier dist/client d’un site construit.`,
        `${path}: no built site here (index.html). Name the folder dist/client of a built site.`,
      ),
    );
  return createServer((request, response) => {
    const { method = '', url = '/' } = request;
    const file = method === 'GET' || method === 'HEAD' ? fileOf(folder, url) : undefined;
    if (file === undefined) {
      response.writeHead(method === 'GET' || method === 'HEAD' ? 404 : 405, HEADERS).end();
      return;
    }
    response.writeHead(200, {
      ...HEADERS,
      'content-type': TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
      'content-length': statSync(file).size,
    });
    if (method === 'HEAD') response.end();
    else
      createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response);
  });
}

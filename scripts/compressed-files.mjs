/** The built site's text files and its engine, compressed once in memory and sent to whoever takes brotli. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const types = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

/**
 * @param {URL} site folder of the built files, with a trailing slash
 * @returns a handler that answers true when it has taken the request
 */
export function compressedFiles(site) {
  const files = new Map();
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    const type = types[name.slice(name.lastIndexOf('.') + 1)];
    if (!type) continue;
    const path = `/${name.replaceAll('\\', '/')}`;
    const file = { url: new URL(encodeURI(path.slice(1)), site), type, isFingerprinted: path.startsWith('/_astro/') };
    files.set(path, file);
    if (path.endsWith('/index.html')) {
      const folder = path.slice(0, -'index.html'.length);
      files.set(folder, file);
      files.set(folder.slice(0, -1) || '/', file);
    }
  }

  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = isRead && files.get(request.url.split('?', 1)[0]);
    if (!file) return false;
    response.setHeader('vary', 'accept-encoding');
    if (!/(?:^|,)\s*br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/.test(request.headers['accept-encoding'] ?? ''))
      return false;
    send(file, request, response).catch((error) => {
      console.error(error);
      response.statusCode = 500;
      response.end();
    });
    return true;
  };
}

async function send(file, request, response) {
  file.answer ??= prepare(file);
  const { body, tag } = await file.answer;
  response.setHeader('etag', tag);
  response.setHeader(
    'cache-control',
    file.isFingerprinted ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
  );
  if (request.headers['if-none-match'] === tag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('content-type', file.type);
  response.setHeader('content-encoding', 'br');
  response.setHeader('content-length', body.byteLength);
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function prepare({ url }) {
  const plain = await readFile(url);
  const body = await compress(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength },
  });
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}-br"` };
}

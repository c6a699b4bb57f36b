/**
 * The built site's files, held in memory and sent to every client as it can take them: brotli, gzip or plain.
 * What carries its own fingerprint in its name never changes, and is kept for good by whoever has it, compressed
 * or not.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Media types by the ends of names. */
type Types = Readonly<Record<string, string>>;

/** Text and the engine, which compressing halves and more. */
const compressible: Types = {
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

/** Compressed as they are. */
const compact: Types = { woff2: 'font/woff2', png: 'image/png' };

const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0';

/** Of 11. Each file is compressed once, when it is first asked for: tests that start many servers ask for less. */
const BROTLI_QUALITY = Number(process.env.BROTLI_QUALITY ?? 9);

const codings = {
  br: (plain: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      },
    }),
  gzip: (plain: Buffer): Promise<Buffer> => promisify(gzip)(plain, { level: 9 }),
};

type Coding = keyof typeof codings;

/** What is sent, and its tag. */
interface Answer {
  readonly body: Buffer;
  readonly tag: string;
}

interface ServedFile {
  readonly url: URL;
  readonly type: string;
  readonly isCompressible: boolean;
  readonly caching: string;
  readonly answers: Map<Coding | 'plain', Promise<Answer>>;
}

/**
 * @param site folder of the built files, with a trailing slash
 * @returns a handler that answers true when it has taken the request, and calls `refuse` where the file cannot be read now
 */
export function compressedFiles(
  site: URL,
): (request: IncomingMessage, response: ServerResponse, refuse: () => void) => boolean {
  const files = new Map<string, ServedFile>();
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    const extension = name.slice(name.lastIndexOf('.') + 1);
    const type = compressible[extension] ?? compact[extension];
    if (!type) continue;
    const path = `/${name.replaceAll('\\', '/')}`;
    const file: ServedFile = {
      url: new URL(encodeURI(path.slice(1)), site),
      type,
      isCompressible: Object.hasOwn(compressible, extension),
      caching: path.startsWith('/_astro/') ? FOR_GOOD : ASK_AGAIN,
      answers: new Map(),
    };
    files.set(path, file);
    if (path.endsWith('/index.html')) {
      const folder = path.slice(0, -'index.html'.length);
      files.set(folder, file);
      files.set(folder.slice(0, -1) || '/', file);
    }
  }

  return (request, response, refuse) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = isRead && files.get(request.url?.split('?', 1)[0] ?? '');
    if (!file) return false;
    send(file, request, response).catch((error) => {
      console.error(error);
      refuse();
    });
    return true;
  };
}

/** The best of the codings a client takes: 'br', 'gzip', or undefined for none. */
export function codingOf(accepted = ''): Coding | undefined {
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((entry) => entry.split(';').map((part) => part.trim()))
      .filter(([, weight = '']) => !/^q=0(?:\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  return (Object.keys(codings) as Coding[]).find((coding) => taken.has(coding));
}

/**
 * Whether a client has this very file, by the tags of its If-None-Match: one, a list or `*`, strong or weakened on the way
 * by a proxy that compresses (RFC 9110, section 13.1.2, compares them weakly).
 */
export function isHeld(tags: string | undefined, tag: string): boolean {
  return tags?.trim() === '*' || [...(tags ?? '').matchAll(/(?:W\/)?("[^"]*")/g)].some(([, one]) => one === tag);
}

async function send(file: ServedFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accepted = request.headers['accept-encoding'];
  const coding = file.isCompressible ? codingOf([accepted ?? ''].flat().join()) : undefined;
  const { body, tag } = await held(file, coding);
  if (file.isCompressible) response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', tag);
  response.setHeader('cache-control', file.caching);
  if (isHeld(request.headers['if-none-match'], tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('content-type', file.type);
  if (coding) response.setHeader('content-encoding', coding);
  response.setHeader('content-length', body.byteLength);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The file as it is sent, prepared once; what could not be read is read again when it is next asked for. */
async function held(file: ServedFile, coding: Coding | undefined): Promise<Answer> {
  const { answers } = file;
  const key = coding ?? 'plain';
  const answer = answers.get(key) ?? prepare(file, coding);
  answers.set(key, answer);
  try {
    return await answer;
  } catch (error) {
    if (answers.get(key) === answer) answers.delete(key);
    throw error;
  }
}

async function prepare({ url }: ServedFile, coding: Coding | undefined): Promise<Answer> {
  const plain = await readFile(url);
  const body = coding ? await codings[coding](plain) : plain;
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, tag: `"${digest}${coding ? `-${coding}` : ''}"` };
}

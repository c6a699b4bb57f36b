/** What every request goes through before the functions, the files and the page framework. */
import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { emptyShare, SHARE_PATHS } from '../../src/i18n/share.ts';
import { callerAddress } from '../http/address.ts';
import type { Answer, HttpFunction } from '../http/call.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { reportFault } from '../http/report.ts';
import { closeAfter, isLeftUnread, sender } from './answer.ts';
import type { SiteHeaders } from './answer.ts';
import { Held } from './held.ts';
import { NodeCall } from './node-call.ts';
import { watchPieces } from './pieces.ts';
import { plainAnswer } from './plain.ts';
import { createTurns } from './turns.ts';

/** A handler that says whether it took the request; it calls `refuse` where it did and the file cannot be read now. */
export type Files = (request: IncomingMessage, response: ServerResponse, refuse: () => void) => boolean;

export interface Site {
  /** By path: '/api/simulation/mono'. */
  readonly functions: ReadonlyMap<string, HttpFunction>;
  /** Files held ready, which cost next to nothing. */
  readonly files: Files;
  /** Everything else: files as they are, and pages made on demand. */
  readonly pages: RequestListener;
  readonly headers: SiteHeaders;
  /** Files of these paths have some headers otherwise: what others may frame. */
  readonly framed?: { readonly path: RegExp; readonly headers: SiteHeaders; readonly without: readonly string[] };
  readonly pageLimit: RateLimit;
  /** Proxies in front that are believed. */
  readonly trustedHops: number;
}

/** What a page made on demand counts as, in files. */
const MADE_PAGE = 10;
/** What could not be read, for want of file handles or in the middle of a build, mostly can be soon; s. */
const RETRY_AFTER = '5';
const HOST = /^(?:[\w.~-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** `http://host/path`, which a server must take as well as `/path` (RFC 9112, section 3.2.2). */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

export interface Front {
  readonly listener: RequestListener;
  /** Lets streaming responses finish. */
  endStreams(): void;
}

/** The listener of a site. */
export function createFront(site: Site): Front {
  const { functions, files, pages, headers, framed, pageLimit, trustedHops } = site;
  const send = sender(headers);
  const inTurn = createTurns();
  const shared = { waiting: new Set<AbortController>(), held: new Held() };

  async function call(
    answer: HttpFunction,
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      send(await answer(new NodeCall(request, response, address, shared)), request, response);
    } catch (fault) {
      reportFault(fault);
      response.destroy();
    }
  }

  function page(path: string, address: string, request: IncomingMessage, response: ServerResponse): void {
    const refuse = (...[status, key, own]: [number, Parameters<typeof plainAnswer>[1], Answer['headers']?]): void =>
      send(plainAnswer(status, key, request.headers, own), request, response);
    if (request.method === 'POST' && SHARE_PATHS.includes(path)) {
      // A share is for the service worker; where there is none, the page says that no file came. Nothing of it is read.
      const location = emptyShare(path);
      return send({ status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }, request, response);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'http.E_READ_ONLY', { allow: 'GET, HEAD' });
    }
    const late = (wait: number): void => refuse(429, 'http.E_RATE', { 'retry-after': String(wait) });
    const wait = pageLimit.take(address);
    if (wait > 0) return late(wait);
    // What is decoded behind the files held ready would be another page under countless addresses.
    if (isDisguised(path)) return refuse(404, 'http.E_ADDRESS');
    if (!isReadable(path)) return refuse(400, 'http.E_ADDRESS');
    const lay = (some: SiteHeaders): void => some.forEach(({ key, value }) => response.setHeader(key, value));
    lay(headers);
    if (framed?.path.test(path)) {
      lay(framed.headers);
      for (const name of framed.without) response.removeHeader(name);
    }
    if (isLeftUnread(request)) closeAfter(request, response);
    if (files(request, response, () => refuse(503, 'http.E_UNREADABLE', { 'retry-after': RETRY_AFTER }))) return;
    // What is no file is no page others may frame, whatever its address.
    lay(headers);
    const more = pageLimit.take(address, MADE_PAGE - 1);
    if (more > 0) return late(more);
    sayStatus(response);
    pages(request, response);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    request.url = (request.url ?? '').replace(ABSOLUTE, '').replace(/^(?=$|\?)/, '/');
    const path = request.url.split('?', 1)[0] ?? '/';
    const address = callerAddress(forwardedOf(request), request.socket.remoteAddress ?? '', trustedHops);
    const host = request.headers.host;
    if (host !== undefined && !HOST.test(host)) {
      send(plainAnswer(400, 'http.E_HOST', request.headers), request, response);
      return;
    }
    const found = functions.get(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
    if (found) void call(found, address, request, response);
    else page(path, address, request, response);
  }

  return {
    listener(request, response) {
      watchPieces(request);
      inTurn(request, response, () => answer(request, response));
    },
    endStreams() {
      for (const gone of shared.waiting) gone.abort();
    },
  };
}

function forwardedOf({ headers }: IncomingMessage): string | undefined {
  const said = headers['x-forwarded-for'];
  return Array.isArray(said) ? said.join(',') : said;
}

/** The phrase of a status is the status's own, whatever the page framework calls its answer. */
function sayStatus(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: readonly unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...given: readonly unknown[]) =>
    writeHead(status, STATUS_CODES[status] ?? '', ...given.filter((one) => typeof one === 'object'));
}

/** Whether a path holds a separator, or a step back or none, under a disguise or openly. */
const isDisguised = (path: string): boolean =>
  /%(?:2f|5c)|\\/i.test(path) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(path.replaceAll(/%2e/gi, '.'));

/** Whether a path is one, and its escapes say characters. */
function isReadable(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

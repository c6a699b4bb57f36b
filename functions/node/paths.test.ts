import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { once, statusOf } from '../../scripts/stress/raw.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { createFront } from './listener.ts';
import type { Site } from './listener.ts';
import { serve } from './server.ts';
import type { ServedSite } from './server.ts';

let site: ServedSite | undefined;
afterEach(async () => {
  site?.server.closeAllConnections();
  await site?.stop();
  site = undefined;
});

async function listen(parts: Partial<Site> = {}): Promise<number> {
  site = serve(
    createFront({
      functions: new Map(),
      files: () => false,
      pages: (_, response) => response.end('page'),
      headers: [{ key: 'X-Frame-Options', value: 'DENY' }],
      pageLimit: createRateLimit({ perMinute: 0 }),
      trustedHops: 0,
      ...parts,
    }),
  );
  const { server } = site;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe('pages by their paths', () => {
  it.each([
    '/embed/tools/..%2f..%2fabout/',
    '/a%2Fb',
    '/a%5cb',
    '/a\\b',
    '/a/../b',
    '/a/%2e%2E/b',
    '/a/./b',
    '/..',
    '/a/%2e',
  ])('has no page at %s, which another address is meant by', async (path) => {
    expect(statusOf(await once(await listen(), get(path)))).toBe(404);
  });

  it.each(['/a..b', '/.well-known/x', '/a/...', '/a?b=../c&d=%2f'])('answers %s as it is', async (path) => {
    expect(statusOf(await once(await listen(), get(path)))).toBe(200);
  });

  it('says the phrase of its status for a page made on demand', async () => {
    const port = await listen({
      pages: (_, response) => {
        response.statusMessage = 'OK';
        response.writeHead(404, 'OK', { 'x-own': 'a' }).end('none');
      },
    });
    const answer = await once(port, get('/nowhere'));
    expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
    expect(answer).toContain('x-own: a');
  });

  it('lets others frame what they may, and nothing else', async () => {
    const port = await listen({
      framed: { path: /^\/embed\/x$/, headers: [{ key: 'A', value: 'b' }], without: ['X-Frame-Options'] },
      files: ({ url }, response) => url !== '/embed/none' && Boolean(response.end('file')),
    });
    expect(await once(port, get('/embed/x'))).not.toContain('X-Frame-Options');
    for (const path of ['/embed/y', '/x', '/embed/none'])
      expect(await once(port, get(path))).toContain('X-Frame-Options: DENY');
  });
});

describe('the headers the host is told', () => {
  interface Rule {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }
  const { headers } = JSON.parse(readFileSync(new URL('../../vercel.json', import.meta.url), 'utf8')) as {
    readonly headers: readonly Rule[];
  };
  /** As Vercel lays them: each rule whose source is the whole path, the later over the earlier. */
  const headersOf = (path: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      headers
        .filter(({ source }) => new RegExp(`^${source}/?$`).test(path))
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const)),
    );

  it.each([
    '/embed/reglette',
    '/en/embed/tools/desp',
    '/embed/schema/cascade',
    '/embed/fluid/r744',
    '/embed/fluid/r744/',
  ])('let others frame %s, by every header', (path) => {
    expect(headersOf(path)).not.toHaveProperty('X-Frame-Options');
    expect(headersOf(path)['Content-Security-Policy']).toContain('frame-ancestors *');
  });

  it.each(['/', '/about', '/en/tools/desp', '/embed', '/embed/tools', '/embed/tools/a/b', '/fr/embed/reglette'])(
    'let nobody frame %s, by every header',
    (path) => {
      expect(headersOf(path)['X-Frame-Options']).toBe('DENY');
      expect(headersOf(path)['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    },
  );
});

import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { once, raw, statusOf } from '../../scripts/stress/raw.ts';
import type { HttpFunction } from '../http/call.ts';
import { success } from '../http/envelope.ts';
import { jsonFunction } from '../http/json-function.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { createFront } from './listener.ts';
import type { Site } from './listener.ts';
import { filesAllowed, mostConnections } from './most-connections.ts';
import { serve } from './server.ts';
import type { ServedSite } from './server.ts';

const unlimited = createRateLimit({ perMinute: 0 });
const echo = jsonFunction({
  bodyLimit: 1000,
  bodyWithin: 300,
  rateLimit: unlimited,
  handle: (body, { locale }) => success(body, { locale }),
});
const limited = (perMinute: number): HttpFunction =>
  jsonFunction({
    bodyLimit: 1000,
    rateLimit: createRateLimit({ perMinute, now: () => 0 }),
    handle: (_, { locale }) => success(null, { locale }),
  });

let site: ServedSite | undefined;
afterEach(async () => {
  site?.server.closeAllConnections();
  await site?.stop();
  site = undefined;
});

async function listen(parts: Partial<Site> = {}, connections = Infinity): Promise<number> {
  site = serve(
    createFront({
      functions: new Map([['/api/x', echo]]),
      files: () => false,
      pages: (_, response) => response.end('page'),
      headers: [
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Referrer-Policy', value: 'origin' },
      ],
      pageLimit: unlimited,
      trustedHops: 0,
      ...parts,
    }),
    connections,
  );
  const { server } = site;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const post = (body: string, headers = '', path = '/api/x'): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`;
const get = (path: string, headers = '', method = 'GET'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;

describe('the server in front of functions and pages', () => {
  it('leads a share to the page that says no file came, whatever its length, and takes no other post', async () => {
    const port = await listen();
    for (const path of ['/simulation/diagnostic', '/en/simulation/diagnostic']) {
      const answer = await once(port, post('x'.repeat(500), '', path));
      expect(statusOf(answer)).toBe(303);
      expect(answer).toContain(`location: ${path}?problem=E_SHARE\r\n`);
      expect(answer).toContain('X-Frame-Options: DENY');
    }
    expect(statusOf(await once(port, post('x', '', '/simulation/line')))).toBe(405);
    expect(statusOf(await once(port, get('/simulation/diagnostic')))).toBe(200);
  });

  it('answers a function itself, with the headers of the site under its own', async () => {
    const answer = await once(await listen(), post('{"a":"é"}'.replace('é', '\\u00e9')));
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('{"ok":true,"result":{"a":"');
    expect(answer).toContain('X-Frame-Options: DENY');
    expect(answer).toContain('referrer-policy: no-referrer');
    expect(answer).not.toContain('Referrer-Policy: origin');
  });

  it('takes a body in pieces, and refuses one that is too long', async () => {
    const port = await listen();
    const { socket, until } = await raw(port, post('{"a":1}').slice(0, -3));
    for (const piece of [':', '1', '}']) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      socket.write(piece);
    }
    await until('"result":{"a":1}');
    socket.destroy();
    expect(statusOf(await once(port, post(`{"a":"${'x'.repeat(992)}"}`)))).toBe(200);
    expect(statusOf(await once(port, post(`{"a":"${'x'.repeat(993)}"}`)))).toBe(413);
  });

  it('counts a body whose length was not announced', async () => {
    const port = await listen();
    const head =
      'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    const piece = `64\r\n${' '.repeat(100)}\r\n`;
    expect(await once(port, `${head}2\r\n{}\r\n0\r\n\r\n`)).toContain('"result":{}');
    expect(statusOf(await (await raw(port, head + piece.repeat(11))).closed)).toBe(413);
  });

  it.each([
    ['POST', 405],
    ['DELETE', 405],
    ['TRACE', 405],
    ['PROPFIND', 405],
    ['OPTIONS', 405],
    ['GET', 200],
    ['HEAD', 200],
  ])('answers %s on a page with %i', async (method, status) => {
    const answer = await once(await listen(), get('/somewhere', '', method));
    expect(statusOf(answer)).toBe(status);
    if (status === 405) expect(answer).toContain('allow: GET, HEAD');
  });

  it.each(['a b', '[::1', 'user@a', 'a/b', 'a:999999', '%00', 'x'.repeat(300)])('refuses the Host %j', async (host) => {
    const port = await listen();
    for (const path of ['/', '/api/x']) {
      expect(statusOf(await once(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`))).toBe(400);
    }
  });

  it.each([
    ['/%', 400],
    ['/%00', 400],
    ['//evil.example', 400],
    ['*', 400],
    ['http://a/x', 200],
    ['http://a', 200],
    ['http://a?x', 200],
  ])('answers the target %s with %i', async (target, status) => {
    expect(statusOf(await once(await listen(), get(target)))).toBe(status);
  });

  it('says what is wrong in the language asked for', async () => {
    const port = await listen();
    expect(await once(port, get('/', 'Accept-Language: en\r\n', 'POST'))).toContain('pages are read with GET');
    expect(await once(port, get('/', '', 'POST'))).toContain('les pages se lisent avec GET');
  });
});

describe('the limit of calls', () => {
  it('is not lifted by a forwarded address nobody vouches for', async () => {
    const port = await listen({ functions: new Map([['/api/x', limited(3)]]) });
    const statuses = [];
    for (let i = 0; i < 6; i += 1) {
      statuses.push(statusOf(await once(port, post('{}', `X-Forwarded-For: 203.0.113.${i}\r\n`))));
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  });

  it('counts the address a trusted proxy added, whatever stands left of it', async () => {
    const port = await listen({ functions: new Map([['/api/x', limited(2)]]), trustedHops: 1 });
    const call = async (forwarded: string) =>
      statusOf(await once(port, post('{}', `X-Forwarded-For: ${forwarded}\r\n`)));
    const one = [await call('1.1.1.1, 203.0.113.7'), await call('203.0.113.7'), await call('9.9.9.9, 203.0.113.7')];
    expect(one).toEqual([200, 200, 429]);
    expect(await call('203.0.113.7, 203.0.113.8')).toBe(200);
  });

  it('holds for pages and for what no page has, which costs ten', async () => {
    const made: string[] = [];
    const port = await listen({
      pageLimit: createRateLimit({ perMinute: 12, now: () => 0 }),
      files: ({ url }, response) => url === '/file' && Boolean(response.end('file')),
      pages: (_, response) => {
        made.push('page');
        response.statusCode = 404;
        response.end();
      },
    });
    const statuses = [];
    for (const path of ['/nowhere', '/file', '/nowhere', '/file']) statuses.push(statusOf(await once(port, get(path))));
    expect(statuses).toEqual([404, 200, 429, 429]);
    expect(made).toEqual(['page']);
    expect(await once(port, get('/file'))).toMatch(/retry-after: 5\r\n/);
  });
});

describe('a file that cannot be read now', () => {
  it('is said so in the language asked for, with when to ask again', async () => {
    const port = await listen({
      files: (_request, _response, refuse) => {
        refuse();
        return true;
      },
    });
    const answer = await once(port, get('/about', 'Accept-Language: en\r\n'));
    expect(statusOf(answer)).toBe(503);
    expect(answer).toMatch(/retry-after: 5\r\n/);
    expect(answer).toContain('try again in a few seconds');
    expect(answer).toContain('content-type: text/plain');
  });

  it('is a page that asks again by itself for who reads pages', async () => {
    const port = await listen({
      files: (_request, _response, refuse) => {
        refuse();
        return true;
      },
    });
    const answer = await once(port, get('/about', 'Accept-Language: fr\r\nAccept: text/html,*/*;q=0.8\r\n'));
    expect(statusOf(answer)).toBe(503);
    expect(answer).toMatch(/retry-after: 5\r\n/);
    expect(answer).toMatch(/refresh: 5\r\n/);
    expect(answer).toContain("content-security-policy: default-src 'none'");
    expect(answer).toContain('<html lang="fr">');
    // The test reads bytes as they come, one a character.
    const page = Buffer.from(answer, 'latin1').toString();
    expect(page).toContain('réessayez dans quelques secondes');
    expect(page).toContain('<a href="">Réessayer</a>');
  });
});

describe('callers who misbehave', () => {
  it('does not read a body announced too large, and says so at once', async () => {
    const port = await listen();
    let read = 0;
    site?.server.on('connection', (socket) => {
      socket.on('close', () => {
        read = socket.bytesRead;
      });
    });
    const headers = 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 50000000\r\n\r\n';
    const { socket, closed } = await raw(port, `POST /api/x HTTP/1.1\r\n${headers}`);
    const flood = setInterval(() => socket.write(Buffer.alloc(100_000, 0x20)), 10);
    const answer = await closed;
    clearInterval(flood);
    expect(statusOf(answer)).toBe(413);
    await vi.waitFor(() => expect(read).toBeGreaterThan(0));
    expect(read).toBeLessThan(300_000);
  });

  it('tells a caller that asks first not to send it', async () => {
    const port = await listen();
    const ask = (length: number): string =>
      `POST /api/x HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    expect(await once(port, ask(5_000_000))).toMatch(/^HTTP\/1\.1 413/);
    const { socket, until } = await raw(port, ask(2));
    await until('100 Continue');
    socket.write('{}');
    await until('"result":{}');
    socket.destroy();
  });

  it('ends a half-sent and a trickled body by its deadline', async () => {
    const port = await listen();
    const start = performance.now();
    const half = await raw(port, post('{"a":1}').slice(0, -2));
    const trickled = await raw(port, post(' '.repeat(500)).slice(0, -500));
    const drip = setInterval(() => trickled.socket.write(' '), 50);
    const answers = await Promise.all([half.closed, trickled.closed]);
    clearInterval(drip);
    expect(answers.map(statusOf)).toEqual([408, 408]);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('writes one line when a caller hangs up in the middle', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { socket } = await raw(await listen(), post('{"a":1}').slice(0, -2));
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await vi.waitFor(() => expect(written).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    const lines = written.mock.calls.flat().filter((part) => typeof part === 'string');
    written.mockRestore();
    expect(lines).toEqual(['a caller hung up before the end of its request\n']);
  });

  it('serves another caller between the calls of one that sends thousands ahead', async () => {
    let answered = 0;
    const busy = jsonFunction({
      bodyLimit: 1000,
      rateLimit: unlimited,
      handle(_, { locale }) {
        answered += 1;
        const end = performance.now() + 0.2;
        while (performance.now() < end);
        return success(null, { locale });
      },
    });
    const port = await listen({ functions: new Map([['/api/x', busy]]) });
    const many = Buffer.from(post('{}').repeat(1000));
    const floods = await Promise.all(Array.from({ length: 10 }, () => raw(port, many)));
    await vi.waitFor(() => expect(answered).toBeGreaterThan(50), 10_000);
    const before = answered;
    expect(statusOf(await once(port, post('{}')))).toBe(200);
    // One of each of the ten for each turn of the event loop, and a call takes a few turns.
    expect(answered - before).toBeLessThan(300);
    // Every call sent ahead is answered all the same, in order.
    for (const { socket, until } of floods.slice(0, 2)) {
      await until('"result":null');
      socket.destroy();
    }
    for (const { socket } of floods) socket.destroy();
  });

  it('answers everything a caller sent ahead', async () => {
    const port = await listen();
    const all = Array.from({ length: 300 }, (_, i) => post(`{"n":${i}}`)).join('');
    const { socket, until, text } = await raw(port, all);
    await until('"result":{"n":299}');
    socket.destroy();
    expect([...text().matchAll(/"n":(\d+)/g)].map(([, n]) => Number(n))).toEqual(
      Array.from({ length: 300 }, (_, i) => i),
    );
  });
});

describe('connections', () => {
  it('takes no more than it has files for, and those it has are served', async () => {
    const port = await listen({}, 3);
    const open = [await raw(port, get('/')), await raw(port, get('/')), await raw(port, get('/'))];
    for (const { until } of open) await until('page');
    expect(await once(port, get('/')).catch(() => '')).toBe('');
    open[0]?.socket.destroy();
    await open[0]?.closed;
    await vi.waitFor(async () => expect(statusOf(await once(port, get('/')))).toBe(200));
    for (const { socket } of open) socket.destroy();
  });

  it.each([
    [120, 40],
    [1024, 768],
    [4096, 3840],
    [1_048_576, 1_048_320],
    [Infinity, Infinity],
  ])('of %d files open at once, connections may be %d', (files, connections) => {
    expect(mostConnections(files)).toBe(connections);
  });

  it('knows how many files this process may hold', () => {
    expect(filesAllowed()).toBeGreaterThan(64);
  });
});

describe('the end', () => {
  it('lets a call under way answer, takes no other, and closes idle connections', async () => {
    let answer = (): void => undefined;
    const slow: HttpFunction = () =>
      new Promise((resolve) => {
        answer = () => resolve(success('late', { locale: 'fr' }));
      });
    const port = await listen({
      functions: new Map([
        ['/api/x', echo],
        ['/api/slow', slow],
      ]),
    });
    const idle = await raw(port, post('{}'));
    await idle.until('"ok":true');
    const call = await raw(port, post('{}', '', '/api/slow'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const start = performance.now();
    const stopped = site?.stop();
    await idle.closed;
    answer();
    expect(await call.closed).toContain('"result":"late"');
    await stopped;
    expect(performance.now() - start).toBeLessThan(2000);
    expect(await once(port, post('{}')).catch(() => 'refused')).toMatch(/^(refused)?$/);
  });

  it('is there within seven seconds, whatever clients do', { timeout: 12_000 }, async () => {
    const hanging: HttpFunction = () => new Promise(() => undefined);
    const port = await listen({
      functions: new Map([
        ['/api/x', echo],
        ['/api/hanging', hanging],
      ]),
    });
    await raw(port, 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-');
    await raw(port, post('{}', '', '/api/hanging'));
    const pages = await raw(port, get('/').repeat(200), false);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const start = performance.now();
    await site?.stop();
    expect(performance.now() - start).toBeLessThan(7500);
    pages.socket.destroy();
  });
});

import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { once, raw, statusOf } from '../../scripts/stress/raw.ts';
import type { HttpFunction } from '../http/call.ts';
import { success } from '../http/envelope.ts';
import { jsonFunction } from '../http/json-function.ts';
import { linesFunction } from '../http/lines-function.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { Held } from './held.ts';
import { createFront } from './listener.ts';
import { serve } from './server.ts';
import type { ServedSite } from './server.ts';

const unlimited = createRateLimit({ perMinute: 0 });

let site: ServedSite | undefined;
afterEach(async () => {
  site?.server.closeAllConnections();
  await site?.stop();
  site = undefined;
});

async function listen(functions: ReadonlyMap<string, HttpFunction>): Promise<number> {
  const files = (): boolean => false;
  const pages = (): void => undefined;
  site = serve(createFront({ functions, files, pages, headers: [], pageLimit: unlimited, trustedHops: 0 }));
  const { server } = site;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const post = (body: string): string =>
  `POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const CHUNKED = (path: string, type: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
const chunksOfOne = (count: number): string => '1\r\na\r\n'.repeat(count);

const lineHandler = (handle: () => object) => ({ cost: 1, columns: { names: [], cells: () => [] }, handle });

describe('bodies cut small', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const lines = linesFunction({
    most: 10_000,
    lineLimit: 64_000,
    rateLimit: unlimited,
    handler: () => lineHandler(() => ({ ok: true, text: 'x'.repeat(400) })),
  });
  const functions = new Map([
    [
      '/api/x',
      jsonFunction({
        bodyLimit: 64_000,
        bodyWithin: 2000,
        rateLimit: unlimited,
        handle: (_, { locale }) => success(null, { locale }),
      }),
    ],
    ['/api/lines', lines],
  ]);

  it.each([
    ['/api/x', 'json', '413'],
    ['/api/lines', 'x-ndjson', '"code":"E_PIECES"'],
  ])('are refused by %s, and the connection closed', async (path, type, said) => {
    const port = await listen(functions);
    const { closed } = await raw(port, CHUNKED(path, type) + chunksOfOne(63_000));
    expect(await closed).toContain(said);
  });

  // Of two signs, of just under what a piece has on average, and of one whose size takes more than it.
  it.each([2, 7, 31])('are refused whatever the small size is: %i', async (size) => {
    const port = await listen(functions);
    const chunks = `${size.toString(16)};n=x\r\n${'a'.repeat(size)}\r\n`.repeat(2010);
    for (const [path, type, said] of [
      ['/api/x', 'json', '413'],
      ['/api/lines', 'x-ndjson', '"code":"E_PIECES"'],
    ] as const) {
      const { closed } = await raw(port, CHUNKED(path, type) + chunks);
      expect(await closed).toContain(said);
    }
  });

  it('of a usual size are taken, and of a length that is told too', async () => {
    const port = await listen(functions);
    const text = `{"a":"${'x'.repeat(60_000)}"}`;
    const chunks = text.match(/.{1,32}/g)?.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`) ?? [];
    const { socket, until } = await raw(port, `${CHUNKED('/api/x', 'json')}${chunks.join('')}0\r\n\r\n`);
    await until('HTTP/1.1 200 OK');
    socket.destroy();
    expect(statusOf(await once(port, post(text)))).toBe(200);
  });

  it('are not read on, and others are served beside twenty of them', async () => {
    const port = await listen(functions);
    const read: number[] = [];
    site?.server.on('connection', (socket) => socket.on('close', () => read.push(socket.bytesRead)));
    const body = Buffer.from(`${CHUNKED('/api/lines', 'x-ndjson')}1\r\n"\r\n${chunksOfOne(63_000)}`);
    const senders = await Promise.all(Array.from({ length: 20 }, () => raw(port, body)));
    for (let call = 0; call < 10; call += 1) expect(statusOf(await once(port, post('{}')))).toBe(200);
    await Promise.all(senders.map(({ closed }) => closed));
    await vi.waitFor(() => expect(read.length).toBe(30), 8000);
    // What is read is parsed, a piece at a time: two readings of the kernel's at most, of the 378,000 bytes of each.
    expect(Math.max(...read)).toBeLessThan(200_000);
  });

  it('take no memory to speak of, before their turn and where the answer is not read', async () => {
    const port = await listen(functions);
    const held = (): number => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const before = held();
    const deaf = Buffer.from(
      `${CHUNKED('/api/lines', 'x-ndjson')}f3c\r\n${'{}\n'.repeat(1300)}\r\n${chunksOfOne(400_000)}`,
    );
    // The second waits for its turn behind a batch whose answer nobody takes.
    const behind = Buffer.concat([
      Buffer.from(`${CHUNKED('/api/lines', 'x-ndjson')}5dc0\r\n${'{}\n'.repeat(8000)}\r\n0\r\n\r\n`),
      Buffer.from(`${CHUNKED('/api/x', 'json')}${chunksOfOne(400_000)}`),
    ]);
    const senders = await Promise.all([deaf, behind, deaf, behind].map((body) => raw(port, body, false)));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(statusOf(await once(port, post('{}')))).toBe(200);
    const more = held() - before;
    for (const { socket } of senders) socket.destroy();
    // The four bodies themselves, of which a part is still to be sent, are 10 MB.
    expect(more).toBeLessThan(25e6);
  });

  it('by pauses, are ended by their deadline in all', async () => {
    const slow = linesFunction({
      most: 10,
      lineLimit: 1000,
      within: 200,
      whole: 500,
      rateLimit: unlimited,
      handler: () => lineHandler(() => ({})),
    });
    const port = await listen(new Map([['/api/lines', slow]]));
    const { socket, until } = await raw(port, CHUNKED('/api/lines', 'x-ndjson'));
    const drip = setInterval(() => socket.write(chunksOfOne(1)), 100);
    const start = performance.now();
    await until('"code":"E_SLOW"');
    clearInterval(drip);
    socket.destroy();
    expect(performance.now() - start).toBeLessThan(1500);
  });

  it('or of blank lines only, are ended at as many as there may be lines', async () => {
    const port = await listen(functions);
    const blank = `2711\r\n${'\n'.repeat(10_001)}\r\n`;
    const { closed } = await raw(port, CHUNKED('/api/lines', 'x-ndjson') + blank);
    expect(await closed).toContain('"code":"E_LINES"');
  });
});

describe('what the bodies of an address hold', () => {
  it('is given back with each answer, however much one address has sent in all', async () => {
    const handle = (): ReturnType<typeof success> => success(null, { locale: 'fr' });
    const takes = jsonFunction({ bodyLimit: 64_000, bodyWithin: 5000, rateLimit: unlimited, handle });
    const port = await listen(new Map([['/api/x', takes]]));
    const call = post(`{"a":"${'x'.repeat(60_000)}"}`);
    // Some 24 MB in all, of the 16 MB an address may have on their way at once.
    for (let sent = 0; sent < 400; sent += 1) expect(statusOf(await once(port, call)), `call ${sent}`).toBe(200);
  });

  it('is bounded by address and in all, and given back', () => {
    const held = new Held(100, 150);
    expect(held.add('a', 100)).toBe(true);
    expect(held.add('a', 1)).toBe(false);
    expect(held.add('b', 49)).toBe(true);
    expect(held.add('c', 1)).toBe(false);
    held.free('c', 1);
    held.free('a', 101);
    expect(held.add('b', 51)).toBe(true);
    expect(held.add('c', 50)).toBe(true);
  });
});

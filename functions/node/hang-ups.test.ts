import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { raw } from '../../scripts/stress/raw.ts';
import { success } from '../http/envelope.ts';
import { jsonFunction } from '../http/json-function.ts';
import { linesFunction } from '../http/lines-function.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { createFront } from './listener.ts';
import { serve } from './server.ts';
import type { ServedSite } from './server.ts';

const rateLimit = createRateLimit({ perMinute: 0 });
let site: ServedSite | undefined;
afterEach(async () => {
  site?.server.closeAllConnections();
  await site?.stop();
  vi.restoreAllMocks();
});

const lineHandler = (handle: () => object) => ({ cost: 1, columns: { names: [], cells: () => [] }, handle });

it('callers that hang up in the middle of a body are a line of the log together, whatever they called', async () => {
  const functions = new Map([
    ['/api/x', jsonFunction({ bodyLimit: 64_000, rateLimit, handle: (_, { locale }) => success(null, { locale }) })],
    [
      '/api/lines',
      linesFunction({ most: 10, lineLimit: 1000, rateLimit, handler: () => lineHandler(() => ({ ok: true })) }),
    ],
  ]);
  const pages = (): void => undefined;
  site = serve(
    createFront({ functions, files: () => false, pages, headers: [], pageLimit: rateLimit, trustedHops: 0 }),
  );
  const { server } = site;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const [path, type] of [
    ['/api/x', 'json'],
    ['/api/lines', 'x-ndjson'],
  ] as const) {
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/${type}\r\nContent-Length: 100\r\n\r\n{`;
    const callers = await Promise.all(Array.from({ length: 100 }, () => raw(port, head)));
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (const { socket } of callers) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect(log.mock.calls.length).toBeLessThanOrEqual(1);
});

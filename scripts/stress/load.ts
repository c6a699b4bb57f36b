/** Calls over kept connections, each waiting for its answer: lean enough not to be what is measured. */
import { connect } from 'node:net';

export interface LoadOptions {
  readonly port: number;
  readonly connections: number;
  /** The next request, as bytes of HTTP/1.1. */
  request(): Buffer;
  /** Told of every answer. */
  onAnswer?(status: number, body: string): void;
  /** Calls in all, unless the time ends first. */
  readonly calls?: number;
  readonly seconds?: number;
  /** Calls a second over all connections; as many as go unless told. */
  readonly rate?: number;
}

export interface Load {
  readonly seconds: number;
  /** How many answers had each status; 0 for a connection that broke. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Sorted, ms; at a given rate from when a call was due, so that waiting in line counts. */
  readonly latencies: readonly number[];
}

/** A POST of a JSON text. */
export function postRequest(path: string, body: string, headers = ''): Buffer {
  const length = Buffer.byteLength(body);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${headers}\r\n${body}`,
  );
}

/** The value below which this share of a sorted list lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Runs calls until the count or the time is spent. */
export async function load(options: LoadOptions): Promise<Load> {
  const { connections, calls = Number.POSITIVE_INFINITY, seconds = Number.POSITIVE_INFINITY, rate } = options;
  const statuses = new Map<number, number>();
  const latencies: number[] = [];
  const start = performance.now();
  let begun = 0;
  const due = (): number | undefined => {
    if (begun >= calls) return undefined;
    const at = rate === undefined ? performance.now() : start + (begun / rate) * 1000;
    if (at - start > seconds * 1000) return undefined;
    begun += 1;
    return at;
  };
  const one = (): Promise<void> => connection(options, due, statuses, latencies);
  await Promise.all(Array.from({ length: connections }, one));
  return {
    seconds: (performance.now() - start) / 1000,
    statuses,
    latencies: latencies.toSorted((a, b) => a - b),
  };
}

/** A connection that is made anew when the server has closed it after an answer. */
async function connection(
  options: LoadOptions,
  due: () => number | undefined,
  statuses: Map<number, number>,
  latencies: number[],
): Promise<void> {
  while (await oneConnection(options, due, statuses, latencies));
}

/** Calls until there are no more to make, or until the connection ends: true when there may be more. */
function oneConnection(
  { port, request, onAnswer }: LoadOptions,
  due: () => number | undefined,
  statuses: Map<number, number>,
  latencies: number[],
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let at = 0;
    let isWaiting = false;
    let received = Buffer.alloc(0);
    const count = (status: number): void => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const next = (): void => {
      const when = due();
      if (when === undefined) {
        resolve(false);
        socket.destroy();
        return;
      }
      at = when;
      isWaiting = true;
      const wait = when - performance.now();
      if (wait > 1) setTimeout(() => socket.write(request()), wait);
      else socket.write(request());
    };
    socket.on('connect', next);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const head = received.indexOf('\r\n\r\n');
      if (head < 0) return;
      const text = received.toString('latin1', 0, head);
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      const last = length === undefined ? received.indexOf('\r\n0\r\n\r\n', head) : 0;
      const end = length === undefined ? last + 7 : head + 4 + Number(length);
      if (last < 0 || received.length < end) return;
      const status = Number(text.slice(9, 12));
      onAnswer?.(status, received.toString('utf8', head + 4, end));
      received = received.subarray(end);
      isWaiting = false;
      count(status);
      latencies.push(performance.now() - at);
      if (/\r\nconnection: close/i.test(text)) socket.destroy();
      else next();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      // A call that was sent and not answered, or a server that is not there.
      if (isWaiting || at === 0) count(0);
      resolve(at !== 0);
    });
  });
}

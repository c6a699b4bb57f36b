/**
 * Bodies cut into pieces of one byte, as one address can send them: others are served meanwhile, and the server lives through it
 * in a heap of 400 MB.
 */
import { setTimeout as later } from 'node:timers/promises';
import { once, raw, statusOf } from './raw.ts';
import type { Raw } from './raw.ts';
import { megabytes } from './report.ts';
import type { Report } from './report.ts';
import { serve } from './served.ts';

const BATCH = '/api/simulation/batch';
const MONO = '/api/simulation/mono';
/** Most another caller may wait on a machine that does something else besides, s. */
const MOST_WAIT = 2;
/** Most memory any of it may add, bytes. */
const MOST_GAINED = 80e6;

const head = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/${path === BATCH ? 'x-ndjson' : 'json'}\r\nTransfer-Encoding: chunked\r\n\r\n`;
const ones = (count: number): string => '1\r\na\r\n'.repeat(count);
const deafBody = `${head(BATCH)}f3c\r\n${'{}\n'.repeat(1300)}\r\n${ones(1_000_000)}`;

interface Kind {
  readonly name: string;
  readonly callers: number;
  readonly body: string;
  readonly isDeaf?: boolean;
}

const KINDS: readonly Kind[] = [
  { name: 'batches', callers: 20, body: `${head(BATCH)}1\r\n"\r\n${ones(63_000)}` },
  { name: 'simulations', callers: 20, body: head(MONO) + ones(63_000) },
  { name: 'deaf batches', callers: 8, body: deafBody, isDeaf: true },
  { name: 'unfinished', callers: 60, body: head(MONO) + ones(63_000) },
  // Nothing is cut here: as much as may be, and never finished.
  { name: 'whole and unfinished', callers: 300, body: `${head(MONO)}f618\r\n${'a'.repeat(63_000)}\r\n` },
];

async function longestWait(port: number, seconds: number): Promise<number> {
  const ask = `POST ${MONO} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;
  let longest = 0;
  const end = performance.now() + 1000 * seconds;
  while (performance.now() < end) {
    const start = performance.now();
    if (statusOf(await once(port, ask)) !== 200) return Infinity;
    longest = Math.max(longest, performance.now() - start);
  }
  return longest / 1000;
}

export async function shreds(): Promise<Report> {
  const faults: string[] = [];
  const served = await serve({ env: { BATCH_LINES_PER_MINUTE: '0', NODE_OPTIONS: '--max-old-space-size=400' } });
  await longestWait(served.port, 1);
  const rested = served.residentBytes();
  const figures: string[] = [];
  for (const { name, callers, body, isDeaf = false } of KINDS) {
    const before = served.cpuSeconds();
    const bytes = Buffer.from(body);
    const open: Raw[] = await Promise.all(Array.from({ length: callers }, () => raw(served.port, bytes, !isDeaf)));
    const wait = await longestWait(served.port, 4);
    const gained = served.residentBytes() - rested;
    figures.push(
      `${callers} ${name} ${wait.toFixed(2)} s, ${(served.cpuSeconds() - before).toFixed(1)} s of processor, +${megabytes(gained)}`,
    );
    if (served.process.exitCode !== null || served.process.signalCode !== null) faults.push(`${name} ended the server`);
    if (wait > MOST_WAIT) faults.push(`beside ${callers} ${name} another caller waits ${wait.toFixed(1)} s`);
    if (gained > MOST_GAINED) faults.push(`${name} take ${megabytes(gained)}`);
    for (const { socket } of open) socket.destroy();
    await later(1500);
  }
  const lines = served.log().split('\n').filter(Boolean).length;
  if (lines > 5) faults.push(`its log has ${lines} lines`);
  await served.stop();
  return { summary: `shreds: ${figures.join('; ')}; ${lines} lines of log`, faults };
}

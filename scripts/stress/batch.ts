/** Batches of simulations: all lines answered at constant memory, nothing kept for who does not read, lines counted. */
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { megabytes } from './report.ts';
import type { Report } from './report.ts';
import { serve } from './served.ts';

const LINES = 10_000;
const SILENT = 8;
/** Most a caller who reads nothing may cost, bytes. */
const MOST_SILENT = 4e6;
/** Most memory that batches one after the other may add once the first have warmed it up, bytes. */
const MOST_GAINED = 40e6;
const ALLOWED = 100;

const FLUIDS = ['R134a', 'R290', 'R32', 'R744', 'R717', 'R1234yf'];
/** Each line another point. */
const body = (lines: number): string =>
  Array.from({ length: lines }, (_, place) => {
    const fluid = FLUIDS[place % FLUIDS.length];
    return `${JSON.stringify({ fluid, pt_evp: -20 + (place % 400) / 20, pt_cdr: 20 + (place % 70) / 10, rend_is: 0.7 })}\n`;
  }).join('');

const HEADERS = { 'content-type': 'application/x-ndjson', 'accept-language': 'en' };

interface Line {
  readonly line: number;
  readonly ok: boolean;
  readonly code?: string;
}

/** The lines of an answer, counted as they come; the last is kept. */
async function readLines(
  port: number,
  lines: number,
  onPiece?: () => void,
): Promise<{ count: number; inOrder: boolean; answered: number; last: Line | undefined }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/simulation/batch`, {
    method: 'POST',
    headers: HEADERS,
    body: body(lines),
  });
  if (response.body === null) throw new Error('no body');
  let rest = '';
  const read = { count: 0, inOrder: true, answered: 0, last: undefined as Line | undefined };
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + piece).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const line = JSON.parse(part) as Line;
      read.count += 1;
      read.inOrder &&= line.line === read.count;
      if (line.ok) read.answered += 1;
      read.last = line;
    }
    onPiece?.();
  }
  return read;
}

/** A caller who sends a whole batch and reads nothing of its answer. */
function silent(port: number): Socket {
  const text = body(LINES);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(
    `POST /api/simulation/batch HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-ndjson\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
  return socket;
}

export async function batch(batches: number): Promise<Report> {
  const faults: string[] = [];
  const served = await serve({ env: { BATCH_LINES_PER_MINUTE: '0' } });
  for (let warm = 0; warm < 3; warm += 1) await readLines(served.port, LINES);
  const before = served.residentBytes();
  let highest = before;
  const start = performance.now();
  for (let done = 0; done < batches; done += 1) {
    const { count, inOrder, answered } = await readLines(served.port, LINES, () => {
      highest = Math.max(highest, served.residentBytes());
    });
    if (count !== LINES || !inOrder || answered !== LINES)
      faults.push(`${answered} of ${count} lines answered, in order: ${inOrder}`);
  }
  const seconds = (performance.now() - start) / 1000 / batches;
  const gained = highest - before;
  if (gained > MOST_GAINED) faults.push(`batches took ${megabytes(gained)} more`);

  const rested = served.residentBytes();
  const callers = Array.from({ length: SILENT }, () => silent(served.port));
  await later(3000);
  const each = (served.residentBytes() - rested) / SILENT;
  if (each > MOST_SILENT) faults.push(`a caller who reads nothing costs ${(each / 1e6).toFixed(1)} MB`);
  const { count } = await readLines(served.port, 100);
  if (count !== 100) faults.push('another caller is not answered beside them');
  for (const socket of callers) socket.destroy();
  if (served.log() !== '') faults.push(`its log says ${served.log().slice(0, 300)}`);
  await served.stop();

  const limited = await serve({ env: { BATCH_LINES_PER_MINUTE: String(ALLOWED) } });
  const { answered, last } = await readLines(limited.port, 2 * ALLOWED);
  // The call counts as one; a moment of the minute may have given one or two back.
  if (answered < ALLOWED - 1 || answered > ALLOWED + 2 || last?.code !== 'E_RATE')
    faults.push(`of ${ALLOWED} lines a minute ${answered} were answered, then ${last?.code}`);
  await limited.stop();
  const figures = `${LINES} simulations in ${seconds.toFixed(2)} s, memory +${megabytes(gained)}`;
  return { summary: `batch: ${figures}, ${(each / 1e6).toFixed(1)} MB for a caller who reads nothing`, faults };
}

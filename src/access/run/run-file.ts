/** A file answered row by row, by all threads: order kept, memory flat, gone on with after a kill. */
import {
  closeSync,
  ftruncateSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
  writeSync,
  createReadStream,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { Engine } from '../../engine/types.ts';
import { text } from '../../language/index.ts';
import { FileRefused } from '../rows/asker.ts';
import { batchesOf } from './batches.ts';
import type { Job, Layout } from './job.ts';
import { forgetPosition, keepPosition, markOf, positionOf } from './journal.ts';
import type { Position } from './journal.ts';
import { layoutOf, LOOKED_AT } from './layout.ts';
import type { Begun } from './layout.ts';
import { Rows } from './rows.ts';
import { answered } from './threads.ts';
import { written } from './written.ts';

/** How often where it stands is kept, ms. */
const KEPT_EVERY = 200;

export interface RunOptions {
  /** A path, or '-' for what comes in. */
  readonly file: string;
  /** Undefined for what goes out. */
  readonly out: string | undefined;
  readonly restart: boolean;
  readonly threads: number | undefined;
  readonly job: Job;
}

export interface RunHost {
  readonly engine: () => Promise<Engine>;
  /** A thread that answers batches of this job. */
  readonly thread: (job: Job, layout: Layout) => Worker;
  readonly input: Readable;
  readonly output: Writable;
  /** How far it is: rows, rows a second, the share of the file, seconds left. */
  readonly progress: (told: Progress) => void;
  /** What to know before the first row. */
  readonly note: (said: string) => void;
}

export interface Progress {
  readonly rows: number;
  readonly failed: number;
  readonly perSecond: number;
  /** 0 to 1; undefined where the end is not known. */
  readonly share: number | undefined;
  readonly secondsLeft: number | undefined;
}

export interface Ran {
  readonly rows: number;
  readonly failed: number;
}

interface Source {
  readonly begun: Begun;
  readonly size: number | undefined;
  pieces(from: number): AsyncIterable<Uint8Array>;
}

async function firstOf(input: Readable): Promise<{ readonly first: Buffer; readonly rest: AsyncIterator<Buffer> }> {
  const rest = (input as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const pieces: Buffer[] = [];
  let length = 0;
  while (length < LOOKED_AT) {
    const { done, value } = await rest.next();
    if (done === true) break;
    pieces.push(value);
    length += value.length;
  }
  return { first: Buffer.concat(pieces), rest };
}

async function sourceOf(file: string, input: Readable): Promise<Source> {
  if (file === '-') {
    const { first, rest } = await firstOf(input);
    return {
      begun: layoutOf(first.subarray(0, LOOKED_AT)),
      size: undefined,
      async *pieces(from) {
        yield first.subarray(from);
        for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
      },
    };
  }
  if (!existsSync(file) || !statSync(file).isFile())
    throw new FileRefused(text(`${file}\u00a0: fichier introuvable.`, `${file}: there is no such file.`));
  const handle = openSync(file, 'r');
  const first = Buffer.alloc(LOOKED_AT);
  const count = readSync(handle, first, 0, LOOKED_AT, 0);
  const { size } = fstatSync(handle);
  closeSync(handle);
  return { begun: layoutOf(first.subarray(0, count)), size, pieces: (start) => createReadStream(file, { start }) };
}

/** Where answers go: a file written at its end, or a stream at the pace it is taken. */
interface Sink {
  write(bytes: Uint8Array): Promise<void> | void;
  close(): void;
}

function fileSink(path: string, at: number): Sink {
  const handle = written(path, () => openSync(path, at === 0 ? 'w' : 'r+'));
  ftruncateSync(handle, at);
  let place = at;
  return {
    write(bytes) {
      for (let from = 0; from < bytes.length;) {
        const [start, at] = [from, place];
        const count = written(path, () => writeSync(handle, bytes, start, bytes.length - start, at));
        from += count;
        place += count;
      }
    },
    close: () => closeSync(handle),
  };
}

const streamSink = (output: Writable): Sink => ({
  async write(bytes) {
    if (!output.write(bytes)) await new Promise<void>((resolve) => output.once('drain', () => resolve()));
  },
  close: () => undefined,
});

/** Where to begin: at the first row, or where a run of the same was ended. */
function beginning({ file, out, restart }: RunOptions, mark: string, begun: Begun): Position {
  if (out !== undefined && existsSync(out) && existsSync(file) && realpathSync(out) === realpathSync(file))
    throw new FileRefused(text(`${out}\u00a0: le fichier qui est lu.`, `${out}: the file that is read.`));
  const fresh: Position = { read: begun.bytes, written: 0, line: begun.lines + 1, rows: 0, failed: 0 };
  if (out === undefined || restart || !existsSync(out)) return fresh;
  const position = positionOf(out, mark);
  if (position === 'other')
    throw new FileRefused(
      text(
        `${out}\u00a0: d’un autre fichier, ou d’une autre demande\u202f; --restart l’écrit de nouveau.`,
        `${out}: of another file, or of another request; --restart writes it anew.`,
      ),
    );
  if (position === undefined)
    throw new FileRefused(
      text(
        `${out}\u00a0: existe déjà\u202f; --restart l’écrit de nouveau.`,
        `${out}: exists already; --restart writes it anew.`,
      ),
    );
  if (statSync(out).size < position.written)
    throw new FileRefused(
      text(
        `${out}\u00a0: plus court qu’il n’était\u202f; --restart l’écrit de nouveau.`,
        `${out}: shorter than it was; --restart writes it anew.`,
      ),
    );
  return position;
}

/** @throws {FileRefused} before the first row: the file, its head, or what is asked is not what can be answered */
export async function runFile(options: RunOptions, host: RunHost): Promise<Ran> {
  const { file, out, job } = options;
  const source = await sourceOf(file, host.input);
  const { begun, size } = source;
  const rows = new Rows(job, begun.layout, await host.engine());
  const mark = size === undefined ? '' : markOf(statSync(file), job);
  const position = beginning(options, mark, begun);
  const isKept = out !== undefined && size !== undefined;
  // Before there is anything of what is written: a file without a position is somebody's.
  if (isKept) written(out, () => keepPosition(out, mark, position));
  const sink = out === undefined ? streamSink(host.output) : fileSink(out, position.written);
  const { carried } = rows;
  if (carried.length > 0)
    host.note(
      text(
        `Colonnes recopiées sans être lues\u00a0: ${carried.join(', ')}`,
        `Columns copied, not read: ${carried.join(', ')}`,
      )[job.locale],
    );
  if (position.rows > 0)
    host.note(text(`Reprise à la ligne ${position.line}`, `Going on at line ${position.line}`)[job.locale]);
  let now = position;
  if (now.written === 0) {
    const head = new TextEncoder().encode(rows.head());
    await sink.write(head);
    now = { ...now, written: head.length };
  }
  const start = performance.now();
  let kept = start;
  try {
    const batches = batchesOf(source.pieces(now.read), now.line, begun.layout.form === 'csv');
    const threads = options.threads ?? availableParallelism();
    for await (const { batch, done } of answered(batches, threads, () => host.thread(job, begun.layout))) {
      await sink.write(done.text);
      now = {
        read: now.read + batch.bytes.length,
        written: now.written + done.text.length,
        line: batch.line + linesIn(batch.bytes),
        rows: now.rows + done.rows,
        failed: now.failed + done.failed,
      };
      const at = performance.now();
      if (at - kept < KEPT_EVERY) continue;
      kept = at;
      if (isKept) written(out, () => keepPosition(out, mark, now));
      const seconds = (at - start) / 1000;
      const bytes = now.read - position.read;
      host.progress({
        rows: now.rows,
        failed: now.failed,
        perSecond: (now.rows - position.rows) / seconds,
        share: size === undefined ? undefined : now.read / size,
        secondsLeft: size === undefined ? undefined : ((size - now.read) / bytes) * seconds,
      });
    }
    if (isKept) forgetPosition(out);
  } finally {
    sink.close();
  }
  return { rows: now.rows, failed: now.failed };
}

function linesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

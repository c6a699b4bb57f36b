/** A server of the built site in a process of its own, on loopback, with what it uses and what it writes. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Of the clock the kernel counts processor time by, on every Linux Node runs on. */
const TICKS_PER_SECOND = 100;

export interface Served {
  readonly port: number;
  readonly process: ChildProcess;
  /** What it has written to its log so far. */
  log(): string;
  /** Processor time used since it started, s. */
  cpuSeconds(): number;
  /** Memory it holds, bytes. */
  residentBytes(): number;
  /** Asks it to stop and waits until it is gone; gives the seconds it took and the exit code. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<{ readonly seconds: number; readonly code: number | null }>;
}

export interface ServeOptions {
  /** Where scripts/serve/serve.ts stands; this checkout unless told. */
  readonly checkout?: string;
  /** Another script than scripts/serve/serve.ts; it writes its address when it listens. */
  readonly script?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a server and waits until it listens. Without limits of calls, unless the environment sets them. */
export async function serve({
  checkout = root,
  script = 'scripts/serve/serve.ts',
  port = 0,
  env = {},
}: ServeOptions = {}): Promise<Served> {
  const child = spawn(process.execPath, [script], {
    cwd: checkout,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: '0',
      PAGE_LIMIT_PER_MINUTE: '0',
      BATCH_LINES_PER_MINUTE: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const taken = await new Promise<number>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1];
      if (found) resolve(Number(found));
      log += text.split('\n').slice(1).join('\n');
    });
    child.on('exit', () => reject(new Error(`the server ended: ${log}`)));
  });
  const proc = (file: string): string => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    port: taken,
    process: child,
    log: () => log,
    cpuSeconds() {
      // proc(5): utime and stime are the 12th and 13th fields after the name in brackets.
      const fields = proc('stat').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    residentBytes: () => Number(/VmRSS:\s+(\d+)/.exec(proc('status'))?.[1]) * 1024,
    async stop(signal = 'SIGTERM') {
      const start = performance.now();
      child.kill(signal);
      const [code] = child.exitCode === null && child.signalCode === null ? await ended : [child.exitCode];
      return { seconds: (performance.now() - start) / 1000, code };
    },
  };
}

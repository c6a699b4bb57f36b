#!/usr/bin/env node
/** The command of the package: `npx appfroid-engine sat R454B --t 5`; and, started by itself, each thread of a run over a file. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { createEngine } from '../../engine/index.ts';
import { progressLine } from '../run/progress.ts';
import { folderServer } from '../run/serve-folder.ts';
import { runFiles } from '../run/run-files.ts';
import type { ThreadData } from '../run/thread.ts';
import { isThreadData, serveRows } from '../run/thread.ts';
import { command, shownText } from './command.ts';

/** Of what a thread allocates and soon forgets, MB. */
const YOUNG_MB = 12;

async function main(): Promise<number> {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  };
  // A reader that has seen enough (`| head`) is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`appfroid: ${error.message}\n`);
    process.exit(1);
  });
  const own = fileURLToPath(import.meta.url);
  return command(process.argv.slice(2), {
    engine: createEngine,
    version,
    env: process.env,
    lines: () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
    run: (job) =>
      runFiles(job, {
        engine: createEngine,
        thread: (asked, layout) =>
          new Worker(own, {
            workerData: { job: asked, layout } satisfies ThreadData,
            // Rows leave nothing behind: without a limit their young garbage grows to some 90 MB a thread, and a long run with it.
            resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
          }),
        input: process.stdin,
        output: process.stdout,
        progress: (told) => progressLine(told, process.stderr),
        note: (said) => process.stderr.write(shownText(`${said}\n`)),
      }),
    serve: (folder, port, host) =>
      new Promise((resolve, reject) => {
        const server = folderServer(folder).on('error', reject);
        server.listen(port, host, () => {
          const address = server.address();
          const open = typeof address === 'object' && address !== null ? address.port : port;
          resolve(`http://${host.includes(':') ? `[${host}]` : host}:${open}/`);
        });
      }),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}

const data: unknown = workerData;
if (parentPort !== null && isThreadData(data)) serveRows(parentPort, data, await createEngine());
else process.exitCode = await main();

#!/usr/bin/env node
/** The command of the package: `npx appfroid-engine sat R454B --t 5`. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createEngine } from '../../engine/index.ts';
import { command } from './command.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
process.exitCode = await command(process.argv.slice(2), {
  engine: createEngine,
  version,
  env: process.env,
  lines: () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});

/** Tests of the built site that need no browser: its files as they lie in `dist`, its server and functions as they answer. */
import { defineConfig } from 'vitest/config';
import { isToBeMade } from './scripts/check/changes.ts';

/** Those that start servers of their own, or build for another host. */
const costly = [
  ...(isToBeMade('server under load') ? [] : ['tests/built/stress.test.ts']),
  ...(isToBeMade('functions of Vercel') ? [] : ['tests/built/vercel.test.ts']),
];

export default defineConfig({
  test: {
    name: 'built',
    include: ['tests/built/**/*.test.ts', ...(process.env['MATRIX'] === 'all' ? ['tests/nightly/**/*.test.ts'] : [])],
    exclude: costly,
    globalSetup: 'tests/built/support/serve.ts',
    // The check counts tests by where they are written.
    includeTaskLocation: true,
    environment: 'node',
    pool: 'threads',
    // What each measures is its own server's: one after the other leaves every server a core.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

/** Tests of the built site that need no browser: its files as they lie in `dist`, its server and functions as they answer. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'built',
    include: ['tests/built/**/*.test.ts', ...(process.env['MATRIX'] === 'all' ? ['tests/nightly/**/*.test.ts'] : [])],
    globalSetup: 'tests/built/support/serve.ts',
    environment: 'node',
    pool: 'threads',
    // What each measures is its own server's: one after the other leaves every server a core.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

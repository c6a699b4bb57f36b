import './scripts/check/node-version.mjs';
import { defineConfig } from 'vitest/config';
import { PAGE_PARAMETERS } from './scripts/build/pages.ts';
import { checkContentJson } from './scripts/build/content-json.ts';
import { isToBeMade, wholeDraws } from './scripts/check/changes.ts';
import { siteFacts } from './scripts/build/site-facts.ts';

checkContentJson();

/** These put things into stores of a page, into the browser's globals or into modules: each file starts from none. */
const ALONE = [
  'src/kit/form/**/*.test.ts',
  'src/kit/storage/**/*.test.ts',
  'src/features/**/state/**/*.test.ts',
  'src/features/circuit/{exact-alerts,same-list}.test.ts',
  'src/features/line/line.test.ts',
  'src/runtime/engine-here.test.ts',
  'src/shell/layout/**/*.test.ts',
  'tests/unit/stores/**/*.test.ts',
  'tests/unit/calculators/one-number-at-a-key.test.ts',
  'functions/**/*.test.ts',
];

export default defineConfig({
  define: {
    __PAGE_PARAMETERS__: JSON.stringify(PAGE_PARAMETERS),
    __SITE_FACTS__: JSON.stringify(siteFacts()),
    __REPOSITORY__: 'null',
  },
  test: {
    env: { WHOLE_DRAWS: wholeDraws() },
    setupFiles: ['tests/unit/setup.ts'],
    // The check counts tests by where they are written.
    includeTaskLocation: true,
    environment: 'node',
    // Two cores: more workers than that only pay for module loading twice.
    maxWorkers: 2,
    pool: 'threads',
    // A browser may be at work beside them.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
        },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          exclude: [
            ...ALONE,
            '**/node_modules/**',
            // They are made, packed, installed and typed.
            ...(isToBeMade('package of the engine') ? [] : ['src/engine/checks/package.test.ts']),
            ...(isToBeMade('packages of the programs') ? [] : ['src/access/mcp/packages.test.ts']),
          ],
          setupFiles: ['tests/unit/shared-globals.ts'],
          // Formulas keep nothing: the modules, the engine among them, are read once for all.
          isolate: false,
        },
      },
    ],
  },
});

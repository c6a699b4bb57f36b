import './scripts/node-version.mjs';
import { defineConfig } from 'vitest/config';
import { articleHeads } from './scripts/articles.mjs';
import { siteFacts } from './scripts/site-facts.mjs';

export default defineConfig({
  define: {
    __ARTICLES__: JSON.stringify(articleHeads()),
    __SITE_FACTS__: JSON.stringify(siteFacts()),
    __REPOSITORY__: 'null',
  },
  test: {
    include: ['src/**/*.test.ts', 'functions/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/unit/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/unit/setup.ts'],
    // Two cores: more workers than that only pay for module loading twice.
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});

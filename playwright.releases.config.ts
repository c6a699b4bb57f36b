import { defineConfig } from '@playwright/test';
import { launchArguments } from './scripts/check/chromium.ts';
import usual from './playwright.config.ts';

/** Two true builds, one after the other at one address: each test serves them itself. See scripts/check/releases.ts. */
const { webServer: _, ...shared } = usual;
export default defineConfig({
  ...shared,
  testDir: 'tests/releases',
  outputDir: 'test-results/releases',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  use: {
    ...shared.use,
    serviceWorkers: 'allow',
    // In one process for everything a page that reloads was seen to wait for ever for the worker that was to answer it.
    launchOptions: {
      ...shared.use?.launchOptions,
      args: launchArguments.filter((one) => !one.startsWith('--renderer-process-limit')),
    },
  },
});

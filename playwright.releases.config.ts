import { defineConfig } from '@playwright/test';
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
  use: { ...shared.use, serviceWorkers: 'allow' },
});

import './scripts/check/node-version.mjs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isToBeMade } from './scripts/check/changes.ts';
import { findChromium, launchArguments } from './scripts/check/chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 4329);
/** A stand-in for the model's provider: no test leaves the machine. */
const providerPort = port + 1;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  // A first visit, what it stores and what opens without a network are tried in every run (house-store, stored).
  testIgnore: isToBeMade('device from build to build')
    ? []
    : ['**/house-update.spec.ts', '**/house-kept-pages.spec.ts'],
  outputDir: 'test-results/e2e',
  // A page at work fills a processor: on two of them, four pages at a time took the same time and a fourteenth more work.
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // What fails once and not again is named as flaky: to be mended, and no reason to refuse a change.
  retries: 1,
  // Conditions are waited for, never times: a busy machine answers late, and what is right there stands sooner.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fr-FR',
    // The worker would answer in place of the routes a test lays; the tests of the app itself allow it.
    serviceWorkers: 'block',
    // The cookie banner has been answered, except where it is what is tested.
    storageState: {
      cookies: [
        {
          name: 'cookieAppFroid',
          value: '2099-01-01T00:00:00.000Z',
          domain: '127.0.0.1',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    launchOptions: { args: launchArguments, ...(executablePath && { executablePath }) },
    // 'only-on-failure' takes one of every page whose context closes, a passed test's too. What a failed page held is told
    // in words beside its error.
    screenshot: 'off',
  },
  webServer: [
    {
      command: 'node scripts/serve/serve.ts',
      url: `http://127.0.0.1:${port}/favicon.svg`,
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        AI_BASE_URL: `http://127.0.0.1:${providerPort}/v1`,
        AI_MODELS: '*',
        // Each file is compressed once in a run: how well is nothing the tests ask.
        BROTLI_QUALITY: '1',
      },
      reuseExistingServer: false,
      timeout: 120_000,
    },
    {
      command: 'node tests/e2e/support/fake-provider.mjs',
      url: `http://127.0.0.1:${providerPort}/requests`,
      env: { FAKE_PROVIDER_PORT: String(providerPort) },
      reuseExistingServer: false,
      timeout: 120_000,
    },
  ],
});

/**
 * Finds a Chromium for the browser tests, and installs one when the machine has none.
 * On its own (`node scripts/check/chromium.ts`) it prints the path.
 */
import { execFileSync } from 'node:child_process';
import type { ExecFileSyncOptions } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** The headless shell first: it draws a page in half the time of a browser that keeps its own windows too. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isRoot = process.getuid?.() === 0;

/** Chromium refuses its sandbox to root; nowhere else is the sandbox given up. */
export const launchArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--renderer-process-limit=1',
  '--in-process-gpu',
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of an installed Chromium or Chrome, or undefined. */
export function findChromium(): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const known = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...known, chromium.executablePath()].find(
    (path) => path !== undefined && isExecutable(path),
  );
}

/** As `findChromium`, after installing one where there was none. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  for (const install of [installWithApt, installWithPlaywright]) {
    install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to its executable.');
}

function installWithApt(): void {
  if (!isRoot || !isExecutable('/usr/bin/apt-get')) return;
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update'], options);
  } catch (error) {
    console.error(`apt-get could not read what there is: ${error instanceof Error ? error.message : error}`);
  }
  for (const name of ['chromium-headless-shell', 'chromium']) {
    try {
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
      return;
    } catch (error) {
      console.error(`apt-get could not install ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

function installWithPlaywright(): void {
  const cli = new URL('../../node_modules/@playwright/test/cli.js', import.meta.url).pathname;
  execFileSync(process.execPath, [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(ensureChromium());

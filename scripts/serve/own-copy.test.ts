import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownCopy } from './own-copy.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'appfroid-copy-'));
  mkdirSync(join(folder, 'dist/client/about'), { recursive: true });
  writeFileSync(join(folder, 'dist/client/about/index.html'), 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = (): URL => pathToFileURL(`${join(folder, 'dist')}/`);

it('stays on the old files, whole, when another build is made in the folder', () => {
  const copy = ownCopy(built(), join(folder, 'copies'));
  rmSync(join(folder, 'dist'), { recursive: true });
  const page = new URL('client/about/index.html', copy);
  expect(readFileSync(page, 'utf8')).toBe('old');
  mkdirSync(join(folder, 'dist/client/about'), { recursive: true });
  writeFileSync(join(folder, 'dist/client/about/index.html'), 'new');
  expect(readFileSync(page, 'utf8')).toBe('old');
});

it('clears what a killed server left, and nothing of one that runs', () => {
  // Of no process: the highest number Linux gives is 2^22.
  const [dead, alive, elsewhere] = [`99999999@${hostname()}`, `1@${hostname()}`, '99999999@another'].map((name) =>
    join(folder, 'copies', name),
  ) as [string, string, string];
  for (const one of [dead, alive, elsewhere]) mkdirSync(one, { recursive: true });
  ownCopy(built(), join(folder, 'copies'));
  expect([dead, alive, elsewhere].map((one) => existsSync(one))).toEqual([false, true, true]);
});

it('serves the folder itself where no copy can be had', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(ownCopy(built(), join(folder, 'file/copies')).href).toBe(built().href);
});

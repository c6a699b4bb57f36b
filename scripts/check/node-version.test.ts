import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isNewEnough } from './node-version.mjs';

it.each([
  ['20.20.2', '>=22.18.0', false],
  ['22.17.9', '>=22.18.0', false],
  ['22.18.0', '>=22.18.0', true],
  ['24.0.0', '>=22.18.0', true],
])('Node %s against %s: %s', (version, range, isEnough) => {
  expect(isNewEnough(version, range)).toBe(isEnough);
});

it('lets the project’s own Node pass', () => {
  const file = new URL('node-version.mjs', import.meta.url).pathname;
  expect(execFileSync(process.execPath, [file], { encoding: 'utf8' })).toBe(`Node ${process.versions.node} will do\n`);
});

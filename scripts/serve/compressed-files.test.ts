import { expect, it } from 'vitest';
import { codingOf } from './compressed-files.mjs';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['br; q=0.5', 'br'],
  ['BR', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('a client that takes %j is sent %s', (accepted, coding) => {
  expect(codingOf(accepted)).toBe(coding);
});

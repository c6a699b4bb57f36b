import { expect, it } from 'vitest';
import { transportSecurity } from './transport-security.ts';

it.each(['max-age=31536000', 'max-age=0', 'max-age=63072000; includeSubDomains; preload'])('sends %j', (value) => {
  expect(transportSecurity(value)).toEqual([{ key: 'Strict-Transport-Security', value }]);
});

it('sends nothing where nothing is said', () => {
  expect(transportSecurity(undefined)).toEqual([]);
  expect(transportSecurity('')).toEqual([]);
});

it.each(['yes', '31536000', 'max-age=1\r\nX: y', 'max-age=-1', 'includeSubDomains'])('refuses %j', (value) => {
  expect(transportSecurity(value)).toBeUndefined();
});

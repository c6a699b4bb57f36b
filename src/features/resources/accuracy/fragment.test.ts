import { expect, it } from 'vitest';
import { idOfFragment } from './fragment.ts';

it.each([
  ['#r134a-p', 'r134a-p'],
  ['#%C3%A9', 'é'],
  ['#%', '%'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['', ''],
])('%j names %j', (hash, id) => {
  expect(idOfFragment(hash)).toBe(id);
});

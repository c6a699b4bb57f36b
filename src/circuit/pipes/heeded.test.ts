import { expect, it } from 'vitest';
import { isHeeded } from './heeded.ts';

const line = (material: string | null) => ({ recommended: material === null ? null : { material } });

it('is heeded where the tube of its line is not copper, and nowhere else', () => {
  const lines = { asp: line('steel'), ll: line('copper'), ref: line(null) };
  const warned = (where: 'asp' | 'll' | 'ref') => isHeeded({ code: 'W_CO2TUBE', where }, lines);
  expect([warned('asp'), warned('ll'), warned('ref')]).toEqual([true, false, false]);
  expect(isHeeded({ code: 'W_VMAX', where: 'asp' }, lines)).toBe(false);
});

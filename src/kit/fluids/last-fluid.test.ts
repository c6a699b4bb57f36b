import { expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { BLENDS, PURE_FLUIDS } from '../../refrigerants/index.ts';
import { isOfUsualCycle } from './last-fluid.ts';

const engine = createEmbeddedEngine();
const names = [...PURE_FLUIDS, ...BLENDS].map(({ name }) => name);

/** Dew from -10 to 50 °C, where pages of a cycle open and a little beyond. */
function hasUsualCycle(name: string): boolean {
  try {
    const fluid = engine.fluid(name);
    return [-10, 50].every((celsius) => fluid.saturation({ T: celsius + 273.15 }).dew.P > 0);
  } catch {
    return false;
  }
}

it('a page of a cycle opens with the last refrigerant wherever the engine has its saturation, and with no other', () => {
  const refrigerants = names.filter((name) => /^R\d/.test(name));
  expect(refrigerants.length).toBeGreaterThan(150);
  expect(refrigerants.filter((name) => isOfUsualCycle(name) !== hasUsualCycle(name))).toEqual([]);
  expect(names.filter((name) => !/^R\d/.test(name) && isOfUsualCycle(name))).toEqual([]);
});

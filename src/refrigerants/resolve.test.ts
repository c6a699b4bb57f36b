import { describe, expect, it } from 'vitest';
import { SIMULATOR_FLUIDS } from './names.ts';
import { nameClashes, resolveFluidName } from './resolve.ts';

describe('resolveFluidName', () => {
  it.each([
    ['r-134a', 'R134a'],
    ['R134A', 'R134a'],
    ['HFC-134a', 'R134a'],
    ['134a', 'R134a'],
    [' R 134 a ', 'R134a'],
    ['propane', 'R290'],
    ['CO2', 'R744'],
    ['CO₂', 'R744'],
    ['ammoniac', 'R717'],
    ['ammonia', 'R717'],
    ['Ethylene', 'R1150'],
    ['éthylène', 'R1150'],
    ['R1234ze', 'R1234ze(E)'],
    ['r1234ze(z)', 'R1234ze(Z)'],
    ['HFO-1234ze(E)', 'R1234ze(E)'],
    ['R1233zd', 'R1233zd(E)'],
    ['R-C318', 'RC318'],
    ['r600a', 'R600a'],
    ['eau', 'R718'],
    ['sulfur hexafluoride', 'SF6'],
  ])('reads %s as %s', (spelling, name) => {
    expect(resolveFluidName(spelling)).toBe(name);
  });

  it.each(['', 'R', 'R134', 'banane', 'R404A', '__proto__', 'constructor', 'R134a'.repeat(1000)])(
    'knows no fluid called %s',
    (spelling) => {
      expect(resolveFluidName(spelling)).toBeUndefined();
    },
  );
});

describe('the list', () => {
  it('holds 68 pure fluids, each reachable by its own name', () => {
    expect(SIMULATOR_FLUIDS).toHaveLength(68);
    for (const { name } of SIMULATOR_FLUIDS) expect(resolveFluidName(name)).toBe(name);
  });

  it('gives no spelling to two fluids', () => {
    expect(nameClashes).toEqual([]);
  });
});

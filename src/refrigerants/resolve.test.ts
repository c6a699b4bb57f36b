import { describe, expect, it } from 'vitest';
import { BLENDS, PURE_FLUIDS, SIMULATOR_FLUIDS } from './names.ts';
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
    ['R-448A', 'R448A'],
    ['r448a', 'R448A'],
    ['R 454 B', 'R454B'],
    ['HFO-454B', 'R454B'],
    ['454b', 'R454B'],
    ['R404', 'R404A'],
    ['r507', 'R507A'],
    ['Opteon XP40', 'R449A'],
    ['mo99', 'R438A'],
  ])('reads %s as %s', (spelling, name) => {
    expect(resolveFluidName(spelling)).toBe(name);
  });

  it.each(['', 'R', 'R134', 'banane', 'R404B', 'R407', '__proto__', 'constructor', 'R134a'.repeat(1000)])(
    'knows no fluid called %s',
    (spelling) => {
      expect(resolveFluidName(spelling)).toBeUndefined();
    },
  );
});

describe('a reference string', () => {
  it.each([
    ['R32[0.689]&R1234yf[0.311]', 'R32[0.689]&R1234yf[0.311]'],
    ['propane[50]&isobutane[50]', 'R290[50]&R600a[50]'],
    [' CO₂ [ 0,06 ] & r-1234ze [ 0,94 ] ', 'R744[0.06]&R1234ze(E)[0.94]'],
    ['banane[50]&r32[50]', 'banane[50]&R32[50]'],
    ['propane[moitié]&r32[50]', 'propane[moitié]&r32[50]'],
    ['R32[50', 'R32[50'],
  ])('%s has its names resolved: %s', (spelling, name) => {
    expect(resolveFluidName(spelling)).toBe(name);
  });

  it('is not read without end', () => {
    expect(resolveFluidName(`R32[0.5]&${'x'.repeat(1000)}[0.5]`)).toBeUndefined();
  });
});

describe('the list', () => {
  it('holds pure fluids and blends, each reachable by its own name', () => {
    expect(SIMULATOR_FLUIDS.length).toBeGreaterThan(0);
    expect(SIMULATOR_FLUIDS).toEqual([...PURE_FLUIDS, ...BLENDS]);
    for (const { name } of SIMULATOR_FLUIDS) expect(resolveFluidName(name)).toBe(name);
  });

  it('gives no spelling to two fluids', () => {
    expect(nameClashes).toEqual([]);
  });
});

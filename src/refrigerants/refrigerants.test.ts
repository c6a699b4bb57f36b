import { describe, expect, it } from 'vitest';
import { REFRIGERANTS } from './facts/index.ts';
import { SIMULATOR_FLUIDS } from './names.ts';
import { refrigerantFromName } from './refrigerants.ts';
import type { Refrigerant } from './types.ts';

const FAMILIES = ['CFC', 'HCFC', 'HFC', 'HFC/HFO', 'HFO', 'PFC', 'HC', 'natural', 'other'];
const CLASSES = ['A1', 'A2L', 'A2', 'A3', 'B1', 'B2L', 'B2', 'B3', null];
const PLAIN_SPACE_BEFORE_SIGN = / [;:!?%»]|« /;

const isUnknownOr = (value: number | null, isSound: (known: number) => boolean): boolean =>
  value === null || (Number.isFinite(value) && isSound(value));

/** What is wrong with one entry; empty when it is sound. */
function faultsOf(fluid: Refrigerant): string[] {
  const { gwp, lflVolumePercent: limits, regulation, components } = fluid;
  const checks: readonly (readonly [string, boolean])[] = [
    ['family', FAMILIES.includes(fluid.family)],
    ['safety class', CLASSES.includes(fluid.safetyClass)],
    ['PED group', [1, 2, null].includes(fluid.pedGroup)],
    ['CAS', fluid.cas === null ? components !== null : /^\d{2,7}-\d\d-\d$/.test(fluid.cas)],
    ['GWP', Object.values(gwp).every((value) => isUnknownOr(value, (known) => known >= 0 && known < 25_000))],
    ['ODP', isUnknownOr(fluid.odp, (known) => known >= 0 && known <= 1)],
    [
      'flammability',
      limits === null ||
        (isUnknownOr(limits.lower, (v) => v > 0 && v < 20) &&
          isUnknownOr(limits.upper, (v) => v > (limits.lower ?? 0) && v < 100)),
    ],
    [
      'mass limits',
      [fluid.lfl, fluid.practicalLimit, fluid.rcl].every((value) => isUnknownOr(value, (v) => v > 0 && v < 1)),
    ],
    ['autoignition', isUnknownOr(fluid.autoignition, (known) => known > 200 && known < 900)],
    ['year', isUnknownOr(regulation.limitYear, (known) => known >= 2000 && known <= 2050)],
    ['colour', /^#[0-9A-F]{6}$/.test(fluid.colour)],
    ['texts', [fluid.uses, regulation.about].every(({ fr, en }) => fr.trim() !== '' && en.trim() !== '' && fr !== en)],
    ['French typography', !PLAIN_SPACE_BEFORE_SIGN.test(fluid.uses.fr + regulation.about.fr)],
    ['links', fluid.links.every(({ url }) => URL.canParse(url))],
    [
      'components',
      components === null || Math.abs(components.reduce((sum, part) => sum + part.massFraction, 0) - 1) < 1e-9,
    ],
    ['simulator', SIMULATOR_FLUIDS.some(({ name }) => name === fluid.name)],
  ];
  return checks.filter(([, isSound]) => !isSound).map(([name]) => name);
}

describe('the facts', () => {
  it.each(REFRIGERANTS.map((fluid) => [fluid.name, fluid] as const))('%s is sound', (_name, fluid) => {
    expect(faultsOf(fluid)).toEqual([]);
  });

  it('name each refrigerant once', () => {
    expect(new Set(REFRIGERANTS.map(({ name }) => name)).size).toBe(REFRIGERANTS.length);
    expect(REFRIGERANTS).toHaveLength(113);
  });

  it('cite a source, but for air, of which nothing but general knowledge is said', () => {
    expect(REFRIGERANTS.filter(({ sources }) => sources.length === 0).map(({ name }) => name)).toEqual(['R729']);
  });

  // Regulation (EU) 2024/573, Annexes I and II.
  it.each([
    ['R134a', 1430],
    ['R32', 675],
    ['R125', 3500],
    ['R23', 14800],
    ['R1234yf', 0.501],
    ['R1234ze(E)', 1.37],
    ['R744', 1],
  ])('%s has a legal GWP of %f', (name, gwp) => {
    expect(refrigerantFromName(name)?.gwp.legal).toBe(gwp);
  });

  it('leave unknown what no source confirms', () => {
    expect(refrigerantFromName('R600a')?.gwp.legal).toBeNull();
    expect(refrigerantFromName('R1243zf')?.safetyClass).toBeNull();
    expect(refrigerantFromName('R474A')?.gwp.legal).toBeNull();
    expect(refrigerantFromName('R444A')).toBeUndefined();
  });

  it('give only CFCs, HCFCs, R13I1 and a few traces an ozone depletion potential', () => {
    const depleting = REFRIGERANTS.filter(({ odp }) => odp !== null && odp > 0.001);
    expect(new Set(depleting.map(({ family }) => family))).toEqual(new Set(['CFC', 'HCFC', 'HFC', 'other']));
    // Its R13I1 is what depletes.
    expect(depleting.filter(({ family }) => family === 'HFC').map(({ name }) => name)).toEqual(['R466A']);
    expect(refrigerantFromName('R22')?.odp).toBe(0.055);
  });

  it('class safety as ISO 817 does', () => {
    const classes = ['R134a', 'R32', 'R290', 'R717', 'R123'].map((name) => refrigerantFromName(name)?.safetyClass);
    expect(classes).toEqual(['A1', 'A2L', 'A3', 'B2L', 'B1']);
  });
});

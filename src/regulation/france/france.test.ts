import { describe, expect, it } from 'vitest';
import { certificatesFor, QUOTA_BASE, quotaOfYear, siteHeading } from '../index.ts';

// Orders of 21 November 2025: A1 and A2 for F-gases and hydrocarbons, B for CO2, C for ammonia.
describe('certificates', () => {
  it.each([
    ['R32', 2.9, false, ['A1', 'A2']],
    ['R32', 3, false, ['A1']],
    ['R32', 5.9, true, ['A1', 'A2']],
    ['R32', 6, true, ['A1']],
    ['R290', 0.2, true, ['A1', 'A2']],
    ['R744', 50, false, ['B']],
    ['R717', 50, false, ['C']],
    ['R718', 50, false, []],
    ['R1234yf[0.5]&R134a[0.5]', 10, false, ['A1']],
  ] as const)('%s, %f kg, sealed %s: %j', (fluid, mass, isHermetic, categories) => {
    expect(certificatesFor(fluid, mass, isHermetic)).toEqual(categories);
  });
  it('of no mass are those of any', () => expect(certificatesFor('R410A')).toEqual(['A1']));
  it('of nobody knows what is a problem', () =>
    expect(certificatesFor('R999')).toEqual({ problem: { code: 'unknownFluid', field: 'fluid' } }));
});

// Heading 1185 (gases of Annex I of Regulation (EU) 517/2014, no HFO alone) and order of 4 August 2014; orders of 19 November 2009 and 16 July 1997 (4735).
describe('the heading of a site', () => {
  it.each([
    ['R410A', 299.9, null],
    ['R410A', 300, { heading: '1185-2a', regime: 'DC' }],
    ['R22', 300, { heading: '1185-2a', regime: 'DC' }],
    ['R1234yf', 5000, null],
    ['R454B', 300, { heading: '1185-2a', regime: 'DC' }],
    ['R717', 149, null],
    ['R717', 150, { heading: '4735', regime: 'DC' }],
    ['R717', 1500, { heading: '4735', regime: 'A' }],
    ['R744', 5000, null],
  ] as const)('%s, %f kg: %j', (fluid, mass, heading) => expect(siteHeading(fluid, mass)).toEqual(heading));
  it('needs a mass', () =>
    expect(siteHeading('R410A', Number.NaN)).toEqual({ problem: { code: 'outOfRange', field: 'mass' } }));
});

// Annex VII: 24.3 % of the base in 2025 and 2026, 12.3 % from 2027, nothing from 2050.
it.each([
  [2024, undefined],
  [2026, 0.243],
  [2027, 0.123],
  [2031, 0.052],
  [2049, 0.024],
  [2060, 0],
])('the quota of %i', (year, share) => {
  const step = quotaOfYear(year);
  if (share === undefined) expect(step).toBeUndefined();
  else expect((step?.most ?? Number.NaN) / QUOTA_BASE).toBeCloseTo(share, 3);
});

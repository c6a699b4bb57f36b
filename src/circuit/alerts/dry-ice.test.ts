/** What a relief of CO2 says, from the enthalpy of a study's liquid. */
import { expect, it } from 'vitest';
import { dryIceFindings } from './dry-ice.ts';

it('says how much of the liquid turns to dry ice, and of no other fluid anything', () => {
  // Liquid at 20 bar: 46.6 % at the end and 49.8 % at the triple point, by an independent program.
  const [found] = dryIceFindings('R744', 155.521);
  expect(found).toMatchObject({ code: 'S_DRYICE', severity: 'know' });
  expect(found?.values['solid']).toBeCloseTo(46.618, 2);
  expect(found?.values['peak']).toBeCloseTo(49.796, 2);
  expect(dryIceFindings('R744', undefined)[0]?.values).toEqual({});
  expect(dryIceFindings('R134a', 155)).toEqual([]);
});

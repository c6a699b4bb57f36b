import { expect, it } from 'vitest';
import { glycolRow } from './glycol.ts';

// Ethylene glycol by mass: https://www.processconvert.com/calculators/freeze-protection-concentration. Propylene glycol: Lange's
// Handbook of Chemistry, table 5.13, 30 % by volume, whose density is within 4 % of water's: 30 to 31 % by mass.
it.each([
  [-18.8, 'ethylene', 0.35, 0.01],
  [-23.8, 'ethylene', 0.4, 0.01],
  [-12.8, 'propylene', 0.305, 0.015],
] as const)('first crystals at %f °C take %s, mass fraction %f', (celsius, glycol, fraction, within) => {
  expect(Math.abs(glycolRow(celsius)[glycol] - fraction)).toBeLessThan(within);
});

it('carries the less heat the more of it there is', () => {
  const shares = [-5, -10, -15, -20].map((celsius) => glycolRow(celsius).heat);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(shares[0]).toBeLessThan(1);
});

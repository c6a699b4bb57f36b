import { describe, expect, it } from 'vitest';
import { searchFluids, searchKey } from './fluid-search.ts';
import type { FluidChoice } from './fluid-search.ts';

const fluid = (name: string, label: string | null = null, ...aliases: string[]): FluidChoice => ({
  name, label, aliases, gwp: null, safetyClass: null, colour: null,
});
const fluids = [
  fluid('R134a'), fluid('R1150', 'Éthylène', 'C2H4'), fluid('R290', 'Propane', 'n-propane'),
  fluid('R744', 'Dioxyde de carbone', 'CO2'), fluid('R12'), fluid('R123'), fluid('RC270', 'Cyclopropane'),
];
const found = (search: string): string[] => searchFluids(fluids, search).map(({ name }) => name);

describe('searching fluids', () => {
  it('sees through accents, case, dashes and subscripts', () => {
    expect(searchKey('Éthylène')).toBe('ethylene');
    expect(found('ethylene')).toEqual(['R1150']);
    expect(found('r-134A')).toEqual(['R134a']);
    expect(found('CO₂')).toEqual(['R744']);
  });

  it('puts the very name before what begins with it, and that before what contains it', () => {
    expect(found('12')).toEqual(['R12', 'R123']);
    expect(found('propane')).toEqual(['R290', 'RC270']);
  });

  it('finds all for nothing and nothing for nonsense', () => {
    expect(found(' ')).toHaveLength(fluids.length);
    expect(found('banane')).toEqual([]);
  });
});

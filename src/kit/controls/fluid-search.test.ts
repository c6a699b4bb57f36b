import { describe, expect, it } from 'vitest';
import { searchFluids, searchKey } from './fluid-search.ts';
import type { FluidChoice, FluidGroup } from './fluid-search.ts';

const fluid = (name: string, label: string | null = null, ...aliases: string[]): FluidChoice => ({
  name,
  title: name,
  label,
  composition: null,
  isBlend: false,
  components: [],
  aliases,
  gwp: null,
  safetyClass: null,
  colour: null,
});
const blend = (name: string, components: readonly string[], ...aliases: string[]): FluidChoice => ({
  ...fluid(name, null, ...aliases),
  isBlend: true,
  components,
});
const pure = [
  fluid('R134a'),
  fluid('R1150', 'Éthylène', 'C2H4'),
  fluid('R290', 'Propane', 'n-propane'),
  fluid('R744', 'Dioxyde de carbone', 'CO2'),
  fluid('R12'),
  fluid('R123'),
  fluid('RC270', 'Cyclopropane'),
  fluid('R717', 'Ammoniac', 'NH3'),
  fluid('R32'),
];
const blends = [
  blend('R448A', ['R32', 'R125', 'R1234yf', 'R134a', 'R1234ze(E)'], 'N40'),
  blend('R454B', ['R32', 'R1234yf'], 'XL41'),
  blend('R507A', ['R125', 'R143a']),
];
const mix: FluidChoice = { ...blend('R32[0.5]&R744[0.5]', ['R32', 'R744']), title: 'Mélange 1' };
const groups: readonly FluidGroup[] = [
  { id: 'mixes', label: 'Mes mélanges', fluids: [mix] },
  { id: 'pure', label: 'Fluides purs', fluids: pure },
  { id: 'blends', label: 'Mélanges', fluids: blends },
];
const found = (search: string): string[] =>
  searchFluids(groups, search).flatMap(({ fluids }) => fluids.map(({ title }) => title));

describe('searching fluids', () => {
  it('sees through accents, case, dashes and subscripts', () => {
    expect(searchKey('Éthylène')).toBe('ethylene');
    expect(found('ethylene')).toEqual(['R1150']);
    expect(found('r-134A')[0]).toBe('R134a');
    expect(found('CO₂')[0]).toBe('R744');
    expect(found('ammoniac')).toEqual(['R717']);
  });

  it('finds a blend by any spelling of its number and by its trade name', () => {
    for (const spelling of ['R-448A', 'r448a', 'R 448 A', '448a', 'N40', 'HFO-448A'])
      expect(found(spelling)).toEqual(['R448A']);
    expect(found('xl41')).toEqual(['R454B']);
    expect(found('mélange 1')).toEqual(['Mélange 1']);
  });

  it('puts the very name before what begins with it, and that before what contains it', () => {
    expect(found('12').slice(0, 2)).toEqual(['R12', 'R123']);
    expect(found('propane')).toEqual(['R290', 'RC270']);
  });

  it('finds the blends a component is in, after the component itself', () => {
    expect(found('R32')).toEqual(['R32', 'Mélange 1', 'R448A', 'R454B']);
    expect(found('HFC-32')).toEqual(['R32', 'Mélange 1', 'R448A', 'R454B']);
  });

  it('finds all for nothing and nothing for nonsense', () => {
    expect(searchFluids(groups, ' ')).toBe(groups);
    expect(found('banane')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { BLENDS, PURE_FLUIDS } from '../../refrigerants/index.ts';
import { newMix, referenceString } from '../../refrigerants/mix.ts';
import { optionGroups } from '../controls/option-groups.ts';
import { searchFluids } from '../controls/fluid-search.ts';
import { chosenFluid, fluidGroups, typedComposition } from './fluid-groups.ts';
import { everyFluid } from './every-fluid.ts';

const fluids = everyFluid('fr');
const labels = {
  recent: 'Derniers fluides',
  mixes: 'Mes mélanges',
  pure: 'Fluides purs',
  blends: 'Mélanges',
  rare: 'Rares',
  typed: 'Composition saisie',
};
const mix = newMix([]);
const groups = fluidGroups(fluids, [mix], labels, 'fr');

describe('the fluids of the picker', () => {
  it('stand in four groups: own mixes, pure fluids, blends, and blends few people meet', () => {
    const rare = groups.find(({ id }) => id === 'rare')?.fluids ?? [];
    expect(groups.map(({ id, fluids: inGroup }) => [id, inGroup.length])).toEqual([
      ['mixes', 1],
      ['pure', PURE_FLUIDS.length],
      ['blends', BLENDS.length - rare.length],
      ['rare', rare.length],
    ]);
    // Sold elsewhere, in old plant alone, or out of use.
    expect(rare.map(({ name }) => name)).toEqual(expect.arrayContaining(['R433A', 'R402B', 'R401C']));
    expect(rare.map(({ name }) => name)).not.toContain('R449C');
    expect(groups[0]?.fluids[0]).toMatchObject({ name: referenceString(mix), title: 'Mélange 1', safetyClass: null });
  });

  it('carry the facts of a blend', () => {
    const r448a = fluids.find(({ name }) => name === 'R448A');
    expect(r448a).toMatchObject({
      gwp: 1386,
      safetyClass: 'A1',
      composition: 'R32/R125/R1234yf/R134a/R1234ze(E) 26/26/20/21/7\u202f%',
    });
  });

  it('are found by every alias of their lists', () => {
    for (const { name, aliases } of [...PURE_FLUIDS, ...BLENDS]) {
      for (const alias of [name, ...aliases]) {
        const first = searchFluids(groups, alias)[0]
          ?.fluids.slice(0, 3)
          .map((fluid) => fluid.name);
        expect(first, alias).toContain(name);
      }
    }
  });

  it('keep the rare ones folded until something is searched', () => {
    const shown = (search: string) => optionGroups({ groups, groupFromSearch: () => undefined }, search);
    expect(shown('').at(-1)).toMatchObject({ id: 'rare', options: [], isFolded: true });
    expect(shown('R433').map(({ id, options }) => [id, options.length])).toEqual([['rare', 3]]);
  });

  it('weigh a composition by mass: R454B by its components has the legal GWP of R454B', () => {
    // 0.689 x 675 + 0.311 x 0.501 (Regulation (EU) 2024/573, Annexes I, II and VI).
    const typed = chosenFluid('R32[0.689]&R1234yf[0.311]', fluids, [], 'fr');
    expect(typed?.gwp).toBeCloseTo(465.2, 1);
    expect(Math.round(typed?.gwp ?? 0)).toBe(fluids.find(({ name }) => name === 'R454B')?.gwp);
    expect(typed?.title).toBe('R32/R1234yf 68,9/31,1\u202f%');
  });

  it('take a composition typed in full', () => {
    expect(typedComposition('r32[50]&CO2[50]', fluids, labels, 'fr')?.fluids[0]).toMatchObject({
      name: 'R32[50]&R744[50]',
      title: 'R32/R744 50/50\u202f%',
    });
    expect(typedComposition('R32', fluids, labels, 'fr')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import list from '../engine/blends/blends.json' with { type: 'json' };
import { BLEND_FACTS } from './facts/blends/index.ts';
import { BLENDS } from './names.ts';
import { refrigerantFromName } from './refrigerants.ts';
import type { Refrigerant } from './types.ts';

type Composition = readonly (readonly [name: string, percent: number])[];
const compositions = list.blends as unknown as Readonly<Record<string, Composition>>;
/** Blends the engine computes of which the product holds no facts. */
const WITHOUT_FACTS = ['R444A', 'R444B', 'R445A', 'R447A', 'R457A', 'R460A'];
const BASES = ['legal', 'ar5', 'ar6', 'eu517'] as const;

const compositionOf = ({ components }: Refrigerant): unknown =>
  components?.map(({ name, massFraction }) => [name, Number((100 * massFraction).toFixed(6))]);

/** Mass-weighted GWP, the method of Annex VI of Regulation (EU) 2024/573; null when a component has none. */
function weightedGwp(blend: Refrigerant, basis: (typeof BASES)[number]): number | null {
  return (blend.components ?? []).reduce<number | null>((sum, { name, massFraction }) => {
    const gwp = refrigerantFromName(name)?.gwp[basis] ?? null;
    return sum === null || gwp === null ? null : sum + massFraction * gwp;
  }, 0);
}

describe('the facts of blends', () => {
  it('are those of the blends the engine computes, but for six', () => {
    expect(BLENDS.map(({ name }) => name)).toEqual(Object.keys(compositions));
    expect(Object.keys(compositions).filter((name) => refrigerantFromName(name) === undefined)).toEqual(WITHOUT_FACTS);
    expect(BLEND_FACTS).toHaveLength(60);
  });

  it.each(BLEND_FACTS.map((blend) => [blend.name, blend] as const))(
    '%s is made of what the engine makes it of',
    (name, blend) => {
      expect(compositionOf(blend)).toEqual(compositions[name]);
      expect(blend.cas).toBeNull();
      for (const component of blend.components ?? [])
        expect(refrigerantFromName(component.name)?.components).toBeNull();
    },
  );

  it.each(BLEND_FACTS.map((blend) => [blend.name, blend] as const))(
    '%s weighs on the climate as its components do',
    (_name, blend) => {
      for (const basis of BASES) {
        const weighted = weightedGwp(blend, basis);
        const { [basis]: stated } = blend.gwp;
        if (weighted === null || stated === null) continue;
        expect(Math.abs(stated - weighted), basis).toBeLessThanOrEqual(weighted < 10 ? 0.01 : 0.5 + 1e-9);
      }
    },
  );

  // Regulation (EU) 2024/573, Annex VI method; Regulation (EU) 517/2014 for the values on plates.
  it.each([
    ['R404A', 3922, 3922],
    ['R407C', 1774, 1774],
    ['R410A', 2088, 2088],
    ['R448A', 1386, 1387],
    ['R449A', 1396, 1397],
    ['R454B', 465, 466],
    ['R454C', 146, 148],
    ['R455A', 146, 148],
    ['R513A', 629, 631],
  ])('%s has a legal GWP of %i, once %i', (name, legal, eu517) => {
    expect(refrigerantFromName(name)?.gwp).toMatchObject({ legal, eu517 });
  });

  it.each([
    ['R404A', 'A1', 2],
    ['R454B', 'A2L', 1],
    ['R511A', 'A3', 1],
    ['R512A', 'A2', 1],
    ['R514A', 'B1', 2],
  ])('%s is of class %s and group %i', (name, safetyClass, pedGroup) => {
    expect(refrigerantFromName(name)).toMatchObject({ safetyClass, pedGroup });
  });
});

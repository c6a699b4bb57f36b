/**
 * Risk categories of Directive 2014/68/EU: Article 4 and the nine charts of Annex II. Pressures are PS in
 * bar (gauge), volumes in litres, DN without unit: the Directive's own units, which its limits are written
 * in. A limit belongs to the lower class.
 */
import { isWithin } from './limits.ts';

export type PedCategory = 'Non soumis' | 'Art 4§3' | 'Cat I' | 'Cat II' | 'Cat III' | 'Cat IV';
export type PedTable = 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9;
export type PedGroup = 1 | 2;

export const PED_CATEGORIES: readonly PedCategory[] = ['Non soumis', 'Art 4§3', 'Cat I', 'Cat II', 'Cat III', 'Cat IV'];

export interface PedOutcome {
  readonly category: PedCategory;
  /** Chart of Annex II; absent when not subject. */
  readonly table?: PedTable;
}

export interface PedVessel {
  readonly isGas: boolean;
  readonly group: PedGroup;
  /** PS, bar gauge. */
  readonly pressure: number;
  /** V, L, more than 0. */
  readonly volume: number;
  /** Unstable gas of group 1 that chart 1 would put in I or II (Annex II, chart 1). */
  readonly isUnstable?: boolean;
  /** Portable extinguisher or bottle for breathing apparatus (Annex II, chart 2). */
  readonly isBreathing?: boolean;
}

export interface PedPiping {
  readonly isGas: boolean;
  readonly group: PedGroup;
  /** PS, bar gauge. */
  readonly pressure: number;
  /** Nominal size. */
  readonly dn: number;
  /** Unstable gas of group 1 (Annex II, chart 6). */
  readonly isUnstable?: boolean;
  /** Fluid above 350 °C (Annex II, chart 7). */
  readonly isHot?: boolean;
}

/** Below or at this PS, bar, the Directive does not apply: Article 1(1). */
const PED_LOWEST_PRESSURE = 0.5;

function atLeast(category: PedCategory, floor: PedCategory): PedCategory {
  return PED_CATEGORIES.indexOf(category) < PED_CATEGORIES.indexOf(floor) ? floor : category;
}

/** The class of `value`: that of the first limit it does not exceed, else the last. */
function classOf(value: number, limits: readonly (readonly [number, PedCategory])[], beyond: PedCategory): PedCategory {
  return limits.find(([limit]) => isWithin(value, limit))?.[1] ?? beyond;
}

function gasVesselGroup1({ pressure, volume, isUnstable }: PedVessel): PedCategory {
  if (volume <= 1)
    return classOf(
      pressure,
      [
        [200, 'Art 4§3'],
        [1000, 'Cat III'],
      ],
      'Cat IV',
    );
  const category = classOf(
    pressure * volume,
    [
      [25, 'Art 4§3'],
      [50, 'Cat I'],
      [200, 'Cat II'],
      [1000, 'Cat III'],
    ],
    'Cat IV',
  );
  const isLifted = isUnstable === true && category !== 'Art 4§3';
  return isLifted ? atLeast(category, 'Cat III') : category;
}

function gasVesselGroup2({ pressure, volume, isBreathing }: PedVessel): PedCategory {
  const floor: PedCategory = isBreathing === true ? 'Cat III' : 'Non soumis';
  if (volume <= 1) {
    return atLeast(
      classOf(
        pressure,
        [
          [1000, 'Art 4§3'],
          [3000, 'Cat III'],
        ],
        'Cat IV',
      ),
      floor,
    );
  }
  const product = classOf(
    pressure * volume,
    [
      [50, 'Art 4§3'],
      [200, 'Cat I'],
      [1000, 'Cat II'],
      [3000, 'Cat III'],
    ],
    'Cat IV',
  );
  const capped = pressure <= 4 && product === 'Cat IV' ? 'Cat III' : product;
  const large = volume > 1000 ? atLeast(capped, 'Cat III') : capped;
  return atLeast(large, floor);
}

function liquidVessel({ group, pressure, volume }: PedVessel): PedCategory {
  const product = pressure * volume;
  if (group === 1) {
    if (volume <= 1) return classOf(pressure, [[500, 'Art 4§3']], 'Cat II');
    if (isWithin(product, 200)) return 'Art 4§3';
    return classOf(
      pressure,
      [
        [10, 'Cat I'],
        [500, 'Cat II'],
      ],
      'Cat III',
    );
  }
  if (pressure <= 10) return 'Art 4§3';
  if (isWithin(product, 10_000)) return classOf(pressure, [[1000, 'Art 4§3']], 'Cat I');
  return pressure > 500 && volume >= 10 ? 'Cat II' : 'Cat I';
}

/** Category of a vessel. Annex II, charts 1 to 4; not for fired or steam generators (chart 5). */
export function categoryOfVessel(vessel: PedVessel): PedOutcome {
  if (vessel.pressure <= PED_LOWEST_PRESSURE) return { category: 'Non soumis' };
  if (!vessel.isGas) return { category: liquidVessel(vessel), table: vessel.group === 1 ? 3 : 4 };
  return vessel.group === 1
    ? { category: gasVesselGroup1(vessel), table: 1 }
    : { category: gasVesselGroup2(vessel), table: 2 };
}

/**
 * Table 6. Its lines in words: French Environment Code, R. 557-14-1, 5° (from category II: DN > 100 or PS·DN > 1000, except
 * DN ≤ 25), and order of 20 November 2017, art. 7, 2 a (III: DN > 350 or PS·DN > 3500, except DN ≤ 100).
 */
function gasPipingGroup1({ pressure, dn, isUnstable }: PedPiping): PedCategory {
  if (dn <= 25) return 'Art 4§3';
  const product = pressure * dn;
  const category =
    dn <= 100
      ? classOf(product, [[1000, 'Cat I']], 'Cat II')
      : dn <= 350
        ? classOf(product, [[3500, 'Cat II']], 'Cat III')
        : 'Cat III';
  return isUnstable === true ? atLeast(category, 'Cat III') : category;
}

function gasPipingGroup2({ pressure, dn, isHot }: PedPiping): PedCategory {
  const product = pressure * dn;
  if (dn <= 32 || isWithin(product, 1000)) return 'Art 4§3';
  if (dn <= 100 || isWithin(product, 3500)) return 'Cat I';
  if (dn <= 250 || isWithin(product, 5000)) return isHot === true ? 'Cat III' : 'Cat II';
  return 'Cat III';
}

function liquidPiping({ group, pressure, dn }: PedPiping): PedCategory {
  const product = pressure * dn;
  if (group === 1) {
    if (dn <= 25 || isWithin(product, 2000)) return 'Art 4§3';
    return classOf(
      pressure,
      [
        [10, 'Cat I'],
        [500, 'Cat II'],
      ],
      'Cat III',
    );
  }
  if (pressure <= 10 || dn <= 200 || isWithin(product, 5000)) return 'Art 4§3';
  return classOf(pressure, [[500, 'Cat I']], 'Cat II');
}

/** Category of piping. Annex II, charts 6 to 9. */
export function categoryOfPiping(piping: PedPiping): PedOutcome {
  if (piping.pressure <= PED_LOWEST_PRESSURE) return { category: 'Non soumis' };
  if (!piping.isGas) return { category: liquidPiping(piping), table: piping.group === 1 ? 8 : 9 };
  return piping.group === 1
    ? { category: gasPipingGroup1(piping), table: 6 }
    : { category: gasPipingGroup2(piping), table: 7 };
}

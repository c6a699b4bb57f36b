/** Holds the door of leaks to its reference values, each by the tolerance of what it is. */
import type { ReferenceCase, ReferenceTable } from '../../circuit/checks/reference.ts';
import table from './reference/leak.json' with { type: 'json' };

export const { tolerance } = table;
export const CASES = table.cases as readonly { name: string; request: Record<string, unknown>; expect: object }[];
export const ERRORS = table.errors as readonly { request: Record<string, unknown>; code: string; field: string }[];

const COMPOSITIONS = new Set(['massPercent', 'molePercent', 'vapour', 'liquid', 'lost', 'topup_vapour']);
const POINTS = new Set(['points', 'flammable', 'liquid_share', 'liquid_volume']);
/** The limit is found by iteration: three times what is allowed elsewhere. */
const LIMIT_FACTOR = 3;

interface Allowed {
  readonly allowed: number;
  readonly isRelative: boolean;
}

function allowedAt(path: readonly string[]): Allowed {
  const absolute = (allowed: number): Allowed => ({ allowed, isRelative: false });
  const key = path.at(-1) ?? '';
  if (POINTS.has(key) || path.some((one) => COMPOSITIONS.has(one))) return absolute(tolerance.massPercent);
  if (/^(?:dt_|glide_|t_discharge$|t$)/.test(key)) return absolute(tolerance.kelvin);
  if (/^(?:dp_|p_|p$)/.test(key)) return absolute(tolerance.bar);
  if (key === 'capacity' || (key === 'eer' && path[0] === 'stages')) return absolute(tolerance.fraction);
  if (key === 'gwp') return absolute(tolerance.gwp);
  return { allowed: tolerance.relative, isRelative: true };
}

export interface Deviation {
  readonly path: string;
  readonly got: unknown;
  readonly want: unknown;
  /** Share of what is allowed; infinite where the answer is another one. */
  readonly share: number;
}

function shareOf(got: unknown, want: unknown, path: readonly string[]): number {
  if (typeof want !== 'number') return got === want ? 0 : Number.POSITIVE_INFINITY;
  if (typeof got !== 'number') return Number.POSITIVE_INFINITY;
  const { allowed, isRelative } = allowedAt(path);
  const off = Math.abs(got - want) / (isRelative ? Math.max(Math.abs(want), Number.MIN_VALUE) : 1);
  return off / (allowed * (path[0] === 'limit' ? LIMIT_FACTOR : 1));
}

/** Every value of an expected answer beside what was answered. */
export function deviations(got: unknown, want: unknown, path: readonly string[] = []): readonly Deviation[] {
  if (typeof want !== 'object' || want === null) {
    return [{ path: path.join('.'), got, want, share: shareOf(got, want, path) }];
  }
  const record = (got ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(want).flatMap(([key, value]) => deviations(record[key], value, [...path, key]));
}

/** What the page of accuracy shows of each stage: the ruler's errors, K, then shares of the nominal figure. */
const KELVINS = ['dt_dew_evp', 'dt_bubble_cdr', 'dt_discharge', 'glide_evp', 'glide_cdr'] as const;
const OTHERS = ['capacity', 'eer', 'gwp'] as const;

/** The cases as any door has them: pressures and compositions at rest, and those figures. */
export function leakFigures(): ReferenceTable {
  const caseOf = ({ name, request, expect }: (typeof CASES)[number]): ReferenceCase => {
    const { stages = [] } = expect as { stages?: readonly Readonly<Record<string, unknown>>[] };
    const figures = stages.flatMap((stage, at) => {
      const path = `result.stages.${at}`;
      const { p } = stage['rest'] as { readonly p: number };
      const shares = Object.entries(stage['massPercent'] as Readonly<Record<string, number>>);
      return [
        [`${path}.rest.p`, p] as const,
        ...shares.map(([component, share]) => [`${path}.massPercent.${component}`, share] as const),
        ...[...KELVINS, ...OTHERS].map((key) => [`${path}.${key}`, stage[key] as number | null] as const),
      ];
    });
    return { name, input: { request }, expect: Object.fromEntries(figures) };
  };
  const { kelvin, fraction, gwp, relative } = tolerance;
  return {
    door: 'leak',
    // Shares and pressures by their size; what may be nothing by how far it is off.
    tolerance: {
      '*': [relative],
      ...Object.fromEntries(KELVINS.map((key) => [key, [0, kelvin]])),
      capacity: [0, fraction],
      eer: [0, fraction],
      gwp: [0, gwp],
    },
    kelvins: KELVINS,
    cases: CASES.map(caseOf),
  };
}

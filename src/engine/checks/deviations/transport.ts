/** Viscosity and conductivity against the fluids' own correlations, and against values their authors print. */
import correlations from '../../transport/correlations.json' with { type: 'json' };
import type { Correlations } from '../../correlations.ts';
import { correlatedViscosity } from '../../correlations.ts';
import type { Engine } from '../../types.ts';
import published from '../reference/correlations.json' with { type: 'json' };
import reference from '../reference/transport.json' with { type: 'json' };
import type { Comparison } from './comparison.ts';
import { relativeComparison } from './comparison.ts';

export type TransportKey = 'viscosity' | 'conductivity';
export type TransportPhase = 'liquid' | 'vapour';
export const TRANSPORT_KEYS = ['viscosity', 'conductivity'] as const;
export const TRANSPORT_PHASES = ['liquid', 'vapour'] as const;

interface Row {
  readonly T: number;
  readonly Q?: number;
  readonly P?: number;
  readonly viscosity?: number;
  readonly conductivity?: number;
}

export const TRANSPORT_REFERENCE: Readonly<Record<string, readonly Row[]>> = reference.fluids;
export const TRANSPORT_SOURCE = reference.source;
/** Correlations it has in place of the one carried here, by fluid and property. */
export const TRANSPORT_OTHER: Readonly<Record<string, string>> = reference.other;
/** The correlations carried, by fluid. */
export const OWN_CORRELATIONS = correlations.fluids as unknown as Readonly<Record<string, Correlations>>;

/** The worst the checks accept of one value, whichever way it is computed. */
export const TRANSPORT_WORST = 0.2;

/** One property of one fluid: along saturation, and at states off it, which are liquid where they are denser than critical. */
export function transportComparisons(
  engine: Engine,
  name: string,
  key: TransportKey,
  phase: TransportPhase,
): readonly Comparison[] {
  const fluid = engine.fluid(name);
  return (TRANSPORT_REFERENCE[name] ?? []).flatMap((row) => {
    const expected = row[key];
    if (expected === undefined) return [];
    const at = row.Q === undefined ? { T: row.T, P: row.P! } : { T: row.T, Q: row.Q };
    const comparison = relativeComparison(key, key, at, fluid.state(at)[key], expected, TRANSPORT_WORST);
    return phaseOf(engine, name, comparison) === phase ? [comparison] : [];
  });
}

interface Published<Values> {
  readonly fluid: string;
  readonly source: string;
  readonly tolerance: number;
  readonly rows: readonly Values[];
}

/** Which phase a compared state is: the liquid where it is denser than critical. */
export function phaseOf(engine: Engine, name: string, { at }: Comparison): TransportPhase {
  const fluid = engine.fluid(name);
  if (at.Q !== undefined) return at.Q === 0 ? 'liquid' : 'vapour';
  const D = at.D ?? fluid.state({ T: at.T!, P: at.P! }, { extrapolate: true }).D;
  return D > fluid.critical.D ? 'liquid' : 'vapour';
}

/** What the authors of the correlations print, by how it is asked for. */
export const PRINTED = published as unknown as {
  readonly viscosity: readonly Published<readonly [T: number, rho: number, value: number]>[];
  readonly conductivity: readonly Published<readonly [T: number, D: number, value: number]>[];
  readonly saturation: readonly Published<readonly [T: number, Q: number, key: TransportKey, value: number]>[];
};

export interface PrintedSet {
  readonly fluid: string;
  readonly source: string;
  readonly comparisons: readonly Comparison[];
}

/** Every value printed with a correlation, publication by publication, µPa s and mW/(m K); of one fluid or of all. */
export function printedTransport(engine: Engine, only?: string): readonly PrintedSet[] {
  const set = <Values>(
    { fluid, source, tolerance, rows }: Published<Values>,
    compared: (values: Values, allowed: number) => Comparison,
  ): PrintedSet => ({ fluid, source, comparisons: rows.map((row) => compared(row, tolerance)) });
  const of = <Values>(list: readonly Published<Values>[]): readonly Published<Values>[] =>
    only === undefined ? list : list.filter(({ fluid }) => fluid === only);
  return [
    ...of(PRINTED.viscosity).map((one) =>
      set(one, ([T, rho, value], allowed) => {
        const own = OWN_CORRELATIONS[one.fluid]!.viscosity!;
        const { molarMass } = engine.fluid(one.fluid);
        const got = correlatedViscosity(own, T, rho, molarMass);
        const at = { T, D: rho * molarMass };
        return relativeComparison('viscosity', 'viscosity', at, got && got * 1e6, value, allowed);
      }),
    ),
    ...of(PRINTED.conductivity).map((one) =>
      set(one, ([T, D, value], allowed) => {
        const state = engine.fluid(one.fluid).state({ T, D: Math.max(D, 1e-9) }, { extrapolate: true });
        const got = state.conductivity && state.conductivity * 1e3;
        return relativeComparison('conductivity', 'conductivity', { T, D }, got, value, allowed);
      }),
    ),
    ...of(PRINTED.saturation).map((one) =>
      set(one, ([T, Q, key, value], allowed) => {
        const got = engine.fluid(one.fluid).state({ T, Q })[key];
        return relativeComparison(key, key, { T, Q }, got && got * (key === 'viscosity' ? 1e6 : 1e3), value, allowed);
      }),
    ),
  ];
}

/**
 * Relative deviations of scaling from the correlations of pure fluids, smallest first: of the liquid or of the vapour, from half to
 * 0.95 of the critical temperature, along saturation and off it.
 * @param scaled the same fluids by scaling alone
 */
export function scalingDeviations(
  engine: Engine,
  scaled: Engine,
  key: TransportKey,
  phase: TransportPhase,
): readonly number[] {
  const found: number[] = [];
  for (const [name, own] of Object.entries(OWN_CORRELATIONS)) {
    const fluid = engine.fluid(name);
    // What is stated of pure fluids; R161 has no parameters of scaling for conductivity.
    if (fluid.components.length > 1 || !own[key] || scaled.fluid(name).uncertainty[key] === undefined) continue;
    const from = Math.max(fluid.limits.Tmin + 1, 0.5 * fluid.critical.T, own[key].range?.[0] ?? 0);
    for (let i = 0; i <= 20; i++) {
      const T = from + ((0.95 * fluid.critical.T - from) * i) / 20;
      const { dew } = fluid.saturation({ T });
      const inputs =
        phase === 'liquid'
          ? [
              { T, Q: 0 },
              { T, P: Math.min(1e7, fluid.limits.Pmax) },
            ]
          : [
              { T, Q: 1 },
              { T: Math.min(1.1 * T, fluid.limits.Tmax), P: Math.min(dew.P, 2e6) },
            ];
      for (const input of inputs) {
        found.push(Math.abs(scaled.fluid(name).state(input)[key]! / fluid.state(input)[key]! - 1));
      }
    }
  }
  return found.sort((a, b) => a - b);
}

/** The value that 19 of 20 do not exceed, of values in order. */
export const nineteenOfTwenty = (sorted: readonly number[]): number => sorted[Math.ceil(0.95 * sorted.length) - 1]!;

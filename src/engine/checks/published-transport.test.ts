import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEngine, type StateInput } from '../index.ts';

type Key = 'viscosity' | 'conductivity';
interface Saturated {
  readonly T: number;
  readonly Q?: number;
  readonly P?: number;
  readonly viscosity?: number;
  readonly conductivity?: number;
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const { sets } = read('reference/transport-published.json') as {
  sets: {
    readonly source: string;
    readonly by: 'rho' | 'D' | 'P' | 'Q';
    readonly rows: readonly (readonly [fluid: string, key: Key, T: number, by: number, value: number])[];
  }[];
};
const saturated = read('reference/transport.json') as { fluids: Record<string, readonly Saturated[]> };
const { fluids: own } = read('../transport/correlations.json') as {
  fluids: Record<string, Partial<Record<Key, unknown>>>;
};
const engine = await createEngine();
const UNIT = { viscosity: 1e-6, conductivity: 1e-3 } as const;

function inputOf(fluid: string, by: (typeof sets)[number]['by'], T: number, x: number): StateInput {
  if (by === 'P') return { T, P: x * 1e6 };
  if (by === 'Q') return { T, Q: x };
  return { T, D: by === 'rho' ? x * 1e3 * engine.fluid(fluid).molarMass : x };
}

/** Every published value of a fluid that takes scaling, in SI. */
const values: (readonly [fluid: string, key: Key, input: StateInput, value: number])[] = [
  ...sets.flatMap(({ by, rows }) =>
    rows.map(([fluid, key, T, x, value]) => [fluid, key, inputOf(fluid, by, T, x), value * UNIT[key]] as const),
  ),
  ...Object.entries(saturated.fluids).flatMap(([fluid, rows]) =>
    rows.flatMap(({ T, Q, P, ...row }) =>
      (['viscosity', 'conductivity'] as const).flatMap((key) => {
        const value = row[key];
        // What has a correlation of its own answers to the values of its paper.
        if (value === undefined || own[fluid]?.[key] !== undefined) return [];
        return [[fluid, key, Q === undefined ? { T, P: P! } : { T, Q }, value] as const];
      }),
    ),
  ),
];

interface Compared {
  readonly stated: number;
  points: number;
  worst: number;
}

const table = new Map<string, Compared>();
for (const [name, key, input, value] of values) {
  const fluid = engine.fluid(name);
  const state = fluid.state(input, { extrapolate: true });
  const phase = state.D > fluid.critical.D ? 'liquid' : 'vapour';
  const row = table.get(`${name} ${key} ${phase}`) ?? {
    stated: fluid.phaseUncertainty[key]![phase],
    points: 0,
    worst: 0,
  };
  row.points += 1;
  row.worst = Math.max(row.worst, Math.abs(state[key]! / value - 1));
  table.set(`${name} ${key} ${phase}`, row);
}

describe('no uncertainty is stated below what published values show', () => {
  test.each([...table])('%s', (_, { stated, worst }) => {
    expect(worst).toBeLessThanOrEqual(stated);
  });

  test('of enough fluids, and none so wide for its worst point that it says nothing', () => {
    expect(new Set(values.map(([fluid]) => fluid)).size).toBe(17);
    expect(values.length).toBeGreaterThan(110);
    // What a name was given an uncertainty of its own for is the worst seen of it, rounded up.
    for (const [row, least] of [
      ['R1233zd(E) viscosity liquid', 0.085],
      ['R1123 viscosity liquid', 0.145],
      ['R600 viscosity vapour', 0.14],
      ['R728 viscosity liquid', 0.08],
      ['R12 conductivity liquid', 0.17],
      ['R12 conductivity vapour', 0.47],
    ] as const) {
      expect(table.get(row)?.worst, row).toBeGreaterThan(least);
    }
  });
});

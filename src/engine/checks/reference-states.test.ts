import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEngine, type State } from '../index.ts';
import { fluidFiles } from './support.ts';

interface ReferenceFluid {
  readonly reference: string;
  readonly saturation: readonly (readonly number[])[];
  readonly states: readonly (readonly number[])[];
}

const file = new URL('reference/pure-fluids.json', import.meta.url);
const { columns, fluids } = JSON.parse(readFileSync(file, 'utf8')) as {
  columns: { saturation: string[]; states: string[] };
  fluids: Record<string, ReferenceFluid>;
};
const engine = await createEngine();

/** 1e-7 of the value; H and U against 1e5 J/kg, S against 1e3 J/(kg K), whose zeros are arbitrary. */
const SCALE: Record<string, number> = { H: 1e5, U: 1e5, S: 1e3 };
const TOLERANCE: Record<string, number> = { CP: 1e-5, CV: 1e-5, W: 1e-5 };

function agree(name: string, actual: number | undefined, expected: number, where: string): void {
  expect(actual, where).toBeDefined();
  const error = Math.abs(actual! - expected) / Math.max(Math.abs(expected), SCALE[name] ?? 0);
  expect(error, `${where}: ${name} ${actual} for ${expected}`).toBeLessThanOrEqual(TOLERANCE[name] ?? 1e-7);
}

test('there are reference states for all fluids but air, R1132a, and R161, whose equation is newer', () => {
  const without = fluidFiles.map((f) => f.name).filter((name) => !(name in fluids));
  expect(without.sort()).toEqual(['R1132a', 'R161', 'R729']);
  for (const f of Object.values(fluids)) {
    expect(f.saturation.length).toBeGreaterThanOrEqual(5);
    expect(f.states.length).toBeGreaterThanOrEqual(8);
  }
});

describe.each(Object.entries(fluids))('%s agrees with CoolProp 8.0.0', (name, { reference, saturation, states }) => {
  const fluid = engine.fluid(name);

  test('reference state', () => {
    expect(fluid.reference).toBe(reference);
  });

  test('saturation by temperature and by pressure', () => {
    for (const row of saturation) {
      const [T, P] = row as [number, number];
      const byT = fluid.saturation({ T });
      agree('P', byT.dew.P, P, `${name} ${T} K`);
      agree('T', fluid.saturation({ P }).bubble.T, T, `${name} ${P} Pa`);
      columns.saturation.slice(2).forEach((column, i) => {
        const state = column.endsWith('L') ? byT.bubble : byT.dew;
        const key = column.slice(0, -1) as keyof State;
        agree(key, state[key] as number, row[i + 2]!, `${name} ${column} at ${T} K`);
      });
    }
  });

  test('states', () => {
    for (const row of states) {
      const [T, P] = row as [number, number];
      const state = fluid.state({ T, P });
      columns.states.forEach((key, i) => {
        agree(key, state[key as keyof State] as number, row[i]!, `${name} at ${T} K, ${P} Pa`);
      });
    }
  });
});

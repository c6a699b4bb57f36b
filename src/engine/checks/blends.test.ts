import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEngine, EngineError, type Fluid, type State, type StateInput } from '../index.ts';

interface ReferenceBlend {
  readonly reference: string;
  readonly molarMass: number;
  readonly saturation: readonly (readonly number[])[];
  readonly states: readonly (readonly number[])[];
  readonly twoPhase: readonly (readonly number[])[];
}

const file = new URL('reference/blends.json', import.meta.url);
const { columns, blends } = JSON.parse(readFileSync(file, 'utf8')) as {
  columns: { saturation: string[]; states: string[]; twoPhase: string[] };
  blends: Record<string, ReferenceBlend>;
};
const engine = await createEngine();

const SCALE: Record<string, number> = { H: 1e5, U: 1e5, S: 1e3 };
const TOLERANCE: Record<string, number> = { CP: 1e-4, CV: 1e-4, W: 1e-4 };

function agree(name: string, actual: number | undefined, expected: number, where: string): void {
  const error = Math.abs(actual! - expected) / Math.max(Math.abs(expected), SCALE[name] ?? 0);
  expect(error, `${where}: ${name} ${actual} for ${expected}`).toBeLessThanOrEqual(TOLERANCE[name] ?? 1e-5);
}

test('there are reference states for most blends', () => {
  expect(Object.keys(blends).length).toBe(53);
  expect(Object.keys(blends).filter((name) => !engine.blends.includes(name))).toEqual([]);
});

describe.each(Object.entries(blends))('%s agrees with CoolProp 8.0.0', (name, reference) => {
  const fluid = engine.fluid(name);

  test('molar mass and reference state', () => {
    agree('M', fluid.molarMass, reference.molarMass, name);
    expect(fluid.reference).toBe(reference.reference);
  });

  test('bubble and dew, by temperature and by pressure', () => {
    expect(reference.saturation.length).toBeGreaterThan(1);
    for (const row of reference.saturation) {
      const T = row[0]!;
      const at = fluid.saturation({ T });
      columns.saturation.slice(1).forEach((column, i) => {
        const key = column.slice(0, -1) as keyof State;
        const state = column.endsWith('L') ? at.bubble : at.dew;
        agree(key, state[key] as number, row[i + 1]!, `${name} ${column} at ${T} K`);
      });
      agree('T', fluid.saturation({ P: at.bubble.P }).bubble.T, T, `${name} bubble at ${at.bubble.P} Pa`);
      agree('T', fluid.saturation({ P: at.dew.P }).dew.T, T, `${name} dew at ${at.dew.P} Pa`);
    }
  });

  test('states', () => {
    for (const row of reference.states) {
      const [T, P] = row as [number, number];
      const state = fluid.state({ T, P });
      columns.states.forEach((key, i) => {
        agree(key, state[key as keyof State] as number, row[i]!, `${name} at ${T} K, ${P} Pa`);
      });
    }
  });

  test('two-phase states from (P,H), (P,S) and, where the glide tells, (T,P)', () => {
    expect(reference.twoPhase.length).toBeGreaterThan(0);
    for (const row of reference.twoPhase) {
      const [T, P, , H, S] = row as [number, number, number, number, number];
      const { bubble, dew } = fluid.saturation({ P });
      const inputs: StateInput[] = [
        { P, H },
        { P, S },
      ];
      // Twelve digits of T fix a share of a glide of millikelvins to no more than six.
      if (dew.T - bubble.T > 0.3) inputs.push({ T, P });
      for (const input of inputs) {
        const state = fluid.state(input);
        expect(state.phase).toBe('two-phase');
        columns.twoPhase.forEach((key, i) => {
          agree(key, state[key as keyof State] as number, row[i]!, `${name} ${JSON.stringify(input)}`);
        });
      }
    }
  });
});

describe('compositions', () => {
  test('a reference string is the blend it spells', () => {
    const spelled = engine.fluid('R32[0.689]&R1234yf[0.311]');
    const named = engine.fluid('R454B');
    expect(spelled.saturation({ T: 273.15 }).dew.P).toBeCloseTo(named.saturation({ T: 273.15 }).dew.P, 6);
    expect(engine.fluid('R32[68.9]&R1234yf[31.1]').molarMass).toBeCloseTo(named.molarMass, 15);
    expect(engine.fluid('R1234yf[31.1]&R32[68.9]').saturation({ T: 300 }).dew.P).toBeCloseTo(
      named.saturation({ T: 300 }).dew.P,
      4,
    );
  });

  test('mole fractions on request', () => {
    const { components } = engine.fluid('R454B');
    const text = components.map((c) => `${c.name}[${c.moleFraction}]`).join('&');
    const mole = engine.fluid(text, { basis: 'mole' });
    expect(mole.components[0]!.massFraction).toBeCloseTo(0.689, 12);
    expect(engine.fluid(text).components[0]!.massFraction).not.toBeCloseTo(0.689, 2);
  });

  test('a sum within half a per cent is brought to one', () => {
    expect(engine.fluid('R32[0.501]&R125[0.501]').components[0]!.massFraction).toBeCloseTo(0.5, 12);
    expect(engine.fluid('R32[50]&R125[50]&R134a[0]').components.length).toBe(2);
    expect(engine.fluid('R290[1]').quality).toBe('reference');
  });

  test.each([
    ['R32[0.5]&R125[0.4]', 'bad-composition'],
    ['R32[50]&R125[52]', 'bad-composition'],
    ['R32[0.5]&R32[0.5]', 'bad-composition'],
    ['R32[-0.5]&R125[1.5]', 'bad-composition'],
    ['R32[half]&R125[0.5]', 'bad-composition'],
    ['R32[]&R125[1]', 'bad-composition'],
    ['R32&R125[0.5]', 'bad-composition'],
    ['R999[0.5]&R125[0.5]', 'unknown-fluid'],
    ['R729[0.5]&R125[0.5]', 'bad-composition'],
    ['R32[0.1]&R125[0.1]&R134a[0.1]&R290[0.1]&R600[0.1]&R600a[0.1]&R1270[0.4]', 'bad-composition'],
  ])('%s is refused', (text, code) => {
    let caught: unknown;
    try {
      engine.fluid(text);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(EngineError);
    expect((caught as EngineError).code).toBe(code);
  });

  test('unpublished pairs are said', () => {
    expect(engine.fluid('R454B').quality).toBe('fitted blend');
    // R1132a has no published pair with R23, R744 or R125.
    expect(engine.fluid('R473A').quality).toBe('estimated blend');
    expect(engine.fluid('R473A').saturation({ T: 233.15 }).dew.P).toBeGreaterThan(1e5);
  });
});

/** Mass fractions as a reference string, every digit kept. */
const spelled = (fluid: Fluid, fractions: readonly number[]): string =>
  fluid.components.map((c, i) => `${c.name}[${fractions[i]!.toPrecision(17)}]`).join('&');

test('the phases of a two-phase state meet each other alone', () => {
  for (const name of ['R407C', 'R448A', 'R454B', 'R455A', 'R500', 'R514A', 'R466A', 'R442A']) {
    const fluid = engine.fluid(name);
    for (const Q of [0.1, 0.5, 0.9]) {
      const state = fluid.state({ P: 3e5, Q });
      const { liquid, vapour } = state.composition!;
      const bubble = engine.fluid(spelled(fluid, liquid)).saturation({ P: 3e5 }).bubble;
      const dew = engine.fluid(spelled(fluid, vapour)).saturation({ P: 3e5 }).dew;
      // The liquid boils, and the vapour condenses, where they stand together, into each other.
      expect(Math.abs(bubble.T - state.T), name).toBeLessThan(1e-8);
      expect(Math.abs(dew.T - state.T), name).toBeLessThan(1e-8);
      bubble.composition!.vapour.forEach((w, i) => expect(Math.abs(w - vapour[i]!), name).toBeLessThan(1e-9));
      expect(Math.abs(((1 - Q) / bubble.D + Q / dew.D) * state.D - 1), name).toBeLessThan(1e-10);
      fluid.components.forEach((c, i) => {
        expect(Math.abs((1 - Q) * liquid[i]! + Q * vapour[i]! - c.massFraction), name).toBeLessThan(1e-12);
      });
    }
  }
});

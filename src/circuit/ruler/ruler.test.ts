import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import type { Letter } from './letters.ts';
import { LETTERS } from './letters.ts';
import { rulerMeasure } from './measure.ts';
import { rulerSaturation } from './saturation.ts';
import type { RulerPoint, RulerState } from './state.ts';
import { rulerState } from './state.ts';

const engine = await createEngine();
const PURE = ['R134a', 'R22', 'R32', 'R290', 'R600a', 'R717', 'R744', 'R718', 'R1234yf', 'R1270'];
const BLENDS = ['R404A', 'R407C', 'R448A', 'R455A', 'R513A'];

const PAIRS: readonly (readonly [Letter, Letter])[] = LETTERS.flatMap((one, i) =>
  LETTERS.slice(i + 1).map((other) => [one, other] as const),
).filter(([one, other]) => !(one === 'D' && other === 'V'));

function stateOf(fluid: string, one: Letter, value1: number, other: Letter, value2: number): RulerState {
  const outcome = rulerState(fluid, one, value1, other, value2, engine);
  if (!outcome.ok) throw new Error(`${fluid} ${one} ${value1} ${other} ${value2}: ${JSON.stringify(outcome.problem)}`);
  return outcome.result;
}

/** A subcooled liquid, two two-phase states, a superheated gas and a state above critical, by letters. */
function statesOf(fluid: string): readonly RulerPoint[] {
  const { critical, limits } = engine.fluid(fluid);
  const T = Math.max(0.75 * critical.T, limits.Tmin + 10) - 273.15;
  const dew = engine.fluid(fluid).state({ T: T + 273.15, Q: 1 }).P / 1e5;
  const bubble = engine.fluid(fluid).state({ T: T + 273.15, Q: 0 }).P / 1e5;
  return [
    stateOf(fluid, 'P', bubble * 1.5, 'T', T).state,
    stateOf(fluid, 'T', T, 'Q', 20).state,
    stateOf(fluid, 'T', T, 'Q', 85).state,
    stateOf(fluid, 'P', dew * 0.7, 'T', T + 10).state,
    stateOf(fluid, 'P', (critical.P / 1e5) * 1.3, 'T', critical.T * 1.08 - 273.15).state,
  ];
}

const isSame = (one: RulerPoint, other: RulerPoint): boolean =>
  (['P', 'D', 'V'] as const).every((key) => Math.abs(one[key] / other[key] - 1) < 1e-5) &&
  Math.abs(one.T - other.T) < 1e-3 &&
  Math.abs(one.H - other.H) < 1e-3 &&
  Math.abs(one.S - other.S) < 1e-5;

describe('every pair of letters gives back the state it is read from', () => {
  it('has all twenty of them, fifteen fluids and five kinds of state', () => {
    expect(PAIRS).toHaveLength(20);
    expect(PURE.length + BLENDS.length).toBe(15);
  });

  it.each([...PURE, ...BLENDS])('%s', (fluid) => {
    const faults: string[] = [];
    for (const state of statesOf(fluid)) {
      for (const [one, other] of PAIRS) {
        const [value1, value2] = [state[one], state[other]];
        const isSaturated = state.phase === 'two-phase' && engine.fluid(fluid).components.length === 1;
        // Without a quality there is none to give; on the saturation of a pure fluid P and T fix nothing.
        if (value1 === null || value2 === null || (isSaturated && one === 'P' && other === 'T')) continue;
        const { state: found, others, warnings } = stateOf(fluid, one, value1, other, value2);
        const isThere = [found, ...others].some((candidate) => isSame(candidate, state));
        // Where several states answer, the one at lowest pressure is given and the reader is told.
        const isTold = warnings.some(({ code }) => code === 'W_MULTI') && found.P < state.P;
        if (!isThere && !isTold) faults.push(`${state.phase} ${one} ${other}: ${found.P} for ${state.P} bar`);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('rulerState', () => {
  it('finds every state of a quality and an enthalpy, by rising pressure', () => {
    const found = stateOf('R134a', 'H', 405, 'Q', 100);
    expect(found.others).toHaveLength(1);
    for (const state of [found.state, ...found.others]) {
      expect(Math.abs(state.H / 405 - 1)).toBeLessThan(1e-8);
      expect(state.Q).toBeCloseTo(100, 9);
    }
    expect(found.others[0]?.P).toBeGreaterThan(found.state.P);
  });

  it('says superheat of a gas, subcooling of a liquid, neither of both', () => {
    const [liquid, wet, , gas, above] = statesOf('R407C');
    expect(liquid?.subcooling).toBeCloseTo((liquid?.t_bubble ?? 0) - (liquid?.T ?? 0), 9);
    expect(liquid?.superheat).toBeNull();
    expect([wet?.superheat, wet?.subcooling, wet?.CP, wet?.W]).toEqual([null, null, null, null]);
    expect(gas?.superheat).toBeCloseTo((gas?.T ?? 0) - (gas?.t_dew ?? 0), 9);
    expect([above?.t_bubble, above?.t_dew, above?.superheat]).toEqual([null, null, null]);
    expect(stateOf('R407C', 'T', 10, 'Q', 0).state.subcooling).toBe(0);
    expect(stateOf('R407C', 'T', 10, 'Q', 100).state.superheat).toBe(0);
  });
});

describe('viscosity and conductivity', () => {
  /** µPa s at suction, discharge and liquid line of one R134a cycle: CoolProp 8.0.0 (Huber, Laesecke, Perkins, 2003). */
  it.each([
    [7, 2.92803182, 11.02],
    [51.1030882, 10.1659302, 12.86],
    [36, 10.1659302, 170.3],
  ])('of R134a at %d °C and %d bar are the published ones', (t, p, viscosity) => {
    const { state } = stateOf('R134a', 'T', t, 'P', p);
    expect(Math.abs((state.viscosity ?? 0) / viscosity - 1)).toBeLessThan(5e-3);
  });

  it('are the engine’s, in micropascal seconds and milliwatts', () => {
    const { viscosity, conductivity } = engine.fluid('R744').state({ T: 323.15, P: 1e7 });
    const { state } = stateOf('R744', 'T', 50, 'P', 100);
    expect(state.viscosity).toBeCloseTo((viscosity ?? 0) * 1e6, 6);
    expect(state.conductivity).toBeCloseTo((conductivity ?? 0) * 1e3, 6);
  });
});

describe('rulerSaturation', () => {
  it.each([...PURE, ...BLENDS, 'R728', 'R14', 'R729', 'R472A'])(
    '%s: from its pressure back to its temperatures',
    (fluid) => {
      const middle = 0.8 * engine.fluid(fluid).critical.T - 273.15;
      for (const curve of ['bubble', 'dew'] as const) {
        const byT = rulerSaturation(fluid, 'T', middle, curve, engine);
        if (!byT.ok) throw new Error(JSON.stringify(byT.problem));
        expect(curve === 'dew' ? byT.result.t_dew : byT.result.t_bubble).toBeCloseTo(middle, 6);
        expect(byT.result.glide).toBeGreaterThanOrEqual(-1e-9);
        const byP = rulerSaturation(fluid, 'P', byT.result.P, curve, engine);
        if (!byP.ok) throw new Error(JSON.stringify(byP.problem));
        expect(byP.result.t_dew).toBeCloseTo(byT.result.t_dew, 6);
        expect(byP.result.t_bubble).toBeCloseTo(byT.result.t_bubble, 6);
        expect(byP.result.dpdt).toBeGreaterThan(0);
      }
    },
  );

  it.each(['R134a', 'R448A', 'R744', 'R728'])('%s: its limits are the last that answer', (fluid) => {
    for (const prop of ['T', 'P'] as const) {
      const refused = rulerSaturation(fluid, prop, 5000, 'dew', engine);
      if (refused.ok) throw new Error('5000 was answered');
      const { min, max } = refused.problem.values as Readonly<Record<'min' | 'max', number>>;
      expect(refused.problem).toMatchObject({ code: 'E_RANGE', field: 'value' });
      for (const end of [min, max])
        expect(rulerSaturation(fluid, prop, end, 'dew', engine)).toMatchObject({ ok: true });
      expect(rulerSaturation(fluid, prop, min - 0.01, 'dew', engine)).toMatchObject({ ok: false });
    }
  });

  it('gives the documented slopes of R134a, 10.61 and 27.26 kPa/K at 0 and 40 °C', () => {
    const slopeAt = (t: number): number => {
      const outcome = rulerSaturation('R134a', 'T', t, 'dew', engine);
      return outcome.ok ? outcome.result.dpdt * 100 : Number.NaN;
    };
    expect(slopeAt(0)).toBeCloseTo(10.61, 2);
    expect(slopeAt(40)).toBeCloseTo(27.26, 2);
  });
});

describe('rulerMeasure', () => {
  it('says superheat, subcooling or neither of R407C at 4.6071 bar', () => {
    const at = (t: number) => {
      const outcome = rulerMeasure('R407C', 4.6071, t, engine);
      if (!outcome.ok) throw new Error(outcome.problem.code);
      return outcome.result;
    };
    expect(at(6).superheat).toBeCloseTo(6, 2);
    expect(at(-10).subcooling).toBeCloseTo(10 - 6.27, 2);
    expect(at(-3)).toMatchObject({ phase: 'two-phase', superheat: null, subcooling: null });
    expect(at(6)).toMatchObject({ phase: 'gas', subcooling: null });
  });
});

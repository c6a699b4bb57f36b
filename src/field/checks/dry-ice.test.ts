/** CO2 below its triple point against an independent program, printed values, and itself at random. */
import { describe, expect, it } from 'vitest';
import { CO2_AT_ONE_ATMOSPHERE, CO2_AT_TRIPLE_POINT } from '../../circuit/alerts/dry-ice.ts';
import { differences } from '../../circuit/checks/reference.ts';
import { createEngine } from '../../engine/index.ts';
import { dryIce } from '../dry-ice/dry-ice.ts';
import type { Answers } from '../dry-ice/dry-ice.ts';
import { solidFromTemperatureAndPressure } from '../dry-ice/solid.ts';
import table from './reference/dryIce.json' with { type: 'json' };
import type { ReferenceTable } from '../../circuit/checks/reference.ts';

const engine = await createEngine();
const co2 = engine.fluid('R744');
const reference = table as unknown as ReferenceTable;

function resultOf<N extends keyof Answers>(ask: N, request: object): Answers[N] {
  const answer = dryIce({ ask, ...request }, engine);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.result as Answers[N];
}
const refusal = (request: unknown): unknown => {
  const answer = dryIce(request, engine);
  return answer.ok ? 'answered' : answer.problem;
};

describe('an independent program', () => {
  it.each(reference.cases)('gives the same: $name', (one) => {
    const answer = dryIce(one.input['request'], engine);
    expect(differences(answer as Parameters<typeof differences>[0], one, reference)).toEqual([]);
    if (!answer.ok || !('warnings' in answer.result)) return;
    expect(answer.result.warnings).toHaveLength(
      Object.keys(one.expect).filter((path) => path.includes('warnings')).length,
    );
  });
});

describe('printed values', () => {
  // Jäger and Span (2012), table 5: ten digits each.
  it.each([
    [216.592, 517_950, -1447.007522, 2.848595255e-5, -18.03247012, 59.13420271],
    [100, 1e8, -2961.795962, 2.614596591e-5, -56.23154438, 39.1104571],
  ])('the solid at %d K and %d Pa', (T, P, g, v, s, cp) => {
    const got = solidFromTemperatureAndPressure(T, P);
    for (const [is, printed] of [
      [got.g, g],
      [got.v, v],
      [got.s, s],
      [got.cp, cp],
    ] as const)
      expect(Math.abs(is / printed - 1)).toBeLessThan(1e-9);
  });

  // Sublimation pressures of eq. (3.12) of Span and Wagner (1996) by an independent program, Pa.
  it.each([
    [140, 183.56],
    [160, 3147.5],
    [180, 27_557.1],
    [190, 68_342.4],
    [200, 155_031.3],
    [212, 376_965.2],
    [216, 497_457.7],
  ])('the sublimation pressure at %d K', (T, P) => {
    expect(Math.abs(co2.sublimationPressure(T) / P - 1)).toBeLessThan(2e-5);
    expect(co2.sublimationTemperature(co2.sublimationPressure(T))).toBeCloseTo(T, 9);
  });

  it('the normal sublimation point, 194.6855 K, and the heat there', () => {
    expect(co2.sublimationTemperature(101_325)).toBeCloseTo(194.6855, 3);
    // 25,213.8 J/mol at 194.67 K by the third program; encyclopaedias round to 571 kJ/kg.
    expect(resultOf('line', { t: 194.67 - 273.15 }).latent * 44.0098).toBeCloseTo(25_214, -1);
  });
});

describe('the vapour over the solid, when it is asked for', () => {
  it('stands on the line and below it, by T with P or D', () => {
    for (const T of [140, 165, 190, 216]) {
      for (const share of [1, 0.5, 1e-3]) {
        const P = share * co2.sublimationPressure(T);
        const state = co2.state({ T, P }, { extrapolate: true });
        expect(state.phase).toBe('gas');
        expect(co2.state({ T, D: state.D }, { extrapolate: true }).P).toBeCloseTo(P, 6);
        // A thin vapour is all but ideal.
        if (share < 0.01) expect((state.D * 8.31451 * T) / co2.molarMass / P).toBeCloseTo(1, 3);
      }
    }
  });

  it('is refused above the line, below 140 K, unasked, and of other fluids', () => {
    const codeOf = (ask: () => unknown): unknown => {
      try {
        ask();
        return 'answered';
      } catch (error) {
        return (error as { code?: string }).code;
      }
    };
    const asked = { extrapolate: true };
    expect(codeOf(() => co2.state({ T: 180, P: 27_600 }, asked))).toBe('out-of-range');
    expect(codeOf(() => co2.state({ T: 139, P: 100 }, asked))).toBe('out-of-range');
    expect(codeOf(() => co2.state({ T: 180, D: 1000 }, asked))).toBe('no-solution');
    expect(codeOf(() => co2.state({ T: 180, P: 1000 }))).toBe('out-of-range');
    expect(codeOf(() => engine.fluid('R134a').sublimationPressure(160))).toBe('out-of-range');
    expect(engine.fluid('R455A').sublimation).toBeUndefined();
  });

  it('meets the equation at the triple temperature without a jump', () => {
    const { T } = co2.triple;
    const below = co2.state({ T: T - 1e-6, P: 4e5 }, { extrapolate: true });
    const above = co2.state({ T: T + 1e-6, P: 4e5 });
    expect(Math.abs(below.H - above.H)).toBeLessThan(0.01);
    expect(Math.abs(below.D / above.D - 1)).toBeLessThan(1e-7);
  });
});

it('is what the alerts of a circuit take as constants', () => {
  for (const [p, known] of [
    [1.01325, CO2_AT_ONE_ATMOSPHERE],
    [5.1795, CO2_AT_TRIPLE_POINT],
  ] as const) {
    const { h_vapour, latent } = resultOf('line', { p });
    expect(h_vapour).toBeCloseTo(known.h_vapour, 3);
    expect(latent).toBeCloseTo(known.latent, 3);
  }
});

describe('what must hold whatever is asked', () => {
  it('shares add up, none is negative, and there is no more solid at the end than on the way', () => {
    for (let i = 0; i < 60; i++) {
      const t = -56 + 86 * ((i * 0.618) % 1);
      const p_end = 10 ** (-2.5 + 3.1 * ((i * 0.414) % 1));
      const answer = dryIce({ ask: 'expand', from: i % 2 ? 'liquid' : 'vapour', t, p_end }, engine);
      if (!answer.ok) {
        expect(answer.problem.code).toBe('E_ENDPRESSURE');
        continue;
      }
      const { solid, liquid, vapour, solid_triple, t_end } = answer.result as Answers['expand'];
      expect(solid + liquid + vapour).toBeCloseTo(1, 12);
      expect(Math.min(solid, liquid, vapour)).toBeGreaterThanOrEqual(0);
      expect(solid).toBeLessThanOrEqual(solid_triple + 1e-9);
      expect(t_end).toBeLessThanOrEqual(t + 1e-9);
    }
  });

  it('a vessel keeps less the lower it is vented, and its solid is part of it', () => {
    const kept = [12, 6, 5, 1.013, 0.1].map((p_end) =>
      resultOf('vessel', { t: -20, volume_l: 100, charge_kg: 60, p_end }),
    );
    const masses = kept.map(({ mass_end }) => mass_end);
    expect(masses).toEqual(masses.toSorted((a, b) => b - a));
    for (const { solid, liquid, mass_end } of kept) expect(solid + liquid).toBeLessThanOrEqual(mass_end);
  });

  it('a subcooled liquid is a liquid relief too; a vapour that is already below passes no triple point', () => {
    expect(resultOf('expand', { t: 0, p: 60 }).warnings).toContain('W_RELIEF_LIQUID');
    expect(resultOf('expand', { t: -100, p: 0.05, p_end: 0.01 }).solid_triple).toBe(0);
  });

  it('bad input names its field', () => {
    expect(refusal(undefined)).toMatchObject({ code: 'E_MISSING', field: 'ask' });
    expect(refusal({ ask: 'melt' })).toMatchObject({ code: 'E_MODE', field: 'ask' });
    expect(refusal({ ask: 'line', t: 'cold' })).toMatchObject({ code: 'E_NUMBER', field: 't' });
    expect(refusal({ ask: 'line', p: 6 })).toMatchObject({ code: 'E_SUBRANGE', field: 'p' });
    expect(refusal({ ask: 'expand', from: 'liquid', t: 0, p_end: 1e-4 })).toMatchObject({ field: 'p_end' });
    expect(refusal({ ask: 'vessel', t: -20, volume_l: 0, charge_kg: 1 })).toMatchObject({ field: 'volume_l' });
    expect(refusal({ ask: 'vessel', t: 40, volume_l: 10, charge_kg: 2 })).toMatchObject({ code: 'E_START' });
  });
});

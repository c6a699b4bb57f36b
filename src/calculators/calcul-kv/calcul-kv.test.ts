import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, figureOf, outcomeOf } from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'calcul-kv';
const WATER = { medium: 'liquid', q: 8, dp: 0.3, rho: 998.2 };
const AIR = { medium: 'gas-simplified', q_n: 200, rho_n: 1.293, t1: 20, p1: 7, p2: 5 };
const R134A = { medium: 'vapour-iec', m_dot: 600, p1: 2.006, p2: 1.906, rho1: 9.5706, gamma: 1.12, xt: 0.7 };
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('what it refuses', () => {
  it('pressures that do not fall, or fall below nothing', () => {
    expectRefusal(ID, { ...AIR, p2: 7 }, { code: 'outletAboveInlet', field: 'p2', fr: 'inférieure à la pression amont', en: 'below inlet' });
    expectRefusal(ID, { ...WATER, p1: 0.3 }, { code: 'dropAboveInlet', field: 'dp', fr: 'supérieure à la pression amont', en: 'exceeds inlet pressure' });
  });
  it('liquids that flash before or in the valve', () => {
    expectRefusal(ID, { ...WATER, p1: 1, p_vap: 1.1, p_crit: 220.64 }, { code: 'flashingAtInlet', field: 'p_vap', fr: "déjà vaporisé à l'entrée", en: 'already flashing at inlet' });
    expectRefusal(ID, { ...WATER, p1: 10, dp: 5, p_vap: 8, p_crit: 40 }, { code: 'flashingInValve', field: 'dp', fr: 'hors du domaine de ce calcul', en: 'outside this calculation' });
    expectRefusal(ID, { ...WATER, p_vap: 0.02 }, { code: 'criticalPressureMissing', field: 'p1', fr: 'pression critique', en: 'critical pressure' });
  });
  it('a flow the valve cannot pass, and unknowns it cannot solve', () => {
    const impossible = { code: 'impossibleFlow', fr: 'impossible avec ce Kv', en: 'impossible with this Kv' } as const;
    expectRefusal(ID, { ...R134A, solve: 'dp', kv: 2.5, m_dot: 1e4 }, { ...impossible, field: 'm_dot' });
    expectRefusal(ID, { medium: 'liquid', solve: 'dp', kv: 1, q: 1.5, p1: 4, p_vap: 0.0234, p_crit: 220.64, fl: 0.5 }, { ...impossible, field: 'q' });
    expectRefusal(ID, { ...AIR, solve: 'dp', kv: 2 }, { code: 'notSolvable', field: 'solve', fr: 'ne se calcule', en: 'computed only' });
  });
});

describe('what it says beside a result', () => {
  it('choked flow, of gas, vapour and liquid', () => {
    const choked = { code: 'choked', fr: "n'augmente plus avec Δp", en: 'no longer rises with Δp' } as const;
    expectWarning(ID, { ...AIR, p2: 3 }, choked);
    expectWarning(ID, { ...R134A, p1: 10.166, p2: 3 }, choked);
    expectWarning(ID, { ...WATER, dp: 2, p1: 4, p_vap: 0.0234, p_crit: 220.64, fl: 0.5 }, choked);
  });
  it('valves beyond the series, and low authority', () => {
    expectWarning(ID, { ...WATER, q: 1000 }, { code: 'beyondStandardKv', fr: 'vannes en parallèle', en: 'parallel valves' });
    expectWarning(ID, { ...WATER, dp_circuit: 1 }, { code: 'lowAuthority', fr: 'Autorité faible', en: 'Low authority' });
  });
});

describe('physics', () => {
  it('a Kv of 1 passes 1 m³/h of water of 1000 kg/m³ at 1 bar: the definition', () => {
    expect(figureOf(ID, { medium: 'liquid', solve: 'flow', kv: 1, dp: 1, rho: 1000 }, 'q')).toBe(1);
  });
  it('Kv, flow and drop of a liquid give each other back', () => {
    fc.assert(
      fc.property(between(0.1, 500), between(0.01, 5), between(500, 1500), (q, dp, rho) => {
        const kv = figureOf(ID, { medium: 'liquid', q, dp, rho }, 'kv');
        fc.pre(kv >= 0.001 && kv <= 5000);
        expect(figureOf(ID, { medium: 'liquid', solve: 'flow', kv, dp, rho }, 'q') / q).toBeCloseTo(1, 9);
        expect(figureOf(ID, { medium: 'liquid', solve: 'dp', kv, q, rho }, 'dp') / dp).toBeCloseTo(1, 9);
      }),
    );
  });
  it('Kv, flow and drop of a vapour give each other back below choking', () => {
    fc.assert(
      fc.property(between(10, 5000), between(0.005, 0.5), (m_dot, x) => {
        const { p1 } = R134A;
        const inputs = { ...R134A, p2: p1 * (1 - x) };
        const kv = figureOf(ID, { ...inputs, m_dot }, 'kv');
        fc.pre(kv <= 5000);
        expect(figureOf(ID, { ...inputs, solve: 'flow', kv }, 'm_dot') / m_dot).toBeCloseTo(1, 9);
        expect(figureOf(ID, { ...inputs, m_dot, solve: 'dp', kv }, 'x')).toBeCloseTo(x, 9);
      }),
    );
  });
  it('a choked vapour passes no more at a lower outlet pressure', () => {
    const at = (p2: number): number => figureOf(ID, { ...R134A, solve: 'flow', kv: 2.5, p1: 10.166, p2 }, 'm_dot');
    expect(at(1)).toBe(at(3));
    expect(at(6)).toBeLessThan(at(3));
    expect(outcomeOf(ID, { ...R134A, solve: 'dp', kv: 2.5, m_dot: at(3) * 0.999, p1: 10.166 }).ok).toBe(true);
  });
});

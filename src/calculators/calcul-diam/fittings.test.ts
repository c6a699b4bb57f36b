import { describe, expect, it } from 'vitest';
import { expectRefusal, outcomeOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';
import { equivalentLength } from './fittings.ts';

const ID = 'calcul-diam';
const SUCTION = {
  line: 'suction',
  m_dot: 236.6,
  rho: 9.5706,
  mu: 10.776,
  v_max: 12,
  v_min: 4,
  dt_max: 1,
  dpdt: 0.08041,
  series: 'cu-metric',
};
const FITTINGS = [
  { fitting: 'elbow-90', count: 4 },
  { fitting: 'tee-run', count: 1 },
  { fitting: 'ball-valve', count: 2 },
] as const;

describe('the equivalent length of a line', () => {
  it('adds to the straight one the usual diameters of each fitting: 4 x 30, 20 and 2 x 3 of 32 mm', () => {
    expect(equivalentLength({ length: 25, fittings: FITTINGS }, 0.032)).toBeCloseTo(25 + (120 + 20 + 6) * 0.032, 12);
    expect(equivalentLength({ length: 25 }, 0.032)).toBe(25);
    expect(equivalentLength({ l_eq: 30, length: 25, fittings: FITTINGS }, 0.032)).toBe(30);
    expect(equivalentLength({ fittings: FITTINGS }, 0.032)).toBeUndefined();
  });

  it('is that of the tube kept, and each neighbour has its own', () => {
    const outcome = outcomeOf(ID, { ...SUCTION, length: 25, fittings: FITTINGS });
    const used = outcome.ok ? Number(outcome.standIns?.['l_eq']) : Number.NaN;
    expect(used).toBeCloseTo(29.672, 9);
    const made = outputsOf(ID, { ...SUCTION, length: 25, fittings: FITTINGS });
    const typed = outputsOf(ID, { ...SUCTION, l_eq: used });
    expect(made['label_selected']).toBe('35x1.5');
    expect(made['dp_selected']).toBeCloseTo(Number(typed['dp_selected']), 9);
    // The tube below is 25 mm inside: its fittings count for less.
    expect(Number(made['dp_lower']) / Number(typed['dp_lower'])).toBeCloseTo((25 + 146 * 0.025) / used, 9);
  });

  it('is asked for where there is neither one nor the other', () => {
    expectRefusal(ID, SUCTION, { field: 'l_eq', code: 'required', fr: 'obligatoire', en: 'Required' });
    expectRefusal(
      ID,
      { ...SUCTION, fittings: FITTINGS },
      { field: 'l_eq', code: 'required', fr: 'obligatoire', en: 'Required' },
    );
    expectRefusal(
      ID,
      { ...SUCTION, length: 25, fittings: [{ fitting: 'elbow-90' }] },
      { field: 'fittings.0.count', code: 'required', fr: 'obligatoire', en: 'Required' },
    );
  });
});

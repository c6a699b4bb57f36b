import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { openDoor } from '../../runtime/doors.ts';
import { checkedRecord } from './check.ts';
import { ZR144KCE } from './doctor/published.ts';
import { compressorPoint } from './point.ts';
import { polynomialAt } from './polynomial.ts';

const engine = await createEngine();
const { capacity, power, mass_flow } = ZR144KCE;

describe('a record to be kept', () => {
  const record = { name: 'one', marque: 'X', fluid: 'R22', coefficients: { capacity, power, mass_flow } };

  it('needs name, brand and sound coefficients', () => {
    const problem = (change: object) => {
      const outcome = checkedRecord({ ...record, ...change });
      return outcome.ok ? undefined : [outcome.problem.code, outcome.problem.field];
    };
    expect(problem({})).toBeUndefined();
    expect(problem({ name: ' ' })).toEqual(['E_MISSING', 'name']);
    expect(problem({ marque: 'x'.repeat(81) })).toEqual(['E_RANGE', 'marque']);
    expect(problem({ name: 'a|b' })).toEqual(['E_MODE', 'name']);
    expect(problem({ fluid: undefined })).toBeUndefined();
    expect(problem({ fluid: 'R'.repeat(500) })).toEqual(['E_FLUID', 'fluid']);
    expect(problem({ coefficients: { capacity: [1] } })).toEqual(['E_POLY', 'coefficients.capacity']);
    expect(problem({ coefficients: { power } })).toEqual(['E_POLY', 'coefficients']);
    expect(checkedRecord('x').ok).toBe(false);
    expect(checkedRecord(null).ok).toBe(false);
  });
});

describe('the map of a compressor', () => {
  const record = {
    fluid: 'R22',
    coefficients: { capacity, power, mass_flow },
    units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' },
    te_min: -20,
    te_max: 10,
    tc_min: 30,
    tc_max: 60,
    step_volume_h: 40,
  };

  it('has at each point what the compressor does there, and covers the envelope', async () => {
    const door = await openDoor('compressorMap');
    const outcome = door.ask([record, { count: 4 }], engine);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const { te, tc, rows } = outcome.result;
    expect([te.at(0), te.at(-1), tc.at(0), tc.at(-1)]).toEqual([-20, 10, 30, 60]);
    const point = compressorPoint(record, te[1], tc[2], {}, engine);
    if (!point.ok) throw new Error(point.problem.code);
    expect(rows[2]?.[1]).toMatchObject({
      power: point.result.power_input,
      eta_is: point.result.eta_is,
      in_range: true,
    });
    expect(rows[2]?.[1]?.capacity).toBeCloseTo(polynomialAt(capacity, te[1] ?? 0, tc[2] ?? 0), 9);
  });

  it('takes the capacity from the flow where that is all there is', async () => {
    const door = await openDoor('compressorMap');
    const both = door.ask([record, { count: 3 }], engine);
    const flowAlone = { ...record, coefficients: { mass_flow, power } };
    const byFlow = door.ask([flowAlone, { count: 3 }], engine);
    if (!both.ok || !byFlow.ok) throw new Error('no map');
    // The published ratio of capacity to flow times enthalpy difference: 0.9962 to 0.9969 at te 5 °C.
    const ratio = (both.result.rows[1]?.[1]?.capacity ?? 0) / (byFlow.result.rows[1]?.[1]?.capacity ?? 1);
    expect(ratio).toBeGreaterThan(0.99);
    expect(ratio).toBeLessThan(1.01);
  });

  it('keeps below the critical point of the fluid, and says what is wrong where nothing has a value', async () => {
    const door = await openDoor('compressorMap');
    const co2 = door.ask(
      [{ fluid: 'R744', coefficients: { mass_flow: [100, 0, 0, 0, 0, 0, 0, 0, 0, 0] } }, {}],
      engine,
    );
    if (!co2.ok) throw new Error(co2.problem.code);
    expect(co2.result.tc.at(-1)).toBeLessThan(31);
    expect(door.ask([{ ...record, fluid: 'R9' }, {}], engine)).toMatchObject({
      ok: false,
      problem: { code: 'E_FLUID' },
    });
    const negative = { ...record, coefficients: { capacity: capacity.map((value) => -value) } };
    expect(door.ask([negative, {}], engine)).toMatchObject({ ok: false, problem: { code: 'E_POLY' } });
  });

  it('refuses a capacity below zero beside a flow that is sound: it once gave an EER of minus nine', async () => {
    const door = await openDoor('compressorPoint');
    const wrong = {
      ...record,
      coefficients: { ...record.coefficients, capacity: capacity.map((value) => -value) },
    };
    expect(door.ask([wrong, 0, 40, {}], engine)).toMatchObject({
      ok: false,
      problem: { code: 'E_POLY', field: 'coefficients', values: { detail: 'negative' } },
    });
    expect(door.ask([record, 0, 40, {}], engine).ok).toBe(true);
  });
});

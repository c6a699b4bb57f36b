import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { openDoor } from '../../runtime/doors.ts';
import { checkedRecord } from './check.ts';
import { CAPACITIES, TABLE_TE, ZR144KCE } from './doctor/published.ts';
import { coefficientsFromPoints } from './fit.ts';
import { coefficientsFromSheet } from './paste.ts';
import { compressorPoint } from './point.ts';
import { pointsFromText } from './points.ts';
import { polynomialAt } from './polynomial.ts';

const engine = await createEngine();
const { capacity, power, mass_flow } = ZR144KCE;
const NAMES = Array.from({ length: 10 }, (_, i) => `C${i + 1}`);

function sheet(text: string) {
  const outcome = coefficientsFromSheet(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}

describe('a sheet of coefficients', () => {
  it('is read with its headings in full, their units, and a column of names', () => {
    const text = [
      'Coefficient;Cooling capacity (kW);Power input [kW];Mass flow (g/s)',
      ...NAMES.map((name, i) => [name, capacity[i], power[i], mass_flow[i]].join(';')),
    ].join('\r\n');
    expect(sheet(text)).toEqual({
      coefficients: { capacity, power, mass_flow },
      units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' },
    });
  });

  it('is read in French rows under a line of names, with decimal commas', () => {
    const row = (label: string, ten: readonly number[]): string =>
      [label, ...ten.map((value) => String(value).replace('.', ','))].join('\t');
    const text = [
      '\t' + NAMES.join('\t'),
      row('Puissance frigorifique (kW)', capacity),
      row('Débit massique (g/s)', mass_flow),
    ];
    expect(sheet(text.join('\n'))).toEqual({
      coefficients: { capacity, mass_flow },
      units: { capacity: 'kW', mass_flow: 'g/s' },
    });
  });

  it('is read as one polynomial, a name and a number a line', () => {
    const lines = power.map((value, i) => `M${i} = ${value}`);
    expect(sheet(lines.join('\n'))).toEqual({ coefficients: { active: power }, units: {} });
  });

  it('keeps the line of what cannot be read', () => {
    const text = ['Q;P', ...NAMES.map((_, i) => (i === 6 ? 'C7;1,2;huit' : '1;2'))].join('\n');
    expect(coefficientsFromSheet(text)).toMatchObject({ ok: false, problem: { code: 'E_CSV', values: { n: 8 } } });
  });
});

describe('a table of points', () => {
  const rows = Object.entries(CAPACITIES);
  const expected = rows.flatMap(([tc, values]) =>
    values.map((value, i) => ({ te: TABLE_TE[i], tc: Number(tc), value })),
  );
  const points = (text: string) => {
    const outcome = pointsFromText(text);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    return outcome.result.points;
  };

  it('is read as a grid, with or without a corner, either way round', () => {
    const body = rows.map(([tc, values]) => [tc, ...values].join('\t'));
    expect(points([TABLE_TE.join('\t'), ...body].join('\n'))).toEqual(expected);
    expect(points([`tc\\te\t${TABLE_TE.join('\t')}`, ...body].join('\n'))).toEqual(expected);
    const turned = TABLE_TE.map((te, i) => [te, ...rows.map(([, values]) => values[i])].join(';'));
    const sorted = (list: readonly { te: number; tc: number }[]) =>
      list.toSorted((one, other) => one.tc - other.tc || other.te - one.te);
    expect(sorted(points(['x;30;40;50', ...turned].join('\n')))).toEqual(sorted(expected as never));
  });

  it('is read as a list, its heading passed over', () => {
    const list = expected.map(({ te, tc, value }) => `${te} ${tc} ${value}`);
    expect(points(['te tc Q0', ...list].join('\n'))).toEqual(expected);
  });

  it('gives the published capacity at -10/50 °C within a per cent', () => {
    const ten = coefficientsFromPoints(points(expected.map(({ te, tc, value }) => `${te};${tc};${value}`).join('\n')));
    expect(Math.abs(polynomialAt(ten ?? [], -10, 50) / 152_900 - 1)).toBeLessThan(0.01);
  });

  it.each([
    ['nothing', '', undefined],
    ['a word', '0 40 1\n0 50 deux\n1 40 3', 2],
    ['a short line', '0 40 1\n0 50\n1 40 3', 2],
    ['too few points', '0 40 1\n0 50 2\n1 40 3', 3],
  ])('%s is refused', (_name, text, n) => {
    const outcome = pointsFromText(text);
    expect(outcome.ok).toBe(false);
    expect(outcome.ok ? undefined : outcome.problem.values['n']).toBe(n);
  });
});

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

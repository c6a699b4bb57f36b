/** Printed tables against an independent program, tables made by another convention, and what bad input is told. */
import { describe, expect, it } from 'vitest';
import { differences } from '../../circuit/checks/reference.ts';
import type { ReferenceTable } from '../../circuit/checks/reference.ts';
import { createEngine } from '../../engine/index.ts';
import { tableDoctor } from '../tables/doctor.ts';
import type { TableDiagnosis } from '../tables/doctor.ts';
import { trial } from './made-tables.ts';
import table from './reference/tableDoctor.json' with { type: 'json' };

const engine = await createEngine();
const reference = table as unknown as ReferenceTable;

function resultOf(request: unknown): TableDiagnosis {
  const answer = tableDoctor(request, engine);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.result;
}
const problemOf = (request: unknown): unknown => {
  const answer = tableDoctor(request, engine);
  return answer.ok ? 'answered' : answer.problem;
};

describe('printed tables', () => {
  it.each(reference.cases)('$name', (one) => {
    const answer = tableDoctor(one.input['request'], engine);
    expect(differences(answer as Parameters<typeof differences>[0], one, reference)).toEqual([]);
  });
});

describe('forty tables by another convention, rounding and noise', () => {
  const { verdicts, standings, wrong } = trial(engine, 40, 2026);

  it('are explained, and none is read wrong without a word of doubt', () => {
    expect(wrong.map(({ table: made, dimension }) => `${dimension} of ${JSON.stringify(made)}`)).toEqual([]);
    expect(verdicts['D_EXPLAINED']).toBeGreaterThanOrEqual(36);
    for (const { right } of Object.values(standings)) expect(right).toBeGreaterThanOrEqual(28);
  });
});

describe('what it abstains from, and what it says', () => {
  const rows = (pairs: readonly (readonly [number, number])[]): string[][] =>
    pairs.map(([t, p]) => [String(t), p.toFixed(3)]);
  /** R134a absolute, bar, by this engine. */
  const pressure = (t: number): number => engine.fluid('R134a').saturationPressure(t + 273.15) / 1e5;
  const temperatures = [-20, -10, 0, 10, 20, 30];

  it('two departures at once explain nothing', () => {
    // Gauge psi, claimed absolute bar.
    const given = temperatures.map((t) => [t, ((pressure(t) - 1.01325) * 1e5) / 6894.757_293_168] as const);
    const claimed = { unit: 'bar', kind: 'abs', t_unit: 'C' };
    expect(resultOf({ rows: rows(given), fluid: 'R134a', claimed }).verdict).toBe('D_NONE');
    const { verdict, cause } = resultOf({ rows: rows(given), fluid: 'R134a', claimed: { ...claimed, kind: 'gauge' } });
    expect([verdict, cause]).toEqual(['D_EXPLAINED', ['C_UNIT']]);
  });

  it('one misprint is named, and leaves the rest explained', () => {
    const given = temperatures.map((t, i) => [t, pressure(t) + (i === 3 ? 0.6 : 0)] as const);
    expect(resultOf({ rows: rows(given), fluid: 'R134a' })).toMatchObject({ verdict: 'D_EXPLAINED', typos: [3] });
  });

  it('the fluid on the label is another: it is named only where that is all but certain', () => {
    const given = temperatures.map((t) => [t, pressure(t)] as const);
    const { best, cause } = resultOf({ rows: rows(given), fluid: 'R404A' });
    expect(best).toMatchObject({ fluid: 'R134a', kind: 'abs' });
    expect(cause).toContain('C_FLUID');
    expect(resultOf({ rows: rows(given), fluid: 'R404A', only: true }).verdict).toBe('D_NONE');
  });

  it('an old model of a blend is told from ours', () => {
    const dew = engine.fluid('R454C');
    // 1.0274 at −40 °C to 1.0286 at 50 °C over ours: the file of model versions.
    const given = (
      [
        [-40, 1.02738],
        [-20, 1.025997],
        [0, 1.025974],
        [20, 1.026628],
        [40, 1.027787],
      ] as const
    ).map(([t, ratio]) => [t, (dew.saturation({ T: t + 273.15 }).dew.P * ratio) / 1e5] as const);
    const claimed = { unit: 'bar', kind: 'abs', t_unit: 'C', curve: 'dew' };
    const { best, cause } = resultOf({ rows: rows(given), fluid: 'R454C', claimed });
    expect([best?.model, cause]).toEqual(['2013', ['C_VERSION']]);
  });

  it('one point or two prove nothing, however well they fit', () => {
    expect(resultOf({ rows: [['0', '2.93']], fluid: 'R134a' }).verdict).toBe('D_FEW');
    expect(resultOf({ rows: [['0', '250']], fluid: 'R134a', unit: 'bar', t_unit: 'C' }).verdict).toBe('D_NONE');
  });

  it('names no other fluid where it takes a second departure too: three invented rows are explained by nothing', () => {
    const invented = [
      ['-10', '1234.5'],
      ['0', '1734.5'],
      ['10', '2345.0'],
    ];
    const { verdict, best, cause } = resultOf({ rows: invented, fluid: 'R449A' });
    expect([verdict, best, cause]).toEqual(['D_NONE', null, ['C_NONE']]);
  });

  it('reads decimal commas, a true minus and numbers', () => {
    const { best, verdict } = resultOf({
      rows: [
        ['−20', '1,327'],
        ['0', '2,928'],
        [20, 5.717],
      ],
      fluid: 'r134a',
    });
    expect([verdict, best?.unit, best?.kind]).toEqual(['D_EXPLAINED', 'bar', 'abs']);
  });

  it('names the cell at fault', () => {
    expect(problemOf({ rows: [] })).toMatchObject({ code: 'E_FEW', field: 'rows' });
    expect(problemOf(undefined)).toMatchObject({ code: 'E_FEW', field: 'rows' });
    expect(
      problemOf({
        rows: [
          ['0', '2,9'],
          ['x', '3'],
        ],
      }),
    ).toMatchObject({ code: 'E_NUMBER', field: 'rows.1.0' });
    expect(problemOf({ rows: [['0']] })).toMatchObject({ code: 'E_NUMBER', field: 'rows.0.1' });
    expect(problemOf({ rows: ['0'] })).toMatchObject({ code: 'E_NUMBER' });
    expect(problemOf({ rows: [['0', '3']], fluid: 'R9999' })).toMatchObject({ code: 'E_FLUID', field: 'fluid' });
    expect(problemOf({ rows: [['0', '3']], unit: 'atm' })).toMatchObject({ code: 'E_MODE', field: 'unit' });
    expect(problemOf({ rows: Array.from({ length: 201 }, () => ['0', '3']) })).toMatchObject({ field: 'rows' });
  });
});

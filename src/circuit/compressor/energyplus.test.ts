import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { resultOf } from '../checks/support.ts';
import { isEnergyPlusLibrary, libraryFromEnergyPlus } from './energyplus.ts';
import { csvFromRecords, recordsFromCsv } from './file.ts';
import { compressorPoint } from './point.ts';
import { polynomialAt } from './polynomial.ts';
import figures from './sheet/layouts/figures.json' with { type: 'json' };

const { '06CC016': known } = figures.energyPlus;
const FACTS = ['Rated Superheat {deltaC}', 'Rated Return Gas Temperature {C}', 'Rated Liquid Temperature {C}'];

const curve = (name: string, values: readonly number[]): string =>
  ['  Curve:Bicubic,', `    ${name},  !- Name`, ...[...values, ...known.bounds].map((value) => `    ${value},`)]
    .join('\n')
    .replace(/,$/u, ';  !- Maximum Value of y');

/** As the file has a machine: its two curves, then itself. */
const machine = (name: string, more = '', nominal = 18561): string => `
! Capacity Curve for ${name},   !nominal MBtu/h = ${nominal}.0
${curve(`${name}_qcurv`, known.capacity)}
${curve(`${name}_pwrcurv`, known.power)}
!Detailed Compressor: ${name},   !nominal MBtu/h = ${nominal}.0, !nominal kW = 3.1
  Refrigeration:Compressor,
    ${name},!- Name
    ${name}_pwrcurv,!- Refrigeration Compressor Power Curve Name
    ${name}_qcurv,  !- Refrigeration Compressor Capacity Curve Name
    ,   !- ${FACTS[0] ?? ''}
    18.3,  !- ${FACTS[1] ?? ''}
    4.4${more};  !- ${FACTS[2] ?? ''}
`;

const LIBRARY = [
  machine('Carlyle_R-22_Low_06CC016'),
  machine('Copeland-COPELAMETIC-60HZ_R-404A_LOW_X1', '', 488_000),
  machine('Bitzer 4HTC-20K_R744_trans', ',,,Transcritical,a,b'),
  '  Refrigeration:Compressor,\n    Nobody_R-22_1,\n    absent,\n    absent,\n    ,\n    18.3;',
].join('\n');

describe('a library of EnergyPlus', () => {
  const { records, doubts } = libraryFromEnergyPlus(LIBRARY);

  it('is told from the sheet of one machine', () => {
    expect(isEnergyPlusLibrary(LIBRARY)).toBe(true);
    expect(isEnergyPlusLibrary(machine('Carlyle_R-22_Low_06CC016'))).toBe(false);
  });

  it('gives each machine with its maker, refrigerant, rating and envelope', () => {
    expect(records.map(({ marque, name, fluid }) => [marque, name, fluid])).toEqual([
      ['CARLYLE', 'R-22_Low_06CC016', 'R22'],
      ['COPELAND', 'COPELAMETIC-60HZ_R-404A_LOW_X1', 'R404A'],
      ['BITZER', '4HTC-20K_R744_trans', 'R744'],
    ]);
    expect(records[0]).toMatchObject({
      ...{ rating_mode: 'RGT', rating_value: 18.3, rating_t_liquid: 4.4 },
      ...{ te_min: -40, te_max: -17.8, tc_min: 10, tc_max: 48.9, units: { capacity: 'W', power: 'W' } },
    });
    expect(records[1]?.frequency).toBe(60);
    const [x, y] = [-30, 40];
    const [c1 = 0, cx = 0, cx2 = 0, cy = 0, cy2 = 0, cxy = 0, cx3 = 0, cy3 = 0, cx2y = 0, cxy2 = 0] = known.capacity;
    const printed = c1 + cx * x + cx2 * x ** 2 + cy * y + cy2 * y ** 2 + cxy * x * y + cx3 * x ** 3 + cy3 * y ** 3;
    expect(polynomialAt(records[0]?.coefficients.capacity ?? [], x, y)).toBeCloseTo(
      printed + cx2y * x ** 2 * y + cxy2 * x * y ** 2,
      6,
    );
  });

  it('says what is doubtful, and what it leaves out', () => {
    expect(doubts.map(({ code, name }) => [code, name])).toEqual([
      ['nominal', 'Copeland-COPELAMETIC-60HZ_R-404A_LOW_X1'],
      ['transcritical', 'Bitzer 4HTC-20K_R744_trans'],
      ['left', 'Nobody_R-22_1'],
    ]);
  });

  it('gives each machine the curves written before it, where another speed has curves of the same names', () => {
    const at = (share: number, frequency: number) =>
      `${curve(
        'X_qcurv',
        known.capacity.map((one) => one * share),
      )}\n${curve('X_pwrcurv', known.power)}\n` +
      `  Refrigeration:Compressor, Copeland-DISCUS-${frequency}HZ_R-134A_LOW_X, X_pwrcurv, X_qcurv, , 18.3;\n`;
    const both = libraryFromEnergyPlus(at(1, 60) + at(0.8, 50));
    expect(both.repeated).toBe(2);
    const [first, second] = both.records;
    expect([first?.fluid, first?.frequency, second?.frequency]).toEqual(['R134a', 60, 50]);
    expect(first?.coefficients.capacity?.[0]).toBeCloseTo(known.capacity[0] ?? 0, 6);
    expect(second?.coefficients.capacity?.[0]).toBeCloseTo(0.8 * (known.capacity[0] ?? 0), 6);
    expect(libraryFromEnergyPlus(LIBRARY).repeated).toBe(0);
  });

  it('finds a curve that stands only after its machine', () => {
    const [capacity, power, ...rest] = machine('Carlyle_R-22_Low_06CC016')
      .split(/(?=^ {2}\w+:)/mu)
      .slice(1);
    expect(libraryFromEnergyPlus([power, ...rest, capacity].join('\n')).records).toHaveLength(1);
  });

  it('leaves out what no compressor is, what its file disowns and what it repeats', () => {
    const wrong = (name: string, capacity: readonly number[], power: readonly number[] = known.power) =>
      `${curve(`${name}_q`, capacity)}\n${curve(`${name}_p`, power)}\n` +
      `  Refrigeration:Compressor, ${name}, ${name}_p, ${name}_q, , 18.3;\n`;
    const line = (constant: number, te: number, tc: number) => [constant, te, 0, tc, 0, 0, 0, 0, 0, 0];
    const { records, doubts } = libraryFromEnergyPlus(
      [
        wrong('Copeland_R-22_falls', line(20_000, -100, -50)),
        wrong(
          'Copeland_R-22_perpetual',
          known.capacity,
          known.power.map((one) => one / 10),
        ),
        wrong('Copeland_R-22_bent', line(20_000, 300, 20)),
        wrong('***DO_NOT_USE***Copeland_R-22_bad', known.capacity),
        machine('Carlyle_R-22_Low_06CC016'),
        machine('Carlyle_R-22_Low_06CC016'),
      ].join('\n'),
    );
    expect(doubts.map(({ code, name }) => [code, name])).toEqual([
      ['impossible', 'Copeland_R-22_falls'],
      ['impossible', 'Copeland_R-22_perpetual'],
      ['bent', 'Copeland_R-22_bent'],
      ['disowned', '***DO_NOT_USE***Copeland_R-22_bad'],
      ['twice', 'Carlyle_R-22_Low_06CC016'],
    ]);
    expect(records.map(({ name }) => name)).toEqual(['R-22_bent', 'R-22_Low_06CC016']);
  });

  it('keeps a fixed liquid temperature through a file, and rates with it', async () => {
    const { records: again } = resultOf(recordsFromCsv(csvFromRecords(records)));
    expect(again[0]?.rating_t_liquid).toBe(4.4);
    const engine = await createEngine();
    const { rating_t_liquid: _fixed, ...plain } = records[0] ?? { coefficients: {} };
    const fixed = resultOf(compressorPoint(records[0], -30, 24, {}, engine));
    const subcooled = resultOf(compressorPoint({ ...plain, rating_sc: 24 - 4.4 }, -30, 24, {}, engine));
    expect(fixed.mass_flow_s).toBeCloseTo(subcooled.mass_flow_s, 9);
    // No liquid is warmer than its condensation.
    expect(compressorPoint({ ...plain, rating_t_liquid: 30 }, -30, 24, {}, engine)).toMatchObject({
      ok: false,
      problem: { code: 'E_RANGE', field: 'rating_t_liquid' },
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFromRecords, recordsFromCsv } from './file.ts';
import type { CompressorRecord } from './record.ts';
import { coefficientsFromText } from './text.ts';

const finite = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
  fc.integer({ min: -1000, max: 1000 }),
  fc.constantFrom(0, 1e-12, -9.5e-3),
);
const same = (value: number): number => (value === 0 ? 0 : value);
/** Zero has no sign in a data sheet. */
const ten = fc.array(finite.map(same), { minLength: 10, maxLength: 10 });
/** A number as a data sheet may print it. */
const printed = (value: number, form: number): string => {
  const plain = form % 2 === 0 ? String(value) : value.toExponential();
  const written = form % 3 === 0 ? plain.replace('.', ',') : plain;
  return form % 5 === 0 ? written.replace('-', '\u2212') : written.replace('e', 'E');
};

function pasted(text: string): Readonly<Record<string, readonly number[]>> {
  const outcome = coefficientsFromText(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result.coefficients as Readonly<Record<string, readonly number[]>>;
}

describe('ten numbers pasted', () => {
  it('are read whatever stands between them and however they are written', () => {
    const separator = fc.constantFrom(' ', '\t', ';', '\n', '\r\n', ' ; ', '\u00a0');
    fc.assert(
      fc.property(ten, fc.nat(29), separator, (numbers, form, between) => {
        const { active } = pasted(numbers.map((value, i) => printed(value, form + i)).join(between));
        expect(active?.map(same)).toEqual(numbers.map(same));
      }),
    );
  });

  it('in labelled rows or columns come out by quantity', () => {
    fc.assert(
      fc.property(
        ten,
        ten,
        fc.constantFrom('Q', 'q0', 'Capacity', 'PUISSANCE'),
        fc.constantFrom('M', 'débit', 'mass'),
        (one, other, q, m) => {
          const rows = [q, ...one.map(String)].join('\t') + '\n' + [m, ...other.map(String)].join('\t');
          const columns = [`${q};${m}`, ...one.map((value, i) => `${value};${other[i] ?? 0}`)].join('\n');
          for (const text of [rows, columns]) {
            const { capacity, mass_flow } = pasted(text);
            expect(capacity?.map(same)).toEqual(one.map(same));
            expect(mass_flow?.map(same)).toEqual(other.map(same));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ['nine', '1 2 3\n4 5 6\n7 8 9', 3, 'count'],
    ['eleven', '1 2 3 4 5 6 7 8 9 10 11', 1, 'count'],
    ['none', '', 1, 'count'],
    ['a comma and a point', '1 2 3 4 5\n6 7 8 9 1.000,5', 2, 'number'],
    ['two commas', '1,000,000 2 3 4 5 6 7 8 9 10', 1, 'number'],
    ['a word', '1 2 3 4 5 6 seven 8 9 10', 1, 'number'],
    ['a row too short', 'Q 1 2 3 4 5 6 7 8 9 10\nP 1 2', 2, 'count'],
    ['an unlabelled row', 'Q 1 2 3 4 5 6 7 8 9 10\n\n1 2 3 4 5 6 7 8 9 10', 3, 'label'],
    ['a column too long', `Q\n${Array.from({ length: 11 }, (_, i) => i).join('\n')}`, 12, 'count'],
    ['a ragged column', 'Q;P\n1;2\n3', 3, 'count'],
    ['a quantity twice', 'Q 1 2 3 4 5 6 7 8 9 10\nq0 1 2 3 4 5 6 7 8 9 10', 2, 'twice'],
  ])('%s is refused at its line', (_name, text, n, detail) => {
    const outcome = coefficientsFromText(text);
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'E_CSV', field: 'text', values: { n, detail } } });
  });
});

const name = fc
  .string({ minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() === text && text !== '' && !text.startsWith('\uFEFF'));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const record: fc.Arbitrary<CompressorRecord> = fc
  .record({
    name,
    marque: name,
    fluid: optional(fc.constantFrom('R134a', 'R404A')),
    capacity: optional(ten),
    mass_flow: ten,
    unit: optional(fc.constantFrom('kg/h', 'g/s', 'lb/h')),
    step_volume_h: optional(fc.double({ min: 0.1, max: 500, noNaN: true })),
    rating_mode: optional(fc.constantFrom('SH' as const, 'RGT' as const)),
    rating_value: optional(fc.double({ min: 0, max: 40, noNaN: true })),
    temp_unit: optional(fc.constantFrom('C' as const, 'F' as const)),
    te_min: optional(fc.double({ min: -60, max: -1, noNaN: true })),
    heat_loss: optional(fc.double({ min: 0, max: 0.3, noNaN: true })),
  })
  .map(({ capacity, mass_flow, unit, ...facts }) => {
    const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
    return {
      ...known,
      coefficients: { ...(capacity === undefined ? {} : { capacity }), mass_flow },
      ...(unit === undefined ? {} : { units: { mass_flow: unit } }),
    };
  });

describe('a file of compressors', () => {
  it('comes back from what is written, whatever the names', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 4 }), (records) => {
        const unique = records.filter((one, i) => records.findIndex((other) => other.name === one.name) === i);
        const outcome = recordsFromCsv(csvFromRecords(unique));
        expect(outcome).toEqual({ ok: true, result: { records: unique } });
      }),
    );
  });

  const LINE = 'A1;DANFOSS;R134a;mass_flow;kg/h;236;0;0;0;0;0;0;0;0;0';
  const HEADER = 'name;marque;fluid;quantity;unit;c1;c2;c3;c4;c5;c6;c7;c8;c9;c10';

  it('takes tabs, commas, a byte order mark, quotes and other line ends', () => {
    const plain = recordsFromCsv(`${HEADER}\n${LINE}\n`);
    const tabs = `\uFEFF${HEADER}\r\n${LINE}\r\n`.replaceAll(';', '\t');
    const commas = `${HEADER}\n${LINE.replace('A1', '"A1"').replace('236', '"236,0"')}`.replaceAll(';', ',');
    expect(plain.ok).toBe(true);
    expect(recordsFromCsv(tabs)).toEqual(plain);
    expect(recordsFromCsv(commas)).toEqual(plain);
  });

  it('keeps what its records do not share apart, in order of appearance', () => {
    const outcome = recordsFromCsv(
      [HEADER, LINE, LINE.replace('A1', 'B2'), LINE.replace('mass_flow;kg/h', 'P;kW')].join('\n'),
    );
    if (!outcome.ok) throw new Error(outcome.problem.code);
    expect(outcome.result.records.map(({ name: one }) => one)).toEqual(['A1', 'B2']);
    expect(outcome.result.records[0]?.units).toEqual({ mass_flow: 'kg/h', power: 'kW' });
  });

  it.each([
    ['a missing column', `${HEADER.replace(';c7', '')}\n${LINE}`, 1, 'column'],
    ['an empty file', '', 1, 'column'],
    ['a missing cell', `${HEADER}\n\n${LINE.replace('DANFOSS', '')}`, 3, 'cell'],
    ['a coefficient with two separators', `${HEADER}\n${LINE.replace('236', '1.236,5')}`, 2, 'number'],
    ['too many cells', `${HEADER}\n${LINE};8`, 2, 'count'],
  ])('%s is refused at its line', (_name, text, n, detail) => {
    expect(recordsFromCsv(text)).toMatchObject({ ok: false, problem: { code: 'E_CSV', values: { n, detail } } });
  });
});

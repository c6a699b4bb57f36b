import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../tests/unit/support/draws.ts';
import type { ColumnKey, MeasurementSet, Probe } from '../index.ts';
import {
  blankFacts,
  COLUMN_KEYS,
  readMeasurements,
  svgWithMeasurements,
  writeMeasurementsCsv,
  writeMeasurementsJson,
} from '../index.ts';
import { bytesOf, read } from './support.ts';

const figure = fc
  .oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: -100, max: 100, noNaN: true }),
    fc.integer(),
  )
  .map((value) => value + 0);
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '',
    '=1+1',
    'a;=b',
    'x,"y',
    "'12'",
    '12',
    'true',
    'null',
    '{}',
    '#',
    ' pad ',
    'l1\r\nl2',
    'Boulangerie, chambre',
    'é;',
    '\\u003b',
  ),
);
const scalar = fc.oneof(text, figure, fc.boolean(), fc.constant(null));

/** A record without the keys that are none of ours to keep. */
const record = <T>(value: fc.Arbitrary<T>) =>
  fc.dictionary(
    fc.string({ minLength: 1, maxLength: 12 }).filter((key) => key !== '__proto__'),
    value,
    { maxKeys: 4, noNullPrototype: true },
  );

const probe: fc.Arbitrary<Probe> = fc.record(
  { kind: fc.constantFrom('rel' as const, 'abs' as const), class: figure, full_scale: figure, acc: figure },
  { requiredKeys: [] },
);

const set: fc.Arbitrary<MeasurementSet> = fc
  .record({
    times: fc.uniqueArray(
      fc.double({ min: 0, max: 1e7, noNaN: true }).map((value) => value + 0),
      { maxLength: 12 },
    ),
    keys: fc.uniqueArray(fc.constantFrom(...COLUMN_KEYS), { maxLength: 5 }),
    cells: fc.array(fc.option(figure), { minLength: 60, maxLength: 60 }),
    title: text,
    fluid: text,
    machine: fc.record({ id: text, application: text, expansion: text, receiver: fc.boolean() }),
    altitude: figure,
    zone: fc.constantFrom('local' as const, 'UTC' as const),
    probes: fc.dictionary(fc.constantFrom(...COLUMN_KEYS), probe, { maxKeys: 3, noNullPrototype: true }),
    typed: record(scalar),
    warnings: fc.array(text, { maxLength: 3 }),
    clock: fc.array(fc.record({ at: figure, shift: figure }), { maxLength: 2 }),
    name: text,
  })
  .map(({ times, keys, cells, warnings, clock, name, ...facts }): MeasurementSet => {
    const time = [...times].sort((a, b) => a - b);
    const columns = Object.fromEntries(
      keys.map((key, index) => [key, time.map((_, row) => cells[(row * 5 + index) % 60] ?? null)]),
    );
    return {
      ...blankFacts(),
      ...facts,
      visit: '2025-11-03T08:15:00',
      start: '2025-11-03T08:15:00',
      source: { name, kind: 'csv', size: 4211, signature: 'ab', warnings },
      ...(clock.length === 0 ? {} : { clock }),
      columns: { time, ...(columns as Partial<Record<ColumnKey, (number | null)[]>>) },
    };
  });

const again = async (pieces: readonly string[]): Promise<MeasurementSet> => (await read(pieces.join(''))).set;
const ROUNDS = { numRuns: draws('recordings', 500, 100) };

describe('a set that is written and read again is the same set', () => {
  it('as JSON', async () => {
    await fc.assert(
      fc.asyncProperty(set, async (one) => {
        expect(await again(writeMeasurementsJson(one))).toEqual(one);
      }),
      ROUNDS,
    );
  });

  it.each(['fr', 'en'] as const)('as a table (%s)', async (locale) => {
    await fc.assert(
      fc.asyncProperty(set, async (one) => {
        expect(await again(writeMeasurementsCsv(one, locale))).toEqual(one);
      }),
      ROUNDS,
    );
  });

  it('in a drawing', async () => {
    const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" data-x="a>b"><path d="M0 0"/></svg>';
    await fc.assert(
      fc.asyncProperty(set, async (one) => {
        const drawn = svgWithMeasurements(svg, one);
        expect((await read(drawn)).set).toEqual(one);
        expect(svgWithMeasurements(drawn, one)).toBe(drawn);
      }),
      { numRuns: draws('recordings', 100, 20) },
    );
  });
});

describe('a table for spreadsheets', () => {
  const hostile: MeasurementSet = {
    ...blankFacts(),
    title: '=HYPERLINK("http://x")',
    typed: { note: 'a;=1+1,@b' },
    columns: { time: [0], p_lp: [-0.5] },
  };

  it('runs no text of the file', () => {
    for (const [locale, delimiter] of [
      ['fr', ';'],
      ['en', ','],
    ] as const) {
      const table = writeMeasurementsCsv(hostile, locale, { p_lp: '=cmd()' }).join('');
      const cells = table
        .slice(1)
        .split('\r\n')
        .flatMap((line) => line.split(delimiter));
      expect(cells.filter((cell) => /^"?\s*[=+@]/.test(cell))).toEqual([]);
      expect(cells.filter((cell) => cell.includes('cmd()'))).toEqual(["'=cmd() (bar abs)"]);
    }
  });

  it('has the signs of its language, units, and lines that say what it is', () => {
    const lines = writeMeasurementsCsv(hostile, 'fr').join('').split('\r\n');
    expect(lines[0]).toBe('\ufeff# appfroid-measurements 1');
    expect(lines.slice(1, -3).every((line) => line.startsWith('# '))).toBe(true);
    expect(lines.slice(-3)).toEqual(['time (s);p_lp (bar abs)', '0;-0,5', '']);
    expect(writeMeasurementsCsv(hostile, 'en').join('').split('\r\n').slice(-3)[0]).toBe('time (s),p_lp (bar abs)');
  });

  it('is read again once a spreadsheet has saved it', async () => {
    const saved = writeMeasurementsCsv(hostile, 'fr')
      .join('')
      .split('\r\n')
      .map((line) => (line.includes(';p_lp') || line === '' || line === '0;-0,5' ? line : `${line};`))
      .join('\r\n');
    expect((await read(saved)).set).toEqual(hostile);
  });
});

it('gives imported recordings back to the last digit', async () => {
  for (const name of ['02-smart-probes.json', '04-us-psig-dst.csv', 'recording-freezer-defrost-r290.csv']) {
    const { set: imported } = await read(bytesOf(name), { fluid: 'R290' }, name);
    expect(await again(writeMeasurementsJson(imported))).toEqual(imported);
    expect(await again(writeMeasurementsCsv(imported, 'fr'))).toEqual(imported);
    expect(await again(writeMeasurementsCsv(imported, 'en'))).toEqual(imported);
  }
});

it('leaves rows out of a drawing that they would make too heavy', async () => {
  const time = Array.from({ length: 200_000 }, (_, row) => row);
  const one: MeasurementSet = { ...blankFacts(), title: 'long', columns: { time, p_lp: time.map((row) => row / 7) } };
  const drawn = svgWithMeasurements('<svg></svg>', one);
  expect(drawn.length).toBeLessThan(2e6);
  expect((await read(drawn)).set).toEqual({ ...one, columns: { time: [] } });
  expect((await readMeasurements(new TextEncoder().encode('<svg></svg>'), 'x.svg')).ok).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../tests/unit/support/draws.ts';
import { polynomialAt } from '../polynomial.ts';
import type { Quantity } from '../quantities.ts';
import { PUBLISHED } from './layouts/published.ts';
import { WRITTEN } from './layouts/written.ts';
import { sheetFromText } from './read.ts';
import type { Sheet } from './sheet.ts';
import { fittedLine, linesByQuantity } from './sheet.ts';
import { coefficientsAtSpeed } from './speed.ts';
import figures from './layouts/figures.json' with { type: 'json' };

const NAMES: Readonly<Record<'capacity' | 'power' | 'mass_flow', readonly string[]>> = {
  capacity: [
    'Q0',
    'Cooling capacity',
    'Puissance frigorifique',
    'Kälteleistung',
    'Capacidad frigorífica',
    'Potenza frigorifera',
    'Q_dot_evp',
  ],
  power: [
    'Pe',
    'Power input',
    'Puissance absorbée',
    'Leistungsaufnahme',
    'Potencia absorbida',
    'Potenza assorbita',
    'W_dot',
  ],
  mass_flow: ['m', 'Mass flow', 'Débit massique', 'Massenstrom', 'Caudal másico', 'Portata massica', 'm_dot'],
};
const ORDER = ['capacity', 'power', 'mass_flow'] as const;
const UNITS = { capacity: ['W', 'kW', 'Btu/h'], power: ['W', 'kW'], mass_flow: ['kg/h', 'g/s', 'lb/h'] } as const;

/** A coefficient as makers print them: seven digits at most, down to 1e-9. */
const coefficient = fc
  .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: -9, max: 0 }))
  .map(([digits, power]) => Number(`${digits === 0 ? 1 : digits}e${power}`));
const ten = fc.array(coefficient, { minLength: 10, maxLength: 10 });

const sheets = fc.record({
  values: fc.tuple(ten, ten, ten),
  count: fc.integer({ min: 1, max: 3 }),
  language: fc.nat(6),
  unit: fc.nat(2),
  brackets: fc.constantFrom('()', '[]', ''),
  separator: fc.constantFrom('\t', ';', ' | ', ',', ', ', '   '),
  decimal: fc.constantFrom('.', ','),
  exponent: fc.boolean(),
  isAcross: fc.boolean(),
  coefficients: fc.constantFrom('C1', 'c0', 'M1', '1', ''),
  end: fc.constantFrom('\n', '\r\n'),
  title: fc.constantFrom('', 'Compressor data sheet', 'Modèle ZR 144'),
  minus: fc.constantFrom('-', '\u2212'),
});
type Made = typeof sheets extends fc.Arbitrary<infer T> ? T : never;

function written(made: Made): {
  readonly text: string;
  readonly expected: Readonly<Partial<Record<Quantity, readonly number[]>>>;
} {
  const { values, count, language, unit, brackets, separator, exponent, isAcross, coefficients, end, title, minus } =
    made;
  // A comma is no decimal sign where it parts the cells.
  const decimal = separator.includes(',') ? '.' : made.decimal;
  const write = (value: number): string =>
    (exponent ? value.toExponential() : value.toFixed(12).replace(/0+$/u, '').replace(/\.$/u, ''))
      .replace('.', decimal)
      .replace(/^-/u, minus);
  const quantities = ORDER.slice(0, count);
  const labels = quantities.map((quantity) => {
    const name = NAMES[quantity][language] ?? '';
    const said = UNITS[quantity][unit] ?? UNITS[quantity][0];
    return brackets === '' ? name : `${name} ${brackets[0]}${said}${brackets[1]}`;
  });
  const first = coefficients.endsWith('0') ? 0 : 1;
  const names =
    coefficients === '' ? [] : Array.from({ length: 10 }, (_, i) => coefficients.replace(/\d/u, String(i + first)));
  const columns = quantities.map((_, k) => values[k]?.map(write) ?? []);
  const rows = isAcross
    ? [...(names.length > 0 ? [['', ...names]] : []), ...labels.map((label, k) => [label, ...(columns[k] ?? [])])]
    : [
        [...(names.length > 0 ? ['Coef.'] : []), ...labels],
        ...Array.from({ length: 10 }, (_, i) => [
          ...(names[i] === undefined ? [] : [names[i]]),
          ...columns.map((column) => column[i] ?? ''),
        ]),
      ];
  const text = [...(title === '' ? [] : [title]), ...rows.map((row) => row.join(separator))].join(end);
  return { text, expected: Object.fromEntries(quantities.map((quantity, k) => [quantity, values[k]])) };
}

const same = (one: readonly number[] | undefined, other: readonly number[] | undefined): boolean =>
  one?.length === other?.length &&
  (one ?? []).every((value, i) => Math.abs(value - (other?.[i] ?? 0)) <= 1e-12 * Math.max(1, Math.abs(value)));
const isRight = (sheet: Sheet, expected: Readonly<Partial<Record<Quantity, readonly number[]>>>): boolean => {
  const lines = linesByQuantity(sheet);
  const keys = Object.keys(expected) as readonly Quantity[];
  return lines.size === keys.length && keys.every((quantity) => same(lines.get(quantity)?.values, expected[quantity]));
};

describe('a sheet in any writing', () => {
  it('is read right, or asked about, or refused: never wrong in silence', () => {
    let read = 0;
    let tried = 0;
    fc.assert(
      fc.property(sheets, (made) => {
        const { text, expected } = written(made);
        const outcome = sheetFromText(text);
        tried += 1;
        if (!outcome.ok) return true;
        const right = isRight(outcome.result, expected);
        if (right && outcome.result.doubts.length <= 1) read += 1;
        return right || outcome.result.doubts.length > 0;
      }),
      { numRuns: draws('sheets', 1500, 300), seed: 27 },
    );
    expect(read / tried).toBeGreaterThanOrEqual(0.9);
  });

  it('with a value taken out is refused, or asked about', () => {
    fc.assert(
      fc.property(sheets, fc.nat(9), (made, at) => {
        const { text } = written({
          ...made,
          separator: made.separator === ', ' || made.separator === ',' ? ';' : made.separator,
          count: 3,
          isAcross: true,
        });
        const lines = text.split(made.end);
        const last = lines.at(-1) ?? '';
        const separator = made.separator.includes(',') ? ';' : made.separator;
        const cells = last.split(separator);
        cells.splice(at + 1, 1);
        const cut = sheetFromText([...lines.slice(0, -1), cells.join(separator)].join(made.end));
        return !cut.ok || cut.result.doubts.length > 0;
      }),
      { numRuns: draws('sheets', 300, 60), seed: 27 },
    );
  });

  it('never throws, whatever the text', () => {
    const pieces = fc.constantFrom(
      '1',
      '-2,5',
      '1e9',
      'Q',
      'kW',
      '[',
      ']',
      '=',
      ';',
      '\t',
      '\n',
      ',',
      ' ',
      '"',
      '|',
      'C1',
      '°F',
      'Te',
      '!- Coefficient1',
      '{',
      '}',
      '\u0000',
      '٣',
      'NaN',
      '1'.repeat(50),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 120 }), (parts) => {
        const outcome = sheetFromText(parts.join(''));
        return outcome.ok
          ? outcome.result.lines.every(({ values, points }) =>
              [...values, ...points.map(({ value }) => value)].every(Number.isFinite),
            )
          : true;
      }),
      { numRuns: draws('sheets', 1500, 300), seed: 27 },
    );
    for (const value of [null, undefined, 5, {}, ''])
      expect(sheetFromText(value)).toMatchObject({ ok: false, problem: { code: 'E_MISSING' } });
    expect(sheetFromText('1\n'.repeat(300_000))).toMatchObject({ ok: false, problem: { code: 'E_RANGE' } });
  });

  it('broken anywhere is never another sheet in silence', () => {
    const layouts = [...PUBLISHED, ...WRITTEN].filter(
      ({ coefficients, text }) => coefficients !== undefined && text.length < 4000,
    );
    fc.assert(
      fc.property(fc.constantFrom(...layouts), fc.nat(4000), ({ text, coefficients }, at) => {
        // A line lost.
        const lines = text.split('\n');
        const cut = lines.filter((_, i) => i !== at % lines.length).join('\n');
        const outcome = sheetFromText(cut);
        if (!outcome.ok || outcome.result.doubts.length > 0) return true;
        // What is left is what was there.
        return [...linesByQuantity(outcome.result)].every(
          ([quantity, { values }]) => same(values, coefficients?.[quantity]) || values.length !== 10,
        );
      }),
      { numRuns: draws('sheets', 1500, 300), seed: 27 },
    );
  });
});

const sheetOf = (text: string, choices = {}): Sheet => {
  const outcome = sheetFromText(text, choices);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
};

describe('what a reader says', () => {
  const columns = `${Array.from({ length: 10 }, (_, i) => `${10 - i};${i + 20};${100 + i}`).join('\n')}`;

  it('takes the place of the guess: roles, units, decimals, axes', () => {
    expect(sheetOf(columns).doubts).toEqual(['roles']);
    const turned = sheetOf(columns, { roles: { 0: 'power', 1: 'capacity', 2: 'skip' }, units: { 0: 'W' } });
    expect(turned.doubts).toEqual([]);
    expect(linesByQuantity(turned).get('power')).toMatchObject({
      unit: 'W',
      values: Array.from({ length: 10 }, (_, i) => 10 - i),
    });
    const either = Array.from({ length: 10 }, (_, i) => `${i + 1},234`).join('\n');
    expect(sheetOf(either).doubts).toContain('decimal');
    expect(sheetOf(either, { decimal: ',' }).lines[0]?.values[0]).toBe(1.234);
    expect(sheetOf(either, { decimal: '.' }).lines[0]?.values[0]).toBe(1234);
  });

  it('says a temperature in °F, and turns what was guessed the wrong way', () => {
    const list = [20, 30, 40]
      .flatMap((te) => [100, 110, 120].map((tc) => `${te} ${tc} ${5000 + 100 * te - 10 * tc}`))
      .join('\n');
    const guessed = sheetOf(list);
    expect(guessed.doubts).toEqual(['axes', 'temperature']);
    expect(guessed.lines[0]?.points[0]).toMatchObject({
      te: expect.closeTo(-6.667, 3) as number,
      tc: expect.closeTo(37.778, 3) as number,
    });
    expect(sheetOf(list, { temperature: 'C', isTurned: true }).lines[0]?.points[0]).toMatchObject({ te: 100, tc: 20 });
  });
});

describe('a variable-speed machine', () => {
  it('has at 50 and 90 revolutions a second what its polynomial of thirty coefficients gives', () => {
    // VZH088CGM at 5/50 °C: python-hvac's own sum of the thirty terms gives 21.247 kW at 50 rps, 38.781 kW at 90.
    const { Q_dot_evp: capacity } = figures.pythonHvac.VZH088CGM;
    expect(polynomialAt(coefficientsAtSpeed(capacity, 50), 5, 50)).toBeCloseTo(21.247, 3);
    expect(polynomialAt(coefficientsAtSpeed(capacity, 90), 5, 50)).toBeCloseTo(38.781, 3);
  });

  it('of twenty coefficients is the same sum, term by term', () => {
    const twenty = Array.from({ length: 20 }, (_, i) => i + 1);
    // 1 + 2S + 3D + 4n + 5SD + 6Sn + 7Dn + 8S² + 9D² + 10n² + 11SDn + 12S²D + 13S²n + 14S³ + 15SD² + 16D²n + 17D³ + 18Sn² + 19Dn² + 20n³
    const [S, D, n] = [2, 3, 5];
    const direct =
      1 +
      2 * S +
      3 * D +
      4 * n +
      5 * S * D +
      6 * S * n +
      7 * D * n +
      8 * S ** 2 +
      9 * D ** 2 +
      10 * n ** 2 +
      11 * S * D * n +
      12 * S ** 2 * D +
      13 * S ** 2 * n +
      14 * S ** 3 +
      15 * S * D ** 2 +
      16 * D ** 2 * n +
      17 * D ** 3 +
      18 * S * n ** 2 +
      19 * D * n ** 2 +
      20 * n ** 3;
    expect(polynomialAt(coefficientsAtSpeed(twenty, n), S, D)).toBeCloseTo(direct, 9);
  });
});

it('a table of points is fitted, with how far the polynomial passes from each', () => {
  const { text } = WRITTEN.find(({ name }) => name === 'German list in tabs') ?? { text: '' };
  const line = linesByQuantity(sheetOf(text)).get('capacity');
  const fit = line && fittedLine(line);
  expect(fit?.residuals).toHaveLength(18);
  expect(fit?.worst).toBeLessThan(0.01);
  const at = fit?.residuals.find(({ te, tc }) => te === -10 && tc === 50);
  expect(polynomialAt(fit?.coefficients ?? [], -10, 50) / 152_900 - 1).toBeCloseTo(at?.gap ?? 1, 12);
});

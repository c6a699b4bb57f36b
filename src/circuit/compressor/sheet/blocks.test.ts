import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quantity } from '../quantities.ts';
import { sheetFromText } from './read.ts';
import type { Sheet } from './sheet.ts';
import { linesByQuantity } from './sheet.ts';

/** Values as a data sheet prints them, of the size each quantity has in its unit. */
const VALUES: Readonly<Record<Quantity, (te: number, tc: number) => number>> = {
  capacity: (te, tc) => 30_000 + 1000 * te + 8 * te * te - 250 * (tc - 30) - 5 * te * (tc - 30),
  power: (te, tc) => 4500 + 80 * (tc - 30) + 30 * te,
  mass_flow: (te, tc) => 520 + 18 * te + 0.2 * te * te - 1.5 * (tc - 30),
  current: (te, tc) => 9 + 0.1 * (tc - 30) + 0.04 * te,
};
/** Titles as sheets have them, with what one of the printed unit is in the unit of `VALUES`, and the decimals printed. */
const TITLES: Readonly<
  Record<Quantity, readonly (readonly [title: string, unit: string, per: number, decimals: number])[]>
> = {
  capacity: [
    ['Q', 'W', 1, 0],
    ['Q0', 'kW', 1000, 2],
    ['Qo', 'W', 1, 0],
    ['Puissance frigorifique', 'W', 1, 0],
    ['Cooling capacity', 'kW', 1000, 2],
    ['Kälteleistung', 'W', 1, 0],
  ],
  power: [
    ['P', 'kW', 1000, 2],
    ['Pe', 'W', 1, 0],
    ['Puissance absorbée', 'kW', 1000, 3],
    ['Power input', 'W', 1, 0],
    ['Leistungsaufnahme', 'kW', 1000, 2],
  ],
  mass_flow: [
    ['m', 'kg/h', 1, 1],
    ['Débit massique', 'kg/h', 1, 1],
    ['Mass flow', 'g/s', 3.6, 2],
  ],
  current: [
    ['I', 'A', 1, 2],
    ['Intensité', 'A', 1, 2],
    ['Current', 'A', 1, 1],
  ],
};
const QUANTITIES = ['capacity', 'power', 'mass_flow', 'current'] as const;

const sheets = fc.record({
  quantities: fc.shuffledSubarray([...QUANTITIES], { minLength: 2 }),
  titles: fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5), fc.nat(5)),
  brackets: fc.constantFrom('[]', '()', 'line'),
  separator: fc.constantFrom('\t', ';', ' ', '   '),
  decimal: fc.constantFrom('.', ','),
  minus: fc.constantFrom('-', '−'),
  end: fc.constantFrom('\n', '\r\n', '\n\n'),
  /** What stands at the head of the temperatures along the top, and of each line. */
  corner: fc.constantFrom('to', 'tc\\to', 'tc \\ to', 'tc/to', 'to [°C]', 'to °C', 'Te', ''),
  row: fc.constantFrom('tc ', 'tc', '', 'Tc ', 'tc='),
  unit: fc.constantFrom('', ' °C'),
  head: fc.constantFrom(
    '',
    'BITZER 4FES-3Y R448A',
    'Compresseur 4FES-3Y',
    'Surchauffe 10 K, sous-refroidissement 0 K',
    'Data sheet 2023',
  ),
  isRising: fc.boolean(),
  isBlankBetween: fc.boolean(),
  count: fc.integer({ min: 3, max: 6 }),
});
type Made = typeof sheets extends fc.Arbitrary<infer T> ? T : never;

const EVAPORATIONS = [5, 0, -5, -10, -15, -20];
const CONDENSATIONS = [30, 40, 50];

function written(made: Made): string {
  const write = (value: number, decimals = 0): string =>
    value.toFixed(decimals).replace('.', made.decimal).replace('-', made.minus);
  const evaporations = EVAPORATIONS.slice(0, made.count);
  const te = made.isRising ? evaporations.toReversed() : evaporations;
  const blocks = made.quantities.map((quantity, at) => {
    const choices = TITLES[quantity];
    const [title, unit, per, decimals] = choices[(made.titles[at] ?? 0) % choices.length] ?? choices[0]!;
    const name =
      made.brackets === 'line'
        ? [title, unit].join(made.end)
        : `${title} ${made.brackets[0]}${unit}${made.brackets[1]}`;
    const lines = CONDENSATIONS.map((tc) =>
      [
        `${made.row}${tc}${made.row === '' ? '' : made.unit}`,
        ...te.map((low) => write(VALUES[quantity](low, tc) / per, decimals)),
      ].join(made.separator),
    );
    return [name, [made.corner, ...te.map((low) => write(low))].join(made.separator), ...lines].join(made.end);
  });
  return [...(made.head === '' ? [] : [made.head]), ...blocks].join(
    made.isBlankBetween ? `${made.end}${made.end}` : made.end,
  );
}

const sheetOf = (text: string): Sheet => {
  const outcome = sheetFromText(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
};

/** What is wrong with a sheet that was read; undefined where every quantity is where it was. */
function wrong(made: Made, sheet: Sheet): string | undefined {
  const lines = linesByQuantity(sheet);
  if (lines.size !== made.quantities.length) return `quantities ${[...lines.keys()].join()}`;
  for (const [at, quantity] of made.quantities.entries()) {
    const choices = TITLES[quantity];
    const [, unit, per, decimals] = choices[(made.titles[at] ?? 0) % choices.length] ?? choices[0]!;
    const line = lines.get(quantity);
    if (line?.unit !== unit) return `${quantity} in ${line?.unit}`;
    if (line.points.length !== CONDENSATIONS.length * made.count) return `${quantity}: ${line.points.length} points`;
    for (const { te, tc, value } of line.points) {
      if (Math.abs(value - VALUES[quantity](te, tc) / per) > 0.51 * 10 ** -decimals)
        return `${quantity} at ${te}/${tc}: ${value}`;
    }
  }
  return undefined;
}

describe('a sheet of one block a quantity', () => {
  it('is cut at its titles, whatever their order, the units and what parts the cells: never wrong in silence', () => {
    let read = 0;
    let tried = 0;
    fc.assert(
      fc.property(sheets, (made) => {
        const outcome = sheetFromText(written(made));
        tried += 1;
        if (!outcome.ok) return true;
        const isRight = wrong(made, outcome.result) === undefined;
        if (isRight) read += 1;
        return isRight || outcome.result.doubts.length > 0;
      }),
      { numRuns: 600, seed: 27, endOnFailure: true },
    );
    expect(read / tried).toBeGreaterThanOrEqual(0.98);
  });

  const Q = [
    'Q [W]',
    'to 5 0 -5 -10',
    'tc 30 35200 30000 25200 20800',
    'tc 40 32450 27500 22950 18800',
    'tc 50 29700 25000 20700 16800',
  ];
  const P = [
    'P [kW]',
    'to 5 0 -5 -10',
    'tc 30 4,65 4,50 4,35 4,20',
    'tc 40 5,45 5,30 5,15 5,00',
    'tc 50 6,25 6,10 5,95 5,80',
  ];
  const counts = (sheet: Sheet): readonly unknown[] =>
    sheet.lines.map(({ label, role, points }) => [label, role, points.length]);

  it('never takes the second of two for more of the first: without a title it is asked what it is', () => {
    const [, ...untitled] = P;
    const sheet = sheetOf([...Q, ...untitled].join('\n'));
    expect(sheet.lines.map(({ points }) => points.length)).toEqual([12, 12]);
    expect(sheet.lines[0]).toMatchObject({ role: 'capacity', isGuessed: false });
    expect(sheet.doubts).toContain('roles');
    // An unknown title is no quantity of ours, a heat given off none either.
    for (const other of ['Zeta [bar]', 'COP', 'Heizleistung [kW]']) {
      const [, ...rest] = P;
      const both = sheetOf([...Q, other, ...rest, 'I [A]', ...rest].join('\n'));
      expect(linesByQuantity(both).get('capacity')?.points).toHaveLength(12);
      expect(linesByQuantity(both).get('current')?.points).toHaveLength(12);
      expect(linesByQuantity(both).has('power')).toBe(false);
    }
  });

  it('reads a block at temperatures of its own, and a note in the middle as a note', () => {
    const shorter = ['P [kW]', 'to 5 0 -5', 'tc 30 4,65 4,50 4,35', 'tc 40 5,45 5,30 5,15', 'tc 50 6,25 6,10 5,95'];
    expect(counts(sheetOf([...Q, ...shorter].join('\n')))).toEqual([
      ['Q [W]', 'capacity', 12],
      ['P [kW]', 'power', 9],
    ]);
    const noted = [...Q.slice(0, 4), 'Limited by the motor', ...Q.slice(4), ...P].join('\n');
    expect(counts(sheetOf(noted))).toEqual([
      ['Q [W]', 'capacity', 12],
      ['P [kW]', 'power', 12],
    ]);
  });
});

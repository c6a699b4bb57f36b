import { describe, expect, it } from 'vitest';
import { PUBLISHED } from '../../../circuit/compressor/sheet/layouts/published.ts';
import { WRITTEN } from '../../../circuit/compressor/sheet/layouts/written.ts';
import { createForm } from '../../../kit/form/form.ts';
import { SHEET_FIELDS } from './fields.ts';
import { readPasted } from './pasted.ts';
import { EMPTY_SHEET, readSheet } from './sheet.ts';

const textOf = (name: string): string => [...PUBLISHED, ...WRITTEN].find((layout) => layout.name === name)?.text ?? '';

function taken(name: string, choices = {}) {
  const outcome = readPasted(textOf(name), choices, 'power', 'fr');
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  const form = createForm(SHEET_FIELDS, 'fr');
  form.change({ ...EMPTY_SHEET, ...outcome.result.texts });
  return { ...outcome.result, ...readSheet(form.$content.get()) };
}

describe('a sheet taken into the form', () => {
  it('has its order, units, envelope and rating: EnergyPlus', () => {
    const { record, known } = taken('EnergyPlus 06CC016');
    // In the order of EN 12900: 1, x, y, x², xy, y², x³, x²y, xy², y³.
    expect(record.coefficients.capacity).toEqual([
      23500, 816.7, -28.24, 10.7, -0.4553, 0.1131, 0.05604, -0.006728, 0.006782, -0.00412,
    ]);
    expect(record).toMatchObject({
      fluid: 'R22',
      temp_unit: 'C',
      te_min: -40,
      te_max: -17.8,
      tc_min: 10,
      tc_max: 48.9,
      rating_mode: 'RGT',
      rating_value: 18.3,
    });
    expect(known).toMatchObject({ fluid: 'R22', order: 'bicubic', units: { capacity: 'W', power: 'W' } });
  });

  it('of a variable-speed machine has ten coefficients at a speed, and that speed', () => {
    const at = (speed: number) => taken('python-hvac VZH088CGM', { speed });
    const constant = (speed: number): number => at(speed).record.coefficients.capacity?.[0] ?? 0;
    // C0 + C16 n + C23 n² of the file.
    expect(constant(60)).toBeCloseTo(-2.61085954393163 + 0.642142185254229 * 60 - 0.00085868861135362 * 3600, 9);
    expect(at(60).record.frequency).toBe(60);
    expect(taken('python-hvac VZH088CGM').record.frequency).toBe(50);
  });

  it('of points has fitted coefficients, the table as envelope, and says what the fit is off by', () => {
    const { record, fits, isWhole } = taken('German list in tabs');
    expect(record).toMatchObject({
      te_min: -10,
      te_max: 10,
      tc_min: 30,
      tc_max: 50,
      units: { capacity: 'W', power: 'kW' },
    });
    expect(fits.map((fit) => (fit?.worst ?? 1) < 0.01)).toEqual([true, true]);
    expect(isWhole).toBe(true);
  });

  it('of points no polynomial passes through is refused, with how far off and what to check', () => {
    const rows = (values: readonly string[]): string => ['Q [W]', 'to 5 0 -5 -10', ...values].join('\n');
    const right = ['tc 30 35200 30000 25200 20800', 'tc 40 32450 27500 22950 18800', 'tc 50 29700 25000 20700 16800'];
    expect(readPasted(rows(right), {}, 'capacity', 'fr').ok).toBe(true);
    // One value with a digit too many: another table's, another unit's.
    const wrong = right.map((row) => row.replace('27500', '275000'));
    expect(readPasted(rows(wrong), {}, 'capacity', 'fr')).toMatchObject({
      ok: false,
      problem: {
        code: 'E_POLY',
        values: { detail: 'fit', value: 'Q [W]', most: 2, gap: expect.any(Number) as number },
      },
    });
    // Currents with one decimal are as good as they are printed: half of it is 5 % of one ampere.
    const small = ['tc 30 1,1 1,0 1,0 0,9', 'tc 40 1,2 1,1 1,0 1,0', 'tc 50 1,3 1,2 1,2 1,1'];
    expect(readPasted(['I [A]', 'to 5 0 -5 -10', ...small].join('\n'), {}, 'current', 'fr').ok).toBe(true);
  });

  it('begins with its maker and its model, where it does', () => {
    const of = (first: string): unknown => {
      const rows = ['Q [W]', 'to 5 0 -5', 'tc 30 352 300 252', 'tc 40 324 275 229', 'tc 50 297 250 207'];
      const outcome = readPasted([first, ...rows].join('\n'), {}, 'capacity', 'fr');
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
      const { name = '', marque = '', fluid = '' } = outcome.result.texts;
      return [marque, name, fluid];
    };
    expect(of('BITZER 4FES-3Y R448A')).toEqual(['BITZER', '4FES-3Y', 'R448A']);
    expect(of('Copeland\tZB45KCE-TFD')).toEqual(['COPELAND', 'ZB45KCE-TFD', '']);
    expect(of('Bitzer R448A')).toEqual(['BITZER', '', 'R448A']);
    expect(of('Compresseur semi-hermétique')).toEqual(['', '', '']);
  });

  it('without a name is of the quantity in view, and joins the sheet that stands', () => {
    const { quantities, isWhole } = taken('ten numbers in a column');
    expect(quantities).toEqual(['power']);
    expect(isWhole).toBe(false);
  });
});

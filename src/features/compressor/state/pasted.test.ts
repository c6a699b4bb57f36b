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

  it('without a name is of the quantity in view, and joins the sheet that stands', () => {
    const { quantities, isWhole } = taken('ten numbers in a column');
    expect(quantities).toEqual(['power']);
    expect(isWhole).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { calculatorFromId } from '../../../calculators/index.ts';
import type { Definition } from '../../../calculators/index.ts';
import { rowsAt } from '../../../kit/form/fields.ts';
import { fillingOf, heldPreset, offeredPresets } from './presets.ts';
import type { PresetFields } from './presets.ts';
import { typedForm } from '../../../../tests/unit/calculators/typed-form.ts';
import type { ChosenUnits } from './units.ts';

type Texts = Readonly<Record<string, string>>;

/** What a form holds with these texts in it. */
function fieldsOf(definition: Definition, texts: Texts, units?: ChosenUnits): PresetFields {
  const { form, read } = typedForm(definition, {}, units);
  form.change(texts);
  return { typed: read().inputs, values: {} };
}
/** The texts of a form once an entry has filled it. */
function filled(definition: Definition, key: string, id: string, texts: Texts = {}, units?: ChosenUnits): Texts {
  const { form, read } = typedForm(definition, {}, units);
  form.change(texts);
  const presets = menuOf(definition, key);
  const entry = entryOf(presets, id);
  const { texts: words, numbers } = fillingOf(entry, presets, { typed: read().inputs, values: {} }, form.fields, '');
  form.change(words, numbers);
  const after = read().texts as Texts;
  return Object.fromEntries(Object.keys(entry.values).map((name) => [name, after[name] ?? '']));
}
function menuOf(definition: Definition, key: string) {
  const presets = definition.inputs.find((input) => input.key === key)?.presets;
  if (!presets) throw new Error(`no presets of ${key}`);
  return presets;
}
function entryOf(presets: ReturnType<typeof menuOf>, id: string) {
  const entry = presets.entries.find((one) => one.id === id);
  if (!entry) throw new Error(`no entry ${id}`);
  return entry;
}

const duct: Definition = calculatorFromId('dimensionnement-gaine');
const room: Definition = calculatorFromId('bilan-frigorifique');

describe('presets in a form', () => {
  it('fill a field in the unit it is shown in, and are recognised in it', () => {
    const presets = menuOf(duct, 'roughness');
    const metres = { roughness: 'm' };
    expect(filled(duct, 'roughness', 'spiral')).toEqual({ roughness: '0,09' });
    expect(filled(duct, 'roughness', 'spiral', {}, metres)).toEqual({ roughness: '0,00009' });
    expect(heldPreset(presets, fieldsOf(duct, { roughness: '0,00015' }, metres))?.id).toBe('longitudinal');
    expect(heldPreset(presets, fieldsOf(duct, { roughness: '0.15' }))?.id).toBe('longitudinal');
    expect(heldPreset(presets, fieldsOf(duct, { roughness: '0,16' }))).toBeUndefined();
    expect(heldPreset(presets, fieldsOf(duct, { roughness: 'x' }))).toBeUndefined();
  });

  it('fill several fields, words too, and clear one', () => {
    const sensor: Definition = calculatorFromId('capteur-signal');
    const scales = menuOf(sensor, 'minValue');
    const texts = filled(sensor, 'minValue', '-50-50');
    expect(texts).toEqual({ minValue: '\u221250', maxValue: '50', unitValue: '°C' });
    expect(heldPreset(scales, fieldsOf(sensor, texts))?.id).toBe('-50-50');
    expect(heldPreset(scales, fieldsOf(sensor, { ...texts, unitValue: 'K' }))).toBeUndefined();
    const line: Definition = calculatorFromId('calcul-diam');
    expect(filled(line, 'v_max', 'liquid', { v_max: '12', v_min: '4' })).toEqual({ v_max: '1', v_min: '' });
  });

  it('are offered for the line in question only', () => {
    const speeds = menuOf(calculatorFromId('calcul-diam'), 'v_max');
    expect(offeredPresets(speeds, { line: 'liquid' }).map(({ id }) => id)).toEqual([
      'liquid',
      'condenser-drain',
      'receiver-to-valve',
    ]);
    expect(offeredPresets(speeds, { line: 'suction' }).map(({ id }) => id)).toEqual([
      'suction',
      'suction-riser',
      'suction-ammonia',
    ]);
  });

  it('add up where one counts fittings', () => {
    const fittings = menuOf(duct, 'zeta');
    expect(filled(duct, 'zeta', 'elbow', { zeta: '1,2' })).toEqual({ zeta: '1,45' });
    expect(filled(duct, 'zeta', 'elbow', { zeta: '' })).toEqual({ zeta: '0,25' });
    expect(heldPreset(fittings, fieldsOf(duct, { zeta: '0,25' }))).toBeUndefined();
  });

  it('take the respiration tabulated nearest to the temperature of the room', () => {
    const presets = menuOf(room, 'stored');
    const { form } = typedForm(room, { stored: [{}] });
    const filledAt = (t_in: number, id: string): unknown => {
      const { texts, numbers } = fillingOf(
        entryOf(presets, id),
        presets,
        { typed: {}, values: { t_in } },
        form.fields,
        'stored.0.',
      );
      form.change(texts, numbers);
      return rowsAt(form.$content.get().texts, 'stored')[0];
    };
    expect([0, 2, 3, 7, 8, 15].map((t) => Reflect.get(filledAt(t, 'apples') as object, 'w_per_t'))).toEqual([
      '10',
      '10',
      '15',
      '15',
      '30',
      '30',
    ]);
    expect(filledAt(2, 'bananas')).toMatchObject({ w_per_t: '90' });
  });
});

import { describe, expect, it } from 'vitest';
import { calculatorFromId } from '../../../calculators/index.ts';
import type { Definition, RowsInput } from '../../../calculators/index.ts';
import { heldPreset, offeredPresets, textsFromPreset } from './presets.ts';
import type { PresetFields } from './presets.ts';
import { inputsFromTexts } from './text.ts';
import type { FormTexts } from './text.ts';

function fieldsOf(definition: Definition, texts: FormTexts, rest: Partial<PresetFields> = {}): PresetFields {
  const typed = inputsFromTexts(definition, texts, rest.units ?? {}).inputs;
  return { inputs: definition.inputs, typed, units: {}, slot: (key) => key, values: {}, locale: 'fr', ...rest };
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
const stored = room.inputs.find((input): input is RowsInput => input.key === 'stored');

describe('presets in a form', () => {
  it('fill a field in the unit it is shown in, and are recognised in it', () => {
    const presets = menuOf(duct, 'roughness');
    const metres = { units: { roughness: 'm' } };
    expect(textsFromPreset(entryOf(presets, 'spiral'), presets, fieldsOf(duct, {}))).toEqual({ roughness: '0,09' });
    expect(textsFromPreset(entryOf(presets, 'spiral'), presets, fieldsOf(duct, {}, metres))).toEqual({
      roughness: '0,00009',
    });
    expect(heldPreset(presets, fieldsOf(duct, { roughness: '0,00015' }, metres))?.id).toBe('longitudinal');
    expect(heldPreset(presets, fieldsOf(duct, { roughness: '0.15' }))?.id).toBe('longitudinal');
    expect(heldPreset(presets, fieldsOf(duct, { roughness: '0,16' }))).toBeUndefined();
    expect(heldPreset(presets, fieldsOf(duct, { roughness: 'x' }))).toBeUndefined();
  });

  it('fill several fields, words too, and clear one', () => {
    const sensor: Definition = calculatorFromId('capteur-signal');
    const scales = menuOf(sensor, 'minValue');
    const texts = textsFromPreset(entryOf(scales, '-50-50'), scales, fieldsOf(sensor, {}));
    expect(texts).toEqual({ minValue: '\u221250', maxValue: '50', unitValue: '°C' });
    expect(heldPreset(scales, fieldsOf(sensor, texts))?.id).toBe('-50-50');
    expect(heldPreset(scales, fieldsOf(sensor, { ...texts, unitValue: 'K' }))).toBeUndefined();
    const line: Definition = calculatorFromId('calcul-diam');
    const speeds = menuOf(line, 'v_max');
    expect(textsFromPreset(entryOf(speeds, 'liquid'), speeds, fieldsOf(line, { v_max: '12', v_min: '4' }))).toEqual({
      v_max: '1',
      v_min: '',
    });
  });

  it('are offered for the line in question only', () => {
    const speeds = menuOf(calculatorFromId('calcul-diam'), 'v_max');
    expect(offeredPresets(speeds, { line: 'liquid' }).map(({ id }) => id)).toEqual(['liquid', 'receiver-to-valve']);
    expect(offeredPresets(speeds, { line: 'suction' }).map(({ id }) => id)).toEqual([
      'suction',
      'suction-riser',
      'suction-ammonia',
    ]);
  });

  it('add up where one counts fittings', () => {
    const fittings = menuOf(duct, 'zeta');
    expect(textsFromPreset(entryOf(fittings, 'elbow'), fittings, fieldsOf(duct, { zeta: '1,2' }))).toEqual({
      zeta: '1,45',
    });
    expect(textsFromPreset(entryOf(fittings, 'elbow'), fittings, fieldsOf(duct, { zeta: '' }))).toEqual({
      zeta: '0,25',
    });
    expect(heldPreset(fittings, fieldsOf(duct, { zeta: '0,25' }))).toBeUndefined();
  });

  it('take the respiration tabulated nearest to the temperature of the room', () => {
    const presets = menuOf(room, 'stored');
    const at = (t_in: number): PresetFields =>
      fieldsOf(room, {}, { inputs: stored?.columns ?? [], slot: (key) => `stored.${key}`, values: { t_in } });
    expect(
      [0, 2, 3, 7, 8, 15].map((t) => textsFromPreset(entryOf(presets, 'apples'), presets, at(t))['w_per_t']),
    ).toEqual(['10', '10', '15', '15', '30', '30']);
    expect(textsFromPreset(entryOf(presets, 'bananas'), presets, at(2))).toEqual({ w_per_t: '90' });
  });
});

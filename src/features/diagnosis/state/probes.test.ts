import { expect, it } from 'vitest';
import { fieldsOfPreset, presetOfFields, PROBE_PRESETS } from './probes.ts';

it('instruments stand in the fields of a visit as their preset, and are found there again', () => {
  expect(fieldsOfPreset('digital 25/60')).toEqual({ acc_t: 0.5, acc_p: 0.5, fs_lp: 25, fs_hp: 60 });
  // Smart probes read as a digital manifold does: the one that was chosen stays.
  for (const { key } of PROBE_PRESETS) expect(presetOfFields(fieldsOfPreset(key), key)).toBe(key);
  for (const { key } of PROBE_PRESETS)
    expect(fieldsOfPreset(presetOfFields(fieldsOfPreset(key)))).toEqual(fieldsOfPreset(key));
  expect(fieldsOfPreset('')).toEqual({});
  expect(presetOfFields({ acc_t: 0.5, acc_p: 0.5, fs_lp: 25, fs_hp: 61 })).toBe('');
});

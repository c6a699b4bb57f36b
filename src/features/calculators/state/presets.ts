/** Presets of a definition: what an entry puts into a form, and which entry a form holds. */
import type { Preset, Presets, PresetValue } from '../../../calculators/define.ts';
import { isVisible } from '../../../calculators/derive/read.ts';
import type { Values } from '../../../calculators/derive/read.ts';
import { fieldAt } from '../../../kit/form/fields.ts';
import type { Field } from '../../../kit/form/fields.ts';

/** The fields an entry may fill: those of a form, or the cells of one line. */
export interface PresetFields {
  /** What they hold as read, in the units of the definition; absent where they are empty. */
  readonly typed: Readonly<Record<string, unknown>>;
  /** Values of the whole form, on which some entries depend. */
  readonly values: Values;
}

/** What an entry puts into fields, by their path. */
export interface PresetFilling {
  readonly texts: Readonly<Record<string, string>>;
  /** Numbers, in the units of the definition. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** Relative: what is left of a value once it was written in another unit. */
const SAME = 1e-6;

/** The entries that count for now. */
export const offeredPresets = ({ entries }: Presets, values: Values): readonly Preset[] =>
  entries.filter(({ when }) => isVisible(when, values));

function plainValue(value: PresetValue, values: Values): number | string {
  if (typeof value !== 'object') return value;
  const at = values[value.nearestTo];
  const distance = ([tabulated]: readonly [number, number]): number =>
    Math.abs(tabulated - (typeof at === 'number' ? at : 0));
  return value.among.toSorted((a, b) => distance(a) - distance(b))[0]?.[1] ?? '';
}

function holds(value: number | string, typed: unknown): boolean {
  if (typeof value !== 'number' || typeof typed !== 'number') return value === typed;
  return Math.abs(value - typed) <= SAME * Math.max(Math.abs(value), Math.abs(typed));
}

/** The entry whose every value is in the form; none where entries add up. */
export function heldPreset(presets: Presets, fields: PresetFields): Preset | undefined {
  if (presets.adds === true) return undefined;
  return offeredPresets(presets, fields.values).find(({ values }) =>
    Object.entries(values).every(([key, value]) => holds(plainValue(value, fields.values), fields.typed[key] ?? '')),
  );
}

/** @param place what stands before the keys of its fields in their paths: 'walls.0.' in a line */
export function fillingOf(
  { values }: Preset,
  { adds }: Presets,
  { typed, values: formValues }: PresetFields,
  fields: readonly Field[],
  place: string,
): PresetFilling {
  const texts: Record<string, string> = {};
  const numbers: Record<string, number> = {};
  for (const [key, given] of Object.entries(values)) {
    const path = place + key;
    const held = typed[key];
    const plain = plainValue(given, formValues);
    const value = adds === true && typeof plain === 'number' && typeof held === 'number' ? plain + held : plain;
    // The options of a choice may be figures too.
    if (typeof value === 'number' && fieldAt(fields, path)?.kind === 'number') numbers[path] = value;
    else texts[path] = String(value);
  }
  return { texts, numbers };
}

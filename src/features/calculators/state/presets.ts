/** Presets of a definition: what an entry puts into a form, and which entry a form holds. */
import type { CellInput, Input, Preset, Presets, PresetValue } from '../../../calculators/define.ts';
import { isVisible } from '../../../calculators/derive/read.ts';
import type { Values } from '../../../calculators/derive/read.ts';
import { cellText } from './text.ts';
import type { ChosenUnits } from './text.ts';
import type { Locale } from '../../../language/index.ts';

/** The fields an entry may fill: those of a form, or the cells of one line. */
export interface PresetFields {
  readonly inputs: readonly (Input | CellInput)[];
  /** What they hold as read, in the units of the definition; absent where they are empty. */
  readonly typed: Readonly<Record<string, unknown>>;
  readonly units: ChosenUnits;
  /** Key under which the unit of a field is chosen. */
  readonly slot: (key: string) => string;
  /** Values of the whole form, on which some entries depend. */
  readonly values: Values;
  readonly locale: Locale;
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

/** The texts that an entry puts into its fields, in the units they are shown in. */
export function textsFromPreset(
  { values }: Preset,
  { adds }: Presets,
  fields: PresetFields,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([key, given]) => {
      const input = fields.inputs.find((entry) => entry.key === key);
      const typed = fields.typed[key];
      const plain = plainValue(given, fields.values);
      const value = adds === true && typeof plain === 'number' && typeof typed === 'number' ? plain + typed : plain;
      const isCell = value !== '' && (input?.kind === 'number' || input?.kind === 'choice');
      return [key, isCell ? cellText(input, value, fields.units[fields.slot(key)], fields.locale) : String(value)];
    }),
  );
}

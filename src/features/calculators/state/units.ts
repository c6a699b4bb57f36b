import { atom, computed } from 'nanostores';
import type { CellInput, Definition } from '../../../calculators/define.ts';
import { isSamePreferences, NO_PREFERENCES, preferredUnit } from '../../../quantities/index.ts';
import type { UnitPreferences } from '../../../quantities/index.ts';
import { setContent } from '../../../kit/form/content.ts';
import { fittingEntries, persistedAtom } from '../../../kit/storage/persisted.ts';
import { $atmosphere, $settings } from '../../../kit/storage/settings.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value);

/**
 * Units chosen in calculators, kept in the browser: `<id>.<input>` and `<id>><output>`. Whether a quantity has the unit
 * is for who shows it to say (`shownUnit`): no page knows every calculator.
 */
export const $calculatorUnits = persistedAtom<Readonly<Record<string, string>>>(
  'appfroid.calculatorUnits',
  {},
  (value) => fittingEntries(value, isText),
);

type Units = Readonly<Record<string, string>>;

/** The unit every number of a calculator is first shown in, as its reader's settings say. */
export function unitsFromPreferences({ id, inputs, outputs }: Definition, preferences: UnitPreferences): Units {
  const ofInput = (input: CellInput, slot: string): readonly (readonly [string, string])[] => {
    if (input.kind !== 'number') return [];
    const { quantity, unit } = input.measure;
    // The air is what gauges count from: none of them reads it.
    const wanted = input.isAirPressure ? { ...preferences, pressureReference: 'absolute' as const } : preferences;
    return [[`${id}.${slot}`, preferredUnit(wanted, quantity, unit)]];
  };
  return Object.fromEntries([
    ...inputs.flatMap((input) =>
      input.kind === 'rows'
        ? input.columns.flatMap((column) => ofInput(column, `${input.key}.${column.key}`))
        : input.kind === 'number'
          ? ofInput(input, input.key)
          : [],
    ),
    ...outputs.flatMap((output) =>
      'measure' in output
        ? [[`${id}>${output.key}`, preferredUnit(preferences, output.measure.quantity, output.measure.unit)] as const]
        : [],
    ),
  ]);
}

/** The units of the calculators on this page before any is chosen. */
const $firstUnits = atom<Units>({});

const takeFirst = (definition: Definition, preferences: UnitPreferences): void =>
  setContent($firstUnits, { ...$firstUnits.get(), ...unitsFromPreferences(definition, preferences) });

/** Shows a calculator as its page is served, until its reader's settings are known: then only what differs changes. */
export const showAsServed = (definition: Definition): void => takeFirst(definition, NO_PREFERENCES);

/** The units shown: as chosen, else as the settings say. Told again when the air around the gauges is another. */
export const $shownUnits = computed([$firstUnits, $calculatorUnits, $atmosphere], (first, chosen): Units => ({
  ...first,
  ...chosen,
}));

/** Shows a calculator in the units its reader's settings say. Returns how to stop following them. */
export function followSettings(definition: Definition): () => void {
  let settings = $settings.get();
  const show = (): void => takeFirst(definition, settings);
  show();
  return $settings.listen((next) => {
    if (isSamePreferences(settings, next)) return;
    settings = next;
    $calculatorUnits.set({});
    show();
  });
}

/** Shows a number of a calculator in another unit. @param slot `<id>.<input>` or `<id>><output>` */
export const chooseUnit = (slot: string, unit: string): void =>
  $calculatorUnits.set({ ...$calculatorUnits.get(), [slot]: unit });

/** The unit shown of an input, by its key; of a column of rows by `rows.column`. */
export type ChosenUnits = Readonly<Record<string, string>>;

/** The part of the choices that concerns the inputs of one calculator. */
export function unitsOfInputs(id: string, choices: Units): ChosenUnits {
  const prefix = `${id}.`;
  return Object.fromEntries(
    Object.entries(choices).flatMap(([key, unit]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), unit]] : [],
    ),
  );
}

/** Significant digits chosen for results that leave the choice, kept in the browser: `<id>><output>`. */
export const $calculatorDigits = persistedAtom<Readonly<Record<string, number>>>(
  'appfroid.calculatorDigits',
  {},
  (value) => fittingEntries(value, isCount),
);

import { persistedAtom } from '../persisted.ts';

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((unit) => typeof unit === 'string');

/** Units chosen in calculators, kept in the browser: `<id>.<input>` and `<id>><output>`. */
export const $calculatorUnits = persistedAtom<Readonly<Record<string, string>>>(
  'appfroid.calculatorUnits',
  {},
  isTexts,
);

/** The part of the choices that concerns the inputs of one calculator. */
export function unitsOfInputs(id: string, choices: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const prefix = `${id}.`;
  return Object.fromEntries(
    Object.entries(choices).flatMap(([key, unit]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), unit]] : [],
    ),
  );
}

const isCounts = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((count) => Number.isInteger(count));

/** Significant digits chosen for results that leave the choice, kept in the browser: `<id>><output>`. */
export const $calculatorDigits = persistedAtom<Readonly<Record<string, number>>>(
  'appfroid.calculatorDigits',
  {},
  isCounts,
);

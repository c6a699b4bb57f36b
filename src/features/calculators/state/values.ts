/** Inputs as links, examples and runs of before give them, made whole and ready to be written in a form. */
import type { Definition, Input, InputValue } from '../../../calculators/define.ts';
import { typedNumber } from '../../../quantities/number.ts';
import type { Locale } from '../../../language/index.ts';

type Inputs = Readonly<Record<string, unknown>>;

/**
 * Inputs made whole: what they leave out is not used, as in `compute`, but for what no result can do without, which
 * keeps the value the form opens with.
 */
export function completedInputs({ inputs }: Definition, given: Inputs): Inputs {
  const standIn = (input: Input): InputValue | undefined => {
    if (input.required === true && 'default' in input) return input.default;
    return 'fallback' in input ? input.fallback : undefined;
  };
  return Object.fromEntries(
    inputs.map((input) => [input.key, Object.hasOwn(given, input.key) ? given[input.key] : standIn(input)]),
  );
}

/** A value of a link as one would type it; what is no text and no number as the link wrote it. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

const plainCells = (row: unknown): Inputs =>
  typeof row === 'object' && row !== null && !Array.isArray(row)
    ? Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, plain(cell)]))
    : {};

function tableText(value: unknown, locale: Locale): unknown {
  if (!Array.isArray(value)) return plain(value);
  const cell = (entry: unknown): string =>
    typeof entry === 'number' ? typedNumber(entry, locale) : String(plain(entry));
  return value.map((row: unknown) => (Array.isArray(row) ? row.map(cell).join('\t') : String(plain(row)))).join('\n');
}

/** The values of the fields that show these inputs; what they leave out is empty. */
export function fieldValues({ inputs }: Definition, given: Inputs, locale: Locale): Inputs {
  return Object.fromEntries(
    inputs.map(({ key, kind }) => {
      const value = given[key];
      if (kind === 'rows') return [key, Array.isArray(value) ? value.map(plainCells) : []];
      return [key, kind === 'table' ? tableText(value, locale) : plain(value)];
    }),
  );
}

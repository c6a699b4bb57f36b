/** What a form says: each text read once, and again only where it, its unit or what it is a number of has changed. */
import type { Locale } from '../../language/index.ts';
import { decimalSign, readersAtmosphere } from '../../quantities/index.ts';
import type { ParseFailure } from '../../quantities/index.ts';
import { measureOf, rowsAt } from './fields.ts';
import type { Field, FormTexts, Measure, NumberField, SimpleField } from './fields.ts';
import { valueFromText } from './text.ts';
import type { Exact, TypedValue } from './text.ts';
import type { UnitChoices } from './units.ts';
import { unitShown } from './writing.ts';
import type { Written } from './writing.ts';

export type Plain = string | number | boolean;

/** One typed quantity. */
export interface NumberReading {
  readonly text: string;
  readonly measure: Measure;
  /** The unit it is typed in. */
  readonly unit: string;
  readonly exact: Exact | undefined;
  /** In the unit it is carried in; undefined where the field is empty and may be. */
  readonly value: TypedValue | undefined;
}

export interface FormReading {
  /** Every number, by its path. */
  readonly numbers: Readonly<Record<string, NumberReading>>;
  /** The value of each field, numbers in the unit they are carried in, or the very text where it is no number; lists
   * as rows. Absent: left out. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What is computed from the form: the values that count, nested by the dots of their keys. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What is wrong with a text that counts, by its path, before anything is asked. */
  readonly problems: Readonly<Record<string, ParseFailure>>;
  /** What a link says: the values that differ from what the form opens with. */
  readonly changed: Readonly<Record<string, unknown>>;
}

/** A reading, with what it was made from. */
interface Read extends FormReading {
  readonly texts: FormTexts;
  readonly exact: Written['exact'];
  readonly units: UnitChoices;
  readonly locale: Locale;
  readonly sign: ',' | '.';
  /** Pressure of the air that gauge pressures were read in, Pa. */
  readonly atmosphere: number;
}

/** Puts a value at a dotted key. */
function put(options: Record<string, unknown>, key: string, value: unknown): void {
  const at = key.indexOf('.');
  if (at < 0) {
    options[key] = value;
    return;
  }
  const group = key.slice(0, at);
  const inner = { ...(options[group] as Record<string, unknown> | undefined) };
  put(inner, key.slice(at + 1), value);
  options[group] = inner;
}

/** The value of a field that opens as it does; undefined: left out. */
const opening = ({ default: byDefault }: SimpleField): Plain | undefined =>
  byDefault === '' || byDefault === null ? undefined : byDefault;

/**
 * Reads what stands in a form, to who typed it in this language.
 * @param before its last reading: what stayed the same is not read again and keeps its identity
 */
export function readForm(
  fields: readonly Field[],
  { texts, exact }: Written,
  units: UnitChoices,
  locale: Locale,
  before?: FormReading,
): FormReading {
  const sign = decimalSign(locale);
  const atmosphere = readersAtmosphere();
  const last = before as Read | undefined;
  // The altitude changes what a gauge's figure means, a decimal sign what a point is.
  const kept = last?.atmosphere === atmosphere && last.sign === sign && last.locale === locale ? last : undefined;
  if (kept?.texts === texts && kept.exact === exact && kept.units === units) return kept;

  const numbers: Record<string, NumberReading> = {};
  const values: Record<string, unknown> = {};
  const options: Record<string, unknown> = {};
  const problems: Record<string, ParseFailure> = {};
  const changed: Record<string, unknown> = {};

  const number = (field: NumberField, path: string, text: string): NumberReading => {
    const measure = measureOf(field, texts);
    const unit = unitShown(units, measure);
    const behind = exact[path];
    const same = kept?.numbers[path];
    if (same?.text === text && same.unit === unit && same.measure === measure && same.exact === behind) return same;
    const isLeftOut = field.default === null && text.trim() === '';
    return {
      text,
      measure,
      unit,
      exact: behind,
      value: isLeftOut ? undefined : valueFromText(measure, text, unit, sign, behind),
    };
  };
  const value = (field: SimpleField, path: string, text: string, counts: boolean): Plain | undefined => {
    if (field.kind === 'flag') return text === 'true';
    if (field.kind !== 'number') return text === '' ? undefined : text;
    const reading = (numbers[path] = number(field, path, text));
    if (reading.value === undefined) return undefined;
    if (reading.value.ok) return reading.value.value;
    if (counts && !field.isJudged) problems[path] = reading.value.reason;
    return text;
  };

  for (const field of fields) {
    const { key } = field;
    const counts = field.isUsed?.(texts) ?? true;
    if (field.kind === 'list') {
      const rows = rowsAt(texts, key).map((cells, line) =>
        Object.fromEntries(
          field.columns.flatMap((column) => {
            const cell = value(column, `${key}.${line}.${column.key}`, cells[column.key] ?? '', counts);
            return cell === undefined ? [] : [[column.key, cell] as const];
          }),
        ),
      );
      values[key] = rows;
      if (counts) put(options, key, rows);
      if (JSON.stringify(rows) !== JSON.stringify(field.default)) changed[key] = rows;
      continue;
    }
    const one = value(field, key, String(texts[key] ?? ''), counts);
    if (one !== undefined) values[key] = one;
    if (counts && one !== undefined) put(options, key, one);
    if (one !== opening(field)) changed[key] = one ?? '';
  }
  const read: Read = { numbers, values, options, problems, changed, texts, exact, units, locale, sign, atmosphere };
  return read;
}

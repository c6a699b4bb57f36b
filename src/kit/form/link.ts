/** What a form says in an address: one parameter of JSON, or a parameter for each field. */
import type { Field } from './fields.ts';
import type { FormReading, Plain } from './reading.ts';

/** Every list of a page, filled: longer texts are nobody’s. */
const LONGEST_JSON = 32_000;
const LONGEST_TEXT = 400;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= LONGEST_TEXT);

/** The text of a link's parameter; empty where all is as every page opens. */
export const parameterFromChanged = (changed: FormReading['changed']): string =>
  Object.keys(changed).length === 0 ? '' : JSON.stringify(changed);

/** The values a link's parameter says; none for what is no JSON of ours: the defaults stand. */
export function valuesFromParameter(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null || text === '' || text.length > LONGEST_JSON) return {};
  try {
    const record: unknown = JSON.parse(text);
    if (!isRecord(record)) return {};
    const isRow = (row: unknown): boolean => isRecord(row) && Object.values(row).every(isPlain);
    return Object.fromEntries(
      Object.entries(record).filter(([, value]) => (Array.isArray(value) ? value.every(isRow) : isPlain(value))),
    );
  } catch {
    return {};
  }
}

/** The values that parameters of a link say, each under the key of its field; longer texts are nobody’s. */
export const valuesFromParams = (fields: readonly Field[], params: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.flatMap(({ key }) => {
      const text = params.get(key);
      return text === null || text.length > LONGEST_TEXT ? [] : [[key, text] as const];
    }),
  );

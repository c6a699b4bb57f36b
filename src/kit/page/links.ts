/** The ways an address says what is typed: a parameter for each field, or one that holds them all. */
import type { Field } from '../form/fields.ts';
import { parameterFromChanged, valuesFromParameter, valuesFromParams } from '../form/link.ts';
import type { PageLink } from './question.ts';

/** Digits of a number in an address: more than any field shows. */
const DIGITS = 9;

const textOf = (value: unknown): string =>
  typeof value === 'number' ? String(Number(value.toPrecision(DIGITS))) : String(value);

/** @param always keys that are said though they stand as the page opens */
export const parameterEach = (fields: readonly Field[], always: readonly string[] = []): PageLink => ({
  read: (params) => valuesFromParams(fields, params),
  write({ changed, values }, params) {
    for (const { key } of fields) {
      const value = changed[key] ?? (always.includes(key) ? values[key] : undefined);
      if (value === undefined) params.delete(key);
      else params.set(key, textOf(value));
    }
  },
});

export const oneParameter = (name: string): PageLink => ({
  read: (params) => valuesFromParameter(params.get(name)),
  write({ changed }, params) {
    const text = parameterFromChanged(changed);
    if (text === '') params.delete(name);
    else params.set(name, text);
  },
});

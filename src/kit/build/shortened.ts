/** Digits of a served figure: more than a page shows, fewer than a double has. */
const DIGITS = 8;

function short(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toPrecision(DIGITS));
  if (Array.isArray(value)) return value.map(short);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, short(part)]));
  }
  return value;
}

/** A result as it travels in a page: its figures to eight digits. */
export const shortened = <T>(value: T): T => short(value) as T;

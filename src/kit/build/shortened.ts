/** Digits of a served figure: more than a page shows, fewer than a double has. */
const DIGITS = 8;

function short(value: unknown, digits: number): unknown {
  if (typeof value === 'number') return Number(value.toPrecision(digits));
  if (Array.isArray(value)) return value.map((part) => short(part, digits));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, short(part, digits)]));
  }
  return value;
}

/** A result as it travels in a page: its figures to eight digits, or as many as are asked for. */
export const shortened = <T>(value: T, digits = DIGITS): T => short(value, digits) as T;

/** The numbers of a data sheet, as they come out of a table or a file. */

/** Digits with one point or one comma at most, and an exponent: 1.234, 1,234, 1.2E-03, 1,2e-3. */
const NUMBER = /^[+\-\u2212]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+\-\u2212]?\d+)?$/iu;
const LONGEST = 60;

/**
 * The number a cell says, a comma being a decimal comma; undefined for any other text, so for one
 * that groups thousands: "1,234.5" cannot be told from two numbers stuck together.
 */
export function numberFromCell(text: string): number | undefined {
  const cell = text.trim();
  if (cell.length > LONGEST || !NUMBER.test(cell)) return undefined;
  const value = Number(cell.replaceAll('\u2212', '-').replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

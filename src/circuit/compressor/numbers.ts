/** The numbers of a data sheet, as they come out of a table or a file. */
import { parseNumber } from '../../quantities/parse.ts';

/**
 * The number a cell says, a comma being a decimal comma; undefined for any other text, so for one
 * that groups thousands: "1,234.5" cannot be told from two numbers stuck together.
 */
export function numberFromCell(text: string): number | undefined {
  const cell = text.trim();
  const parsed = /\s/.test(cell) ? undefined : parseNumber(cell);
  return parsed?.ok === true ? parsed.value : undefined;
}

/** Numbers as readers type and read them: most quizzes have none to type. */
import { restoreChosen } from '../../kit/storage/restore-chosen.ts';
import { pageLocale } from '../../language/page.ts';
import { typedNumber } from '../../quantities/number.ts';
import { parseNumber } from '../../quantities/parse.ts';

// With the sign the reader chose.
restoreChosen();

/** The number a text says; undefined where it says none. */
export function numberOf(text: string): number | undefined {
  const parsed = parseNumber(text);
  return parsed.ok ? parsed.value : undefined;
}

/** A number as it would be typed here. */
export const textOfNumber = (value: number): string => typedNumber(value, pageLocale());

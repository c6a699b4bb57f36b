/** A question in one text: its unit where a number is asked, its picture in words where it cannot be shown. */
import type { ServedQuestion } from '../serve.ts';

export function questionText({ text, answer, drawing }: ServedQuestion): string {
  const unit = answer && answer.unit !== '' ? ` (${answer.unit})` : '';
  const picture = drawing ? ` [${drawing.alt}]` : '';
  return `${text}${unit}${picture}`;
}

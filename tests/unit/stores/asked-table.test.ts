/** What was asked of a page, as its file says it: every field that is drawn, by the label it has on the page. */
import { expect, it } from 'vitest';
import { askedTable } from '../../../src/kit/page/file.ts';
import { locales } from '../../../src/language/index.ts';
import { translator } from '../../../src/shell/texts.ts';
import { openQuestion, QUESTIONS } from './questions.ts';

it.each(QUESTIONS)('%s names what it was asked by its labels', (_, question) => {
  for (const locale of locales) {
    const { form } = openQuestion(question, locale);
    const { rows } = askedTable(question, form.$content.get(), translator(locale));
    expect(rows.length).toBeGreaterThan(2);
    // A text that is missing comes back as its key.
    for (const [label = '', cell = ''] of rows) {
      expect(String(label)).not.toMatch(/\.fields\.|\w\.\w+\./);
      if (typeof cell === 'string') expect(cell).not.toMatch(/^[a-z]+\.[\w.]+$|^undefined$/);
    }
  }
});

/** The page as it is served: what it opens with, in both languages, and what the door's refusals are said at. */
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { tableDoctor } from '../../field/index.ts';
import { fluidChoice } from '../../kit/fluids/every-fluid.ts';
import { createForm } from '../../kit/form/form.ts';
import { locales } from '../../language/index.ts';
import { dictionaryFor, translator } from '../../shell/texts.ts';
import { tableExample } from './build.ts';
import { Form } from './Form.tsx';
import { page } from './island.ts';
import { EXAMPLE, requestOf, TABLE_FIELDS } from './question.ts';
import { Results, Verdict } from './Results.tsx';
import { problemText } from './words.ts';

const example = tableExample();

describe.each(locales)('two tables, in %s', (locale) => {
  it('are served with the answer to the table they open with', async () => {
    page.serve(locale, {
      dictionary: dictionaryFor(locale, ['fluids', 'page', 'quantities', 'tables']),
      example,
      fluids: [fluidChoice(EXAMPLE.fluid, locale)],
    });
    // Parts whose code comes late are waited for, as while the site is built.
    const served = [Form, Verdict, Results].map(async (Part) => {
      const { prelude } = await prerender(createElement(Part, { locale }));
      return new Response(prelude).text();
    });
    const [form = '', verdict = '', results = ''] = await Promise.all(served);
    // CoolProp issue 683: gauge over exactly 1 bar.
    expect(verdict).toContain(`data-said="${example.verdict}"`);
    expect(example.best).toMatchObject({ fluid: 'R404A', kind: 'gauge-1bar' });
    expect(form).toContain('data-read="8"');
    for (const { key } of TABLE_FIELDS.slice(1)) expect(form, key).toContain(`name="${key}"`);
    expect(results.match(/<tr/g)).toHaveLength(9);
    for (const html of [form, verdict, results]) expect(html).not.toMatch(/tables\.\w+|undefined|NaN/);
  });

  it('say which row is at fault', () => {
    const form = createForm(TABLE_FIELDS, locale);
    form.change({ fluid: 'R999' });
    const refused = tableDoctor(requestOf(form.$content.get().texts), createEmbeddedEngine());
    if (refused.ok) throw new Error('a fluid nobody knows');
    expect(refused.problem.field).toBe('fluid');
    expect(problemText(refused.problem, translator(locale))).toContain('R999');
    const row = problemText({ code: 'E_NUMBER', field: 'text', of: 'rows.2.1', values: {} }, translator(locale));
    expect(row).toContain('3');
  });
});

/** What a page of the circuit must have: a part that is forgotten is named here. */
import { describe, expect, it } from 'vitest';
import { circuitFieldName } from '../../i18n/circuit-problems.ts';
import { translator } from '../../shell/texts.ts';
import type { Field } from '../../kit/form/fields.ts';
import { locales } from '../../language/index.ts';
import { isListed } from '../../shell/navigation/descriptor.ts';
import { circuitPageOf } from './pages.ts';
import { ALL_PARTS } from './state/all-parts.ts';

const files = new Set(Object.keys(import.meta.glob('./*/*.{ts,tsx,astro}')));

/** Every field of a form, with the columns of its lists. */
const everyField = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => (field.kind === 'list' ? [field, ...field.columns] : [field]));

it('has parts', () => expect(ALL_PARTS.length).toBeGreaterThanOrEqual(5));

describe.each(ALL_PARTS.map((part) => [part.key, part] as const))('the page %s', (name, part) => {
  it('is a folder with its page.ts, its line of the bar and its tables', () => {
    for (const file of ['page.ts', 'part.ts', 'brief.ts', 'tables.ts'])
      expect(files, `src/features/circuit/${name}/${file}`).toContain(`./${name}/${file}`);
  });

  it('says its parameter and the doors whose accuracy is shown', () => {
    const page = circuitPageOf(name);
    if (!isListed(page)) throw new Error(`${name}: its page.ts lists it nowhere`);
    expect(page.parameter, `${name}/page.ts: parameter`).toBeTruthy();
    expect(page.doors ?? [], `${name}/page.ts: doors`).not.toEqual([]);
  });

  it.each(locales)('names each of its fields (%s)', (locale) => {
    const t = translator(locale);
    const nameless = everyField(part.fields)
      .map(({ key }) => key)
      .filter((key) => circuitFieldName(key, t) === key);
    expect(nameless, `src/features/circuit/${name}: fields without a name in ${locale}`).toEqual([]);
  });
});

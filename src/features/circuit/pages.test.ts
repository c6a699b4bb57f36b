/** What a page of the circuit must have: a part that is forgotten is named here, with the file it belongs in. */
import { describe, expect, it } from 'vitest';
import { circuitFieldName } from '../../i18n/circuit-problems.ts';
import type { Key } from '../../i18n/keys.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { TEXTS } from '../../shell/texts.ts';
import type { Field } from '../../kit/form/fields.ts';
import { locales } from '../../language/index.ts';
import { isListed } from '../../shell/navigation/descriptor.ts';
import type { ListedPage } from '../../shell/navigation/descriptor.ts';
import { openDoor } from '../../runtime/doors.ts';
import { circuitPageOf } from './pages.ts';
import type { PartSpec } from './state/part.ts';

const files = new Set(Object.keys(import.meta.glob('./*/*.{ts,tsx,astro}')));
const parts = Object.entries(
  import.meta.glob<Readonly<Record<string, PartSpec>>>(['./*/part.ts', '!./state/part.ts'], { eager: true }),
).map(([file, { part }]) => [file.split('/')[1] ?? '', part] as const);

/** Every field of a form, with the columns of its lists. */
const everyField = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => (field.kind === 'list' ? [field, ...field.columns] : [field]));

/** What a page that menus and search find says of itself. */
function listedPage(name: string): ListedPage {
  const page = circuitPageOf(name);
  if (!isListed(page)) throw new Error(`src/features/circuit/${name}/page.ts lists it nowhere`);
  return page;
}

it('has parts', () => expect(parts.length).toBeGreaterThanOrEqual(5));

describe.each(parts)('the page %s', (name, part) => {
  const folder = `src/features/circuit/${name}`;

  it('exports its part under the name of its folder, and its door is there', async () => {
    expect(part, `${folder}/part.ts: export { … as part }`).toBeDefined();
    expect(part?.key, `${folder}/part.ts: key`).toBe(name);
    // It says what it lacks.
    expect(await openDoor(part?.door ?? 'pipes')).toHaveProperty('ask');
  });

  it.each(['page.ts', 'brief.ts', 'tables.ts'])('has its %s', (file) => {
    expect(files.has(`./${name}/${file}`), `${folder}/${file} is missing`).toBe(true);
  });

  it('says its place in the bar, its parameter and the doors whose accuracy is shown', () => {
    const { menus, parameter, doors } = listedPage(name);
    expect(menus?.circuit, `${folder}/page.ts: menus.circuit, its place in the bar`).toBeTypeOf('number');
    expect(parameter, `${folder}/page.ts: parameter`).toBeTruthy();
    expect(doors ?? [], `${folder}/page.ts: doors`).not.toEqual([]);
  });

  it.each(locales)('has its title, its description and the names of its fields (%s)', (locale) => {
    // In this language alone: what is missing is not taken from the other.
    const t = createTranslator(locale, { [locale]: TEXTS[locale] });
    const texts = `${folder}/texts/${locale}.ts`;
    for (const key of ['title', 'description'].map((end) => `circuitPages.${name}.${end}` as Key))
      expect(t(key), `${texts}: ${key} is missing`).not.toBe(key);
    const nameless = everyField(part?.fields ?? [])
      .map(({ key }) => key)
      .filter((key) => circuitFieldName(key, t) === key);
    expect(nameless, `${texts}: circuit.fields has no name of ${nameless.join(', ')}`).toEqual([]);
  });
});

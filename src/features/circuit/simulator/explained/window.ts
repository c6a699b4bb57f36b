/** What stands behind the "?" of a figure, in a popover beside it: meaning, formula, range, source, and where to go on. */
import { localePath } from '../../../../i18n/paths.ts';
import { text } from '../../../../language/index.ts';
import { notedNow } from '../../../../kit/island/noted.ts';
import { pageLocale } from '../../../../language/page.ts';
import type { ExplainedName, Explanation, Group } from './names.ts';
import { EXPLAINING_PAGES } from './pages.ts';
import { element, listOf, openBeside } from '../../../../kit/controls/explaining.ts';

type Entries = Readonly<Record<string, Explanation>>;

const GROUPS: Readonly<Record<Group, () => Promise<Entries>>> = {
  cycle: async () => (await import('./data/cycle.ts')).CYCLE,
  point: async () => (await import('./data/points.ts')).POINTS,
  technique: async () => (await import('./data/technique.ts')).TECHNIQUE,
  pipes: async () => (await import('./data/pipes.ts')).PIPES,
  exchangers: async () => (await import('./data/exchangers.ts')).EXCHANGERS,
  charge: async () => (await import('./data/charge.ts')).CHARGE,
};

const WORDS = {
  formula: text('Formule', 'Formula'),
  range: text('Plage', 'Range'),
  source: text('Source', 'Source'),
  page: text('Pour comprendre', 'To go further'),
};

/** Its entry. @throws {Error} where its texts cannot be fetched */
export async function explanationOf(name: ExplainedName): Promise<Explanation | undefined> {
  const [group, key] = name.split('.') as [Group, string];
  return (await GROUPS[group]())[key];
}

/** Opens the window of a figure beside its name. */
export async function explain(button: HTMLElement, name: ExplainedName): Promise<void> {
  const entry = await explanationOf(name);
  if (!entry) return;
  const locale = pageLocale();
  const { path, name: pageName } = EXPLAINING_PAGES[entry.page];
  const link = element('a', pageName[locale]);
  link.setAttribute('href', localePath(locale, path));
  openBeside(button, {
    name,
    title: button.textContent.trim(),
    content: [
      element('p', notedNow(entry.meaning[locale], locale)),
      listOf([
        [WORDS.formula[locale], [element('b', entry.formula[locale])]],
        [WORDS.range[locale], notedNow(entry.range[locale], locale)],
        [WORDS.source[locale], entry.source[locale]],
        [WORDS.page[locale], [link]],
      ]),
    ],
  });
}

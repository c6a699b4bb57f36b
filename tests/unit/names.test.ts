/** One thing has one name: those that CONTRIBUTING.md lists stand in no text a reader sees. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainText } from './false-sentences/read.ts';

interface Row {
  readonly fr: string;
  readonly en: string;
  /** Regular expressions of what it is not called. */
  readonly not: { readonly fr: readonly string[]; readonly en: readonly string[] };
}

/** The table under "One thing, one name": what it is called, and after a semicolon what it is not. */
function tableOf(markdown: string): readonly Row[] {
  const [, part = ''] = markdown.split('### One thing, one name');
  const [section = ''] = part.split(/\n#/);
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---'))
    .slice(1)
    .map((line) => {
      const [fr = '', notFr = '', en = '', notEn = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const said = (cell: string): readonly string[] => cell.split(', ').filter(Boolean);
      return { fr, en, not: { fr: said(notFr), en: said(notEn) } };
    });
}

const ROWS = tableOf(readFileSync('CONTRIBUTING.md', 'utf8'));

/** A word of the table as a pattern: whole, in one or several, small or capital. */
const patternOf = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])${word.replaceAll(' ', '[ -]')}s?(?![\\p{L}\\d])`, 'iu');

/** Where a name is allowed after all: a word of another trade, or what a person does on any keyboard. */
const ALLOWED = /vous tapez|ice[- ](?:cream )?makers?|decision-makers?/giu;

function faultsIn(text: string, language: 'fr' | 'en'): readonly string[] {
  const plain = plainText(text).replaceAll(ALLOWED, ' ');
  return ROWS.flatMap((row) =>
    row.not[language].flatMap((word) => {
      const found = patternOf(word).exec(plain);
      return found ? [`“${plain.slice(Math.max(0, found.index - 25), found.index + 45)}”: ${row[language]}`] : [];
    }),
  );
}

/** Values of a module's texts, its keys left out. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Of a value with both languages, those of one. */
function textsIn(value: unknown, language: 'fr' | 'en'): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const here = value as Readonly<Record<string, unknown>>;
  if ('fr' in here && 'en' in here) return textsOf(withoutSpellings(here[language]));
  return Object.values(here).flatMap((each) => textsIn(each, language));
}

/** A glossary's term has other spellings on purpose: the marks in articles find them. */
function withoutSpellings(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('forms' in value)) return value;
  const { forms: _, ...rest } = value;
  return rest;
}

const modules = Object.entries(import.meta.glob<object>('/src/**/{i18n,texts}/**/{fr,en}{,/**/*}.ts', { eager: true }));

describe('one thing, one name', () => {
  it('has its table', () => {
    expect(ROWS.length).toBeGreaterThan(8);
    expect(faultsIn('Le constructeur fournit la bouteille de liquide.', 'fr')).toHaveLength(2);
    expect(faultsIn('The makers’ slide rule', 'en')).toHaveLength(2);
    expect(faultsIn('Ice maker: ce que vous tapez', 'en')).toEqual([]);
  });

  it('in the texts of the interface', () => {
    const faults = modules.flatMap(([path, module]) =>
      textsOf({ ...module }).flatMap((text) =>
        faultsIn(text, /\/en(?:\/|\.ts$)/.test(path) ? 'en' : 'fr').map((fault) => `${path}: ${fault}`),
      ),
    );
    expect(faults.join('\n')).toBe('');
  });

  it.each(['fr', 'en'] as const)('in the articles, methods, guides, pages and fluids, %s', (language) => {
    const faults = globSync(`content/*/${language}/*.{md,mdx}`).flatMap((file) => {
      // What people type in the search is theirs; so are the titles of what was read.
      const text = readFileSync(file, 'utf8').replaceAll(/^(?:words: .*| {2}- text: .*|<Plot of=.*)$/gm, '');
      return faultsIn(text, language).map((fault) => `${file}: ${fault}`);
    });
    expect(faults.join('\n')).toBe('');
  });

  it.each(['fr', 'en'] as const)('in quizzes and glossary, %s', (language) => {
    const faults = globSync(['content/quiz/*.json', 'content/glossary.json']).flatMap((file) =>
      textsIn(JSON.parse(readFileSync(file, 'utf8')), language).flatMap((text) =>
        faultsIn(text, language).map((fault) => `${file}: ${fault}`),
      ),
    );
    expect(faults.join('\n')).toBe('');
  });
});

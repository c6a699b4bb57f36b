/** The rules the linter holds beyond its own: no branch on a language. One linter for all. */
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const eslint = new ESLint();

// What the linter reads first, it reads once: not in the time of a test.
beforeAll(async () => {
  await eslint.lintText('export {};\n', { filePath: 'src/physics/x.ts' });
}, 120_000);

/** What the rules of language find in a file that would stand at `path`. */
async function branches(path: string, source: string): Promise<number> {
  const [result] = await eslint.lintText(`${source}\n`, { filePath: path });
  expect(result?.messages.filter(({ fatal }) => fatal)).toEqual([]);
  return result?.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length ?? 0;
}

const BRANCHES = [
  "export const f = (locale: string) => (locale === 'fr' ? 'à' : 'to');",
  "export const f = (locale: string) => ('en' !== locale ? ';' : ',');",
  "export function f(lang: string) { switch (lang) { case 'fr': return 1; default: return 2; } }",
  'export const f = () => document.documentElement.lang;',
];

describe('a key of a list', () => {
  it.each([
    ['export const L = ({ all }: P) => all.map((text) => <li key={text}>{text}</li>);', 1],
    ['export const L = ({ all }: P) => all.map((warning) => <li key={warning.code}>{warning.code}</li>);', 1],
    ['export const L = ({ all }: P) => keyed(all).map(([key, text]) => <li key={key}>{text}</li>);', 0],
  ])('is none that may stand twice: %s', async (source, count) => {
    const [result] = await eslint.lintText(`${source}\n`, { filePath: 'src/features/line/x.tsx' });
    expect(result?.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length).toBe(count);
  });
});

describe('a day taken from an instant, an identity only secure contexts give', () => {
  it.each([
    ['export const day = (): string => new Date().toISOString().slice(0, 10);', 'no-restricted-syntax', 1],
    ["export const day = (now: Date) => now.toISOString().split('T')[0];", 'no-restricted-syntax', 1],
    // Counted in days of the calendar, which have no hour.
    ['export const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);', 'no-restricted-syntax', 0],
    ['export const at = (now: Date): string => now.toISOString();', 'no-restricted-syntax', 0],
    ['export const id = (): string => crypto.randomUUID();', 'no-restricted-properties', 1],
    ['export const id = (): string => globalThis.crypto.randomUUID();', 'no-restricted-properties', 1],
  ])('%s', async (source, rule, count) => {
    const [result] = await eslint.lintText(`${source}\n`, { filePath: 'src/features/line/x.ts' });
    expect(result?.messages.filter(({ ruleId }) => ruleId === rule).length).toBe(count);
  });
});

describe('a branch on the language', () => {
  it.each(['src/simulation/x.ts', 'src/shell/x.tsx', 'src/i18n/x.ts', 'functions/http/x.ts'])(
    'is refused in %s',
    async (path) => {
      for (const source of BRANCHES) expect(await branches(path, source), source).toBe(1);
    },
  );

  it('is refused in scripts, and in a page, its markup too', async () => {
    expect(await branches('scripts/x.mjs', "export const f = (lang) => lang === 'fr';")).toBe(1);
    const page = "---\nconst { locale } = Astro.props;\nconst a = locale === 'fr' ? 1 : 2;\n---\n";
    expect(await branches('src/pages/x.astro', `${page}<p>{locale === 'en' && a}</p>`)).toBe(2);
  });

  it('is no record of texts, and no test of the default language', async () => {
    const source =
      "import { defaultLocale, text } from '../language/index.ts'; import type { Locale } from '../language/index.ts'; export const f = (locale: Locale) => [text('à', 'to')[locale], locale === defaultLocale];";
    expect(await branches('src/simulation/x.ts', source)).toBe(0);
  });
});

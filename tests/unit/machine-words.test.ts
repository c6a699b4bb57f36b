/** Words that must be one, or must not be said at all, wherever they stand: read from the dictionaries and the content. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const linesOf = (pattern: string): readonly (readonly [place: string, line: string])[] =>
  globSync(pattern, { cwd: ROOT.pathname }).flatMap((file) =>
    readFileSync(new URL(file, ROOT), 'utf8')
      .split('\n')
      .map((line, n) => [`${file}:${n + 1}`, line] as const),
  );

/** Quoted texts of dictionaries, those of a button among them. */
const DICTIONARIES = {
  fr: [...linesOf('src/**/texts/**/fr.ts'), ...linesOf('src/i18n/fr/**/*.ts')],
  en: [...linesOf('src/**/texts/**/en.ts'), ...linesOf('src/i18n/en/**/*.ts')],
};

describe('to keep on this device', () => {
  /** What leaves the page as a file is saved; so is what another program is told to write. */
  const OF_FILES =
    /fichier|file\b|image|picture|PDF|CSV|SVG|JSON|classeur|workbook|enregistreur|enregistrement d|recorder|save_|logg/i;
  it.each([
    ['fr', /\b(?:enregistrer|enregistrez|enregistr[ée]e?s?|sauvegard\w+|mémoris\w+)\b/i],
    ['en', /\b(?:saved?|stored)\b|saving…/i],
  ] as const)('is one verb in %s', (language, others) => {
    const lines = DICTIONARIES[language];
    expect(lines.length).toBeGreaterThan(5000);
    const found = lines.filter(([, line]) => {
      const said = /'(?<text>.*)'/.exec(line)?.groups?.['text'] ?? '';
      return others.test(said) && !OF_FILES.test(said);
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['fr', 'Garder'],
    ['en', 'Keep'],
  ] as const)('is %s « %s » on every page that has an answer', (language, verb) => {
    const commands = DICTIONARIES[language].filter(([, line]) => new RegExp(`: '${verb}'`).test(line));
    const places = commands.map(([place]) => place.split('/')[2]);
    expect(places).toEqual(expect.arrayContaining(['machines', 'diagnosis', 'compressor']));
  });
});

describe('an answer', () => {
  it('is kept by the commands of every page that asks and answers, but of tables of one’s own', () => {
    const pages = globSync('src/features/*/*.tsx', { cwd: ROOT.pathname })
      .map((file) => [file.split('/')[2], readFileSync(new URL(file, ROOT), 'utf8')] as const)
      .filter(
        ([, source]) => source.includes("from '../../kit/page/Commands.tsx'") && /<(?:Page)?Commands\b/.test(source),
      );
    const kept = pages.filter(([, source]) => source.includes('summary=')).map(([name]) => name);
    expect(kept.toSorted()).toEqual(['comparison', 'leak', 'line', 'optimum', 'ruler', 'season']);
    // A visit is kept by its own form, with its day and its remark.
    const others = pages.map(([name]) => name).filter((name) => !kept.includes(name));
    expect(others.toSorted()).toEqual(['diagnosis', 'tables']);
    const actions = readFileSync(new URL('src/features/calculators/Actions.tsx', ROOT), 'utf8');
    expect(actions).toContain('keepAnswer(');
  });
});

describe('a test into vacuum', () => {
  // Emerson AE-1318: a scroll drawn into a deep vacuum arcs its terminal pins.
  it('is named nowhere without what it would ruin', () => {
    const lines = [
      ...Object.values(DICTIONARIES).flat(),
      ...linesOf('content/**/*.mdx'),
      ...linesOf('content/**/*.json'),
      ...linesOf('content/**/*.md'),
    ];
    const told = lines.filter(([, line]) => /essai de (?:pompage|tirage)|pump-?down test|test into vacuum/i.test(line));
    expect(told.length).toBeGreaterThanOrEqual(4);
    expect(told.filter(([, line]) => !/jamais un scroll|never a scroll/i.test(line))).toEqual([]);
  });
});

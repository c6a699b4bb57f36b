/** No French in what English readers read: dictionaries, sentences of both languages side by side in code, and data. */
import { globSync, readFileSync } from 'node:fs';
import typescript from 'typescript';
import { expect, it } from 'vitest';

const { forEachChild, isCallExpression, isImportDeclaration, isPropertyAssignment, isStringLiteralLike } = typescript;

/** Letters that English words have not, and small words that stand in no English sentence. */
const FRENCH =
  /[àâçéèêëîïôùûœ]|(?<![\p{L}_'’-])(?:aux?|avec|dans|des|du|entre|est|et|la|le|les|non trouvé|ou|pas|pour|que|qui|sans|selon|sont|sur|une)(?![\p{L}_'’-])/iu;
/** What is French in English too: authors, a site of the French state, a certificate, an abbreviation; places of values. */
const KEPT = /\bet al\.|Trackdéchets|habilitation électrique|\baux\. |\{\w:\w+\}|\bLe Chatelier\b/g;

const IN_ENGLISH = /\/(?:i18n|texts)\/(?:.*\/)?en(?:\.ts$|\/)/;

/** English texts of a file of code: all of a dictionary's; else the second of `text(…)`, and what stands under `en`. */
function textsOfCode(file: string, source: string): readonly string[] {
  const texts: string[] = [];
  const isDictionary = IN_ENGLISH.test(file);
  const take = (node: typescript.Node): void => {
    if (isStringLiteralLike(node)) texts.push(node.text);
    else if (typescript.isTemplateExpression(node))
      texts.push(node.head.text, ...node.templateSpans.map(({ literal }) => literal.text));
    else forEachChild(node, take);
  };
  const look = (node: typescript.Node): void => {
    if (isImportDeclaration(node)) return;
    const [, second] = isCallExpression(node) && node.expression.getText() === 'text' ? node.arguments : [];
    if (second !== undefined) take(second);
    else if (isPropertyAssignment(node) && (isDictionary || node.name.getText() === 'en')) take(node.initializer);
    else forEachChild(node, look);
  };
  const kind = file.endsWith('x') ? typescript.ScriptKind.TSX : typescript.ScriptKind.TS;
  look(typescript.createSourceFile(file, source, typescript.ScriptTarget.Latest, true, kind));
  return texts;
}

/** English texts of a file of data: what stands under `en`, or under a name that ends in `_en`. */
function textsOfData(value: unknown, isEnglish = false): readonly string[] {
  if (typeof value === 'string') return isEnglish ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  // Forms of a word are what a reader may type, in whatever language.
  return Object.entries(value).flatMap(([name, inside]) =>
    name === 'forms' ? [] : textsOfData(inside, isEnglish || name === 'en' || name.endsWith('_en')),
  );
}

const frenchIn = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => FRENCH.test(text.replaceAll(KEPT, '')));

it('finds French where it is', () => {
  const code = (text: string): readonly string[] => frenchIn(textsOfCode('src/a.ts', text));
  expect(code(`const a = text('Compresseur non trouvé', 'Compresseur non trouvé');`)).toHaveLength(1);
  expect(code(`const a = { fr: 'Pression du gaz', en: 'Pression du gaz' };`)).toHaveLength(1);
  expect(code('const a = text(`Le gaz`, `Jacobs et al. ${year}`);')).toEqual([]);
  expect(
    frenchIn(textsOfCode('src/i18n/en/a.ts', `export const a = { b: { c: 'Valeur pour la ligne' } };`)),
  ).toHaveLength(1);
  expect(frenchIn(textsOfData({ name_en: 'le fluide', fr: 'le fluide' }))).toEqual(['le fluide']);
});

it('there is none in an English text', () => {
  const code = globSync(['src/**/*.{ts,tsx}', 'functions/**/*.ts'], {
    exclude: ['**/*.test.ts', 'src/engine/{dist,generated}/**'],
  });
  const data = globSync(['src/**/*.json', 'content/**/*.json'], {
    exclude: ['**/reference/**', 'src/engine/{dist,generated}/**'],
  });
  let count = 0;
  const found = [...code, ...data].flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    // What has no English text is not parsed: that is most of the code.
    if (!IN_ENGLISH.test(file) && !/\btext\(|\ben['"]?:|_en['"]?:/.test(source)) return [];
    const texts = file.endsWith('.json') ? textsOfData(JSON.parse(source)) : textsOfCode(file, source);
    count += texts.length;
    return frenchIn(texts).map((text) => `${file}: ${text}`);
  });
  expect(count).toBeGreaterThan(10_000);
  expect(found).toEqual([]);
});

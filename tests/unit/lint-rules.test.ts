/** The rules the linter holds beyond its own: who may import whom, and no branch on a language. One linter for all. */
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** The import-matrix findings for a file that would stand at `path` with one import in it. */
async function findings(path: string, source: string): Promise<number> {
  const [result] = await eslint.lintText(`${source}\n`, { filePath: path });
  return (
    result?.messages.filter(({ ruleId, severity }) => ruleId === 'boundaries/dependencies' && severity === 2).length ??
    0
  );
}

/** What is said of the first import refused in such a file. */
async function refusal(path: string, source: string): Promise<string> {
  const [result] = await eslint.lintText(`${source}\n`, { filePath: path });
  return result?.messages.find(({ ruleId }) => ruleId === 'boundaries/dependencies')?.message ?? '';
}

// What the linter reads first, it reads once: not in the time of a test.
beforeAll(() => refusal('src/physics/x.ts', ''), 120_000);

describe('the import matrix', () => {
  it('says which room may not, what it may, and where that is written', async () => {
    const said = await refusal('src/physics/x.ts', "import { translator } from '../i18n/index.ts'; translator('fr');");
    expect(said).toMatch(/^physics imports nothing but itself and the ground floor: i18n is not below it\./);
    expect(said).toContain('eslint.rooms.js');
    const other = await refusal('src/features/ruler/z.ts', "import { PIPES } from '../circuit/pipes/part.ts'; PIPES;");
    expect(other).toContain('FEATURES_ON_OTHERS');
  });

  it.each([
    ['src/quantities/x.ts', "import { translator } from '../i18n/index.ts'; translator('fr');"],
    [
      'src/simulation/x.ts',
      "import { EngineError } from '../engine/errors.ts'; throw new EngineError('bad-input', '');",
    ],
    ['src/circuit/x.ts', "import { EngineError } from '../engine/errors.ts'; throw new EngineError('bad-input', '');"],
    ['src/circuit/y.ts', "import { compute } from '../calculators/computes.ts'; compute('desp', {}, {} as never);"],
    ['src/simulation/y.ts', "import { pipes } from '../circuit/index.ts'; pipes({}, {}, {} as never);"],
    ['src/features/ruler/x.ts', "import type { Engine } from '../../engine/types.ts'; export type E = Engine;"],
    [
      'src/features/ruler/y.ts',
      "import { createEmbeddedEngine } from '../../engine/embedded.ts'; createEmbeddedEngine();",
    ],
    // A feature on another that FEATURES_ON_OTHERS does not list, and the same two the other way round.
    ['src/features/ruler/z.ts', "import { PIPES } from '../circuit/pipes/part.ts'; export const x = PIPES;"],
    ['src/features/simulator/x.ts', "import { PIPES } from '../circuit/pipes/part.ts'; export const x = PIPES;"],
    ['src/kit/x.ts', "import { PIPES } from '../features/circuit/pipes/part.ts'; export const x = PIPES;"],
    ['src/kit/y.ts', "import { textOf } from '../shell/navigation/navigation.ts'; export const x = textOf;"],
    ['src/shell/x.ts', "import { PIPES } from '../features/circuit/pipes/part.ts'; export const x = PIPES;"],
    ['src/pages/x.ts', "import { EngineError } from '../engine/errors.ts'; throw new EngineError('bad-input', '');"],
    ['functions/api/x.ts', "import '../../src/runtime/api-client.ts';"],
    ['src/features/line/x.ts', "import '../../runtime/api-client.ts';"],
    ['src/features/line/y.ts', "export const x = import('../../runtime/api-client.ts');"],
  ])('refuses %s: %s', async (path, source) => {
    expect(await findings(path, source)).toBe(1);
  });

  it.each([
    ['src/simulation/x.ts', "import type { Engine } from '../engine/types.ts'; export type E = Engine;"],
    ['src/circuit/x.ts', "import type { Engine } from '../engine/types.ts'; export type E = Engine;"],
    ['src/circuit/y.ts', "import { run } from '../simulation/run.ts'; run({}, {} as never);"],
    ['src/runtime/x.ts', "import { pipes } from '../circuit/index.ts'; pipes({}, {}, {} as never);"],
    ['src/shell/x.ts', "import { translator } from '../i18n/index.ts'; translator('fr');"],
    [
      'src/features/ruler/build.ts',
      "import { createEmbeddedEngine } from '../../engine/embedded.ts'; createEmbeddedEngine();",
    ],
    [
      'src/features/circuit/x.ts',
      "import { pageSimulation } from '../simulator/state/page-simulation.ts'; pageSimulation.start();",
    ],
    [
      'src/features/circuit/pipes/x.ts',
      "import { ALL_PARTS } from '../state/all-parts.ts'; export const x = ALL_PARTS;",
    ],
    ['src/i18n/x.ts', "import { translator } from './index.ts'; translator('fr');"],
  ])('accepts %s: %s', async (path, source) => {
    expect(await findings(path, source)).toBe(0);
  });
});

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

import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';

const BY_LANGUAGE =
  'No branch on a language: give every language its own in a record, `text(fr, en)[locale]` or `{ fr, en }[locale]`, which fails to compile when a third has none. ' +
  'What there is already: src/language (signs.ts, plural.ts, pathPrefix, dateLanguage, defaultLocale).';
const READERS_DAY = 'That is the day of Greenwich: the reader’s is `localDay` or `today` of src/language/days.ts.';
const SECURE_ONLY =
  'Only secure contexts have it, and the site is read over plain http too: `newId` of src/kit/storage/new-id.ts.';
const KEYS =
  'It may stand twice in its list, and what has such a key stays when the list changes: `keyed` of src/kit/island/keyed.ts.';
const CONDITIONS =
  'A busy machine is late, an idle one early: wait for what a reader would see, or for `idle` or `aSecond` of tests/e2e/support/pace.ts.';
const PAGE_LANGUAGE = 'The language of the page is `pageLocale()` of src/language/page.ts.';

/** A rule of hooks, asked where one is named: it looks at every path through every function, and five files of six have no hook. */
const whereHooksAre = (rule) => ({
  ...rule,
  create: (context) => (/\buse(?:[A-Z0-9]|\s*\()/.test(context.sourceCode.text) ? rule.create(context) : {}),
});

export default defineConfig(
  globalIgnores([
    'dist/',
    '.astro/',
    '.vercel/',
    'node_modules/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    'bench-results/',
    'src/engine/generated/',
    '**/dist/',
    'src/engine/assembly/',
    'tests/e2e/support/earlier-build/',
  ]),
  typescript.configs.strict,
  astro.configs['flat/recommended'],
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Its members are declared by the folders that have them.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^PageDoors$' }],
      'max-lines': ['error', { max: 400 }],
      eqeqeq: 'error',
      'no-empty': 'error',
      'no-fallthrough': 'error',
      'no-self-compare': 'error',
      'no-unreachable': 'error',
      'no-unsafe-finally': 'error',
      'prefer-const': 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {
      'react-hooks': {
        rules: {
          'rules-of-hooks': whereHooksAre(reactHooks.rules['rules-of-hooks']),
          'exhaustive-deps': whereHooksAre(reactHooks.rules['exhaustive-deps']),
        },
      },
    },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**', 'functions/**', 'scripts/**'],
    ignores: [
      // A test says what it expects of each language.
      '**/*.test.ts',
      'src/language/**',
      // Inline, before any module: it chooses between the two languages there are.
      'src/shell/layout/choose-language.js',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/^(fr|en)$/]', message: BY_LANGUAGE },
        { selector: 'SwitchCase > Literal[value=/^(fr|en)$/]', message: BY_LANGUAGE },
        {
          selector: 'MemberExpression[property.name="lang"][object.property.name="documentElement"]',
          message: PAGE_LANGUAGE,
        },
        {
          selector:
            'CallExpression[callee.property.name=/^(slice|split|substring|startsWith)$/][callee.object.callee.property.name="toISOString"]:matches([callee.object.callee.object.type="Identifier"][callee.object.callee.object.name=/^(now|moment|today)$/], [callee.object.callee.object.type="NewExpression"][callee.object.callee.object.arguments.length=0])',
          message: READERS_DAY,
        },
        {
          selector:
            'JSXAttribute[name.name="key"] > JSXExpressionContainer > :matches(Identifier[name=/^(text|sentence|caution|problem|warning|message)$/], MemberExpression[property.name=/^(code|text|message)$/])',
          message: KEYS,
        },
      ],
      // Absent where the site is read over plain http in a local network.
      'no-restricted-properties': ['error', { property: 'randomUUID', message: SECURE_ONLY }],
    },
  },
  {
    files: ['tests/**'],
    rules: { 'no-restricted-properties': ['error', { property: 'waitForTimeout', message: CONDITIONS }] },
  },
  {
    // The last two write to the browser's console: what the reader need not see of an answer that failed, and what a policy
    // refused, for the test to read.
    files: ['scripts/**', '**/*.mjs', 'src/engine/build/**', 'src/runtime/assistant.ts', 'tests/e2e/support/test.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Arrays of numbers walked by their own length have no holes; the types cannot know it.
    files: [
      'src/engine/**',
      'src/charts/**',
      'src/diagnosis/{measurements,properties,twin,likelihood,trial}/**',
      'src/performance/{measured,trial}/**',
      'src/season/{declared,weather}/**',
      'src/runtime/recording/**',
    ],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);

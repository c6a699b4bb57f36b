/**
 * Who may import whom. A room not named here imports nothing but itself and packages.
 * `door`: the engine's runtime entry points; every other file of the engine is open by type only.
 * `deviations`: the engine against published values, which pages show as the checks hold them.
 */
const everyone = [
  'language',
  'schema',
  'quantities',
  'i18n',
  'physics',
  'engine',
  'refrigerants',
  'regulation',
  'charts',
  'calculators',
  'simulation',
  'circuit',
  'quiz',
  'assistant',
  'runtime',
  'kit',
  'stores',
  'ui',
  'pages',
  'functions',
];

const imports = {
  refrigerants: ['schema'],
  regulation: ['physics', 'refrigerants'],
  charts: ['quantities'],
  calculators: ['quantities', 'physics', 'refrigerants', 'regulation'],
  simulation: ['physics', 'refrigerants'],
  circuit: ['quantities', 'simulation', 'physics', 'refrigerants', 'regulation'],
  quiz: ['calculators', 'schema'],
  assistant: ['simulation', 'circuit', 'calculators', 'refrigerants'],
  runtime: ['simulation', 'circuit', 'calculators', 'assistant'],
  kit: ['quantities', 'i18n', 'physics', 'refrigerants'],
  stores: ['kit', 'quantities', 'physics', 'calculators', 'simulation', 'circuit'],
  ui: [
    'kit',
    'stores',
    'quantities',
    'i18n',
    'charts',
    'calculators',
    'refrigerants',
    'regulation',
    'simulation',
    'circuit',
    'quiz',
    'assistant',
  ],
  pages: [
    'ui',
    'kit',
    'quantities',
    'i18n',
    'charts',
    'calculators',
    'refrigerants',
    'regulation',
    'simulation',
    'circuit',
    'quiz',
  ],
  functions: ['simulation', 'assistant', 'i18n'],
};

const engineByType = ['calculators', 'simulation', 'circuit', 'quiz', 'runtime', 'pages', 'functions'];
const engineDoor = ['runtime', 'pages', 'functions'];

export const elements = everyone.map((type) => ({
  type,
  pattern: type === 'functions' ? 'functions' : `src/${type}`,
  partialMatch: false,
}));

export const files = [
  { category: 'door', pattern: ['src/engine/index.ts', 'src/engine/embedded.ts'] },
  { category: 'deviations', pattern: 'src/engine/checks/deviations/*.ts' },
  { category: 'bridge', pattern: ['src/runtime/{bridge,circuit-bridge,calculator-runner}.ts'] },
  { category: 'test', pattern: '**/*.test.ts' },
  // A calculator's picture, beside its definition.
  { category: 'view', pattern: ['src/calculators/*/View.tsx', 'src/calculators/vessel/*.tsx'] },
  // What every room may import of `quantities`: constants, the grammar of numbers and their writer.
  { category: 'ground', pattern: ['src/quantities/{si,parse,number}.ts'] },
];

const room = (type) => ({ element: { type } });

export const policies = [
  ...everyone.map((type) => ({ from: room(type), allow: { to: room(type) } })),
  ...everyone.map((type) => ({ from: room(type), allow: { to: room('language') } })),
  ...everyone.map((type) => ({
    from: room(type),
    allow: { to: { element: { type: 'quantities' }, file: { categories: 'ground' } } },
  })),
  ...Object.entries(imports).flatMap(([from, targets]) =>
    targets.map((to) => ({ from: room(from), allow: { to: room(to) } })),
  ),
  ...engineByType.map((from) => ({
    from: room(from),
    allow: { to: room('engine'), dependency: { kind: 'type' } },
  })),
  ...engineDoor.map((from) => ({
    from: room(from),
    allow: { to: { element: { type: 'engine' }, file: { categories: 'door' } } },
  })),
  {
    from: room('pages'),
    allow: { to: { element: { type: 'engine' }, file: { categories: 'deviations' } } },
  },
  {
    from: { element: { type: 'calculators' }, file: { categories: 'view' } },
    allow: { to: room('charts') },
  },
  ...['kit', 'stores'].map((from) => ({
    from: room(from),
    allow: { to: { element: { type: 'runtime' }, file: { categories: 'bridge' } } },
  })),
];

/**
 * Who may import whom, and what to say to who tries otherwise. A room not named here imports nothing but itself, the
 * ground floor (`language`, and the constants, grammar and writer of numbers of `quantities`) and packages.
 */

/** Rooms below the pages: what each may import. */
const imports = {
  language: [],
  quantities: [],
  i18n: [],
  physics: [],
  engine: [],
  schema: [],
  refrigerants: ['schema'],
  regulation: ['physics', 'refrigerants'],
  charts: ['quantities'],
  calculators: ['quantities', 'physics', 'refrigerants', 'regulation'],
  machine: ['quantities', 'refrigerants', 'regulation'],
  simulation: ['machine', 'physics', 'refrigerants'],
  circuit: ['quantities', 'machine', 'simulation', 'physics', 'refrigerants', 'regulation'],
  diagnosis: ['quantities', 'machine', 'circuit', 'simulation', 'physics', 'refrigerants'],
  season: ['quantities', 'diagnosis', 'circuit', 'simulation', 'physics', 'refrigerants'],
  quiz: ['calculators', 'schema'],
  access: ['quantities', 'i18n', 'physics', 'refrigerants', 'regulation', 'machine', 'simulation', 'circuit'],
  assistant: ['machine', 'simulation', 'circuit', 'diagnosis', 'season', 'calculators', 'refrigerants', 'regulation'],
  offline: ['i18n'],
  runtime: ['simulation', 'circuit', 'diagnosis', 'season', 'calculators', 'assistant'],
  kit: ['quantities', 'i18n', 'physics', 'refrigerants', 'charts'],
  shell: [
    'kit',
    'offline',
    'quantities',
    'i18n',
    'physics',
    'charts',
    'calculators',
    'refrigerants',
    'circuit',
    'simulation',
    'quiz',
    // The search answers with the law of a fluid and with the signs of a fault.
    'regulation',
    'machine',
    'diagnosis',
  ],
  feature: [
    'shell',
    'kit',
    'quantities',
    'i18n',
    'physics',
    'charts',
    'calculators',
    'refrigerants',
    'regulation',
    'machine',
    'simulation',
    'circuit',
    'diagnosis',
    'season',
    'quiz',
    'assistant',
  ],
  pages: ['feature', 'shell', 'kit', 'quantities', 'i18n', 'refrigerants', 'calculators', 'quiz'],
  functions: ['access', 'simulation', 'assistant', 'i18n'],
};

/**
 * Features that stand on another, and why. Any other two know nothing of each other: what both need belongs in the kit,
 * in the shell or in a room below. What a page says of itself (`page.ts`) the shell finds by its file.
 */
export const FEATURES_ON_OTHERS = [
  ['licences', 'site', 'its page is one of prose'],
  ['embeds', 'site', 'its page is one of prose'],
  ['api', 'site', 'its page is one of prose'],
  ['circuit', 'simulator', 'its pages show what the simulator\u2019s form computes'],
  ['simulator', 'compressor', 'a simulation may run on a compressor of the reader\u2019s list'],
  ['circuit', 'compressor', 'a compressor of the reader\u2019s list may stand for a stage'],
  ['circuit', 'projects', 'its studies are kept as projects'],
  ['projects', 'simulator', 'what it keeps is the study of the page'],
  ['projects', 'compressor', 'own compressors go with the file of the projects'],
  ['projects', 'diagnosis', 'visits of a machine go with the file of the projects'],
  ['study', 'simulator', 'cycles are drawn as the simulator draws them'],
  ['comparison', 'study', 'what two pages of one or two cycles share'],
  ['optimum', 'study', 'what two pages of one or two cycles share'],
  ['comparison', 'simulator', 'its machine is typed in the fields of the simulation'],
  ['optimum', 'simulator', 'parts of the simulation\u2019s form'],
  ['diagnosis', 'simulator', 'the measured cycle is drawn as the simulator draws its own'],
  ['diagnosis', 'study', 'the commands of a page of one cycle'],
  ['season', 'simulator', 'parts of the simulation\u2019s form'],
  ['season', 'study', 'the commands and figures of a page of one or two machines'],
  ['line', 'simulator', 'its point is typed in the fields of the simulation'],
  ['refrigerants', 'resources', 'the list of refrigerants is a page of the resources'],
  ['resources', 'calculators', 'an article shows a calculator at work'],
  ['resources', 'simulator', 'an article shows a cycle at work'],
  ['resources', 'quiz', 'an article draws a cycle as a question does'],
  ['assistant', 'simulator', 'it answers about the simulation of the page'],
  ['assistant', 'circuit', 'it answers about the circuit of the page'],
  ['assistant', 'diagnosis', 'it answers about the visit of the page'],
  ['assistant', 'comparison', 'it answers about the comparison of the page'],
  ['assistant', 'calculators', 'it puts problems of a calculator in the calculator\u2019s words'],
];

/** Rooms that may name the engine's types, and those that may open it. */
const engineByType = [
  'access',
  'calculators',
  'simulation',
  'circuit',
  'diagnosis',
  'season',
  'quiz',
  'runtime',
  'functions',
];
const engineDoor = ['access', 'runtime', 'functions'];

const WHERE = 'eslint.rooms.js says who may import whom; ARCHITECTURE.md, "Rooms", says why';

export const elements = [
  { type: 'feature', pattern: 'src/features/*', capture: ['name'], partialMatch: false },
  ...Object.keys(imports)
    .filter((type) => type !== 'feature')
    .map((type) => ({
      type,
      pattern: type === 'functions' ? 'functions' : `src/${type}`,
      partialMatch: false,
    })),
];

export const files = [
  // The engine's doors; every other file of it is open by type only.
  { category: 'door', pattern: ['src/engine/index.ts', 'src/engine/embedded.ts'] },
  // The engine against published values, which pages show as the checks hold them.
  { category: 'deviations', pattern: 'src/engine/checks/deviations/*.ts' },
  { category: 'bridge', pattern: ['src/runtime/{bridge,circuit-bridge,recording-bridge,calculator-runner,no-engine}.ts'] },
  { category: 'test', pattern: '**/*.test.ts' },
  // What a page computes while the site is built.
  { category: 'build', pattern: ['src/{kit,shell,features}/**/build.ts', 'src/{kit,shell,features}/**/build/**'] },
  // A calculator's picture, beside its definition.
  { category: 'view', pattern: ['src/calculators/*/View.tsx', 'src/calculators/vessel/*.tsx'] },
  // What every room may import of `quantities`: constants, the grammar of numbers and their writer.
  { category: 'ground', pattern: ['src/quantities/{si,parse,number}.ts'] },
];

const everyone = Object.keys(imports);
const room = (type) => ({ element: { type } });
const pageParts = ['kit', 'shell', 'feature'];
/** What they compute while the site is built. */
const building = { element: { type: pageParts }, file: { categories: 'build' } };
const feature = (name) => ({ element: { type: 'feature', captured: { name } } });
const named = (types) => (types.length === 0 ? 'nothing but itself and the ground floor' : types.join(', '));

export const policies = [
  // What a refusal says: the last rule that matches decides, so that these stand first.
  ...everyone.map((type) => ({
    from: room(type),
    disallow: { to: { element: { type: '*' } } },
    message:
      type === 'feature'
        ? `a feature imports the shell, the kit and the rooms below; another feature only where FEATURES_ON_OTHERS lists it with the reason (what both need goes in the kit). ${WHERE}`
        : `${type} imports ${named(imports[type])}: {{to.element.types}} is not below it. ${WHERE}`,
  })),
  // One rule a room: each costs every import of the site a look.
  ...everyone.map((type) => ({
    from: room(type),
    allow: { to: room([...new Set([...(type === 'feature' ? [] : [type]), 'language', ...imports[type]])]) },
  })),
  {
    from: room('feature'),
    allow: { to: { element: { type: 'feature', captured: { name: '{{from.element.captured.name}}' } } } },
  },
  { from: room(everyone), allow: { to: { element: { type: 'quantities' }, file: { categories: 'ground' } } } },
  ...[...new Set(FEATURES_ON_OTHERS.map(([from]) => from))].map((from) => ({
    from: feature(from),
    allow: { to: feature(FEATURES_ON_OTHERS.filter(([on]) => on === from).map(([, to]) => to)) },
  })),
  { from: room(engineByType), allow: { to: room('engine'), dependency: { kind: 'type' } } },
  { from: room(engineDoor), allow: { to: { element: { type: 'engine' }, file: { categories: 'door' } } } },
  { from: building, allow: { to: { element: { type: 'engine' }, file: { categories: ['door', 'deviations'] } } } },
  { from: building, allow: { to: room('engine'), dependency: { kind: 'type' } } },
  {
    from: building,
    allow: { to: room(['access', 'simulation', 'circuit', 'season', 'calculators', 'quiz', 'runtime']) },
  },
  {
    from: { element: { type: 'calculators' }, file: { categories: 'view' } },
    allow: { to: room('charts') },
  },
  {
    from: room(pageParts),
    allow: { to: { element: { type: 'runtime' }, file: { categories: 'bridge' } } },
  },
];

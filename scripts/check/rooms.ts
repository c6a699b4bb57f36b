/**
 * Who may import whom, and what to say to who tries otherwise. A room not named here imports nothing but itself, the
 * ground floor (`language`, and the constants, grammar and writer of numbers of `quantities`) and packages.
 * On its own (`node scripts/check/rooms.ts`) it names every import of the sources that breaks a rule.
 */
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importsOf, readSources } from './imports.ts';

/** Rooms below the pages: what each may import. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  language: [],
  quantities: [],
  i18n: [],
  physics: [],
  engine: [],
  schema: [],
  refrigerants: ['schema'],
  regulation: ['physics', 'refrigerants'],
  charts: ['quantities'],
  calculators: ['quantities', 'physics', 'refrigerants', 'regulation', 'machine'],
  machine: ['quantities', 'physics', 'refrigerants', 'regulation'],
  simulation: ['machine', 'physics', 'refrigerants'],
  circuit: ['quantities', 'machine', 'simulation', 'physics', 'refrigerants', 'regulation'],
  diagnosis: ['quantities', 'machine', 'circuit', 'simulation', 'physics', 'refrigerants'],
  // It reads the probes, fields and matrices of the diagnosis: one truth of what a reading is and how well it is known.
  performance: ['quantities', 'diagnosis', 'circuit', 'simulation', 'physics', 'refrigerants'],
  season: ['quantities', 'diagnosis', 'circuit', 'simulation', 'physics', 'refrigerants'],
  field: ['quantities', 'circuit', 'simulation', 'physics', 'refrigerants'],
  quiz: ['calculators', 'schema'],
  // An exercise asks what the tools answer, of a machine that is simulated.
  exercises: ['quantities', 'quiz', 'calculators', 'circuit', 'diagnosis'],
  // What it is made of comes from the circuit's sheet of a fluid; it opens no engine.
  workbook: ['quantities', 'circuit'],
  access: [
    'quantities',
    'i18n',
    'physics',
    'refrigerants',
    'regulation',
    'machine',
    'simulation',
    'circuit',
    'diagnosis',
    'performance',
    'season',
    'field',
  ],
  assistant: [
    'machine',
    'simulation',
    'circuit',
    'diagnosis',
    'performance',
    'season',
    'field',
    'calculators',
    'refrigerants',
    'regulation',
  ],
  offline: ['i18n'],
  runtime: [
    'simulation',
    'circuit',
    'exercises',
    'diagnosis',
    'performance',
    'season',
    'field',
    'calculators',
    'assistant',
  ],
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
    'field',
    'diagnosis',
    'performance',
    'season',
    'quiz',
    'exercises',
    'assistant',
    'workbook',
  ],
  pages: ['feature', 'shell', 'kit', 'quantities', 'i18n', 'refrigerants', 'calculators', 'quiz'],
  functions: ['access', 'simulation', 'assistant', 'i18n'],
};

/**
 * Features that stand on another, and why. Any other two know nothing of each other: what both need belongs in the kit,
 * in the shell or in a room below. What a page says of itself (`page.ts`) the shell finds by its file. Where a folder of
 * the other is named, nothing else of it is open.
 */
export const FEATURES_ON_OTHERS: readonly (readonly [from: string, to: string, why: string])[] = [
  ['licences', 'site', 'its page is one of prose'],
  ['embeds', 'site', 'its page is one of prose'],
  ['embeds', 'resources', 'the drawings of articles stand in pages of others too'],
  ['api', 'site', 'its page is one of prose'],
  ['circuit', 'compressor', 'a simulation may run on a compressor of the reader\u2019s list, as a stage or whole'],
  ['circuit', 'machines', 'its studies are kept with their machine'],
  ['machines', 'circuit', 'its studies are answered side by side as the pages of the circuit answer each'],
  ['machines', 'compressor', 'compressors a machine names go with its file'],
  ['machines', 'diagnosis', 'visits are of a machine'],
  ['diagnosis', 'machines', 'a visit that is kept makes its machine, where there is none'],
  ['comparison', 'circuit/simulator', 'its machine is typed in the fields of the simulation'],
  ['optimum', 'circuit/simulator', 'cycles are drawn as the simulator draws them'],
  ['diagnosis', 'circuit/simulator', 'the measured cycle is drawn as the simulator draws its own'],
  ['diagnosis', 'compressor', 'the sheet of the reader\u2019s list is a witness of the capacity'],
  ['diagnosis', 'machines/state', 'a visit goes to its machine as it is kept'],
  ['line', 'circuit/simulator', 'its point is typed in the fields of the simulation'],
  ['refrigerants', 'resources', 'the list of refrigerants is a page of the resources'],
  ['resources', 'calculators', 'an article shows a calculator at work'],
  ['resources', 'circuit/simulator', 'an article shows a cycle at work'],
  ['resources', 'quiz', 'an article draws a cycle as a question does'],
  ['assistant', 'circuit', 'it answers about the simulation and the circuit of the page'],
  ['assistant', 'diagnosis', 'it answers about the visit of the page'],
  ['assistant', 'comparison', 'it answers about the comparison of the page'],
  ['assistant', 'calculators', 'it puts problems of a calculator in the calculator\u2019s words'],
];

/** Folders that the rest of their feature stands on, and that know nothing of that rest. */
const FOUNDATIONS = ['src/features/circuit/simulator/'];

/** Rooms that may name the engine's types, and those that may open it. */
const ENGINE_BY_TYPE = [
  'access',
  'calculators',
  'simulation',
  'circuit',
  'field',
  'diagnosis',
  'performance',
  'season',
  'quiz',
  'exercises',
  'runtime',
  'functions',
];
const ENGINE_DOOR = ['access', 'runtime', 'functions'];

const WHERE = 'scripts/check/rooms.ts says who may import whom; ARCHITECTURE.md, "Rooms", says why';

/** Files open to more rooms than the room they stand in, and those that open more. */
const FILES = {
  /** The engine's doors; every other file of it is open by type only. */
  door: ['src/engine/index.ts', 'src/engine/embedded.ts'],
  /** The engine against published values, which pages show as the checks hold them. */
  deviations: ['src/engine/checks/deviations/*.ts'],
  bridge: ['src/runtime/{bridge,circuit-bridge,recording-bridge,calculator-runner,no-engine}.ts'],
  /** What a page computes while the site is built. */
  build: ['src/{kit,shell,features}/**/build.ts', 'src/{kit,shell,features}/**/build/**'],
  /** A calculator's picture, beside its definition. */
  view: ['src/calculators/*/View.tsx', 'src/calculators/vessel/*.tsx'],
  /** What every room may import: constants, the grammar of numbers and their writer, what an answer is. */
  ground: ['src/quantities/{si,parse,number}.ts', 'src/schema/outcome.ts'],
} as const;

const isOf = (path: string, group: keyof typeof FILES): boolean =>
  FILES[group].some((pattern) => posix.matchesGlob(path, pattern));

const PAGE_PARTS = ['kit', 'shell', 'feature'];
/** What a page computes while the site is built may stand on all that computes. */
const BUILDING = [
  'access',
  'simulation',
  'circuit',
  'performance',
  'season',
  'field',
  'calculators',
  'quiz',
  'runtime',
];

interface Room {
  readonly room: string;
  /** Of a feature its name, of another room the room again. */
  readonly name: string;
}

/** The room a file stands in; undefined for what belongs to none, as the root's files. */
export function roomOf(path: string): Room | undefined {
  const [, feature] = /^src\/features\/([^/]+)\//.exec(path) ?? [];
  if (feature !== undefined) return { room: 'feature', name: feature };
  const [, room] = /^(?:src\/)?([^/]+)\//.exec(path) ?? [];
  const isKnown =
    room !== undefined && Object.hasOwn(IMPORTS, room) && path.startsWith('src/') === (room !== 'functions');
  return isKnown ? { room, name: room } : undefined;
}

function isAllowed(path: string, from: Room, target: string, to: Room, isType: boolean): boolean {
  if (from.room === to.room && from.name === to.name)
    return FOUNDATIONS.every((folder) => !path.startsWith(folder) || target.startsWith(folder));
  if (to.room === 'language' || isOf(target, 'ground')) return true;
  if (from.room === 'feature' && to.room === 'feature')
    return FEATURES_ON_OTHERS.some(([on, other]) => on === from.name && target.startsWith(`src/features/${other}/`));
  if (IMPORTS[from.room]?.includes(to.room)) return true;
  const isBuilding = PAGE_PARTS.includes(from.room) && isOf(path, 'build');
  if (to.room === 'engine') {
    if (isType && (ENGINE_BY_TYPE.includes(from.room) || isBuilding)) return true;
    if (isOf(target, 'door') && (ENGINE_DOOR.includes(from.room) || isBuilding)) return true;
    return isBuilding && isOf(target, 'deviations');
  }
  if (isBuilding && BUILDING.includes(to.room)) return true;
  if (to.room === 'charts' && isOf(path, 'view')) return true;
  return to.room === 'runtime' && PAGE_PARTS.includes(from.room) && isOf(target, 'bridge');
}

/**
 * What is said of an import that breaks a rule; undefined where it may stand.
 * @param path the importing file and @param target the imported one, both from the root
 * @param isType whether the compiler alone reads it
 */
export function refusalOf(path: string, target: string, isType: boolean): string | undefined {
  const from = roomOf(path);
  const to = roomOf(target);
  if (!from || !to || isAllowed(path, from, target, to, isType)) return undefined;
  const below = FOUNDATIONS.find((folder) => path.startsWith(folder));
  if (below !== undefined && from.name === to.name) return `${below} knows nothing of what stands on it. ${WHERE}`;
  if (from.room === 'feature')
    return `a feature imports the shell, the kit and the rooms below; another feature only where FEATURES_ON_OTHERS lists it with the reason (what both need goes in the kit). ${WHERE}`;
  const named = IMPORTS[from.room]?.join(', ') || 'nothing but itself and the ground floor';
  return `${from.room} imports ${named}: ${to.room} is not below it. ${WHERE}`;
}

/** Every import of the sources that breaks a rule, as "from → to: why". A test may build the engine itself to hand it in. */
export function refusals(sources: ReadonlyMap<string, string>): readonly string[] {
  return [...sources]
    .filter(([path]) => !/(?:\.test\.ts|\.mjs)$/.test(path))
    .flatMap(([path, text]) =>
      importsOf(path, text, sources).flatMap(({ to, isType, isGathered }) => {
        const why = isGathered ? undefined : refusalOf(path, to, isType);
        return why === undefined ? [] : [`${path} → ${to}: ${why}`];
      }),
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = refusals(readSources());
  for (const line of found) console.error(line);
  process.exitCode = found.length === 0 ? 0 : 1;
}

/**
 * How the browser's scripts are parted. Left alone, the bundler makes a file of every set of modules that two pages
 * share, and an island asks for twenty-five of them, each found only after the one before. Here a module goes by who
 * asks for it at load: every page, scripts of pages of the same rooms, islands of the same pages, or one island. What is
 * only fetched later keeps its own files.
 */
const PAGE_SCRIPT = /\.astro\?astro&type=script/;
/** What finds a fluid by its names: a page's search asks for it at load, what computes on the device later. */
const NAMES = /\/src\/(refrigerants\/(resolve|names|order|composition|reference|mix)|kit\/controls\/fluid-search)/;
const EVERY_PAGE = /\/layout\/Base\.astro\?/;

/** Every entry a module is part of, however far below it stands. */
function entriesOf(start, context) {
  const seen = new Set([start]);
  const entries = [];
  const queue = [start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const info = context.getModuleInfo(id);
    if (info?.isEntry) entries.push(id);
    for (const importer of info?.importers ?? []) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      queue.push(importer);
    }
  }
  return entries;
}

/** The feature an entry is from; what the shell has beside its layout goes with the pages of the site. */
function roomOf(entry) {
  const [, floor, name] = /\/src\/(features|shell)\/([\w-]+)\//.exec(entry) ?? [];
  if (name === undefined) return '';
  if (floor === 'shell') return name === 'layout' ? 'layout' : 'site';
  return name === 'refrigerants' ? 'resources' : name;
}
/** Pages of one cycle, or two: they share nearly everything. */
const STUDIES = new Set(['comparison', 'optimum', 'study']);
/** Islands no page of the app waits for: what they share with others is the others' business. */
const GUESTS = /\/(site\/showcase|simulator\/explorer)\//;

/** The pages an island stands on, in a word. */
function pagesOf(entry) {
  const room = roomOf(entry);
  if (STUDIES.has(room)) return 'studies';
  if (room === 'simulator') return 'general';
  return room === 'circuit' ? (/\/features\/circuit\/([\w-]+)\//.exec(entry)?.[1] ?? 'circuit') : room;
}

/** The words of several islands, those that others include left out. */
function pagesOfAll(entries) {
  const own = entries.filter((entry) => !GUESTS.test(entry));
  const words = new Set((own.length > 0 ? own : entries).map(pagesOf));
  const isOfCircuit = (entry) => ['simulator', 'circuit'].includes(roomOf(entry));
  if (words.has('circuit'))
    for (const entry of own.filter(isOfCircuit)) if (pagesOf(entry) !== 'circuit') words.delete(pagesOf(entry));
  return [...words].sort();
}

/** How many pages a word stands for: what more pages ask for is chosen first. */
const WEIGHTS = { circuit: 8, studies: 2 };
const weightOf = (words) => words.reduce((sum, word) => sum + (WEIGHTS[word] ?? 1), 0);
const MOST = 30;

/**
 * What the search of the site needs too, which is on pages without an island: it must not bring React along. And what
 * late parts of a calculator need as pages of a simulation do: it must not bring what these share.
 */
const QUANTITIES = /\/src\/(quantities\/|language\/signs|kit\/form\/readable-link|physics\/atmosphere)/;
const BRIDGE = /\/src\/(runtime\/(bridge|simulation-now)|kit\/diagrams\/states)\.ts/;

/** Islands whose code is also asked for by what comes later: left alone, each module so shared becomes a file. */
const WITH_LATE_PARTS = /\/(?:simulator\/(Diagram)|calculators\/(Calculator))\.tsx/;
/** What computes the cycle on the device: several late parts ask for it, and none for a piece of it. */
const DEVICE = /\/src\/(runtime\/(device|simulation-now)|simulation\/(run|regimes|input|warnings))\.ts/;
/** What a page asks for at load, and what computes on the device later: left alone, it would bring all of that. */
const PROBLEM = /\/src\/simulation\/problem\.ts/;
/** What both stop with, the charge limits of a room and the rules of the law, whose prose the first must not bring along. */
const REFUSAL = /\/src\/regulation\/problem\.ts/;

/** The file a module goes to; undefined to leave it where the bundler puts it. */
function fileOf(id, context) {
  if (context.getModuleInfo(id)?.isEntry) return undefined;
  const entries = entriesOf(id, context);
  if (entries.length === 0) return NAMES.test(id) ? 'names' : REFUSAL.test(id) ? 'parts-of-refusal' : undefined;
  if (entries.some((entry) => EVERY_PAGE.test(entry))) return entries.length > 1 ? 'shell' : undefined;
  const scripts = entries.filter((entry) => PAGE_SCRIPT.test(entry));
  if (scripts.length > 0) {
    if (entries.length === 1) return NAMES.test(id) ? 'names' : undefined;
    // A page's script is small: what it shares within its room alone is left where the bundler puts it.
    const rooms = [...new Set(scripts.map(roomOf))].sort();
    if (scripts.length < entries.length) return `page-of-${rooms.join('-')}-and-islands`;
    return rooms.length > 1 ? `page-of-${rooms.join('-')}` : undefined;
  }
  if (QUANTITIES.test(id)) return 'quantities';
  if (BRIDGE.test(id)) return 'bridge';
  // What one island alone asks for is fetched with that island, which may be late.
  if (entries.length === 1) {
    if (NAMES.test(id)) return 'names';
    if (PROBLEM.test(id)) return 'parts-of-problem';
    const [, diagram, calculator] = WITH_LATE_PARTS.exec(entries[0]) ?? [];
    const island = diagram ?? calculator;
    return island === undefined ? undefined : `parts-of-${island.toLowerCase()}`;
  }
  const pages = pagesOfAll(entries);
  // What calculators share with any other room is small but for what all rooms share: one file, not six. So is what
  // pages of a simulation, the ruler's with them, share with one another but for what the circuit's alone have.
  if (pages.length > 1 && pages.includes('calculators')) return 'islands';
  if (pages.includes('general') && pages.includes('line') && pages.includes('studies')) return 'simulations';
  if (pages.includes('circuit') && pages.includes('ruler')) return 'simulations';
  const weight = weightOf(pages);
  return weight === 1 ? `parts-of-${pages[0]}` : `shared-by-${weight}-${pages.join('-')}`;
}

/** A group takes along what its modules need: those every page has are chosen first, so that none brings React there. */
const group = (pattern, priority) => ({
  priority,
  name(id, context) {
    const file = fileOf(id, context);
    return file !== undefined && pattern.test(file) ? file : null;
  },
});

/** For rolldown's output.codeSplitting.groups. */
export const chunkGroups = [
  group(/^shell$/, 5),
  // What islands share with pages' scripts first: neither brings the other along.
  group(/^page-of-.*-and-islands$/, 4.5),
  group(/^page-of-/, 4),
  group(/^names$/, 3.5),
  group(/^quantities$/, 3.4),
  group(/^bridge$/, 3.3),
  {
    name: 'react',
    test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
    priority: 3,
  },
  group(/^islands$/, 2.75),
  group(/^simulations$/, 2.6),
  // What most pages share first, so that what fewer do takes nothing of it along.
  ...Array.from({ length: MOST }, (_, index) => MOST - index).map((weight) =>
    group(new RegExp(`^shared-by-${weight}-`), 1.5 + weight / MOST),
  ),
  group(/^parts-of-/, 1),
  // With what it needs itself.
  {
    name: (id, context) => (DEVICE.test(id) && entriesOf(id, context).length === 0 ? 'device' : null),
    priority: 0.5,
  },
];

/**
 * How the browser's scripts are parted. Left alone, the bundler makes a file of every set of modules that two pages
 * share, and an island asks for twenty-five of them, each found only after the one before. Here a module goes by who
 * asks for it at load: every page, scripts of pages of the same rooms, islands of several rooms, islands of one room,
 * or one island. What is only fetched later keeps its own files.
 */
const PAGE_SCRIPT = /\.astro\?astro&type=script/;
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

/** The room of src/ui an island is from. */
const roomOf = (entry) => /\/src\/ui\/([\w-]+)\//.exec(entry)?.[1] ?? '';

/** The file a module goes to; undefined to leave it where the bundler puts it. */
function fileOf(id, context) {
  if (context.getModuleInfo(id)?.isEntry) return undefined;
  const entries = entriesOf(id, context);
  if (entries.length === 0) return undefined;
  if (entries.some((entry) => EVERY_PAGE.test(entry))) return entries.length > 1 ? 'shell' : undefined;
  const scripts = entries.filter((entry) => PAGE_SCRIPT.test(entry));
  if (scripts.length > 0) {
    if (entries.length === 1) return undefined;
    // A page's script is small: what it shares within its room alone is left where the bundler puts it.
    const rooms = [...new Set(scripts.map(roomOf))].sort();
    if (scripts.length < entries.length) return `page-of-${rooms.join('-')}-and-islands`;
    return rooms.length > 1 ? `page-of-${rooms.join('-')}` : undefined;
  }
  // What one island alone asks for is fetched with that island, which may be late.
  if (entries.length === 1) return undefined;
  const rooms = new Set(entries.map(roomOf));
  return rooms.size > 1 ? 'island' : `parts-of-${[...rooms][0]}`;
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
  // plain-import.mjs takes it out of the shell again, and must find it in a file of its own.
  { name: 'preload-helper', test: /vite[\\/]preload-helper/, priority: 6 },
  group(/^shell$/, 5),
  // What islands share with pages' scripts first: neither brings the other along.
  group(/^page-of-.*-and-islands$/, 4.5),
  group(/^page-of-/, 4),
  {
    name: 'react',
    test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
    priority: 3,
  },
  group(/^island$/, 2),
  group(/^parts-of-/, 1),
];

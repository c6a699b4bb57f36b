/**
 * Which of the browser's scripts go into one file, planned from which pages ask for each module as they load. Left alone,
 * the bundler makes a file of every set of modules that two islands share: seventy on a page, most of a few hundred
 * bytes. Its own ways to join them know only what is asked for, not when. Pure: `chunks.mjs` gives the graph.
 *
 * Modules that the same pages ask for are one file. Then files are joined two by two, as long as that spares pages more
 * than it makes them load in vain; never so that two files would need one another.
 */

/** What a file costs each page that loads it, in bytes of source: a request, names in and out, and less to compress with. */
const FILE = Number(process.env.FILE ?? 2500);

/** What a page may load in vain, in bytes of source: modules of other pages in files it asks for. */
export const MOST_IN_VAIN = Number(process.env.VAIN ?? 3000);

/**
 * @typedef {object} Module
 * @property {number} size bytes
 * @property {readonly string[]} imports ids of the modules it asks for as it loads
 */

/**
 * @param {ReadonlyMap<string, Module>} modules the whole graph of the browser's scripts
 * @param {ReadonlyMap<string, readonly string[]>} pages the islands and scripts of each page, by their modules
 * @param {readonly string[]} parts what is only fetched later, each by an import of its own
 * @returns {Map<string, { name: string, askers: ReadonlySet<string> }>} the file of each module, with the pages or late
 *   parts that ask for it; but for islands, scripts and late parts themselves, which are files of their own
 */
export function planFiles(modules, pages, parts = []) {
  const early = askersOf(modules, pages);
  const starts = new Set([...[...pages.values()].flat(), ...parts]);
  const names = new Set();
  const planned = (askers, nameOf) =>
    joined(filesOf(askers, starts, modules), modules, askers)
      .sort(byKey)
      .flatMap((file) => {
        const { askers } = file;
        const planned = { name: freeName(nameOf(file), names), askers };
        return file.ids.map((id) => [id, planned]);
      });
  const rest = new Map([...modules].filter(([id]) => !early.has(id)));
  const late = askersOf(rest, new Map(parts.filter((id) => rest.has(id)).map((id) => [id, [id]])));
  return new Map([
    ...planned(early, ({ askers }) => nameByPages(askers, pages.size)),
    ...planned(late, () => 'late'),
  ]);
}

/** A file for each set of askers. */
function filesOf(askersByModule, starts, modules) {
  const files = new Map();
  for (const [id, askers] of askersByModule) {
    if (starts.has(id)) continue;
    const key = [...askers].sort().join(' ');
    const file = files.get(key) ?? { key, askers, ids: [], size: 0 };
    files.set(key, file);
    file.ids.push(id);
    file.size += modules.get(id)?.size ?? 0;
  }
  return [...files.values()];
}

/** Who asks for each module, of those who each ask for some at first. */
function askersOf(modules, firsts) {
  const askers = new Map();
  for (const [asker, starts] of firsts) {
    const seen = new Set(starts);
    for (const id of seen) {
      askers.set(id, (askers.get(id) ?? new Set()).add(asker));
      for (const next of modules.get(id)?.imports ?? []) if (modules.has(next)) seen.add(next);
    }
  }
  return askers;
}

/** The pair that gains most first, as long as one gains. */
function joined(files, modules, askers) {
  const left = new Set(files);
  /** Bytes each page loads in vain. */
  const vain = new Map();
  const circular = new Set();
  for (;;) {
    const best = bestPair([...left].sort(byKey), circular, vain);
    if (best === undefined) return [...left];
    const { one, other } = best;
    if (asksForMore(one, other, [...left], modules, askers) || makesCircle(one, other, [...left], modules)) {
      circular.add(pairKey(one, other));
      continue;
    }
    // What was circular may stand in one file now.
    circular.clear();
    for (const [page, bytes] of vainOf(one, other)) vain.set(page, (vain.get(page) ?? 0) + bytes);
    left.delete(one);
    left.delete(other);
    left.add({
      key: [one.key, other.key].sort().join(' + '),
      askers: new Set([...one.askers, ...other.askers]),
      ids: [...one.ids, ...other.ids],
      size: one.size + other.size,
    });
  }
}

const byKey = (one, other) => (one.key < other.key ? -1 : 1);
const pairKey = (one, other) => `${one.key}|${other.key}`;

function bestPair(files, circular, vain) {
  const isTooMuch = ([page, bytes]) => (vain.get(page) ?? 0) + bytes > MOST_IN_VAIN;
  let best;
  for (const [index, one] of files.entries())
    for (const other of files.slice(index + 1)) {
      const wasted = vainOf(one, other);
      const gain = FILE * sharedBy(one, other) - wasted.reduce((sum, [, bytes]) => sum + bytes, 0);
      if (gain <= (best?.gain ?? 0) || circular.has(pairKey(one, other)) || wasted.some(isTooMuch)) continue;
      best = { one, other, gain };
    }
  return best;
}

const sharedBy = (one, other) => [...one.askers].filter((page) => other.askers.has(page)).length;

/** What each page would load in vain if two files were one. */
function vainOf(one, other) {
  const without = (file, than) => [...than.askers].filter((page) => !file.askers.has(page));
  return [
    ...without(one, other).map((page) => [page, one.size]),
    ...without(other, one).map((page) => [page, other.size]),
  ];
}

/** Whether a page that loads two files as one would need, for what it loads in vain, files that it does not have. */
function asksForMore(one, other, files, modules, askers) {
  const fileOf = new Map(files.flatMap((file) => file.ids.map((id) => [id, file])));
  const own = new Set([...one.ids, ...other.ids]);
  const needed = [...own].flatMap((id) => modules.get(id)?.imports ?? []).filter((id) => modules.has(id) && !own.has(id));
  const has = (page) => (id) => (fileOf.get(id)?.askers ?? askers.get(id))?.has(page) !== false;
  return [...new Set([...one.askers, ...other.askers])].some((page) => !needed.every(has(page)));
}

/** Whether some third file would stand both below and above the two as one. */
function makesCircle(one, other, files, modules) {
  const fileOf = new Map(files.flatMap((file) => file.ids.map((id) => [id, file])));
  const isOne = (id) => fileOf.get(id) === one || fileOf.get(id) === other;
  const importsOf = (id) => modules.get(id)?.imports ?? [];
  const seen = new Set([...one.ids, ...other.ids].flatMap(importsOf).filter((id) => !isOne(id)));
  for (const id of seen)
    // Whoever asks for a module asks for its whole file.
    for (const next of (fileOf.get(id)?.ids ?? [id]).flatMap(importsOf)) {
      if (isOne(next)) return true;
      seen.add(next);
    }
  return false;
}

/** A file is called by the pages that ask for it, by their number where they are more than two. */
function nameByPages(pages, count) {
  if (pages.size === count) return 'every-page';
  return pages.size > 2 ? `${pages.size}-pages` : [...pages].sort().join('-and-');
}

/** The name, or with a number the first such that is free. */
function freeName(name, taken) {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
  taken.add(free);
  return free;
}

/**
 * Which of the browser's scripts go into one file, planned from which pages ask for each module, and when. Left alone,
 * the bundler makes a file of every set of modules that two islands share: seventy on a page, most of a few hundred
 * bytes. Its own ways to join them know only what is asked for, not when. Pure: `chunks.mjs` gives the graph.
 *
 * Modules that the same pages ask for at the same stage are one file. Then files are joined two by two, the pair that
 * gains most first, as long as that spares pages more than it makes them load in vain.
 */

/** What a file costs a page that loads it, in bytes of source: a request, names in and out, and less to compress with. */
const FILE = 4000;

/** What a page may load in vain as it loads, in bytes of source: modules of other pages in files it asks for. */
export const MOST_IN_VAIN = 8000;

/** When a page asks for a module, how much that counts, and how much it may load in vain until then. */
const STAGES = [
  { when: 'as it loads', weight: 1, mostInVain: MOST_IN_VAIN },
  { when: 'once it is painted', weight: 0.5, mostInVain: 2 * MOST_IN_VAIN },
  { when: 'once the reader asks for it', weight: 0.1, mostInVain: 10 * MOST_IN_VAIN },
];

/**
 * @typedef {object} Module
 * @property {number} size bytes
 * @property {readonly string[]} imports ids of the modules it asks for as it loads
 * @property {readonly string[]} parts ids of those it may import later
 * @property {boolean} isLate whether a page imports those by itself once it is painted
 *
 * @typedef {object} PlannedFile
 * @property {string} name
 * @property {ReadonlySet<string>} pages those that ask for it as they load
 */

/**
 * @param {ReadonlyMap<string, Module>} modules the whole graph of the browser's scripts
 * @param {ReadonlyMap<string, readonly string[]>} pages the islands and scripts of each page, by their modules
 * @returns {Map<string, PlannedFile>} the file of each module; but for islands, scripts and parts imported later, which
 *   are files of their own
 */
export function planFiles(modules, pages) {
  const importsOf = (id) => modules.get(id)?.imports;
  const parts = [...new Set([...modules.values()].flatMap((module) => module.parts))].sort();
  const starts = new Set([...[...pages.values()].flat(), ...parts]);
  const rest = [...modules.keys()].filter((id) => !starts.has(id)).sort();

  const byPages = askersOf(
    modules,
    [...pages.values()].flatMap((own) => stagesOf(modules, own)),
  );
  const byItself = bitsOfStages(pages.size, [0, 1]);
  const comesByItself = (id) => ((byPages.get(id) ?? 0n) & byItself) !== 0n;
  const withPages = joined(filesOf(rest.filter(comesByItself), byPages, modules), {
    modules,
    askers: byPages,
    stageOf: (bit) => STAGES[bit % STAGES.length],
    heeded: byItself,
  });

  // What is only fetched when the reader asks for it: by the parts that need it, whatever their page.
  const byParts = askersOf(
    modules,
    parts.map((part) => closureOf([part], importsOf)),
  );
  const onDemand = rest.filter((id) => !comesByItself(id) && byParts.has(id));
  const withParts = joined(filesOf(onDemand, byParts, modules), {
    modules,
    askers: byParts,
    stageOf: () => STAGES[0],
    heeded: -1n,
  });

  const names = new Set();
  const pagesAt = (stage, mask) =>
    [...pages.keys()].filter((_page, index) => hasBit(mask, index * STAGES.length + stage));
  const planned = (file, name, own) => {
    const one = { name: freeName(name, names), pages: new Set(own) };
    return file.ids.map((id) => [id, one]);
  };
  return new Map([
    ...withPages.flatMap((file) => {
      const early = pagesAt(0, file.mask);
      if (early.length > 0) return planned(file, nameOf(early, pages.size), early);
      return planned(file, `${nameOf(pagesAt(1, file.mask), pages.size)}-later`, []);
    }),
    ...withParts.flatMap((file) => planned(file, 'on-demand', [])),
  ]);
}

/** What a page has at each stage, each with what it had before. */
function stagesOf(modules, starts) {
  const importsOf = (id) => modules.get(id)?.imports ?? [];
  const partsOf = (id) => modules.get(id)?.parts ?? [];
  const loaded = closureOf(starts, importsOf);
  const painted = closureOf(loaded, (id) => [...importsOf(id), ...(modules.get(id)?.isLate ? partsOf(id) : [])]);
  return [loaded, painted, closureOf(painted, (id) => [...importsOf(id), ...partsOf(id)])];
}

/** What is there, and all that leads on from it. */
export function closureOf(first, next) {
  const found = new Set(first);
  for (const one of found) for (const other of next(one) ?? []) found.add(other);
  return found;
}

/** Who asks for each module, a bit for each of those that are given with what they ask for. */
function askersOf(modules, closures) {
  const askers = new Map();
  for (const [bit, closure] of closures.entries())
    for (const id of closure) if (modules.has(id)) askers.set(id, (askers.get(id) ?? 0n) | (1n << BigInt(bit)));
  return askers;
}

const hasBit = (mask, bit) => ((mask >> BigInt(bit)) & 1n) === 1n;

/** The bits of some stages, of every page. */
const bitsOfStages = (pages, stages) =>
  Array.from({ length: pages }, (_, page) => stages.map((stage) => 1n << BigInt(page * STAGES.length + stage)))
    .flat()
    .reduce((mask, bit) => mask | bit, 0n);

function bitsOf(mask) {
  const bits = [];
  for (let bit = 0, rest = mask; rest > 0n; bit += 1, rest >>= 1n) if ((rest & 1n) === 1n) bits.push(bit);
  return bits;
}

/** A file for each set of askers. */
function filesOf(ids, askers, modules) {
  const files = new Map();
  for (const id of ids) {
    const mask = askers.get(id);
    const file = files.get(mask) ?? { mask, ids: [], size: 0, isLate: false };
    files.set(mask, file);
    file.isLate ||= modules.get(id)?.isLate === true;
    file.ids.push(id);
    file.size += modules.get(id)?.size ?? 0;
  }
  return [...files.values()];
}

/** The pair that gains most first, as long as one gains. */
function joined(files, graph) {
  const left = new Set(files);
  const fileOf = new Map(files.flatMap((file) => file.ids.map((id) => [id, file])));
  /** Bytes each asker loads in vain, by its bit. */
  const vain = new Map();
  let pairs = files.flatMap((one, index) => files.slice(index + 1).map((other) => pairOf(one, other, graph)));
  pairs = pairs.filter(({ gain }) => gain > 0).sort(byGain);
  for (;;) {
    const best = pairs.find(
      (pair) => isFree(pair, vain, graph) && !asksForMore(pair, fileOf, graph) && !makesCircle(pair, fileOf, graph),
    );
    if (best === undefined) return [...left];
    const { one, other, wasted } = best;
    for (const [bit, bytes] of wasted) vain.set(bit, (vain.get(bit) ?? 0) + bytes);
    const file = {
      mask: one.mask | other.mask,
      ids: [...one.ids, ...other.ids].sort(),
      size: one.size + other.size,
      isLate: one.isLate || other.isLate,
    };
    for (const old of [one, other]) left.delete(old);
    pairs = pairs.filter((pair) => left.has(pair.one) && left.has(pair.other));
    pairs.push(...[...left].map((each) => pairOf(each, file, graph)).filter(({ gain }) => gain > 0));
    pairs.sort(byGain);
    left.add(file);
    for (const id of file.ids) fileOf.set(id, file);
  }
}

const byGain = (one, other) => other.gain - one.gain || (one.key < other.key ? -1 : 1);

/** What two files would spare as one, and what each asker would load in vain. */
function pairOf(one, other, { stageOf }) {
  const key = [one.ids[0], other.ids[0]].sort().join(' ');
  // Who loads a late module in vain would fetch its parts in vain too.
  const wakes = (file, than) => file.isLate && (than.mask & ~file.mask) !== 0n;
  if (wakes(one, other) || wakes(other, one)) return { one, other, key, gain: 0, wasted: [] };
  const spared = bitsOf(one.mask & other.mask).reduce((sum, bit) => sum + FILE * stageOf(bit).weight, 0);
  const wasted = [
    ...bitsOf(one.mask & ~other.mask).map((bit) => [bit, other.size]),
    ...bitsOf(other.mask & ~one.mask).map((bit) => [bit, one.size]),
  ];
  return {
    one,
    other,
    key,
    wasted,
    gain: wasted.reduce((sum, [bit, bytes]) => sum - bytes * stageOf(bit).weight, spared),
  };
}

const isFree = ({ wasted }, vain, { stageOf }) =>
  wasted.every(([bit, bytes]) => (vain.get(bit) ?? 0) + bytes <= stageOf(bit).mostInVain);

/** Whether who loads two files as one would need, for what it loads in vain, files that it does not have. */
function asksForMore({ one, other }, fileOf, { modules, askers, heeded }) {
  const union = (one.mask | other.mask) & heeded;
  return [...one.ids, ...other.ids]
    .flatMap((id) => modules.get(id)?.imports ?? [])
    .some((id) => (union & ~(fileOf.get(id)?.mask ?? askers.get(id) ?? union)) !== 0n);
}

/** Whether some third file would stand both below and above the two as one. */
function makesCircle({ one, other }, fileOf, { modules }) {
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
function nameOf(pages, count) {
  if (pages.length === count) return 'every-page';
  return pages.length > 2 ? `${pages.length}-pages` : [...pages].sort().join('-and-');
}

/** The name, or with a number the first such that is free. */
function freeName(name, taken) {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
  taken.add(free);
  return free;
}

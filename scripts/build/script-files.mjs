/**
 * Which of the browser's scripts go into one file, planned from which pages ask for each module, and when. Left alone,
 * the bundler makes a file of every set of modules that two islands share: seventy on a page, most of a few hundred
 * bytes. Its own ways to join them know only what is asked for, not when. Pure: `chunks.mjs` gives the graph.
 *
 * Modules that the same pages and parts of pages ask for, at the same stage, are one file. Then files are joined two
 * by two, the pair that gains most first, as long as that spares more than it makes anybody load in vain.
 */

/** What a file costs a page that loads it, in bytes of source: a request, names in and out, and less to compress with. */
const FILE = 6000;

/**
 * What a page may load in vain as it loads, in bytes of source: modules of other pages in files it asks for. A light page
 * a twentieth of its own.
 */
export const MOST_IN_VAIN = 12_000;
const mostInVain = (own) => Math.min(MOST_IN_VAIN, own / 20);

/** When a module is asked for, how much that counts, and how much may be loaded in vain then. */
const AT_LOAD = { weight: 1 };
const ONCE_PAINTED = { weight: 0.5 };
/** By a key or a press: somebody waits, and each part asks for most of its files one after another. */
const ON_DEMAND = { weight: 0.02, file: 3 * FILE, mostInVain: 6 * MOST_IN_VAIN };
/** What such a part may fetch in tow of what it loads in vain, in bytes of source. */
const MOST_IN_TOW = 4 * FILE;

/**
 * @typedef {object} Module
 * @property {number} size bytes
 * @property {readonly string[]} imports ids of the modules it asks for as it loads
 * @property {readonly string[]} parts ids of those it may import later
 * @property {boolean} isLate whether a page imports those by itself once it is painted
 * @property {boolean} [isOfScript] whether scripts of pages alone import it: it acts on its page as it loads
 *
 * @typedef {object} PlannedFile
 * @property {string} name
 * @property {ReadonlySet<string>} pages those that ask for it as they load
 */

/**
 * @param {ReadonlyMap<string, Module>} modules the whole graph of the browser's scripts
 * @param {ReadonlyMap<string, readonly string[]>} pages the islands and scripts of each page, by their modules
 * @returns {Map<string, PlannedFile>} the file of each module; but for islands, scripts with what acts in them, and parts
 *   imported later, which are files of their own
 */
export function planFiles(modules, pages) {
  const importsOf = (id) => modules.get(id)?.imports ?? [];
  const partsOf = (id) => modules.get(id)?.parts ?? [];
  const parts = [...new Set([...modules.keys()].flatMap(partsOf))].sort();
  // A part that others import too stands with them: a file between two parts of theirs would need them and they it.
  const imported = new Set([...modules.keys()].flatMap(importsOf));
  // What acts as it loads never stands in a file that another page may load in vain.
  const acting = [...modules].flatMap(([id, { isOfScript }]) => (isOfScript === true ? [id] : []));
  const starts = new Set([...[...pages.values()].flat(), ...parts.filter((part) => !imported.has(part)), ...acting]);

  const ofPages = [...pages].map(([page, own]) => {
    const loaded = closureOf(own, importsOf);
    const painted = closureOf(loaded, (id) => [...importsOf(id), ...(modules.get(id)?.isLate ? partsOf(id) : [])]);
    const reached = closureOf(painted, (id) => [...importsOf(id), ...partsOf(id)]);
    return { page, loaded, painted, reached };
  });
  /** What stands already wherever a part may be asked for. */
  const standing = (part) => {
    const [first, ...others] = ofPages.filter(({ reached }) => reached.has(part)).map(({ loaded }) => loaded);
    return [...(first ?? [])].filter((id) => others.every((loaded) => loaded.has(id)));
  };
  const sizeOf = (ids) => [...ids].reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0);
  const asking = [
    ...ofPages.flatMap(({ page, loaded, painted }) => {
      const most = mostInVain(sizeOf(loaded));
      return [
        { page, has: loaded, mostInVain: most, ...AT_LOAD },
        { page, has: painted, mostInVain: 2 * most, ...ONCE_PAINTED },
      ];
    }),
    ...parts.map((part) => ({ has: closureOf([part, ...standing(part)], importsOf), ...ON_DEMAND })),
  ];
  const plan = new Map();
  const names = new Set();
  const askers = askersOf(modules, asking);
  const ids = [...askers.keys()].filter((id) => !starts.has(id)).sort();
  for (const file of joined(filesOf(ids, askers, modules), { modules, askers, asking })) {
    const pagesAt = (stage) =>
      bitsOf(file.mask).flatMap((bit) => (asking[bit].weight === stage.weight ? (asking[bit].page ?? []) : []));
    const own = pagesAt(AT_LOAD);
    const later = pagesAt(ONCE_PAINTED);
    const name = own.length > 0 ? nameOf(own, pages.size) : `${nameOf(later, pages.size)}-later`;
    const planned = {
      name: freeName(own.length + later.length > 0 ? name : 'on-demand', names),
      pages: new Set(own),
    };
    for (const id of file.ids) plan.set(id, planned);
  }
  return plan;
}

/** What is there, and all that leads on from it. */
export function closureOf(first, next) {
  const found = new Set(first);
  for (const one of found) for (const other of next(one) ?? []) found.add(other);
  return found;
}

/** Who asks for each module: a bit for each of those that have some. */
function askersOf(modules, asking) {
  const askers = new Map();
  for (const [bit, { has }] of asking.entries())
    for (const id of has) if (modules.has(id)) askers.set(id, (askers.get(id) ?? 0n) | (1n << BigInt(bit)));
  return askers;
}

/** The places of a mask's ones. */
const bitsOf = (mask) => [...mask.toString(2)].reverse().flatMap((digit, bit) => (digit === '1' ? [bit] : []));

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
      (pair) =>
        isFree(pair, vain, graph) && inTowOf(pair, fileOf, graph) !== undefined && !makesCircle(pair, fileOf, graph),
    );
    if (best === undefined) return [...left];
    const { one, other, wasted } = best;
    const inTow = inTowOf(best, fileOf, graph) ?? new Map();
    for (const [towed, mask] of inTow) {
      wasted.push(...bitsOf(mask).map((bit) => [bit, towed.size]));
      towed.mask |= mask;
    }
    for (const [bit, bytes] of wasted) vain.set(bit, (vain.get(bit) ?? 0) + bytes);
    const file = {
      mask: one.mask | other.mask,
      ids: [...one.ids, ...other.ids].sort(),
      size: one.size + other.size,
      isLate: one.isLate || other.isLate,
    };
    for (const old of [one, other]) left.delete(old);
    pairs = pairs.filter((pair) => left.has(pair.one) && left.has(pair.other));
    pairs = pairs.map((pair) =>
      inTow.has(pair.one) || inTow.has(pair.other) ? pairOf(pair.one, pair.other, graph) : pair,
    );
    pairs.push(...[...left].map((each) => pairOf(each, file, graph)));
    pairs = pairs.filter(({ gain }) => gain > 0).sort(byGain);
    left.add(file);
    for (const id of file.ids) fileOf.set(id, file);
  }
}

const byGain = (one, other) => other.gain - one.gain || (one.key < other.key ? -1 : 1);

/** What two files would spare as one, and what each asker would load in vain. */
function pairOf(one, other, { asking }) {
  const key = [one.ids[0], other.ids[0]].sort().join(' ');
  // Who loads a late module in vain would fetch its parts in vain too.
  const wakes = (file, than) => file.isLate && (than.mask & ~file.mask) !== 0n;
  if ((one.mask & other.mask) === 0n || wakes(one, other) || wakes(other, one))
    return { one, other, key, gain: 0, wasted: [] };
  const spared = bitsOf(one.mask & other.mask).reduce(
    (sum, bit) => sum + (asking[bit].file ?? FILE) * asking[bit].weight,
    0,
  );
  const wasted = [
    ...bitsOf(one.mask & ~other.mask).map((bit) => [bit, other.size]),
    ...bitsOf(other.mask & ~one.mask).map((bit) => [bit, one.size]),
  ];
  return {
    one,
    other,
    key,
    wasted,
    gain: wasted.reduce((sum, [bit, bytes]) => sum - bytes * asking[bit].weight, spared),
  };
}

const isFree = ({ wasted }, vain, { asking }) =>
  wasted.every(([bit, bytes]) => (vain.get(bit) ?? 0) + bytes <= asking[bit].mostInVain);

/**
 * Files that who loads two as one would need for what it loads in vain, and does not have, each with those that lack it. A
 * page fetches nothing so; a part that is asked for by a press a little: a file less on every page is worth it. Undefined
 * where it comes to more.
 */
function inTowOf({ one, other }, fileOf, { modules, askers, asking }) {
  const inTow = new Map();
  const lacking = new Map([one, other].map((file) => [file, one.mask | other.mask]));
  for (const [file, mask] of lacking)
    for (const id of file.ids.flatMap((each) => modules.get(each)?.imports ?? [])) {
      const needed = fileOf.get(id);
      if (needed === one || needed === other) continue;
      const missing = mask & ~(needed?.mask ?? askers.get(id) ?? mask);
      if (missing === 0n) continue;
      if (needed === undefined || needed.isLate || bitsOf(missing).some((bit) => asking[bit].page !== undefined))
        return undefined;
      inTow.set(needed, (inTow.get(needed) ?? 0n) | missing);
      lacking.set(needed, inTow.get(needed));
    }
  const size = [...inTow.keys()].reduce((sum, file) => sum + file.size, 0);
  return size > MOST_IN_TOW ? undefined : inTow;
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

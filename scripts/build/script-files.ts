/**
 * Which of the browser's scripts go into one file, planned from which pages ask for each module, and when. Left alone,
 * the bundler makes a file of every set of modules that two islands share: seventy on a page, most of a few hundred
 * bytes. Its own ways to join them know only what is asked for, not when. Pure: `chunks.ts` gives the graph.
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
export const MOST_IN_VAIN = 18_000;
const mostInVain = (own: number): number => Math.min(MOST_IN_VAIN, own / 20);

/** When a module is asked for, how much that counts, and how much may be loaded in vain then. */
const AT_LOAD = { weight: 1 };
const ONCE_PAINTED = { weight: 0.5 };
/** By a key or a press: somebody waits, and each part asks for most of its files one after another. */
const ON_DEMAND = { weight: 0.02, file: 3 * FILE, mostInVain: 4 * MOST_IN_VAIN };
/** What such a part may fetch in tow of what it loads in vain, in bytes of source. */
const MOST_IN_TOW = 4 * FILE;

export interface Module {
  /** Bytes. */
  readonly size: number;
  /** Ids of the modules it asks for as it loads. */
  readonly imports: readonly string[];
  /** Ids of those it may import later. */
  readonly parts: readonly string[];
  /** Whether a page imports those by itself once it is painted. */
  readonly isLate: boolean;
  /** Whether scripts of pages alone import it: it acts on its page as it loads. */
  readonly isOfScript?: boolean;
}

export interface PlannedFile {
  name: string;
  /** Those that ask for it as they load. */
  readonly pages: ReadonlySet<string>;
}

type Modules = ReadonlyMap<string, Module>;

/** A page at one of its stages, or a part that is asked for: what it has, what a file costs it, what it may load in vain. */
interface Asker {
  readonly has: ReadonlySet<string>;
  readonly weight: number;
  readonly mostInVain: number;
  readonly file?: number;
  readonly page?: string;
}

/** A set of askers: a bit each. */
type Mask = bigint;

interface File {
  mask: Mask;
  readonly ids: readonly string[];
  readonly size: number;
  readonly isLate: boolean;
}

interface Pair {
  readonly one: File;
  readonly other: File;
  readonly key: string;
  readonly gain: number;
  /** Bytes each asker would load in vain, by its bit. */
  readonly wasted: [bit: number, bytes: number][];
}

interface Graph {
  readonly modules: Modules;
  readonly askers: ReadonlyMap<string, Mask>;
  readonly asking: readonly Asker[];
}

/**
 * @param modules the whole graph of the browser's scripts
 * @param pages the islands and scripts of each page, by their modules
 * @returns the file of each module; but for islands, scripts with what acts in them, and parts imported later, which are
 *   files of their own
 */
export function planFiles(modules: Modules, pages: ReadonlyMap<string, readonly string[]>): Map<string, PlannedFile> {
  const importsOf = (id: string) => modules.get(id)?.imports ?? [];
  const partsOf = (id: string) => modules.get(id)?.parts ?? [];
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
  const standing = (part: string) => {
    const [first, ...others] = ofPages.filter(({ reached }) => reached.has(part)).map(({ loaded }) => loaded);
    return [...(first ?? [])].filter((id) => others.every((loaded) => loaded.has(id)));
  };
  const sizeOf = (ids: Iterable<string>) => [...ids].reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0);
  const asking: readonly Asker[] = [
    ...ofPages.flatMap(({ page, loaded, painted }) => {
      const most = mostInVain(sizeOf(loaded));
      return [
        { page, has: loaded, mostInVain: most, ...AT_LOAD },
        { page, has: painted, mostInVain: 2 * most, ...ONCE_PAINTED },
      ];
    }),
    ...parts.map((part) => ({ has: closureOf([part, ...standing(part)], importsOf), ...ON_DEMAND })),
  ];
  const plan = new Map<string, PlannedFile>();
  const names = new Set<string>();
  const askers = askersOf(modules, asking);
  const ids = [...askers.keys()].filter((id) => !starts.has(id)).sort();
  for (const file of joined(filesOf(ids, askers, modules), { modules, askers, asking })) {
    const pagesAt = (stage: { readonly weight: number }) =>
      askersIn(file.mask, asking).flatMap(({ weight, page }) => (weight === stage.weight ? (page ?? []) : []));
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
export function closureOf(first: Iterable<string>, next: (id: string) => readonly string[] | undefined): Set<string> {
  const found = new Set(first);
  for (const one of found) for (const other of next(one) ?? []) found.add(other);
  return found;
}

/** Who asks for each module: a bit for each of those that have some. */
function askersOf(modules: Modules, asking: readonly Asker[]): Map<string, Mask> {
  const askers = new Map<string, Mask>();
  for (const [bit, { has }] of asking.entries())
    for (const id of has) if (modules.has(id)) askers.set(id, (askers.get(id) ?? 0n) | (1n << BigInt(bit)));
  return askers;
}

/** The places of a mask's ones, 32 at a time: the search for pairs asks it of every pair. */
function bitsOf(mask: Mask): number[] {
  const bits: number[] = [];
  for (let rest = mask, from = 31; rest !== 0n; rest >>= 32n, from += 32)
    for (let word = Number(BigInt.asUintN(32, rest)) | 0; word !== 0; word &= word - 1)
      bits.push(from - Math.clz32(word & -word));
  return bits;
}

const askersIn = (mask: Mask, asking: readonly Asker[]): Asker[] => bitsOf(mask).flatMap((bit) => asking[bit] ?? []);

/** A file for each set of askers. */
function filesOf(ids: readonly string[], askers: ReadonlyMap<string, Mask>, modules: Modules): File[] {
  return [...Map.groupBy(ids, (id) => askers.get(id) ?? 0n)].map(([mask, own]) => ({
    mask,
    ids: own,
    size: own.reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0),
    isLate: own.some((id) => modules.get(id)?.isLate === true),
  }));
}

/** The pair that gains most first, as long as one gains. */
function joined(files: readonly File[], graph: Graph): File[] {
  const left = new Set(files);
  const fileOf = new Map(files.flatMap((file) => file.ids.map((id): [string, File] => [id, file])));
  /** Bytes each asker loads in vain, by its bit. */
  const vain = new Map<number, number>();
  let pairs = files.flatMap((one, index) => files.slice(index + 1).map((other) => pairOf(one, other, graph)));
  pairs = pairs.filter(({ gain }) => gain > 0).sort(byGain);
  for (;;) {
    const best = pairs.find(
      (pair) =>
        isFree(pair, vain, graph) && inTowOf(pair, fileOf, graph) !== undefined && !makesCircle(pair, fileOf, graph),
    );
    if (best === undefined) return [...left];
    const { one, other, wasted } = best;
    const inTow = inTowOf(best, fileOf, graph) ?? new Map<File, Mask>();
    for (const [towed, mask] of inTow) {
      wasted.push(...bitsOf(mask).map((bit): [number, number] => [bit, towed.size]));
      towed.mask |= mask;
    }
    for (const [bit, bytes] of wasted) vain.set(bit, (vain.get(bit) ?? 0) + bytes);
    const file: File = {
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

const byGain = (one: Pair, other: Pair): number => other.gain - one.gain || (one.key < other.key ? -1 : 1);

/** What two files would spare as one, and what each asker would load in vain. */
function pairOf(one: File, other: File, { asking }: Graph): Pair {
  const key = [one.ids[0], other.ids[0]].sort().join(' ');
  // Who loads a late module in vain would fetch its parts in vain too.
  const wakes = (file: File, than: File) => file.isLate && (than.mask & ~file.mask) !== 0n;
  if ((one.mask & other.mask) === 0n || wakes(one, other) || wakes(other, one))
    return { one, other, key, gain: 0, wasted: [] };
  const spared = askersIn(one.mask & other.mask, asking).reduce(
    (sum, { file = FILE, weight }) => sum + file * weight,
    0,
  );
  const wasted = [
    ...bitsOf(one.mask & ~other.mask).map((bit): [number, number] => [bit, other.size]),
    ...bitsOf(other.mask & ~one.mask).map((bit): [number, number] => [bit, one.size]),
  ];
  return {
    one,
    other,
    key,
    wasted,
    gain: wasted.reduce((sum, [bit, bytes]) => sum - bytes * (asking[bit]?.weight ?? 0), spared),
  };
}

const isFree = ({ wasted }: Pair, vain: ReadonlyMap<number, number>, { asking }: Graph): boolean =>
  wasted.every(([bit, bytes]) => (vain.get(bit) ?? 0) + bytes <= (asking[bit]?.mostInVain ?? 0));

/**
 * Files that who loads two as one would need for what it loads in vain, and does not have, each with those that lack it. A
 * page fetches nothing so; a part that is asked for by a press a little: a file less on every page is worth it. Undefined
 * where it comes to more.
 */
function inTowOf(
  { one, other }: Pair,
  fileOf: ReadonlyMap<string, File>,
  { modules, askers, asking }: Graph,
): Map<File, Mask> | undefined {
  const inTow = new Map<File, Mask>();
  const lacking = new Map([one, other].map((file) => [file, one.mask | other.mask]));
  for (const [file, mask] of lacking)
    for (const id of file.ids.flatMap((each) => modules.get(each)?.imports ?? [])) {
      const needed = fileOf.get(id);
      if (needed === one || needed === other) continue;
      const missing = mask & ~(needed?.mask ?? askers.get(id) ?? mask);
      if (missing === 0n) continue;
      if (needed === undefined || needed.isLate || askersIn(missing, asking).some(({ page }) => page !== undefined))
        return undefined;
      const all = (inTow.get(needed) ?? 0n) | missing;
      inTow.set(needed, all);
      lacking.set(needed, all);
    }
  const size = [...inTow.keys()].reduce((sum, file) => sum + file.size, 0);
  return size > MOST_IN_TOW ? undefined : inTow;
}

/** Whether some third file would stand both below and above the two as one. */
function makesCircle({ one, other }: Pair, fileOf: ReadonlyMap<string, File>, { modules }: Graph): boolean {
  const isOne = (id: string) => fileOf.get(id) === one || fileOf.get(id) === other;
  const importsOf = (id: string) => modules.get(id)?.imports ?? [];
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
function nameOf(pages: readonly string[], count: number): string {
  if (pages.length === count) return 'every-page';
  return pages.length > 2 ? `${pages.length}-pages` : [...pages].sort().join('-and-');
}

/** The name, or with a number the first such that is free. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
  taken.add(free);
  return free;
}

/** The visits kept in this browser: on the reader's own order, followed from tab to tab. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { isFull, recordStore } from '../../../kit/storage/database.ts';
import type { RecordStore } from '../../../kit/storage/database.ts';
import { newId } from '../../../kit/storage/new-id.ts';
import type { DroppedVisit } from './file.ts';
import { visitsFromList, visitsFromText } from './file.ts';
import type { KeptVisit } from './visit.ts';

export const VISITS_DATABASE = 'appfroid-visits';

/** Why the browser did not do what was asked; `visit` is the one that could not be kept. */
export interface Failure {
  readonly kind: 'refused' | 'full';
  readonly visit?: KeptVisit;
}

export interface ImportedVisits {
  readonly taken: number;
  readonly dropped: readonly DroppedVisit[];
}

export interface VisitStore {
  /** The latest first; undefined until they have been read. */
  readonly $visits: ReadableAtom<readonly KeptVisit[] | undefined>;
  readonly $failure: ReadableAtom<Failure | undefined>;
  /** What was just taken away. */
  readonly $removed: ReadableAtom<readonly KeptVisit[]>;
  /** Reads what is kept, again where another tab has changed it. */
  read(): Promise<void>;
  /** @returns whether it is kept */
  save(visit: KeptVisit): Promise<boolean>;
  remove(id: string): Promise<void>;
  undo(): Promise<void>;
  /** Marks the healthy visit of its machine, or no longer. */
  setReference(id: string, isReference: boolean): Promise<void>;
  /** Puts the visits of a file beside those kept; undefined where it is no such file. */
  take(text: string): Promise<ImportedVisits | undefined>;
  eraseAll(): Promise<void>;
}

const latestFirst = (one: KeptVisit, other: KeptVisit): number =>
  other.date.localeCompare(one.date) || other.id.localeCompare(one.id);

/** Those of the same machine that were its reference, no longer so. */
const otherReferences = (visits: readonly KeptVisit[], visit: KeptVisit): readonly KeptVisit[] =>
  visit.isReference
    ? visits
        .filter((one) => one.isReference && one.machine === visit.machine && one.id !== visit.id)
        .map((one) => ({ ...one, isReference: false }))
    : [];

/** What a visit says, whatever it is called by, whoever it belongs to and whether it is a reference. */
function saidBy({ machineId: _, ...visit }: KeptVisit): string {
  return JSON.stringify({ ...visit, id: '', isReference: false });
}

/**
 * The visits of a file that are not here, those under new identities whose own is taken: by another text of the same visit, by
 * what cannot be read here, or by an earlier one of the file. A machine keeps the reference it has.
 * @param kept records as they are kept
 * @param readable those of them that are visits
 */
function placedBeside(
  visits: readonly KeptVisit[],
  kept: readonly unknown[],
  readable: readonly KeptVisit[],
): readonly KeptVisit[] {
  const taken = new Set(kept.map((one) => (one as { readonly id?: unknown } | null)?.id));
  const here = new Set(readable.map(saidBy));
  const referred = new Set(readable.flatMap((one) => (one.isReference ? [one.machine] : [])));
  const fresh = visits
    .filter((visit) => !here.has(saidBy(visit)))
    .map((visit) => {
      const own = taken.has(visit.id) ? { ...visit, id: newId() } : visit;
      taken.add(own.id);
      return own;
    });
  // One reference a machine: its own, else that of the file, the last it names.
  const references = new Map(fresh.flatMap((one) => (one.isReference ? [[one.machine, one.id]] : [])));
  return fresh.map((one) => ({
    ...one,
    isReference: !referred.has(one.machine) && references.get(one.machine) === one.id,
  }));
}

/** @param tell that something has changed, to other tabs */
export function createVisitStore(box: RecordStore, tell: () => void): VisitStore {
  const $visits = atom<readonly KeptVisit[] | undefined>();
  const $failure = atom<Failure | undefined>();
  const $removed = atom<readonly KeptVisit[]>([]);

  async function read(): Promise<void> {
    try {
      $visits.set([...visitsFromList(await box.all()).visits].sort(latestFirst));
    } catch {
      $visits.set($visits.get() ?? []);
      $failure.set({ kind: 'refused' });
    }
  }

  /** Does it, reads what stands then, and tells; or says why not. */
  async function done(work: () => Promise<void>, visit?: KeptVisit): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      $failure.set({ kind: isFull(error) ? 'full' : 'refused', ...(visit && { visit }) });
      return false;
    }
    $failure.set(undefined);
    await read();
    tell();
    return true;
  }

  const all = (): readonly KeptVisit[] => $visits.get() ?? [];

  return {
    ...{ $visits, $failure, $removed, read },
    async save(visit) {
      await read();
      return done(() => box.change([...otherReferences(all(), visit), visit]), visit);
    },
    async remove(id) {
      const gone = all().filter((visit) => visit.id === id);
      if (await done(() => box.change([], [id]))) $removed.set(gone);
    },
    async undo() {
      const gone = $removed.get();
      const others = gone.flatMap((visit) => otherReferences(all(), visit));
      if (await done(() => box.change([...others, ...gone]))) $removed.set([]);
    },
    async setReference(id, isReference) {
      const visit = all().find((one) => one.id === id);
      if (!visit) return;
      const changed = { ...visit, isReference };
      await done(() => box.change([...otherReferences(all(), changed), changed]));
    },
    async take(text) {
      const file = visitsFromText(text);
      if (!file) return undefined;
      await read();
      const isKept = await done(async () => box.change(placedBeside(file.visits, await box.kept(), all())));
      return { taken: isKept ? file.visits.length : 0, dropped: file.dropped };
    },
    async eraseAll() {
      if (await done(() => box.clear())) $removed.set([]);
    },
  };
}

const channel = (): BroadcastChannel | undefined =>
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(VISITS_DATABASE);

let told: BroadcastChannel | undefined;

/** The visits of this browser. */
export const visits = createVisitStore(recordStore(VISITS_DATABASE), () => told?.postMessage('changed'));

/** Reads the visits and follows the other tabs, by what they tell and whenever this one is seen again. */
export function followVisits(): () => void {
  told = channel();
  const read = (): void => {
    if (document.visibilityState === 'visible') void visits.read();
  };
  const listen = (): void => void visits.read();
  told?.addEventListener('message', listen);
  document.addEventListener('visibilitychange', read);
  void visits.read();
  return () => {
    told?.close();
    told = undefined;
    document.removeEventListener('visibilitychange', read);
  };
}

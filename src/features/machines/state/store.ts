/** The machines kept in this browser: on the reader's own order, followed from tab to tab. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { MachineRecord } from '../../../machine/index.ts';
import { recordFrom } from '../../../machine/record/record.ts';
import { isFull, recordStore } from '../../../kit/storage/database.ts';
import type { RecordStore } from '../../../kit/storage/database.ts';
import { MACHINES_DATABASE } from '../../../kit/storage/machines-database.ts';
import { newId } from '../../../kit/storage/new-id.ts';
import type { Run } from '../../../kit/storage/history.ts';
import { setAside } from '../../../kit/storage/numbered.ts';
import { photoFrom } from './photo.ts';
import type { Photo } from './photo.ts';
import { spoiltOf } from './taken.ts';
import { PROJECTS_DATABASE } from './old-project.ts';
import type { Spoilt, Taken } from './taken.ts';

export const PHOTOS_DATABASE = 'appfroid-photos';

/** What a change is about, for other tabs. */
export interface Told {
  readonly machine?: string;
}

export interface MachineStore {
  /** The last changed first; undefined until they have been read. */
  readonly $machines: ReadableAtom<readonly MachineRecord[] | undefined>;
  readonly $spoilt: ReadableAtom<readonly Spoilt[]>;
  /** Why the browser did not keep what was asked of it; `moving`: what was kept before could not be written as machines. */
  readonly $failure: ReadableAtom<'refused' | 'full' | 'moving' | undefined>;
  /** What was just taken away, with its photos. */
  readonly $removed: ReadableAtom<{ readonly machine: MachineRecord; readonly photos: readonly Photo[] } | undefined>;
  /** What was taken in from the stores of before, told once. */
  readonly $taken: ReadableAtom<Omit<Taken, 'done'> | undefined>;
  read(): Promise<void>;
  /**
   * Takes in what is new in the stores of before, once a page, and again where `isAgain`.
   * @param brought simulations a file of before brings
   */
  take(isAgain?: boolean, brought?: readonly Run[]): Promise<void>;
  /** The machine as it is kept now. */
  find(id: string): Promise<MachineRecord | undefined>;
  /** @returns whether it is kept */
  save(...machines: readonly MachineRecord[]): Promise<boolean>;
  /** One machine in the place of two: photos of the second go to it. @param gone identity of the second @param rest what of it the first does not keep */
  join(machine: MachineRecord, gone: string, rest?: MachineRecord): Promise<void>;
  remove(id: string): Promise<void>;
  undo(): Promise<void>;
  photosOf(machine: string): Promise<readonly Photo[]>;
  /** Machines and photos as they are kept, those that cannot be read among them. */
  kept(): Promise<{ readonly machines: readonly unknown[]; readonly photos: readonly unknown[] }>;
  savePhotos(photos: readonly Photo[]): Promise<boolean>;
  removePhoto(photo: Photo): Promise<void>;
  /** Takes away for good what could not be read. */
  dropSpoilt(spoilt: Pick<Spoilt, 'id' | 'isOld'>): Promise<void>;
}

const lastFirst = (one: MachineRecord, other: MachineRecord): number =>
  other.changed.localeCompare(one.changed) || one.id.localeCompare(other.id);

export interface Boxes {
  readonly machines: RecordStore;
  readonly photos: RecordStore;
  /** The projects of before: nothing is written there, and nothing erased but what a reader erases. */
  readonly old?: RecordStore;
}

/** One tab after the other: what one writes the next has read. */
const alone = (work: () => Promise<void>): Promise<void> =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? navigator.locks.request(MACHINES_DATABASE, work).then(() => undefined)
    : work();

/** Where the text of a record stands whose facts do not all fit. */
const ASIDE_KEY = 'appfroid.machines';

/**
 * @param tell that something has changed, to other tabs
 * @param before what the stores of before hold that no machine does
 */
export function createMachineStore(
  { machines: box, photos: photoBox, old: oldBox }: Boxes,
  tell: (told: Told) => void,
  before?: (machines: readonly MachineRecord[], brought: readonly Run[]) => Promise<Taken | undefined>,
): MachineStore {
  const $machines = atom<readonly MachineRecord[] | undefined>();
  const $spoilt = atom<readonly Spoilt[]>([]);
  const $failure = atom<'refused' | 'full' | 'moving' | undefined>();
  const $removed = atom<{ readonly machine: MachineRecord; readonly photos: readonly Photo[] } | undefined>();
  const $taken = atom<Omit<Taken, 'done'> | undefined>();
  /** What could not be written: shown all the same. */
  let unwritten: readonly MachineRecord[] = [];
  let spoiltBefore: readonly Spoilt[] = [];
  let taking: Promise<void> | undefined;

  function open(value: unknown): MachineRecord | undefined {
    const found = recordFrom(value);
    if (found && found.dropped.length > 0) setAside(ASIDE_KEY, JSON.stringify(value));
    return found?.record;
  }

  async function read(): Promise<void> {
    try {
      const all = await box.all();
      const known = all.flatMap((value) => open(value) ?? []);
      const ids = new Set(known.map(({ id }) => id));
      $machines.set([...known, ...unwritten.filter(({ id }) => !ids.has(id))].sort(lastFirst));
      $spoilt.set([...all.flatMap((value) => (recordFrom(value) ? [] : [spoiltOf(value)])), ...spoiltBefore]);
    } catch {
      $machines.set($machines.get() ?? unwritten);
      $failure.set('refused');
    }
  }

  async function takeIn(brought: readonly Run[]): Promise<void> {
    const all = await box.all().catch(() => []);
    const found = await before?.(
      all.flatMap((value) => recordFrom(value)?.record ?? []),
      brought,
    ).catch(() => undefined);
    if (!found) return;
    const { done, ...taken } = found;
    spoiltBefore = taken.spoilt;
    try {
      // All of it, or nothing: what could not be written stands where it stood.
      if (taken.machines.length > 0) await box.change(taken.machines);
    } catch {
      unwritten = taken.machines;
      $failure.set('moving');
      await read();
      return;
    }
    unwritten = [];
    done();
    if (taken.machines.length === 0) return;
    $taken.set(taken);
    await read();
    tell({});
  }

  const take: MachineStore['take'] = (isAgain = false, brought = []) => {
    if (taking === undefined || isAgain)
      taking = (taking ?? Promise.resolve()).then(() => alone(() => takeIn(brought)));
    return taking;
  };

  async function done(work: () => Promise<void>, told: Told = {}): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      $failure.set(isFull(error) ? 'full' : 'refused');
      return false;
    }
    $failure.set(undefined);
    await read();
    tell(told);
    return true;
  }

  const photosOf: MachineStore['photosOf'] = async (machine) => {
    try {
      const all = await photoBox.all();
      return all.flatMap((value) => photoFrom(value) ?? []).filter((photo) => photo.project === machine);
    } catch {
      return [];
    }
  };

  return {
    ...{ $machines, $spoilt, $failure, $removed, $taken, read, take, photosOf },
    kept: async () => ({ machines: await box.kept(), photos: await photoBox.kept() }),
    async find(id) {
      await take();
      await read();
      return $machines.get()?.find((machine) => machine.id === id);
    },
    save: (...machines) =>
      done(() => box.change(machines), machines.length === 1 && machines[0] ? { machine: machines[0].id } : {}),
    async join(machine, gone, rest) {
      const photos = rest ? [] : await photosOf(gone);
      const isJoined = await done(async () => {
        await photoBox.change(photos.map((photo) => ({ ...photo, project: machine.id })));
        await (rest ? box.change([machine, rest]) : box.change([machine], [gone]));
      });
      const taken = $taken.get();
      if (isJoined && taken) $taken.set({ ...taken, sameName: taken.sameName.filter((pair) => !pair.includes(gone)) });
    },
    async remove(id) {
      const machine = $machines.get()?.find((one) => one.id === id);
      if (!machine) return;
      const photos = await photosOf(id);
      const isGone = await done(async () => {
        await box.change([], [id]);
        await photoBox.change(
          [],
          photos.map((photo) => photo.id),
        );
      });
      if (isGone) $removed.set({ machine, photos });
    },
    async undo() {
      const removed = $removed.get();
      if (!removed) return;
      const isBack = await done(async () => {
        await photoBox.change(removed.photos);
        await box.change([removed.machine]);
      });
      if (isBack) $removed.set(undefined);
    },
    savePhotos: (photos) => done(() => photoBox.change(photos)),
    async removePhoto({ id }) {
      await done(() => photoBox.change([], [id]));
    },
    async dropSpoilt({ id, isOld = false }) {
      const isGone = await done(() => (isOld ? oldBox : box)?.change([], [id]) ?? Promise.resolve());
      if (!isGone || !isOld) return;
      spoiltBefore = spoiltBefore.filter((one) => one.id !== id);
      await read();
    },
  };
}

const channel = (): BroadcastChannel | undefined =>
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(MACHINES_DATABASE);

let told: BroadcastChannel | undefined;
/** This tab, among those that tell each other. */
const TAB = typeof crypto === 'undefined' ? '' : newId();

/** The machines of this browser. */
export const machines = createMachineStore(
  {
    ...{ machines: recordStore(MACHINES_DATABASE), photos: recordStore(PHOTOS_DATABASE) },
    // Opened only where the reader erases what cannot be read of it.
    old: recordStore(PROJECTS_DATABASE),
  },
  (change) => told?.postMessage({ ...change, tab: TAB }),
  async (kept, brought) => (await import('./taking.ts')).takenFromBefore(kept, brought),
);

/**
 * Reads the machines and follows the other tabs, by what they tell and whenever this one is seen again.
 * @param onChange what another tab has changed, once it has been read
 */
export function followMachines(onChange?: (told: Told) => void): () => void {
  told = channel();
  const listen = ({ data }: MessageEvent<Told>): void =>
    void machines.read().then(() => onChange?.(typeof data === 'object' && data !== null ? data : {}));
  const read = (): void => {
    if (document.visibilityState === 'visible') void machines.read().then(() => onChange?.({}));
  };
  told?.addEventListener('message', listen);
  document.addEventListener('visibilitychange', read);
  void machines.take().then(() => machines.read());
  return () => {
    told?.close();
    told = undefined;
    document.removeEventListener('visibilitychange', read);
  };
}

/** The projects kept in this browser: on the reader's own order, followed from tab to tab. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { isFull, recordStore } from '../../../kit/kept/database.ts';
import type { RecordStore } from '../../../kit/kept/database.ts';
import { newId } from '../../../kit/kept/new-id.ts';
import { photoFrom, projectFrom } from './project.ts';
import type { Photo, Project } from './project.ts';

export const PROJECTS_DATABASE = 'appfroid-projects';
export const PHOTOS_DATABASE = 'appfroid-photos';

/** What lies among the projects and is none: kept aside, as it is, for who wants it back. */
export interface Spoilt {
  readonly id: string;
  readonly text: string;
}

/** What a change is about, for other tabs. */
export interface Told {
  readonly project?: string;
}

export interface ProjectStore {
  /** The last changed first; undefined until they have been read. */
  readonly $projects: ReadableAtom<readonly Project[] | undefined>;
  readonly $spoilt: ReadableAtom<readonly Spoilt[]>;
  /** Why the browser did not keep what was asked of it. */
  readonly $failure: ReadableAtom<'refused' | 'full' | undefined>;
  /** What was just taken away, with its photos. */
  readonly $removed: ReadableAtom<{ readonly project: Project; readonly photos: readonly Photo[] } | undefined>;
  read(): Promise<void>;
  /** The project as it is kept now. */
  find(id: string): Promise<Project | undefined>;
  /** @returns whether it is kept */
  save(...projects: readonly Project[]): Promise<boolean>;
  remove(id: string): Promise<void>;
  undo(): Promise<void>;
  photosOf(project: string): Promise<readonly Photo[]>;
  /** Projects and photos as they are kept, those that cannot be read among them. */
  kept(): Promise<{ readonly projects: readonly unknown[]; readonly photos: readonly unknown[] }>;
  savePhotos(photos: readonly Photo[]): Promise<boolean>;
  removePhoto(photo: Photo): Promise<void>;
  /** Takes away for good what could not be read. */
  dropSpoilt(id: string): Promise<void>;
}

const lastFirst = (one: Project, other: Project): number =>
  other.changed.localeCompare(one.changed) || one.id.localeCompare(other.id);

const idOf = (value: unknown): string => {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : '';
};

export interface Boxes {
  readonly projects: RecordStore;
  readonly photos: RecordStore;
}

/** @param tell that something has changed, to other tabs */
export function createProjectStore(
  { projects: box, photos: photoBox }: Boxes,
  tell: (told: Told) => void,
): ProjectStore {
  const $projects = atom<readonly Project[] | undefined>();
  const $spoilt = atom<readonly Spoilt[]>([]);
  const $failure = atom<'refused' | 'full' | undefined>();
  const $removed = atom<{ readonly project: Project; readonly photos: readonly Photo[] } | undefined>();

  async function read(): Promise<void> {
    try {
      const all = await box.all();
      $projects.set(all.flatMap((value) => projectFrom(value) ?? []).sort(lastFirst));
      $spoilt.set(
        all.flatMap((value) => (projectFrom(value) ? [] : [{ id: idOf(value), text: JSON.stringify(value, null, 2) }])),
      );
    } catch {
      $projects.set($projects.get() ?? []);
      $failure.set('refused');
    }
  }

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

  const photosOf: ProjectStore['photosOf'] = async (project) => {
    try {
      const all = await photoBox.all();
      return all.flatMap((value) => photoFrom(value) ?? []).filter((photo) => photo.project === project);
    } catch {
      return [];
    }
  };

  return {
    ...{ $projects, $spoilt, $failure, $removed, read, photosOf },
    kept: async () => ({ projects: await box.kept(), photos: await photoBox.kept() }),
    async find(id) {
      await read();
      return $projects.get()?.find((project) => project.id === id);
    },
    save: (...projects) =>
      done(() => box.change(projects), projects.length === 1 && projects[0] ? { project: projects[0].id } : {}),
    async remove(id) {
      const project = $projects.get()?.find((one) => one.id === id);
      if (!project) return;
      const photos = await photosOf(id);
      const isGone = await done(async () => {
        await box.change([], [id]);
        await photoBox.change(
          [],
          photos.map((photo) => photo.id),
        );
      });
      if (isGone) $removed.set({ project, photos });
    },
    async undo() {
      const removed = $removed.get();
      if (!removed) return;
      const isBack = await done(async () => {
        await photoBox.change(removed.photos);
        await box.change([removed.project]);
      });
      if (isBack) $removed.set(undefined);
    },
    savePhotos: (photos) => done(() => photoBox.change(photos)),
    async removePhoto({ id }) {
      await done(() => photoBox.change([], [id]));
    },
    async dropSpoilt(id) {
      await done(() => box.change([], [id]));
    },
  };
}

const channel = (): BroadcastChannel | undefined =>
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(PROJECTS_DATABASE);

let told: BroadcastChannel | undefined;
/** This tab, among those that tell each other. */
const TAB = typeof crypto === 'undefined' ? '' : newId();

/** The projects of this browser. */
export const projects = createProjectStore(
  { projects: recordStore(PROJECTS_DATABASE), photos: recordStore(PHOTOS_DATABASE) },
  (change) => told?.postMessage({ ...change, tab: TAB }),
);

/**
 * Reads the projects and follows the other tabs, by what they tell and whenever this one is seen again.
 * @param onChange what another tab has changed, once it has been read
 */
export function followProjects(onChange?: (told: Told) => void): () => void {
  told = channel();
  const listen = ({ data }: MessageEvent<Told>): void =>
    void projects.read().then(() => onChange?.(typeof data === 'object' && data !== null ? data : {}));
  const read = (): void => {
    if (document.visibilityState === 'visible') void projects.read().then(() => onChange?.({}));
  };
  told?.addEventListener('message', listen);
  document.addEventListener('visibilitychange', read);
  void projects.read();
  return () => {
    told?.close();
    told = undefined;
    document.removeEventListener('visibilitychange', read);
  };
}

/** Machines as one file, with what they stand on; and a file of any release, or a picture the site saved, as machines. */
import { newId } from '../../../kit/storage/new-id.ts';
import type { MachineRecord } from '../../../machine/index.ts';
import { machineOfProject } from '../../../machine/record/moved.ts';
import { recordFrom } from '../../../machine/record/record.ts';
import { MOST_MACHINES } from './machine.ts';
import { projectFrom } from './old-project.ts';
import { MOST_PHOTOS, photoFrom } from './photo.ts';
import type { Photo } from './photo.ts';
import { isOfAVersionToCome } from '../../../kit/storage/database.ts';
import { paramsFromPacked } from '../../../kit/form/short-link/unpack.ts';

const FORMAT = 'appfroid-machines';
const VERSION = 2;
/** What earlier releases wrote, both of version 1: read for ever. */
const PROJECTS_BEFORE = 'appfroid-projects';
const VISITS_BEFORE = 'appfroid-visits';

/** What lies on a device beside its machines, as each keeps its own. */
export interface Beside {
  /** Own compressors, as their list is written. */
  readonly compressors: string;
  /** Own mixes, as they are kept. */
  readonly mixes: readonly unknown[];
  /** Visits of the diagnosis. */
  readonly visits: readonly unknown[];
  /** Simulations kept by hand. */
  readonly runs: readonly unknown[];
  /** Own components, as their list is kept. */
  readonly catalogue: string;
}

export interface Bundle extends Beside {
  readonly machines: readonly MachineRecord[];
  readonly photos: readonly Photo[];
  /** How many entries of the file are no machine. */
  readonly dropped: number;
}

export const NOTHING_BESIDE: Beside = { compressors: '', mixes: [], visits: [], runs: [], catalogue: '' };

export const textFromMachines = (
  machines: readonly MachineRecord[],
  photos: readonly Photo[],
  beside: Beside = NOTHING_BESIDE,
): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, machines: machines.map(untaken), photos, ...beside }, null, 1);

/** What a record took in on a device is of that device. */
const untaken = ({ took: _, ...record }: MachineRecord): MachineRecord => record;

const recordOf = (value: unknown): MachineRecord | undefined => {
  const record = recordFrom(value)?.record;
  return record && untaken(record);
};

/** A project of an earlier file, as a machine. */
const recordOfProject = (value: unknown): MachineRecord | undefined => {
  const project = projectFrom(value);
  return project && machineOfProject(project);
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

function bundleFrom(text: string): Bundle | undefined {
  let whole: unknown;
  try {
    whole = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
  if (typeof whole !== 'object' || whole === null) return undefined;
  const file = whole as Readonly<Record<string, unknown>>;
  const { format, version, photos, compressors, mixes, visits, runs, catalogue } = file;
  const isPresent = format === FORMAT && version === VERSION;
  const isOfProjects = format === PROJECTS_BEFORE && version === 1;
  const isOfVisits = format === VISITS_BEFORE && version === 1;
  const list = isPresent ? file['machines'] : isOfProjects ? file['projects'] : isOfVisits ? [] : undefined;
  if (!Array.isArray(list) || (isOfVisits && !Array.isArray(visits))) return undefined;
  const found = list.flatMap((one: unknown) => (isPresent ? recordOf(one) : recordOfProject(one)) ?? []);
  const known = new Set(found.map(({ id }) => id));
  return {
    machines: found,
    photos: listOf(photos)
      .flatMap((one) => photoFrom(one) ?? [])
      .filter(({ project }) => known.has(project)),
    dropped: list.length - found.length,
    compressors: typeof compressors === 'string' ? compressors : '',
    mixes: listOf(mixes),
    visits: listOf(visits),
    runs: listOf(runs),
    catalogue: typeof catalogue === 'string' ? catalogue : '',
  };
}

/** The study a saved diagram carries in its root. */
export const STUDY_ATTRIBUTE = 'data-study';

/** The root of a picture stands at its beginning, and carries a study of 12,000 signs at most; characters. */
const HEAD = 64_000;

/** What the root element of a picture says of its study. */
function packedOfPicture(text: string): string | undefined {
  const head = text.slice(0, HEAD);
  const start = head.search(/<svg\s/);
  const end = start < 0 ? -1 : head.indexOf('>', start);
  return end < 0 ? undefined : new RegExp(`\\s${STUDY_ATTRIBUTE}="([\\w-]+)"`).exec(head.slice(start, end))?.[1];
}

/** A picture the site saved is a machine of the study it was drawn from. */
function bundleOfPicture(text: string, name: string, now: string): Bundle | undefined {
  const packed = packedOfPicture(text);
  const unpacked = packed === undefined ? undefined : paramsFromPacked(packed);
  if (!unpacked?.ok) return undefined;
  const study = { id: newId(), name: '1', query: `?${unpacked.params.toString()}`, summary: '' };
  const project = { id: newId(), name, note: '', made: now, changed: now, variants: [study] };
  return { ...NOTHING_BESIDE, machines: [machineOfProject(project)], photos: [], dropped: 0 };
}

/**
 * What a file brings; undefined where it is none of ours.
 * @param name what a machine of a picture is called
 */
export const bundleFromText = (text: string, name: string, now: string): Bundle | undefined =>
  bundleFrom(text) ?? bundleOfPicture(text, name, now);

/** What of a bundle may be put beside what is kept, and how much of it found no room. */
export interface Fitted extends Bundle {
  readonly leftOut: { readonly machines: number; readonly photos: number };
  /** Of each machine of the file, what it is called here. */
  readonly identities: ReadonlyMap<string, string>;
}

/** Identities that are taken, with what has each: nothing where that could not be read. */
type Taken = Map<string, string | undefined>;

function takenBy<R extends { readonly id: string }>(kept: readonly unknown[], from: (value: unknown) => R | undefined) {
  const taken: Taken = new Map();
  for (const value of kept) {
    const id: unknown = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined;
    const record = isOfAVersionToCome(value) ? undefined : from(value);
    if (typeof id === 'string') taken.set(id, record && JSON.stringify(record));
  }
  return taken;
}

/** The record under its own identity where that is free, or has this very record; else under a new one, which is taken from then on. */
function placed<R extends { readonly id: string }>(record: R, taken: Taken): R {
  const isFree = !taken.has(record.id) || taken.get(record.id) === JSON.stringify(record);
  const own = isFree ? record : { ...record, id: newId() };
  // A second one of the file with this identity gets another.
  taken.set(own.id, undefined);
  return own;
}

/**
 * The bundle under identities of its own where these are taken by others, and as much of it as there may be: nothing kept
 * here is written over, whether it can be read or not.
 * @param kept the machines, and the photos, as they are kept
 */
export function beside(bundle: Bundle, kept: readonly unknown[], keptPhotos: readonly unknown[] = []): Fitted {
  const taken = takenBy(kept, recordOf);
  const known = new Map(taken);
  const identities = new Map<string, string>();
  const room = Math.max(0, MOST_MACHINES - kept.length);
  let fresh = 0;
  const machines: MachineRecord[] = [];
  for (const machine of bundle.machines) {
    const isHere = known.get(machine.id) === JSON.stringify(machine);
    if (!isHere && fresh >= room) continue;
    const own = placed(machine, taken);
    if (!(isHere && own.id === machine.id)) fresh += 1;
    if (!identities.has(machine.id)) identities.set(machine.id, own.id);
    machines.push(own);
  }

  const takenPhotos = takenBy(keptPhotos, photoFrom);
  const knownPhotos = new Map(takenPhotos);
  const counts = new Map<string, number>();
  for (const value of keptPhotos) {
    const machine = photoFrom(value)?.project;
    if (machine !== undefined) counts.set(machine, (counts.get(machine) ?? 0) + 1);
  }
  const photos: Photo[] = [];
  for (const photo of bundle.photos) {
    const project = identities.get(photo.project);
    if (project === undefined) continue;
    const moved = { ...photo, project };
    const isHere = knownPhotos.get(photo.id) === JSON.stringify(moved);
    const count = counts.get(project) ?? 0;
    if (!isHere && count >= MOST_PHOTOS) continue;
    // Of a project that got another identity the photos do too: theirs may come back with the first.
    const own = placed(project === photo.project ? moved : { ...moved, id: newId() }, takenPhotos);
    if (!(isHere && own.id === photo.id)) counts.set(project, count + 1);
    photos.push(own);
  }
  return {
    ...bundle,
    machines,
    photos,
    identities,
    leftOut: {
      machines: bundle.machines.length - machines.length,
      photos: bundle.photos.filter(({ project }) => identities.has(project)).length - photos.length,
    },
  };
}

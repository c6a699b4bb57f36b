/** Projects as one file, with what they stand on; and a file, or a picture the site saved, as projects. */
import { newId } from '../../../kit/kept/new-id.ts';
import { photoFrom, projectFrom } from './project.ts';
import type { Photo, Project } from './project.ts';
import { paramsFromPacked } from '../../../kit/form/short-link/unpack.ts';

export const FILE_TYPE = 'application/vnd.appfroid+json';
export const FILE_ENDING = '.appfroid';
const FORMAT = 'appfroid-projects';
const VERSION = 1;

/** What lies on a device beside its projects, as each keeps its own. */
export interface Beside {
  /** Own compressors, as their list is written. */
  readonly compressors: string;
  /** Own mixes, as they are kept. */
  readonly mixes: readonly unknown[];
  /** Visits of the diagnosis. */
  readonly visits: readonly unknown[];
  /** Simulations kept by hand. */
  readonly runs: readonly unknown[];
}

export interface Bundle extends Beside {
  readonly projects: readonly Project[];
  readonly photos: readonly Photo[];
  /** How many entries of the file are no project. */
  readonly dropped: number;
}

export const NOTHING_BESIDE: Beside = { compressors: '', mixes: [], visits: [], runs: [] };

export const textFromProjects = (
  projects: readonly Project[],
  photos: readonly Photo[],
  beside: Beside = NOTHING_BESIDE,
): string => JSON.stringify({ format: FORMAT, version: VERSION, projects, photos, ...beside }, null, 1);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

function bundleFrom(text: string): Bundle | undefined {
  let whole: unknown;
  try {
    whole = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
  if (typeof whole !== 'object' || whole === null) return undefined;
  const { format, version, projects, photos, compressors, mixes, visits, runs } = whole as Readonly<
    Record<string, unknown>
  >;
  if (format !== FORMAT || version !== VERSION || !Array.isArray(projects)) return undefined;
  const found = projects.flatMap((one) => projectFrom(one) ?? []);
  const known = new Set(found.map(({ id }) => id));
  return {
    projects: found,
    photos: listOf(photos)
      .flatMap((one) => photoFrom(one) ?? [])
      .filter(({ project }) => known.has(project)),
    dropped: projects.length - found.length,
    compressors: typeof compressors === 'string' ? compressors : '',
    mixes: listOf(mixes),
    visits: listOf(visits),
    runs: listOf(runs),
  };
}

/** The study a saved diagram carries in its root. */
export const STUDY_ATTRIBUTE = 'data-study';

/** A picture the site saved is a project of the study it was drawn from. */
function bundleOfPicture(text: string, name: string, now: string): Bundle | undefined {
  const packed = new RegExp(`<svg[^>]*\\s${STUDY_ATTRIBUTE}="([\\w-]+)"`).exec(text)?.[1];
  const unpacked = packed === undefined ? undefined : paramsFromPacked(packed);
  if (!unpacked?.ok) return undefined;
  const variant = { id: newId(), name: '1', query: `?${unpacked.params.toString()}`, summary: '' };
  const project = { id: newId(), name, note: '', made: now, changed: now, variants: [variant] };
  return { ...NOTHING_BESIDE, projects: [project], photos: [], dropped: 0 };
}

/**
 * What a file brings; undefined where it is none of ours.
 * @param name what a project of a picture is called
 */
export const bundleFromText = (text: string, name: string, now: string): Bundle | undefined =>
  bundleFrom(text) ?? bundleOfPicture(text, name, now);

/** The bundle under identities of its own where these are taken by others, so that nothing kept here is written over. */
export function beside(bundle: Bundle, known: readonly Project[]): Bundle {
  const same = new Map(known.map((project) => [project.id, JSON.stringify(project)]));
  const renamed = new Map(
    bundle.projects.flatMap(({ id, ...rest }) =>
      same.has(id) && same.get(id) !== JSON.stringify({ id, ...rest }) ? [[id, newId()] as const] : [],
    ),
  );
  return {
    ...bundle,
    projects: bundle.projects.map((one) => ({ ...one, id: renamed.get(one.id) ?? one.id })),
    photos: bundle.photos.map((one) => {
      const project = renamed.get(one.project);
      return project === undefined ? one : { ...one, id: newId(), project };
    }),
  };
}

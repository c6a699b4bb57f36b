import { newId } from '../../../kit/kept/new-id.ts';

/** A project: a machine under a name, its variants, notes and photos; and what of a kept value is one. */

/** One way the machine is built or run: a study as its link says it. */
export interface Variant {
  readonly id: string;
  readonly name: string;
  /** The parameters of its link, with their question mark. */
  readonly query: string;
  /** What came out last, in words. */
  readonly summary: string;
}

export interface Project {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** ISO date and time of the first and the last change. */
  readonly made: string;
  readonly changed: string;
  /** One at least. */
  readonly variants: readonly Variant[];
  /** What is written at the head of its report, by line. */
  readonly report?: Readonly<Record<string, string>>;
}

/** A photo, scaled down; a record of its own, so that typing does not write it again. */
export interface Photo {
  readonly id: string;
  readonly project: string;
  readonly caption: string;
  /** The picture as the address of its own bytes. */
  readonly picture: string;
}

export const LONGEST_NAME = 80;
export const LONGEST_NOTE = 4000;
export const MOST_VARIANTS = 40;
export const MOST_PHOTOS = 24;
/** Of a device, where a file brings them: a page draws them all. */
export const MOST_PROJECTS = 500;
/** Characters: a picture of some 300 kB. */
export const LONGEST_PHOTO = 400_000;
const LONGEST_ID = 64;
const LONGEST_QUERY = 60_000;
const LONGEST_SUMMARY = 200;
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;

type Unknown = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest: number, least = 0): value is string =>
  typeof value === 'string' && value.length <= longest && value.trim().length >= least;
const isMoment = (value: unknown): value is string => isText(value, 40, 1) && Number.isFinite(Date.parse(value));

function variantFrom(value: unknown): Variant | undefined {
  if (!isPlain(value)) return undefined;
  const { id, name, query, summary } = value;
  if (!isText(id, LONGEST_ID, 1) || !isText(name, LONGEST_NAME) || !isText(summary, LONGEST_SUMMARY)) return undefined;
  if (!isText(query, LONGEST_QUERY) || (query !== '' && !query.startsWith('?'))) return undefined;
  return { id, name, query, summary };
}

const MOST_LINES = 12;
const LONGEST_LINE = 200;

/** Undefined where none was written, or what was is none. */
function reportFrom(value: unknown): Project['report'] {
  if (!isPlain(value)) return undefined;
  const lines = Object.entries(value);
  return lines.length <= MOST_LINES &&
    lines.every(([name, text]) => name.length <= MOST_LINES && isText(text, LONGEST_LINE))
    ? (value as Record<string, string>)
    : undefined;
}

/** The project a kept value is, without what is not of it; undefined where it is none. */
export function projectFrom(value: unknown): Project | undefined {
  if (!isPlain(value) || !Array.isArray(value['variants'])) return undefined;
  const { id, name, note, made, changed } = value;
  const list = value['variants'] as readonly unknown[];
  const ids = new Set<string>();
  const variants = list
    .flatMap((one) => variantFrom(one) ?? [])
    // A change is made to the variant of an identity: no two have the same.
    .map((one, place) => {
      const own = ids.has(one.id) ? { ...one, id: `${one.id.slice(0, LONGEST_ID - 4)}~${place}` } : one;
      ids.add(own.id);
      return own;
    });
  const isWhole = variants.length === list.length && variants.length > 0 && variants.length <= MOST_VARIANTS;
  if (!isText(id, LONGEST_ID, 1) || !isText(name, LONGEST_NAME, 1) || !isText(note, LONGEST_NOTE)) return undefined;
  if (!isWhole || !isMoment(made) || !isMoment(changed)) return undefined;
  const report = reportFrom(value['report']);
  return { id, name, note, made, changed, variants, ...(report && { report }) };
}

export function photoFrom(value: unknown): Photo | undefined {
  if (!isPlain(value)) return undefined;
  const { id, project, caption, picture } = value;
  if (!isText(id, LONGEST_ID, 1) || !isText(project, LONGEST_ID, 1) || !isText(caption, LONGEST_NAME)) return undefined;
  return isText(picture, LONGEST_PHOTO) && PICTURE.test(picture) ? { id, project, caption, picture } : undefined;
}

/** A project of one study. */
export function newProject(name: string, variant: Omit<Variant, 'id'>, now: string): Project {
  return { id: newId(), name, note: '', made: now, changed: now, variants: [{ id: newId(), ...variant }] };
}

const without = (name: string): string => name.slice(0, LONGEST_NAME).trim();

/** The same project as another one, under another name. */
export const duplicateOf = (project: Project, name: string, now: string): Project => ({
  ...project,
  id: newId(),
  name: without(name),
  made: now,
  changed: now,
});

/** The project with one of its variants changed. */
export const withVariant = (project: Project, id: string, change: Partial<Omit<Variant, 'id'>>): Project => ({
  ...project,
  variants: project.variants.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** A photo of a machine, scaled down; a record of its own, so that typing does not write it again. */

export interface Photo {
  readonly id: string;
  /** Identity of its machine, under the name it had when machines were projects. */
  readonly project: string;
  readonly caption: string;
  /** The picture as the address of its own bytes. */
  readonly picture: string;
}

export const MOST_PHOTOS = 24;
/** Characters: a picture of some 300 kB. */
export const LONGEST_PHOTO = 400_000;
const LONGEST_ID = 64;
const LONGEST_CAPTION = 80;
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;

const isText = (value: unknown, longest: number, least = 0): value is string =>
  typeof value === 'string' && value.length <= longest && value.trim().length >= least;

export function photoFrom(value: unknown): Photo | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { id, project, caption, picture } = value as Readonly<Record<string, unknown>>;
  if (!isText(id, LONGEST_ID, 1) || !isText(project, LONGEST_ID, 1) || !isText(caption, LONGEST_CAPTION))
    return undefined;
  return isText(picture, LONGEST_PHOTO) && PICTURE.test(picture) ? { id, project, caption, picture } : undefined;
}

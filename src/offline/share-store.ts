/** Files another app shares with this one: the service worker stores them, a page takes them out once its reader says so. */

export const SHARED_STORE = 'appfroid-shared';
/** The form's name for a file, as the web manifests say it. */
export const SHARED_FIELD = 'file';
/** Where the files of the one share that waits are stored, by their place in it: the next share takes theirs. */
export const sharedAt = (place: number): string => `/shared/waiting/${place}`;
/** Of a stored file: its name, as its address may not hold it; its size; how many of its share were not kept; when, ms. */
export const NAME_HEADER = 'x-file-name';
export const SIZE_HEADER = 'x-file-size';
export const BESIDE_HEADER = 'x-files-beside';
export const TIME_HEADER = 'x-shared-at';
/** The address it was sent to, in any language: no other page has it. */
export const PATH_HEADER = 'x-shared-to';
/** How long a share waits, ms. */
export const WAITS = 15 * 60_000;
/** More is read by no page, bytes of all the files together: what goes beyond is counted, and not stored. */
export const LARGEST_HANDED = 60_000_000;
/** Files of a share that are kept. */
export const MOST_HANDED = 20;

/** A file another app shares with this one: the service worker stores it, a page takes it out once its reader says so. */

export const SHARED_STORE = 'appfroid-shared';
/** The form's name for a file, as the web manifests say it. */
export const SHARED_FIELD = 'file';
/** Where the one file that waits is stored: the next takes its place. */
export const SHARED_AT = '/shared/waiting';
/** Of a stored file: its name, as its address may not hold it; its size; how many came with it; when, ms. */
export const NAME_HEADER = 'x-file-name';
export const SIZE_HEADER = 'x-file-size';
export const BESIDE_HEADER = 'x-files-beside';
export const TIME_HEADER = 'x-shared-at';
/** The address it was sent to, in any language: no other page has it. */
export const PATH_HEADER = 'x-shared-to';
/** How long a file waits, ms. */
export const WAITS = 15 * 60_000;
/** Longer files are read by no page, bytes: they are named, and not stored. */
export const LARGEST_HANDED = 60_000_000;

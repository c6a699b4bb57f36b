/** Files another app shares with this one: the service worker puts them into a store, the page takes them out. */

export const SHARED_STORE = 'appfroid-shared';
/** The form's name for a file, as the web manifests say it. */
export const SHARED_FIELD = 'file';
/** Of a stored file: its name, as its address may not hold it. */
export const NAME_HEADER = 'x-file-name';

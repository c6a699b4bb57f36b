/** How an island that failed makes it known to the page, which may not have its scripts yet. */

/** Sent to the window. */
export const EVENT = 'appfroid:island-failure';
/** On what is left of the island. */
export const MARK = 'data-island-failure';

/** How much is read: a phone has to hold it. */

/** Bytes of a slice. */
export const SLICE = 1 << 20;
/** Bytes of a file. */
export const LARGEST_FILE = 50e6;
export const MOST_ROWS = 1_000_000;
export const MOST_COLUMNS = 200;
/** Characters of one line, its quoted line ends included. */
export const LONGEST_LINE = 1 << 16;
/** Nested arrays and objects of a JSON file. */
export const DEEPEST_JSON = 64;

/** What can be asked, refused and said of a file of measurements, by code; the page puts codes into words. */

/** What only the reader can say. */
export const QUESTION_CODES = ['Q_FLUID', 'Q_PMODE', 'Q_UNIT', 'Q_DATE_ORDER', 'Q_SAME_NAME', 'Q_AIR'] as const;
export type QuestionCode = (typeof QUESTION_CODES)[number];

/** Why there is no set. */
export const PROBLEM_CODES = [
  'E_EMPTY',
  'E_BINARY',
  'E_HTML',
  'E_XLSX',
  'E_SIZE',
  'E_LINE',
  'E_NO_TABLE',
  'E_NO_TIME',
  'E_NO_NUMBER',
  'E_JSON',
  'E_JSON_SHAPE',
  'E_TJF_ERROR',
  'E_TJF_KIND',
  /** The bytes could not be had: the file was moved, or the stream broke. */
  'E_READ',
  /** The caller's signal stopped the reading. */
  'E_CANCELLED',
  /** Of what is computed from a set: no fluid of that name, a column or a value that is not there. */
  'E_FLUID',
  'E_MISSING',
  'E_NUMBER',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What to know about a set that is there, in the order it is said. E_ROWS: the first million rows are kept. */
export const WARNING_CODES = [
  'E_ROWS',
  'W_DATE_1970',
  'W_INVALID',
  'W_NEG_SH',
  'W_STATISTICS',
  'W_HELD',
  'W_ORDER',
  'W_REPEAT',
  'W_RAGGED',
  'W_GAP',
  'W_CLOCK_BACK',
  'W_CLOCK_FORWARD',
  'W_LPHP',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

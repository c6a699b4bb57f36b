/**
 * How many random draws a test makes: all where the change touches what they rest on, and every night; a few in a run that
 * does not, where they would be drawn of the same code once more (scripts/check/changes.ts). Values from a source are no draws.
 */
const WHOLE = process.env['WHOLE_DRAWS'];

/** Whether draws of a kind, as `RESTS_ON` names it, are made whole; so is what is run by another's settings. */
export const isDrawnWhole = (kind: string): boolean =>
  WHOLE === undefined || WHOLE.split(',').includes(`draws: ${kind}`);

/** As many draws as this run makes of a kind. */
export const draws = (kind: string, whole: number, few: number): number => (isDrawnWhole(kind) ? whole : few);

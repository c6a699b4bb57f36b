/** Intermediate pressure of two-stage compression. Any absolute pressure unit, the same in and out. */

/**
 * The pressure that gives both stages the same ratio: least work of two ideal stages with full
 * intercooling (classical).
 */
export const equalRatioPressure = (high: number, low: number): number => Math.sqrt(high * low);

/** The Sand Hold correction, bar. Practice. */
export const SAND_HOLD_BAR = 0.35;

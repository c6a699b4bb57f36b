/**
 * Comparisons with a limit that decimal figures meet exactly but doubles miss by their last bit: 0.25 kg/m³
 * in 28.8 m³ is 7.2 kg, which doubles make 7.199999999999999. For limits of 0 or more, in one unit with the value.
 */

/** Of the limit; thousands of times what a few products and sums of doubles lose. */
const ROUNDING = 1e-12;

/** Whether a value is no more than a limit. */
export const isWithin = (value: number, limit: number): boolean => value <= limit * (1 + ROUNDING);

/** Whether a value is no less than a limit. */
export const reaches = (value: number, limit: number): boolean => value >= limit * (1 - ROUNDING);

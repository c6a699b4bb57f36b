/** Distances from the optimum pressure at which its sensitivity is told, bar. */
export const SENSITIVITY_STEPS = [-15, -10, -5, -2, 2, 5, 10, 15] as const;

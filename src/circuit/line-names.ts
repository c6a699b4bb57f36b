/** The three lines of a circuit by name. Apart from what computes them: pages list them before anything is computed. */
export const LINES = ['asp', 'll', 'ref'] as const;
export type Line = (typeof LINES)[number];

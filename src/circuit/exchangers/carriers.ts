/** What a loop may carry, and where its pump's motor is. Alone, so that a page can name them without what computes. */
export const CARRIERS = ['liquid', 'r744'] as const;
export type Carrier = (typeof CARRIERS)[number];

/** Where the motor's losses go; `usual`: into CO2, whose pumps are hermetic, and to the air of a brine pump. */
export const MOTORS = ['usual', 'dry', 'canned'] as const;

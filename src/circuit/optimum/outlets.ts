/** Outlets of the gas cooler the door takes, °C. */
export const OUTLETS = { min: 25, max: 60 } as const;

/** The words a record chooses from; light enough for any page. */

/** Of ISO 817 and ASHRAE 34. */
export const SAFETY_CLASSES = ['A1', 'A2L', 'A2', 'A3', 'B1', 'B2L', 'B2', 'B3'] as const;
export const FAMILIES = ['CFC', 'HCFC', 'HFC', 'HFC/HFO', 'HFO', 'PFC', 'HC', 'natural', 'other'] as const;
export const OILS = ['MO', 'AB', 'POE', 'PVE', 'PAO', 'PAG'] as const;
/** In service in Europe; designated of late; sold elsewhere; met when old plant is emptied; out of use. */
export const STANDINGS = ['field', 'new', 'abroad', 'recovery', 'historic'] as const;
export type Standing = (typeof STANDINGS)[number];
export type SafetyClass = (typeof SAFETY_CLASSES)[number];
export type Family = (typeof FAMILIES)[number];

/** Fluids of the list too light for the formula for comfort of EN 378-1, clause C.2: below 42 g/mol. */

/** g/mol, from their formulas (CH4, NH3, C2H4, C2H6, CH3F); the test holds them to the engine's. */
export const LIGHT_GASES = { R50: 16.04, R717: 17.03, R1150: 28.05, R170: 30.07, R41: 34.03 } as const;

export const isLight = (name: string): boolean => Object.hasOwn(LIGHT_GASES, name);

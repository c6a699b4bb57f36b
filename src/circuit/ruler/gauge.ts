/** m: where the standard atmosphere of `atmosphericPressureFromAltitude` holds. */
export const ALTITUDES = { min: -500, max: 5000 } as const;

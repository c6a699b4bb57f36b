/** Where every sheet is tried, dew temperatures in °C: freezing, cooling, air conditioning. */
export const PREVIEW_POINTS: readonly (readonly [te: number, tc: number])[] = [
  [-10, 45],
  [0, 40],
  [5, 50],
];

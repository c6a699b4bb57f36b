/** The fluids, rating conditions and temperatures a set of coefficients is tried on. */

/** Fluids compressors are rated with; a blend whose data are published at mean temperatures is not told apart. */
export const CANDIDATE_FLUIDS = [
  'R134a',
  'R404A',
  'R407C',
  'R410A',
  'R22',
  'R32',
  'R290',
  'R600a',
  'R717',
  'R744',
  'R448A',
  'R449A',
  'R452A',
  'R507A',
  'R407A',
  'R407F',
  'R450A',
  'R513A',
  'R454B',
  'R454C',
  'R455A',
  'R1234yf',
  'R1234ze(E)',
  'R1270',
] as const;

export interface Rating {
  readonly mode: 'SH' | 'RGT';
  /** K or °C */
  readonly value: number;
}

/** EN 12900 (10 K, 20 °C), AHRI 540 (11.1 K, 18.3 °C = 20 °F, 65 °F), makers' 5, 20 K and 25 °C. */
export const CANDIDATE_RATINGS: readonly Rating[] = [
  { mode: 'SH', value: 10 },
  { mode: 'RGT', value: 20 },
  { mode: 'SH', value: 11.1 },
  { mode: 'RGT', value: 18.3 },
  { mode: 'SH', value: 5 },
  { mode: 'SH', value: 20 },
  { mode: 'RGT', value: 25 },
];

/** K: EN 12900, makers' 5 K, older editions of AHRI 540 (15 °F). */
export const CANDIDATE_SUBCOOLINGS = [0, 5, 8.3] as const;

/** A rectangle of the envelope, dew temperatures in °C. */
export interface Window {
  readonly te: readonly [number, number];
  readonly tc: readonly [number, number];
}

/** Where compressors are rated, when the envelope is not known: air conditioning, cooling, freezing. */
const USUAL_WINDOWS: readonly Window[] = [
  { te: [-5, 10], tc: [35, 55] },
  { te: [-15, 0], tc: [30, 50] },
  { te: [-35, -20], tc: [25, 40] },
];
/** The same of a fluid whose critical point is below condensation in outdoor air: R744 in cascade and below critical. */
const COLD_WINDOWS: readonly Window[] = [
  { te: [-40, -25], tc: [-10, 5] },
  { te: [-15, -5], tc: [15, 25] },
];
/** °C */
const LOW_CRITICAL = 45;

export const usualWindows = (criticalTemperature: number): readonly Window[] =>
  criticalTemperature < LOW_CRITICAL ? COLD_WINDOWS : USUAL_WINDOWS;

/** Shares of an envelope's sides left out: its corners are cut, at low evaporation with high condensation first. */
const INSET = { te: [0.3, 0.1], tc: [0.15, 0.35] } as const;

/** The part of a rectangular envelope that every compressor of its kind covers. */
export function insideEnvelope({ te, tc }: Window): Window {
  const inset = ([min, max]: Window['te'], [low, high]: readonly [number, number]): Window['te'] => [
    min + low * (max - min),
    max - high * (max - min),
  ];
  return { te: inset(te, INSET.te), tc: inset(tc, INSET.tc) };
}

/** Steps of 5 K in the first usual windows. */
const PER_SIDE = { te: 4, tc: 5 } as const;

/** Temperatures of a window's points, °C. */
export interface Axes {
  readonly te: readonly number[];
  readonly tc: readonly number[];
}

export function axesOfWindow({ te, tc }: Window): Axes {
  const even = ([from, to]: Window['te'], count: number): readonly number[] =>
    Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
  return { te: even(te, PER_SIDE.te), tc: even(tc, PER_SIDE.tc) };
}

/** Even points of a window, by rising te within each tc. */
export function pointsOfWindow(window: Window): readonly { readonly te: number; readonly tc: number }[] {
  const axes = axesOfWindow(window);
  return axes.tc.flatMap((tc) => axes.te.map((te) => ({ te, tc })));
}

/** Whether values at the points of a window rise with te everywhere, as a flow and a capacity do. */
export const risesWithEvaporation = (values: readonly number[]): boolean =>
  values.every((value, i) => i % PER_SIDE.te === 0 || value > (values[i - 1] ?? Infinity));

/** The room's doors: what a circuit is made of, around the points a simulation gives. One line for each door. */
export type { Outcome, Problem, Regime, Values, Warning, Where } from './outcome.ts';
export { polynomialValue } from './compressor/polynomial.ts';
export { compressorPoint } from './compressor/point.ts';
export { compressorInput, compressorKey } from './compressor/input.ts';
export { coefficientsFromText } from './compressor/text.ts';
export { csvFromRecords, recordsFromCsv } from './compressor/file.ts';
export { rulerSaturation } from './ruler/saturation.ts';
export { rulerMeasure } from './ruler/measure.ts';
export { rulerState } from './ruler/state.ts';
export { comparison } from './comparison/comparison.ts';
export { lineInput } from './line/line-input.ts';
export { sweep } from './line/sweep.ts';
export { hpOptimum } from './optimum/optimum.ts';
export { hpOptimumMap } from './optimum/map.ts';
export { readingUncertainty } from './ruler/uncertainty.ts';

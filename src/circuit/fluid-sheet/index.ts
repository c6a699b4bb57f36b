/** The figures of a refrigerant's reference page and files. */
export { everySheetCsv, sheetCsv, sheetJson } from './files.ts';
export { fluidSheet, saturationRow, TABLE_STEP } from './sheet.ts';
export type { FluidSheet, Glide, SaturationRow } from './sheet.ts';
export { chargeThresholds } from './thresholds.ts';
export type { ChargeThresholds, Thresholds } from './thresholds.ts';
export type { TypicalCycle } from './typical.ts';
export { saturationSeries, seriesPressure, seriesTemperature } from './series.ts';
export type { SaturationSeries } from './series.ts';

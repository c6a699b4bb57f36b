/** The room's door: operating points of a refrigeration circuit, computed by an engine passed in. */
export { run } from './run.ts';
export * from './types.ts';
export * from './fields.ts';
export * from './defaults.ts';
export * from './regimes.ts';
export * from './url.ts';
export * from './export.ts';
export * from './option-names.ts';
export * from './cycles/index.ts';

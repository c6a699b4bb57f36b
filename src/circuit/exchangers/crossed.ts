import type { Problem } from '../outcome.ts';

const SUPPOSED = 'supposed';

/** Crossed temperatures. @param isSupposed whether nobody typed those of the air or water */
export const crossed = (pinch: number, isSupposed: boolean): Problem => ({
  code: 'E_CROSS',
  values: { v: pinch, ...(isSupposed && { by: SUPPOSED }) },
});

/** Crossed by temperatures nobody typed: an estimate that does not fit this refrigerant, and no finding of an exchanger. */
export const isCrossedBySupposed = ({ code, values }: Problem): boolean =>
  code === 'E_CROSS' && values?.['by'] === SUPPOSED;

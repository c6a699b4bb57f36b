/** The lines in the order a technician follows them from the evaporator. */
import type { Line } from '../../../circuit/line-names.ts';

export const PAGE_LINES = ['asp', 'll', 'ref'] as const satisfies readonly Line[];

/** Along what a point may be swept, by its cycle. */
import type { SweepVariable } from '../../../circuit/line/sweep.ts';

/** '0' classic, '1' transcritical. */
export const CYCLE_VARIABLES = {
  '0': ['te', 'tc', 'superheat', 'subcooling', 'rend_is'],
  '1': ['te', 'p_gc', 'superheat', 'rend_is'],
} as const satisfies Readonly<Record<'0' | '1', readonly SweepVariable[]>>;

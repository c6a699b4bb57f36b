/** The quick form of one point, as the body of a simulation. */
import { STEADY_DEFAULTS } from '../../simulation/defaults.ts';
import type { BodyKey } from '../../simulation/types.ts';

/** A complete body whose values are as they were typed: `run` checks them. */
export type LineBody = Readonly<Partial<Record<BodyKey, unknown>>>;

const DEFAULTS = { superheat: 7, subcooling: 4, rend_is: 0.7, rend_v: 0.85, choice_1: 1, choice_1_value: 10 } as const;
const KEPT = [
  'fluid',
  'mode_evp',
  'pt_evp',
  'mode_cdr',
  'pt_cdr',
  'rend_is',
  'rend_v',
  'choice_1',
  'choice_1_value',
  'mode_trans',
  'p_gc',
  't_out_gc',
] as const;

/**
 * The body of one point from the quick form: all the superheat is counted as useful, all the
 * subcooling as the condenser's.
 *
 * @param values fluid, mode_evp, pt_evp, mode_cdr, pt_cdr, superheat (total, 7 K), subcooling (total,
 *   4 K), rend_is (0.7), rend_v (0.85), choice_1, choice_1_value, mode_trans, p_gc, t_out_gc; the
 *   others default as in a simulation. Nothing is checked here.
 */
export function lineInput(values: unknown): LineBody {
  const typed: Readonly<Record<string, unknown>> = typeof values === 'object' && values !== null ? { ...values } : {};
  const valueOf = (key: string, fallback: unknown): unknown => (typed[key] === undefined ? fallback : typed[key]);
  const defaults: Readonly<Record<string, unknown>> = { ...STEADY_DEFAULTS, ...DEFAULTS };
  return {
    ...STEADY_DEFAULTS,
    ...Object.fromEntries(KEPT.map((key) => [key, valueOf(key, defaults[key])])),
    t_sf: valueOf('superheat', DEFAULTS.superheat),
    t_sft: 0,
    t_sr: valueOf('subcooling', DEFAULTS.subcooling),
    t_srt: 0,
  };
}

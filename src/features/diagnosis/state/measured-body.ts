/** The measured cycle as a body of the simulation: what was read, and what is usual where it was not. */
import type { BodyValues } from '../../../simulation/fields.ts';
import type { DerivedFigures } from './diagnosis.ts';
import type { Request } from './request.ts';

/** Isentropic efficiency of a compressor whose discharge was not read. */
export const ESTIMATED_EFFICIENCY = 0.65;
/** kW the cycle is drawn for: the simulated machine's. */
const CAPACITY = 10;

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Undefined where a cycle cannot be drawn from what was read: no superheat, or none of both. */
export function measuredBody(asked: Request, derived: DerivedFigures['outputs']): BodyValues | undefined {
  const { t0_dew, tk_dew, superheat, subcooling, eta_is } = derived;
  if (t0_dew === undefined || tk_dew === undefined || superheat === undefined || subcooling === undefined)
    return undefined;
  if (superheat < 0 || subcooling < 0) return undefined;
  const suction = number(asked['t_suction']);
  const atCompressor = number(asked['t_suc_comp']);
  const liquid = number(asked['t_liquid']);
  const atValve = number(asked['t_liq_valve']);
  return {
    fluid: asked['fluid'],
    choice_1: 1,
    choice_1_value: CAPACITY,
    rend_is: eta_is !== undefined && eta_is > 0 && eta_is <= 1 ? eta_is : ESTIMATED_EFFICIENCY,
    pt_evp: t0_dew,
    pt_cdr: tk_dew,
    t_sf: superheat,
    t_sft: atCompressor !== undefined && suction !== undefined ? Math.max(0, atCompressor - suction) : 0,
    t_sr: subcooling,
    t_srt: atValve !== undefined && liquid !== undefined ? Math.max(0, liquid - atValve) : 0,
  } as BodyValues;
}

/** The optimum as a simulation: the body of its cycle, and the link that opens it in the simulator. */
import type { HpOptimum, OptimumPoint } from '../../circuit/optimum/optimum.ts';
import type { BodyValues } from '../../simulation/fields.ts';
import { paramsFromSimulatorLink, STEADY_FORM } from '../../simulation/url.ts';

const FLUID = 'R744';

/** What the door is asked, by its keys. */
export type Asked = Readonly<Record<string, unknown>>;

/** The simulation the optimum is the best of: no liquid line, so that nothing cools behind the gas cooler. */
export function cycleBody(asked: Asked, t: number, { p_gc, rend_is }: OptimumPoint): BodyValues {
  return {
    fluid: FLUID,
    mode_trans: '1',
    choice_1: 1,
    choice_1_value: asked['power_cold'],
    rend_is,
    t_ref: asked['t_ref'],
    mode_evp: 1,
    pt_evp: asked['temp_evp'],
    t_sf: asked['surch_evp'],
    t_sft: asked['surch_la'],
    t_srt: 0,
    p_gc,
    t_out_gc: t,
  };
}

/** Decimals a link carries: a thousandth of a bar is more than any valve keeps. */
const DECIMALS = 3;
const rounded = (value: number): number => Number(value.toFixed(DECIMALS));

/** The query of the simulator at the optimum, on its pressure and outlet. */
export function simulatorQuery(asked: Asked, { t, optimum }: Pick<HpOptimum, 't' | 'optimum'>): string {
  const transcritical = { fluid: FLUID, mode_trans: '1', p_gc: rounded(optimum.p_gc), t_out_gc: t, sous_ref_ll: 0 };
  const number = (key: string, fallback: string | number): string | number => {
    const value = asked[key];
    return typeof value === 'number' || typeof value === 'string' ? value : fallback;
  };
  const permanent = {
    ...STEADY_FORM,
    ...transcritical,
    choix_value: number('power_cold', STEADY_FORM.choix_value),
    rend_is: rounded(optimum.rend_is),
    t_ref: number('t_ref', STEADY_FORM.t_ref),
    temp_evp: number('temp_evp', STEADY_FORM.temp_evp),
    surch_evp: number('surch_evp', STEADY_FORM.surch_evp),
    surch_la: number('surch_la', STEADY_FORM.surch_la),
  };
  return paramsFromSimulatorLink({
    permanent,
    transient: undefined,
    mode: 'normal',
    compressor: null,
    isManual: true,
  }).toString();
}

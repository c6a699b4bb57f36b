import type { SaturationReference } from '../../../../simulation/types.ts';
import { REGIMES } from './form.ts';
import type { SimulationForm } from './form.ts';

/** Which saturation temperature is typed is a way of speaking: one for both sides and both regimes. What is typed stays. */
export function chooseSaturation({ setField }: Pick<SimulationForm, 'setField'>, reference: SaturationReference): void {
  for (const regime of REGIMES) setField(regime, 'sat_ref', reference);
}

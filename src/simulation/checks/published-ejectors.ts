/**
 * V. Portyanikhin, VCRC on CoolProp (portyanikhin/VCRC, VCRC.Tests, Subcritical and Transcritical/TestVCRCWithEjector.cs, commit
 * 294549f4): R32 at 5/45 °C, 3 K of subcooling, and R744 at 5 °C with a gas cooler at 40 °C and 100.448 bar; 8 K of superheat,
 * 0.8, nozzles 0.9, diffuser 0.8. COP − EER is 0.99992 and 0.99995 there in place of 1: its energy balance is open by some
 * 2e-5 of the cold, and by as much its EER is not ours.
 */
import type { BodyValues } from '../fields.ts';

/** Relative: what that leaves open. */
export const EJECTOR_TOLERANCE = 2.5e-5;

interface PublishedEjector {
  readonly name: string;
  readonly body: BodyValues;
  readonly performance: { readonly eer: number; readonly cop: number };
}

const COMMON: BodyValues = {
  architecture: 'ejector',
  choice_1_value: 100,
  pt_evp: 5,
  t_sf: 8,
  rend_is: 0.8,
  eff_noz: 0.9,
  eff_suc: 0.9,
  eff_dif: 0.8,
};

export const PUBLISHED_EJECTORS: readonly PublishedEjector[] = [
  {
    name: 'R32 with an ejector, 5/45 °C',
    body: { ...COMMON, fluid: 'R32', pt_cdr: 45, t_sr: 3 },
    performance: { eer: 4.836643336835533, cop: 5.836563370628909 },
  },
  {
    name: 'R744 with an ejector, 5 °C, gas cooler 40 °C',
    body: { ...COMMON, fluid: 'R744', mode_trans: '1', p_gc: 100.448, t_out_gc: 40 },
    performance: { eer: 3.417683634972164, cop: 4.417629862018599 },
  },
];

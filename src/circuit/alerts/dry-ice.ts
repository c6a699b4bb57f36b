/** What a relief or a vent of CO2 to the open air does: below its triple point there is no liquid, only dry ice and gas. */
import type { Finding } from './alert.ts';

/**
 * Saturated vapour and heat of sublimation of R744, kJ/kg (IIR), at 101 325 Pa and at the triple point: by the door `dryIce`,
 * whose tests hold these to it. A study's alerts are made without the engine.
 */
export const CO2_AT_ONE_ATMOSPHERE = { h_vapour: 422.5995, latent: 572.909 } as const;
export const CO2_AT_TRIPLE_POINT = { h_vapour: 430.4165, latent: 552.0406 } as const;

const PER_CENT = 100;

/** Dry ice that an expansion at constant enthalpy to a line's state leaves, a share of the mass. */
export const solidShare = (h: number, at: { readonly h_vapour: number; readonly latent: number }): number =>
  Math.min(Math.max((at.h_vapour - h) / at.latent, 0), 1);

/**
 * Always of CO2, as every relief and every vent of it ends below the triple point: a notice, for nothing of the study is wrong.
 *
 * @param h enthalpy of what leaves condenser or gas cooler, kJ/kg (IIR); undefined while there is none
 */
export function dryIceFindings(fluid: string, h: number | undefined): readonly Finding[] {
  if (fluid !== 'R744') return [];
  const shares =
    h === undefined
      ? {}
      : {
          solid: PER_CENT * solidShare(h, CO2_AT_ONE_ATMOSPHERE),
          peak: PER_CENT * solidShare(h, CO2_AT_TRIPLE_POINT),
        };
  return [{ code: 'S_DRYICE', severity: 'know', page: 'charge', values: shares }];
}

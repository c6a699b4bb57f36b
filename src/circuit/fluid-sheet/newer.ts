/**
 * Fluids whose equation of state here is not the newest published, and how far the two lie apart. The coefficients of
 * the newer one are at hand from a single transcription, which is not enough to take it.
 */
export interface NewerEquation {
  readonly source: string;
  /** K: saturation temperatures over which the two were compared. */
  readonly range: readonly [from: number, to: number];
  /** Largest relative difference of saturation pressure and of both densities over that range. */
  readonly pressure: number;
  readonly liquid: number;
  readonly vapour: number;
}

export const NEWER_EQUATIONS: Readonly<Record<string, NewerEquation>> = {
  R13: {
    source:
      'J.W. Magee, S.L. Outcalt and J.F. Ely (2000), Int. J. Thermophys. 21 1097-1121 doi:10.1023/A:1026446004383',
    range: [130, 290],
    pressure: 0.006,
    liquid: 0.0025,
    vapour: 0.012,
  },
};

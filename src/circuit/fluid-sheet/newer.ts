/**
 * Fluids with another equation of state than the one used here, and how far the two lie apart. The coefficients of a newer one
 * are at hand from a single transcription, which is not enough to take it; an older one is what other programs and tables still
 * go by, and no measured value was at hand to tell which is nearer.
 */
export interface NewerEquation {
  readonly source: string;
  /** It was published before the one used here. */
  readonly isOlder?: true;
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
  // What CoolProp and EES compute with. Liu, He and Zhao (2020), Int. J. Refrig. 111 81-85, measured the saturated liquid within
  // 0.6 %: their values were not read.
  R161: {
    source: 'J. Wu and Y. Zhou (2012), Int. J. Thermophys. 33 220-234',
    isOlder: true,
    range: [213.15, 353.15],
    pressure: 0.0022,
    liquid: 0.022,
    vapour: 0.01,
  },
};

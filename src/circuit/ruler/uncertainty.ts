/** How well a superheat or a subcooling is known, from the gauge and the probe it was read with. */
import type { Engine, Fluid } from '../../engine/types.ts';
import { Arguments, numberOf } from '../arguments.ts';
import { fluidOf } from '../fluids.ts';
import type { Outcome, Warning } from '../outcome.ts';
import { outcomeOf, refuse, stateOrNone } from '../outcome.ts';
import { rulerRange } from './range.ts';
import { barFromPascal, pascalFromBar } from '../../quantities/si.ts';

const READINGS = ['superheat', 'subcooling'] as const;
export type Reading = (typeof READINGS)[number];

export interface ReadingUncertainty {
  /** Half-width shown beside the value, K: twice the standard uncertainty. */
  readonly uncertainty: number;
  /** Standard uncertainty of the probe and of the saturation temperature, K. */
  readonly u_probe: number;
  readonly u_saturation: number;
  readonly warnings: readonly Warning[];
}

/** Full scale, bar, of the usual gauge on the side a reading is taken. */
const USUAL_SCALE = { superheat: 15, subcooling: 50 } as const;
const PROBE = { default: 0.5, min: 0, max: 10, unit: 'K' } as const;
const CLASS = { default: 1, min: 0, max: 10, unit: '%' } as const;
/** Half the step of the difference that gives the slope, share of the pressure. */
const HALF_STEP = 0.01;
/** A rectangular half-width holds a standard uncertainty of 1/√3 of it (JCGM 100:2008, 4.3.7). */
const RECTANGULAR = Math.sqrt(3);
/** Coverage factor for about 95 % (JCGM 100:2008, 6.3.3). */
const COVERAGE = 2;
/** K: above, a superheat cannot be told from a flooded evaporator. */
const TOO_WIDE = 2;

/** Slope of the dew or bubble curve at a pressure, Pa/K: difference over ±1 % of it, one-sided at an end. */
function saturationSlope(fluid: Fluid, P: number, reading: Reading): number | undefined {
  const at = (pressure: number) => {
    const both = stateOrNone(() => fluid.saturation({ P: pressure }));
    return reading === 'superheat' ? both?.dew : both?.bubble;
  };
  const low = at(P * (1 - HALF_STEP)) ?? at(P);
  const high = at(P * (1 + HALF_STEP)) ?? at(P);
  if (low === undefined || high === undefined || high.T <= low.T) return undefined;
  return (high.P - low.P) / (high.T - low.T);
}

/**
 * The uncertainty of a superheat or a subcooling, K (JCGM 100:2008): accuracies are half-widths of
 * rectangular distributions; the gauge's counts by the slope of the dew curve (superheat) or of the
 * bubble curve (subcooling) at the pressure read.
 *
 * @param p pressure read, bar absolute, within the ruler's range of the fluid
 * @param reading 'superheat' or 'subcooling'
 * @param options acc_t accuracy of the probe, ± K (0.5); acc_p class of the gauge, % of full scale (1);
 *   fs full scale, bar (15 for a superheat, 50 for a subcooling)
 * @returns W_UNC (u) above 2 K
 *
 * Problems: E_FLUID, E_COMP, E_MISSING, E_NUMBER, E_MODE, E_RANGE with their key.
 */
export function readingUncertainty(
  fluid: unknown,
  p: unknown,
  reading: unknown,
  options: unknown,
  engine: Engine,
): Outcome<ReadingUncertainty> {
  return outcomeOf(() => {
    const refrigerant = fluidOf(engine, fluid, 'fluid');
    const of = new Arguments({ reading }).choice('reading', READINGS);
    const { P } = rulerRange(refrigerant);
    const limits = { min: barFromPascal(P.min), max: barFromPascal(P.max), unit: 'bar' } as const;
    const pressure = numberOf(p, limits, 'p');
    const instruments = new Arguments(options);
    const u_probe = instruments.number('acc_t', PROBE) / RECTANGULAR;
    const scale = instruments.number('fs', { default: USUAL_SCALE[of], above: 0, max: 1000, unit: 'bar' });
    const u_p = pascalFromBar((instruments.number('acc_p', CLASS) / 100) * scale) / RECTANGULAR;
    const slope = saturationSlope(refrigerant, pascalFromBar(pressure), of) ?? refuse('E_RANGE', 'p', limits);
    const u_saturation = u_p / slope;
    const uncertainty = COVERAGE * Math.hypot(u_probe, u_saturation);
    return {
      uncertainty,
      u_probe,
      u_saturation,
      warnings: uncertainty > TOO_WIDE ? [{ code: 'W_UNC' as const, values: { u: uncertainty } }] : [],
    };
  });
}

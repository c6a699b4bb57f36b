/** The content at rest, as a gauge and an analyser would find it. */
import type { Fluid } from '../../engine/types.ts';
import { stateOrNone } from '../../circuit/outcome.ts';
import { barFromPascal } from '../../quantities/si.ts';
import { refuseField } from '../outcome.ts';
import type { Blend, Masses } from './content.ts';
import { equilibriumAt, totalOf } from './content.ts';
import { massPercentOf } from './drift.ts';
import type { Rest } from './result.ts';

const PERCENT = 100;

/** @param T K @param volume m³. E_FULL where there is no vapour. @throws {EngineError} */
export function restOf(blend: Blend, masses: Masses, volume: number, T: number): Rest {
  const { state, phases, overall } = equilibriumAt(blend, masses, volume, T);
  const p = barFromPascal(state.P);
  if (phases === undefined) {
    if (state.phase === 'liquid') refuseField('E_FULL', 'volume_l');
    const vapour = massPercentOf(blend.names, overall);
    return { p, phase: 'vapour', liquid_share: 0, liquid_volume: 0, vapour, liquid: null };
  }
  const share = 1 - (state.Q ?? 1);
  const density = blend.fluid(phases.liquid).saturation({ T }).bubble.D;
  return {
    p,
    phase: 'two',
    liquid_share: PERCENT * share,
    liquid_volume: (PERCENT * share * totalOf(masses)) / density / volume,
    vapour: massPercentOf(blend.names, phases.vapour),
    liquid: massPercentOf(blend.names, phases.liquid),
  };
}

/** What the ruler of the nominal blend reads too low of a pressure at rest, K; null where it ends below that pressure. */
export const restError = (nominal: Fluid, rest: Rest, T: number): number | null =>
  stateOrNone(() => nominal.saturation({ P: rest.p * 1e5 }).bubble.T - T) ?? null;

/** Which fluid a machine holds, by its pressure at standstill. */
import { Arguments } from '../../circuit/arguments.ts';
import { fluidName } from '../../circuit/fluids.ts';
import { stateOrNone } from '../../circuit/outcome.ts';
import type { Engine } from '../../engine/types.ts';
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import { celsiusFromKelvin, pascalFromBar } from '../../quantities/si.ts';
import { STANDSTILL_NEAR } from '../codes.ts';
import type { DiagnosisOutcome } from '../outcome.ts';
import { answerOf } from '../outcome.ts';
import { OPTIONAL_FIELDS, SETTING_FIELDS } from '../readings/fields.ts';

export interface StandstillFluid {
  readonly fluid: string;
  /** Bubble temperature at the pressure less the temperature, K. */
  readonly off: number;
}

/** Bubble temperature of a fluid, °C, at a pressure, Pa; undefined where it has none there. */
const bubbleTemperature = (engine: Engine, name: string, P: number): number | undefined =>
  stateOrNone(() => celsiusFromKelvin(engine.fluid(name).saturation({ P }).bubble.T));

/**
 * Fluids whose bubble temperature at the standstill pressure lies within 1.5 K of the machine's, the nearest first. Valid
 * once temperatures are even and while liquid is present; a blend after leaks may have another composition.
 *
 * @param request p_stop (bar, by p_mode and altitude), t_stop (°C), candidates (names; every fluid of the engine)
 * Problems: E_MISSING, E_NUMBER, E_RANGE, E_MODE, E_FLUID with their key.
 */
export function standstillFluids(request: unknown, engine: Engine): DiagnosisOutcome<readonly StandstillFluid[]> {
  return answerOf(() => {
    const asked = new Arguments(request);
    const isGauge = asked.choice('p_mode', ['rel', 'abs'] as const, 'rel') === 'rel';
    const air = isGauge ? atmosphericPressureFromAltitude(asked.number('altitude', SETTING_FIELDS.altitude)) : 0;
    const P = pascalFromBar(asked.number('p_stop', { min: -1, max: 1000, unit: 'bar' })) + air;
    const T = asked.number('t_stop', OPTIONAL_FIELDS.t_stop);
    const given = asked.list('candidates');
    const names =
      given.length > 0
        ? given.map((name, i) => fluidName(name, `candidates.${i}`))
        : [...engine.names, ...engine.blends];
    return names
      .flatMap((fluid) => {
        const bubble = bubbleTemperature(engine, fluid, P);
        return bubble === undefined ? [] : [{ fluid, off: bubble - T }];
      })
      .filter(({ off }) => Math.abs(off) <= STANDSTILL_NEAR)
      .toSorted((one, other) => Math.abs(one.off) - Math.abs(other.off));
  });
}

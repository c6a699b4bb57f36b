/** Which fluid a machine holds, by its pressure at standstill. */
import { Arguments } from '../../circuit/arguments.ts';
import { fluidName } from '../../circuit/fluids.ts';
import { stateOrNone } from '../../circuit/outcome.ts';
import { restShift } from '../../circuit/ruler/rest.ts';
import type { Engine } from '../../engine/types.ts';
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import { celsiusFromKelvin, kelvinFromCelsius, pascalFromBar } from '../../quantities/si.ts';
import { STANDSTILL_NEAR } from '../codes.ts';
import type { DiagnosisOutcome } from '../outcome.ts';
import { answerOf } from '../outcome.ts';
import { OPTIONAL_FIELDS, SETTING_FIELDS } from '../readings/fields.ts';

/** K from which no blend at rest reads so low. */
const FARTHEST = 20;

export interface StandstillFluid {
  readonly fluid: string;
  /** Bubble temperature at the pressure less the temperature and what the fluid, intact, reads low at rest, K. */
  readonly off: number;
}

/**
 * Bubble temperature of a fluid at a pressure, Pa, less a temperature, °C, and less what an intact charge of it reads low at
 * rest, K; undefined where it has no bubble point there.
 */
const offAtRest = (engine: Engine, name: string, P: number, t: number): number | undefined =>
  stateOrNone(() => {
    const fluid = engine.fluid(name);
    const off = celsiusFromKelvin(fluid.saturation({ P }).bubble.T) - t;
    // A glide is the most a blend at rest can read low by: what lies farther off is not worth its state.
    return Math.abs(off) > FARTHEST ? off : off - (restShift(fluid, kelvinFromCelsius(t)) ?? 0);
  });

/**
 * Fluids whose bubble temperature at the standstill pressure, but for what they read low at rest, lies within 1.5 K of the
 * machine's, the nearest first. Valid
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
        const off = offAtRest(engine, fluid, P, T);
        return off === undefined ? [] : [{ fluid, off }];
      })
      .filter(({ off }) => Math.abs(off) <= STANDSTILL_NEAR)
      .toSorted((one, other) => Math.abs(one.off) - Math.abs(other.off));
  });
}

/** Densities of circuit elements from the regime: saturated where two phases meet, else the line's own. */
import type { Densities } from '../../physics/two-phase-mass.ts';
import type { ComputeContext } from '../calculator.ts';
import { needed, refuse } from '../calculator.ts';
import type { InputsOf } from '../define.ts';
import { openFluid, saturationAt, stateAt } from '../fluid-properties.ts';
import type { definition } from './definition.ts';
import { kelvinFromCelsius } from '../../quantities/si.ts';

type Inputs = InputsOf<typeof definition>;
export type Element = Inputs['elements'][number];

/**
 * Densities of liquid and vapour in an element, kg/m³, those typed in its row first.
 * @param field the row, as problems name it
 * @throws {Refusal}
 */
export function elementDensities(element: Element, inputs: Inputs, field: string, context: ComputeContext): Densities {
  let [liquid, vapour] = [element.rho_liq, element.rho_vap];
  if (liquid === undefined || vapour === undefined) {
    const kind = element.element ?? refuse(`${field}.rho_liq`, 'required');
    const { fluid: name } = needed(inputs, 'fluid');
    const fluid = openFluid(context.engine, name);
    const isLowSide = kind === 'evaporator' || kind === 'flooded' || kind === 'suction';
    const key = isLowSide ? 't_evap' : 't_cond';
    const { [key]: t } = needed(inputs, key);
    const saturation = saturationAt(fluid, t, key);
    liquid ??= context.use(
      `${field}.rho_liq`,
      kind === 'liquid' || kind === 'subcooler'
        ? liquidDensity(saturation.bubble.P, saturation.bubble.D, t, inputs.subcooling)
        : saturation.bubble.D,
    );
    vapour ??= context.use(
      `${field}.rho_vap`,
      kind === 'suction' && inputs.superheat > 0
        ? stateAt(fluid, { T: kelvinFromCelsius(t + inputs.superheat), P: saturation.dew.P }, 'superheat').D
        : kind === 'discharge'
          ? dischargeDensity(saturation.bubble.P)
          : saturation.dew.D,
    );

    function liquidDensity(P: number, saturated: number, condensing: number, subcooling: number): number {
      if (subcooling === 0) return saturated;
      return stateAt(fluid, { T: kelvinFromCelsius(condensing - subcooling), P }, 'subcooling').D;
    }
    function dischargeDensity(P: number): number {
      const { t_discharge } = needed(inputs, 't_discharge');
      return stateAt(fluid, { T: kelvinFromCelsius(t_discharge), P }, 't_discharge').D;
    }
  }
  if (vapour >= liquid) refuse(`${field}.rho_vap`, 'vapourHeavier');
  return { liquid, vapour };
}

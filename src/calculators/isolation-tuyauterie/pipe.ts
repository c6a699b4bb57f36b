import type { Conductivity, PipeInAir } from '../../physics/pipe-insulation.ts';
import { kelvinFromCelsius } from '../../quantities/si.ts';
import type { InputsOf } from '../define.ts';
import type { definition } from './definition.ts';
import { MATERIALS } from './materials.ts';

type Inputs = InputsOf<typeof definition>;

/** The pipe in its air, SI. */
export const pipeOf = (inputs: Inputs): PipeInAir => ({
  diameter: inputs.d_out / 1000,
  fluid: kelvinFromCelsius(inputs.t_fluid),
  air: kelvinFromCelsius(inputs.t_air),
  emissivity: inputs.emissivity,
  isVertical: inputs.orientation === 'vertical',
  wind: inputs.wind,
});

/** The conductivity typed, over that of the material; undefined where neither is given. */
export function conductivityOf({ lambda, material }: Inputs): Conductivity | undefined {
  if (lambda !== undefined) return () => lambda;
  return material === undefined ? undefined : MATERIALS[material].conductivity;
}

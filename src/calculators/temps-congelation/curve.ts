import { coreCooling } from '../../physics/chilling.ts';
import { freezingTimes } from '../../physics/freezing.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { bodyOf, directionsOf } from './body.ts';
import type { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

const HOUR = 3600;

/**
 * The time, h, of another thickness, m, and coefficient, W/(m²·K), with the properties a result was worked out from.
 * @returns undefined where the result has not all of them
 */
export function timeFromFigures(
  inputs: Inputs,
  outputs: Outputs,
  thickness: number,
  coefficient: number,
): number | undefined {
  const shape = bodyOf(inputs, thickness);
  const { c_unf, k_unf, rho_unf, c_fro, k_fro, rho_fro, latent, t_freeze, y } = outputs;
  if (shape === undefined || c_unf === undefined || k_unf === undefined || rho_unf === undefined) return undefined;
  if (inputs.mode === 'chill') {
    if (y === undefined) return undefined;
    const { rate, lag } = coreCooling(directionsOf(shape), coefficient, k_unf, k_unf / (rho_unf * c_unf * 1000));
    return Math.log(lag / y) / rate / HOUR;
  }
  if (c_fro === undefined || k_fro === undefined || rho_fro === undefined) return undefined;
  if (latent === undefined || t_freeze === undefined) return undefined;
  const { cooling, freezing } = freezingTimes({
    shape,
    coefficient,
    initial: inputs.t_init,
    final: inputs.t_final,
    air: inputs.t_air,
    freezing: t_freeze,
    unfrozen: { heat: c_unf * 1000, density: rho_unf },
    frozen: { heat: c_fro * 1000, conductivity: k_fro, density: rho_fro },
    latent: latent * 1000,
  });
  return (cooling + freezing) / HOUR;
}

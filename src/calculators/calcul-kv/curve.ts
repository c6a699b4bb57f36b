/** Flow of a valve against its pressure drop, bar, for Kv = 1; undefined where no formula of the page gives it. */
import { GAS_CONSTANT } from '../../physics/constants.ts';
import { chokingDrop, gasFlowPerKv, liquidFlow, vapourFlowPerKv } from '../../physics/valve-flow.ts';
import type { InputsOf } from '../define.ts';
import type { definition } from './definition.ts';
import { kelvinFromCelsius, pascalFromBar } from '../../quantities/si.ts';

type Inputs = InputsOf<typeof definition>;

export interface ValveCurve {
  readonly flowPerKv: (drop: number) => number;
  readonly unit: 'm³/h' | 'Nm³/h' | 'kg/h';
  /** Beyond this drop the flow no longer rises, bar. */
  readonly chokedFrom: number | undefined;
}

/**
 * The curve of a medium. Steam has none: its simplified formula needs the density at each outlet pressure,
 * and one only is given.
 */
export function valveCurve(inputs: Inputs): ValveCurve | undefined {
  const { medium, p1, rho, rho_n, t1, gamma, xt, p_vap, p_crit, fl } = inputs;
  switch (medium) {
    case 'liquid': {
      const isLimited = p1 !== undefined && p_vap !== undefined && p_crit !== undefined;
      const limit = isLimited ? chokingDrop(p1, p_vap, p_crit, fl) : undefined;
      return {
        unit: 'm³/h',
        chokedFrom: limit,
        flowPerKv: (drop) => liquidFlow(1, Math.min(drop, limit ?? drop), rho),
      };
    }
    case 'gas-simplified':
      if (p1 === undefined || rho_n === undefined || t1 === undefined) return undefined;
      return {
        unit: 'Nm³/h',
        chokedFrom: p1 / 2,
        flowPerKv: (drop) => gasFlowPerKv(p1, p1 - drop, rho_n, kelvinFromCelsius(t1)),
      };
    case 'vapour-iec': {
      const density = inletDensity(inputs);
      if (p1 === undefined || gamma === undefined || density === undefined) return undefined;
      const at = (drop: number) => vapourFlowPerKv(drop / p1, p1, density, gamma, xt);
      return { unit: 'kg/h', chokedFrom: at(0).chokingRatio * p1, flowPerKv: (drop) => at(drop).flowPerKv };
    }
    case 'steam-simplified':
      return undefined;
  }
}

function inletDensity({ rho1, molar_mass, t1, p1, z1 }: Inputs): number | undefined {
  if (rho1 !== undefined) return rho1;
  if (molar_mass === undefined || t1 === undefined || p1 === undefined) return undefined;
  return (pascalFromBar(p1) * molar_mass) / 1000 / (GAS_CONSTANT * kelvinFromCelsius(t1) * z1);
}

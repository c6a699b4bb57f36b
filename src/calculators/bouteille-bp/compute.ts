import { isWithin } from '../../physics/limits.ts';
import { diameterFromVelocity, lyingVelocity, separationVelocity } from '../../physics/separators.ts';
import { segmentArea } from '../../physics/vessels.ts';
import type { Densities } from '../../physics/two-phase-mass.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { openFluid, saturationAt } from '../fluid-properties.ts';
import { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

const LITRES = 1000;
/** Inside diameters of shells, mm. Practice. */
const STANDARD_DIAMETERS = [
  100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2500,
  3000,
] as const;

interface Duty {
  /** Vapour flow, m³/s. */
  readonly flow: number;
  /** m/s */
  readonly limit: number;
  /** Liquid to hold, m³. */
  readonly liquid: number;
}

function densities(inputs: Inputs, context: ComputeContext): Densities {
  let [liquid, vapour] = [inputs.rho_liq, inputs.rho_vap];
  if (liquid === undefined || vapour === undefined) {
    const { fluid, t_evap } = needed(inputs, 'fluid', 't_evap');
    const saturation = saturationAt(openFluid(context.engine, fluid), t_evap, 't_evap');
    liquid ??= context.use('rho_liq', saturation.bubble.D);
    vapour ??= context.use('rho_vap', saturation.dew.D);
  }
  if (liquid <= vapour) refuse('rho_liq', 'liquidLighter');
  return { liquid, vapour };
}

function limitOf(inputs: Inputs, held: Densities): number {
  if (inputs.method === 'velocity') return needed(inputs, 'v_adm').v_adm;
  return separationVelocity(needed(inputs, 'k_factor').k_factor, held.liquid, held.vapour);
}

function warnOfCarryOver(actual: number, limit: number, context: ComputeContext): void {
  if (!isWithin(actual, limit)) context.warn('carryOver', { v: actual, vmax: limit }, 'm_dot');
}

function standing(inputs: Inputs, { flow, limit, liquid }: Duty, context: ComputeContext): Outputs {
  const { h_sep_min } = needed(inputs, 'h_sep_min');
  const d_min = diameterFromVelocity(flow, limit) * 1000;
  const d_std = inputs.diameter ?? STANDARD_DIAMETERS.find((diameter) => isWithin(d_min, diameter));
  if (d_std === undefined) {
    context.warn('beyondStandardDiameters', { max: STANDARD_DIAMETERS[STANDARD_DIAMETERS.length - 1] ?? 0 }, 'm_dot');
    return { d_min };
  }
  const area = (Math.PI * (d_std / 1000) ** 2) / 4;
  const v_actual = flow / area;
  const h_liq = (liquid / area) * 1000;
  const h_sep = Math.max(h_sep_min, d_std);
  warnOfCarryOver(v_actual, limit, context);
  return {
    d_min,
    d_std,
    v_actual,
    h_liq,
    h_sep,
    h_total: h_liq + h_sep,
    v_total: (area * (h_liq + h_sep) * LITRES) / 1000,
    verdict: isWithin(v_actual, limit) ? 'conforme' : 'non conforme',
  };
}

function lying(inputs: Inputs, { flow, limit, liquid }: Duty, context: ComputeContext): Outputs {
  const { diameter, level, l_eff } = needed(inputs, 'diameter', 'level', 'l_eff');
  const [inside, length] = [diameter / 1000, l_eff / 1000];
  const height = (level / 100) * inside;
  const wetted = segmentArea(inside, height);
  const a_gas = (Math.PI * inside ** 2) / 4 - wetted;
  const v_actual = flow / a_gas;
  const v_allow = lyingVelocity(limit, length, inside - height);
  const available = wetted * length;
  warnOfCarryOver(v_actual, v_allow, context);
  if (!isWithin(liquid, available))
    context.warn('liquidDoesNotFit', { m: liquid * LITRES, mmax: available * LITRES }, 'm_liq');
  return {
    a_gas,
    v_actual,
    v_allow,
    h_gas: (inside - height) * 1000,
    v_liq_available: available * LITRES,
    verdict: isWithin(v_actual, v_allow) && isWithin(liquid, available) ? 'conforme' : 'non conforme',
  };
}

export const compute = calculator(definition, {
  check({ orientation, diameter, rho_liq, rho_vap }, report) {
    if (orientation === 'horizontal' && diameter === undefined) report('diameter', 'separatorDiameter');
    if (rho_liq !== undefined && rho_vap !== undefined && rho_liq <= rho_vap) report('rho_liq', 'liquidLighter');
  },
  run(inputs, context) {
    const held = densities(inputs, context);
    const flow = inputs.m_dot / 3600 / held.vapour;
    const duty = { flow, limit: limitOf(inputs, held), liquid: inputs.m_liq / held.liquid };
    return {
      q_v: flow * 3600,
      v_max: duty.limit,
      v_liq: duty.liquid * LITRES,
      rho_vap: held.vapour,
      rho_liq: held.liquid,
      ...(inputs.orientation === 'vertical' ? standing : lying)(inputs, duty, context),
    };
  },
});

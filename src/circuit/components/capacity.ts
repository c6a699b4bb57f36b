/** A capacity as a maker prints it, and the flow and states it stands for. */
import type { Engine, Fluid, Saturation } from '../../engine/types.ts';
import type { OrificeState } from '../../physics/expansion-valve.ts';
import { massFlowFromCapacity } from '../../physics/expansion-valve.ts';
import { liquidKv } from '../../physics/valve-flow.ts';
import { barFromPascal, kelvinFromCelsius, pascalFromBar, SECONDS_PER_HOUR } from '../../quantities/si.ts';
import type { Arguments } from '../arguments.ts';
import { fluidName } from '../fluids.ts';
import { refuse, stateOrNone } from '../outcome.ts';
import type { PrintedCapacity } from './row.ts';

const POSITIVE = { above: 0 } as const;
const WATTS = 1000;
/** Liquid this close to its bubble point, K, is on it. */
const NEAR = 1e-6;

/** Reads the printed capacities of a row. E_FLUID; E_MISSING of one without a condensing temperature and a drop, or a liquid. */
export function printedCapacities(row: Arguments): readonly PrintedCapacity[] {
  return row.groups('capacities').map((one) => {
    const t_cond_c = one.optionalNumber('t_cond_c', { unit: 'degC' });
    const t_liquid_c = one.optionalNumber('t_liquid_c', { unit: 'degC' });
    const subcooling_k = one.optionalNumber('subcooling_k', { min: 0, unit: 'K' });
    const dp_bar = one.optionalNumber('dp_bar', POSITIVE);
    if (t_cond_c === undefined && (dp_bar === undefined || t_liquid_c === undefined))
      refuse('E_MISSING', one.field('t_cond_c'));
    return {
      fluid: fluidName(one.text('fluid'), one.field('fluid')),
      kw: one.number('kw', POSITIVE),
      t_evap_c: one.number('t_evap_c', { unit: 'degC' }),
      ...(t_cond_c === undefined ? {} : { t_cond_c }),
      ...(t_liquid_c === undefined ? {} : { t_liquid_c }),
      ...(subcooling_k === undefined ? {} : { subcooling_k }),
      ...(dp_bar === undefined ? {} : { dp_bar }),
    };
  });
}

/** What a printed capacity comes to: the flow, and what drives it. */
export interface RatedFlow extends OrificeState {
  /** kg/s */
  readonly massFlow: number;
}

function highSide(fluid: Fluid, { t_cond_c, dp_bar }: PrintedCapacity, low: Saturation): number | undefined {
  if (t_cond_c !== undefined) return stateOrNone(() => fluid.saturation({ T: kelvinFromCelsius(t_cond_c) }))?.dew.P;
  return low.dew.P + pascalFromBar(dp_bar ?? 0);
}

/**
 * The flow of a printed capacity, to saturated vapour at its evaporating temperature, from liquid at its own temperature or
 * subcooled below the bubble point of its condensing pressure (without either, at that point). Undefined where the
 * engine has no such states. @param isAcross whether the capacity is of what lies between both pressures (an expansion
 * valve) rather than of a part of the liquid line
 */
export function ratedFlow(printed: PrintedCapacity, engine: Engine, isAcross = true): RatedFlow | undefined {
  const fluid = stateOrNone(() => engine.fluid(printed.fluid));
  const low = fluid && stateOrNone(() => fluid.saturation({ T: kelvinFromCelsius(printed.t_evap_c) }));
  if (!fluid || !low) return undefined;
  const high = highSide(fluid, printed, low);
  if (high === undefined) return undefined;
  const { t_liquid_c, subcooling_k = 0, dp_bar } = printed;
  const bubble = stateOrNone(() => fluid.saturation({ P: high }))?.bubble;
  const T = t_liquid_c === undefined ? bubble && bubble.T - subcooling_k : kelvinFromCelsius(t_liquid_c);
  if (T === undefined) return undefined;
  // At the bubble point itself, and where the drop printed is less than the liquid's own pressure, saturated liquid.
  const isSaturated = bubble === undefined || T > bubble.T - NEAR;
  const liquid = stateOrNone(() => (isSaturated ? fluid.saturation({ T }).bubble : fluid.state({ T, P: high })));
  const drop = isAcross && printed.t_cond_c !== undefined ? high - low.dew.P : dp_bar && pascalFromBar(dp_bar);
  if (!liquid || !drop || drop <= 0 || low.dew.H <= liquid.H) return undefined;
  return { massFlow: massFlowFromCapacity(printed.kw * WATTS, liquid.H, low.dew.H), density: liquid.D, drop };
}

/** Kv, m³/h, of a part of the liquid line rated by its capacity at a drop. IEC 60534-2-1 eq. (1). */
export function kvFromCapacity(printed: PrintedCapacity, engine: Engine): number | undefined {
  const rated = printed.dp_bar === undefined ? undefined : ratedFlow(printed, engine, false);
  if (rated === undefined) return undefined;
  const { massFlow, density, drop } = rated;
  return liquidKv((massFlow * SECONDS_PER_HOUR) / density, barFromPascal(drop), density);
}

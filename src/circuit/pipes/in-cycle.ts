/** What the drops of the lines cost the cycle: the same evaporator and condenser, a compressor that works between wider pressures. */
import type { State } from '../../engine/types.ts';
import {
  barFromPascal,
  baseFromKilo,
  celsiusFromKelvin,
  kiloFromBase,
  pascalFromBar,
  SECONDS_PER_HOUR,
} from '../../quantities/si.ts';
import type { OperatingPoint } from '../operating-point.ts';
import { stateOrNone } from '../outcome.ts';
import type { LineFigures } from './line.ts';

export interface CycleWithLosses {
  /** At the compressor: bar absolute, °C. */
  readonly p_suction: number;
  readonly p_discharge: number;
  readonly t_discharge: number;
  /** kW; the cooling power and the flow stay. */
  readonly power_compressor: number;
  readonly eer: number;
  /** Over the EER without losses, less 1. */
  readonly change: number;
  /** m³/h: thinner vapour asks for more of it. */
  readonly step_volume_h: number;
}

/** bar of the tube of a line; undefined where there is none, or none computed. */
function dropOf({ recommended, upper, lower }: LineFigures): number | undefined {
  return (recommended ?? upper ?? lower)?.total_permanent ?? undefined;
}

/**
 * The vapour loses pressure but no heat on its way, so its enthalpy stays; the compressor keeps its efficiencies. The drop of the
 * liquid line is taken by the expansion valve, and costs nothing as long as the liquid does not boil. Null of a cycle of several
 * compressors or flows, where a line has no tube, or the engine has no such state.
 */
export function cycleWithLosses(
  suction: LineFigures,
  discharge: LineFigures,
  point: OperatingPoint,
): CycleWithLosses | null {
  const [low, high] = [dropOf(suction), dropOf(discharge)];
  if (point.section !== undefined || low === undefined || high === undefined) return null;
  const { performance, input } = point.result;
  const { fluid } = point;
  const H = baseFromKilo(point.point('a').H);
  const [from, to] = [point.pressure('a') - pascalFromBar(low), point.pressure('c') + pascalFromBar(high)];
  const state = (given: Parameters<typeof fluid.state>[0]): State | undefined => stateOrNone(() => fluid.state(given));
  const drawn = from > 0 ? state({ P: from, H }) : undefined;
  const ideal = drawn && state({ P: to, S: drawn.S });
  if (drawn === undefined || ideal === undefined) return null;
  const work = (ideal.H - H) / input.rend_is;
  const real = state({ P: to, H: H + work });
  if (real === undefined) return null;
  const power = kiloFromBase(performance.mass_flow_s * work);
  const eer = performance.power_cold / power;
  return {
    p_suction: barFromPascal(from),
    p_discharge: barFromPascal(to),
    t_discharge: celsiusFromKelvin(real.T),
    power_compressor: power,
    eer,
    change: eer / performance.eer - 1,
    step_volume_h: (performance.mass_flow_s * SECONDS_PER_HOUR) / (drawn.D * input.rend_v),
  };
}

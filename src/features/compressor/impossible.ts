/** What a compressor cannot do: such values are struck, and say which column gives them. */
import type { CompressorPoint } from '../../circuit/compressor/between.ts';
import type { Outcome } from '../../circuit/outcome.ts';

export type StruckLine = 'capacity' | 'power' | 'mass_flow' | 'eta_is' | 'eta_v' | 't_discharge';

export interface Struck {
  readonly line: StruckLine;
  readonly value: number;
}

/** Above this, °C, no discharge is: a simulation takes no such limit either (20 to 200 °C). */
const HOTTEST = 200;

/** The value at a point that cannot be, in the unit of the doors; undefined where all can. */
export function struckValue(point: Outcome<CompressorPoint>): Struck | undefined {
  if (point.ok) {
    const { t_discharge } = point.result;
    return t_discharge !== null && t_discharge > HOTTEST ? { line: 't_discharge', value: t_discharge } : undefined;
  }
  if (point.problem.code !== 'E_POLY') return undefined;
  const { values } = point.problem;
  for (const line of ['power', 'capacity', 'eta_is', 'eta_v'] as const) {
    const value = values[line];
    if (typeof value === 'number') return { line, value };
  }
  const flow = values['mass_flow_s'];
  return typeof flow === 'number' ? { line: 'mass_flow', value: flow } : undefined;
}

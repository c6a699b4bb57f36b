/** Energy of a season by outside temperatures: the permanent input at the condensing temperature of each bin. */
import type { Engine } from '../../engine/types.ts';
import { run } from '../../simulation/run.ts';
import type { SimulationInput } from '../../simulation/types.ts';
import type { Arguments } from '../arguments.ts';
import { Refusal, refuse } from '../outcome.ts';

export interface BinEnergies {
  /** kWh */
  readonly energy_cold: number;
  readonly energy_compressor: number;
  /** Null without hours. */
  readonly eer: number | null;
}

/** Hours of a leap year. */
const HOURS_OF_YEAR = 8784;

/**
 * Condensing follows the outside: t_ext + dt_cdr, °C, not below tc_min. Null without bins.
 * E_MODE in a transcritical cycle; the problem of a bin that has no cycle carries the bin as field.
 */
export function binEnergies(options: Arguments, input: SimulationInput, engine: Engine): BinEnergies | null {
  const difference = options.number('dt_cdr', { default: 15, min: 0, max: 50, unit: 'K' });
  const floor = options.number('tc_min', { default: 20, min: -60, max: 200, unit: 'degC' });
  const bins = options.groups('bins');
  if (bins.length === 0) return null;
  if (input.mode_trans === '1') refuse('E_MODE', 'bins');
  let cold = 0;
  let work = 0;
  for (const [index, bin] of bins.entries()) {
    const outside = bin.number('t_ext', { min: -60, max: 70, unit: 'degC' });
    const hours = bin.number('hours', { min: 0, max: HOURS_OF_YEAR, unit: 'h' });
    const outcome = run({ ...input, mode_cdr: 1, pt_cdr: Math.max(outside + difference, floor) }, engine);
    if (!outcome.ok) throw new Refusal({ ...outcome.problem, field: `${options.field('bins')}.${index}` });
    cold += hours * outcome.result.performance.power_cold;
    work += hours * outcome.result.performance.power_compressor;
  }
  return { energy_cold: cold, energy_compressor: work, eer: work > 0 ? cold / work : null };
}

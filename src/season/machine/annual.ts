/** The year of a simulated machine that cools: its load follows the outside, and so does its condensation. */
import type { Arguments } from '../../circuit/arguments.ts';
import type { Engine } from '../../engine/types.ts';
import { binsOfRequest } from '../climate.ts';
import type { Bin } from '../climate.ts';
import { efficiencyAtPartLoad } from '../declared/points.ts';
import type { SeasonWarning } from '../outcome.ts';
import type { SeasonBin } from '../season-bin.ts';
import { METHOD } from '../season-bin.ts';
import type { Bill } from './bill.ts';
import { billOf } from './bill.ts';
import { performanceBetween, readMachine } from './cycle-at.ts';
import type { Steps } from './steps.ts';

export interface Annual extends Bill {
  /** Cold of the year, kWh. */
  readonly q: number;
  /** Electricity of the year, kWh. */
  readonly e: number;
  readonly eer_annual: number;
  /** The highest condensing or gas cooler outlet temperature, °C. */
  readonly t_cdr_max: number;
  readonly hours: number;
  /** Electricity of the year with the floor of condensation 5 K lower and higher, kWh; null where not asked. */
  readonly floating: { readonly lower: number; readonly higher: number } | null;
  readonly bins: readonly SeasonBin[];
  readonly warnings: readonly SeasonWarning[];
}

const FLOATING_STEP = 5;
const SHARE = { min: 0, max: 1 } as const;

function readAnnual(request: Arguments) {
  return {
    machine: readMachine(request),
    power: request.number('power_cold', { default: 50, above: 0, unit: 'kW' }),
    te: request.number('t_evp', { default: -10, min: -80, max: 30, unit: 'degC' }),
    difference: request.number('dt_cdr', { default: 12, min: 0, max: 40, unit: 'K' }),
    /** Of R744: how far the refrigerant leaves above the outside; without it, as any other condenses. */
    approach: request.optionalNumber('approach', { min: 0, max: 40, unit: 'K' }),
    floor: request.number('t_cdr_min', { default: 25, min: -40, max: 60, unit: 'degC' }),
    least: request.number('load_min', { default: 0.6, ...SHARE }),
    from: request.number('t_load_min', { default: 5, min: -60, max: 60, unit: 'degC' }),
    to: request.number('t_load_max', { default: 32, min: -60, max: 60, unit: 'degC' }),
    cycling: request.number('x_cycling', { default: 0.5, ...SHARE }),
    degradation: { method: 'cc' as const, coefficient: request.number('cc', { default: 0.9, ...SHARE }) },
    motor: request.number('eta_motor', { default: 1, min: 0.05, max: 1 }),
    auxiliary: request.number('p_aux', { default: 0, min: 0, max: 1e4, unit: 'kW' }),
  };
}
type Cooled = ReturnType<typeof readAnnual>;

/** Part of the full load at an outdoor temperature: a line between two of them, held outside. */
function loadShare({ least, from, to }: Cooled, t: number): number {
  const rise = to > from ? (t - from) / (to - from) : t >= to ? 1 : 0;
  return Math.min(1, Math.max(least, least + (1 - least) * rise));
}

interface Rejection {
  readonly bin: SeasonBin;
  readonly tc: number;
}

function binOf(cooled: Cooled, [t, hours]: Bin, floor: number, engine: Engine): Rejection {
  const { machine, power, te, difference, cycling, degradation, auxiliary } = cooled;
  const share = loadShare(cooled, t);
  const above = machine.fluid === 'R744' ? (cooled.approach ?? difference * share) : difference * share;
  const tc = Math.max(floor, t + above);
  const eer = cooled.motor * performanceBetween(machine, { te, tc, size: [1, power] }, t, engine).eer;
  const efficiency = cycling > 0 ? efficiencyAtPartLoad(eer, share / cycling, degradation) : eer;
  const load = power * share;
  const electricity = hours * ((load > 0 ? load / efficiency : 0) + auxiliary);
  return { tc, bin: { t, hours, load, capacity: power, efficiency, backup: 0, electricity } };
}

/**
 * A bin a step, and the whole at the end.
 * @param request fluid; power_cold kW; t_evp °C; surch_evp, sous_ref_cdr K; rend_is; dt_cdr K above the outside at full
 *   load; t_cdr_min °C, floor of condensation; load_min, share of the load at t_load_min °C and below, whole at t_load_max;
 *   x_cycling, share of capacity below which it cycles, cc; eta_motor, 1 where rend_is is overall; p_aux kW all year; climate, bins or temperatures; price, beta;
 *   floating, for the year with the floor 5 K to either side; machine, further keys of a body of the simulation
 */
export function* annualSteps(request: Arguments, engine: Engine): Steps<Annual> {
  const bins = binsOfRequest(request, 'process').filter(([, hours]) => hours > 0);
  const cooled = readAnnual(request);
  const isFloating = request.flag('floating', false);
  const floors = isFloating ? [0, -FLOATING_STEP, FLOATING_STEP] : [0];
  const years: Rejection[][] = [];
  for (const step of floors) {
    const rows: Rejection[] = [];
    for (const bin of bins) {
      rows.push(binOf(cooled, bin, cooled.floor + step, engine));
      yield { done: years.length * bins.length + rows.length, total: floors.length * bins.length };
    }
    years.push(rows);
  }
  const [rows = [], lower, higher] = years;
  const energyOf = (list: readonly Rejection[]): number => list.reduce((sum, { bin }) => sum + bin.electricity, 0);
  const q = rows.reduce((sum, { bin }) => sum + bin.hours * bin.load, 0);
  const e = energyOf(rows);
  return {
    q,
    e,
    eer_annual: q / e,
    t_cdr_max: Math.max(...rows.map(({ tc }) => tc)),
    hours: bins.reduce((sum, [, hours]) => sum + hours, 0),
    floating: lower && higher ? { lower: energyOf(lower), higher: energyOf(higher) } : null,
    ...billOf(request, e),
    bins: rows.map(({ bin }) => bin),
    warnings: [METHOD],
  };
}

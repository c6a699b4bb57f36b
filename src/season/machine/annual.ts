/** The year of a simulated machine that cools: its load follows the outside, and so does its condensation. */
import type { Arguments } from '../../circuit/arguments.ts';
import type { Engine } from '../../engine/types.ts';
import { binsOfRequest } from '../climate.ts';
import type { Bin } from '../climate.ts';
import { efficiencyAtPartLoad } from '../declared/points.ts';
import type { SeasonWarning } from '../outcome.ts';
import { refuse } from '../outcome.ts';
import type { SeasonBin } from '../season-bin.ts';
import { METHOD } from '../season-bin.ts';
import type { Bill } from './bill.ts';
import { billOf } from './bill.ts';
import { performanceBetween, readMachine } from './cycle-at.ts';
import type { Defrost } from './defrost.ts';
import { meanOfDefrosts, readDefrost } from './defrost.ts';
import type { Rack, Running } from './rack.ts';
import { steppedAt } from './rack.ts';
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
  /** Cold the nominal capacity could not make, kWh; null of a machine whose capacity follows its load. */
  readonly short: number | null;
  /** Null where no mass of ice is told. */
  readonly defrost: DefrostYear | null;
  readonly bins: readonly SeasonBin[];
  readonly warnings: readonly SeasonWarning[];
}

/** kWh. */
export interface DefrostYear {
  /** Of one defrost: heat given, and electricity of resistors; null of hot gas, whose heat comes from the other evaporators. */
  readonly heat: number;
  readonly electricity: number | null;
  /** Of the year: electricity of the resistors, and of taking out what stayed in the cold. */
  readonly e_direct: number;
  readonly e_removal: number;
  /** Capacity that takes out what stays, over that of full load. */
  readonly share: number;
}

const FLOATING_STEP = 5;
const MOST_STEPS = 24;
const SHARE = { min: 0, max: 1 } as const;

/** Compressors alike of a rack; absent: one whose capacity follows the load. */
function readSteps(request: Arguments): number | undefined {
  const range = { min: 1, max: MOST_STEPS } as const;
  const steps = request.optionalNumber('steps', range);
  return steps === undefined || Number.isInteger(steps) ? steps : refuse('E_RANGE', 'steps', range);
}

function readAnnual(request: Arguments) {
  const te = request.number('t_evp', { default: -10, min: -80, max: 30, unit: 'degC' });
  return {
    machine: readMachine(request),
    power: request.number('power_cold', { default: 50, above: 0, unit: 'kW' }),
    te,
    steps: readSteps(request),
    /** Of all compressors at the full load's point. */
    nominal: request.optionalNumber('power_nominal', { above: 0, unit: 'kW' }),
    defrost: readDefrost(request.group('frost'), ['electric', 'hot_gas'], te),
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
  /** kW of the load that is made. */
  readonly made: number;
}

/** Outlet of the condenser or gas cooler over the outside, K, at a share of the full load. */
const aboveAt = ({ machine, approach, difference }: Cooled, share: number): number =>
  machine.fluid === 'R744' ? (approach ?? difference * share) : difference * share;

/** The machine at full load by condensing temperature: most bins of a year lie on the floor, and are one. */
function machineOf({ machine, power, te, motor }: Cooled, engine: Engine): (tc: number, outside: number) => Running {
  const known = new Map<number, Running>();
  return (tc, outside) => {
    const before = known.get(tc);
    if (before !== undefined) return before;
    const { eer, step_volume_h } = performanceBetween(machine, { te, tc, size: [1, power] }, outside, engine);
    const running = { eer: motor * eer, swept: step_volume_h };
    known.set(tc, running);
    return running;
  };
}
type At = ReturnType<typeof machineOf>;

/** The rack at an outdoor temperature; undefined of a machine whose capacity follows its load. */
function rackAt(cooled: Cooled, at: At, t: number, floor: number): Rack | undefined {
  const { steps, nominal = cooled.power, power, degradation, to } = cooled;
  if (steps === undefined) return undefined;
  const design = Math.max(cooled.floor, to + aboveAt(cooled, 1));
  return {
    steps,
    nominal,
    swept: at(design, to).swept,
    full: power,
    degradation,
    tcAt: (share) => Math.max(floor, t + aboveAt(cooled, share)),
    runningAt: (tc) => at(tc, t),
  };
}

/** kW all year: what the defrosts leave to be taken out, and what their resistors draw. */
const defrosting = (defrost: Defrost | undefined): { readonly returned: number; readonly electric: number } =>
  defrost === undefined
    ? { returned: 0, electric: 0 }
    : {
        returned: meanOfDefrosts(defrost, defrost.returned),
        electric: meanOfDefrosts(defrost, defrost.electricity ?? 0),
      };

function binOf(cooled: Cooled, [t, hours]: Bin, floor: number, at: At): Rejection {
  const { power, cycling, degradation, auxiliary, defrost } = cooled;
  const { returned, electric } = defrosting(defrost);
  const load = power * loadShare(cooled, t) + returned;
  const always = auxiliary + electric;
  const rack = rackAt(cooled, at, t, floor);
  if (rack !== undefined) {
    const stepped = steppedAt(rack, load);
    const { capacity, made, tc } = stepped;
    const efficiency = stepped.electric > 0 ? made / stepped.electric : 0;
    const electricity = hours * (stepped.electric + always);
    return { tc, made, bin: { t, hours, load, capacity, efficiency, backup: 0, electricity } };
  }
  const share = load / power;
  const tc = Math.max(floor, t + aboveAt(cooled, share));
  const { eer } = at(tc, t);
  const efficiency = cycling > 0 ? efficiencyAtPartLoad(eer, share / cycling, degradation) : eer;
  const electricity = hours * ((load > 0 ? load / efficiency : 0) + always);
  return { tc, made: load, bin: { t, hours, load, capacity: power, efficiency, backup: 0, electricity } };
}

/** @param bare electricity of the same year without them, kWh */
function defrostYear({ defrost, power }: Cooled, rows: readonly Rejection[], bare: number): DefrostYear | null {
  if (defrost === undefined) return null;
  const { returned, electric } = defrosting(defrost);
  const direct = rows.reduce((sum, { bin }) => sum + bin.hours * electric, 0);
  return {
    heat: defrost.heat,
    electricity: defrost.electricity,
    e_direct: direct,
    e_removal: energyOf(rows) - direct - bare,
    share: returned / power,
  };
}

const energyOf = (list: readonly Rejection[]): number => list.reduce((sum, { bin }) => sum + bin.electricity, 0);

/** The rows whose load is not all made. */
function shortOf(rows: readonly Rejection[]): { readonly energy: number; readonly from: number } {
  const short = rows.filter(({ made, bin }) => made < bin.load);
  return {
    energy: short.reduce((total, { made, bin }) => total + bin.hours * (bin.load - made), 0),
    from: Math.min(...short.map(({ bin }) => bin.t)),
  };
}

/**
 * A bin a step, and the whole at the end.
 * @param request fluid; power_cold kW; t_evp °C; surch_evp, sous_ref_cdr K; rend_is; dt_cdr K above the outside at full
 *   load; t_cdr_min °C, floor of condensation; load_min, share of the load at t_load_min °C and below, whole at t_load_max;
 *   x_cycling, share of capacity below which it cycles, cc; steps, compressors alike on one after the
 *   other, in place of x_cycling, with power_nominal kW of all of them at the full load's point; frost, see `readDefrost`; eta_motor, 1 where rend_is is overall; p_aux kW all year; climate, bins or temperatures; price, beta;
 *   floating, for the year with the floor 5 K to either side; machine, further keys of a body of the simulation
 */
export function* annualSteps(request: Arguments, engine: Engine): Steps<Annual> {
  const bins = binsOfRequest(request, 'process').filter(([, hours]) => hours > 0);
  const cooled = readAnnual(request);
  const isFloating = request.flag('floating', false);
  // The year itself, without its defrosts where there are any, and with other floors.
  const years: readonly (readonly [of: Cooled, step: number])[] = [
    [cooled, 0],
    ...(cooled.defrost === undefined ? [] : [[{ ...cooled, defrost: undefined }, 0] as const]),
    ...(isFloating ? [[cooled, -FLOATING_STEP] as const, [cooled, FLOATING_STEP] as const] : []),
  ];
  const at = machineOf(cooled, engine);
  const done: Rejection[][] = [];
  for (const [of, step] of years) {
    const rows: Rejection[] = [];
    for (const bin of bins) {
      rows.push(binOf(of, bin, cooled.floor + step, at));
      yield { done: done.length * bins.length + rows.length, total: years.length * bins.length };
    }
    done.push(rows);
  }
  const [rows = [], ...others] = done;
  const bare = cooled.defrost === undefined ? undefined : others[0];
  const [lower, higher] = isFloating ? others.slice(-2) : [];
  const { returned } = defrosting(cooled.defrost);
  const q = rows.reduce((sum, { bin, made }) => sum + bin.hours * (made - returned), 0);
  const e = energyOf(rows);
  const short = shortOf(rows);
  return {
    q,
    e,
    eer_annual: q / e,
    t_cdr_max: Math.max(...rows.map(({ tc }) => tc)),
    hours: bins.reduce((sum, [, hours]) => sum + hours, 0),
    floating: lower && higher ? { lower: energyOf(lower), higher: energyOf(higher) } : null,
    short: cooled.steps === undefined ? null : short.energy,
    defrost: defrostYear(cooled, rows, energyOf(bare ?? [])),
    ...billOf(request, e),
    bins: rows.map(({ bin }) => bin),
    warnings: [
      METHOD,
      ...(short.energy > 0 ? [{ code: 'W_SHORT' as const, values: { t: short.from, v: short.energy } }] : []),
      ...(cooled.defrost?.kind === 'hot_gas' ? [{ code: 'W_HOT_GAS' as const, values: {} }] : []),
    ],
  };
}

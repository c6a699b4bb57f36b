/** The year of a simulated heat pump on outside air: it evaporates below the outside and condenses above the water it warms. */
import type { Arguments } from '../../circuit/arguments.ts';
import type { Engine } from '../../engine/types.ts';
import { binsOfRequest, HEATING_CLIMATES, NO_LOAD_TEMPERATURE, DESIGN_TEMPERATURES } from '../climate.ts';
import type { Bin } from '../climate.ts';
import { efficiencyAtPartLoad } from '../declared/points.ts';
import type { SeasonWarning } from '../outcome.ts';
import { refuse } from '../outcome.ts';
import type { Performance } from '../../simulation/types.ts';
import type { SeasonBin } from '../season-bin.ts';
import { METHOD } from '../season-bin.ts';
import type { Bill } from './bill.ts';
import { billOf } from './bill.ts';
import { performanceBetween, readMachine } from './cycle-at.ts';
import { meanOfDefrosts, readDefrost } from './defrost.ts';
import type { Steps } from './steps.ts';

export interface HeatingYear extends Bill {
  /** Heat of the year, kWh. */
  readonly q: number;
  /** Electricity of the year, everything counted, kWh. */
  readonly e: number;
  /** Of it the electric backup and what runs all year, kWh. */
  readonly e_backup: number;
  readonly e_aux: number;
  /** Heat over electricity, with backup and without; auxiliaries are counted in neither. */
  readonly scop_on: number;
  readonly scop_net: number;
  /** Heat over all electricity. */
  readonly spf: number;
  /** Share of the heat that the backup gives, 0 to 1. */
  readonly backup_share: number;
  readonly hours: number;
  readonly bins: readonly SeasonBin[];
  readonly warnings: readonly SeasonWarning[];
}

const SHARE = { min: 0, max: 1 } as const;
/** Of the heat, that defrosting may take back. */
const MOST_DEFROST = 0.5;
const OUTSIDE = { min: -60, max: 40, unit: 'degC' } as const;

function readHeating(request: Arguments) {
  const climate = request.optionalChoice('climate', HEATING_CLIMATES) ?? 'average';
  const tDesign = request.number('t_design', { ...OUTSIDE, default: DESIGN_TEMPERATURES[climate] });
  const tLimit = request.number('t_limit', { ...OUTSIDE, default: NO_LOAD_TEMPERATURE });
  if (tLimit <= tDesign) refuse('E_RANGE', 't_limit', { min: tDesign, max: OUTSIDE.max, unit: 'degC' });
  const water = { min: 15, max: 90, unit: 'degC' } as const;
  const air = request.number('dt_evp', { default: 8, min: 0, max: 40, unit: 'K' });
  const frost = readDefrost(request.group('frost'), ['reverse'], -air);
  return {
    machine: readMachine(request),
    tDesign,
    tLimit,
    design: request.number('p_design', { default: 8, above: 0, unit: 'kW' }),
    bivalent: request.number('t_biv', { default: Math.min(-7, tLimit), ...OUTSIDE, max: tLimit - 1 }),
    stop: request.number('t_ol', { default: -20, ...OUTSIDE }),
    /** Water the heat pump sends out at the design temperature and at the limit. */
    warm: request.number('t_supply', { default: 35, ...water }),
    mild: request.number('t_supply_min', { default: 25, ...water }),
    air,
    difference: request.number('dt_cdr', { default: 4, min: 0, max: 40, unit: 'K' }),
    cycling: request.number('x_cycling', { default: 0.35, ...SHARE }),
    degradation: { method: 'cc' as const, coefficient: request.number('cc', { default: 0.9, ...SHARE }) },
    /** Share of the heat that defrosting takes back, between the two temperatures. */
    defrost: request.number('defrost', { default: 0, min: 0, max: MOST_DEFROST }),
    /** The same by masses of ice: kW of heat taken from the water, and the kg of it. */
    taken: frost === undefined ? 0 : meanOfDefrosts(frost, frost.heat),
    ice: frost?.mass ?? 0,
    defrostFrom: request.number('t_defrost_min', { default: -7, ...OUTSIDE }),
    defrostTo: request.number('t_defrost_max', { default: 5, ...OUTSIDE }),
    motor: request.number('eta_motor', { default: 1, min: 0.05, max: 1 }),
    auxiliary: request.number('p_aux', { default: 0, min: 0, max: 1e3, unit: 'kW' }),
  };
}
type Heated = ReturnType<typeof readHeating>;

const loadAt = ({ design, tDesign, tLimit }: Heated, t: number): number =>
  Math.max(0, (design * (t - tLimit)) / (tDesign - tLimit));

/** Water sent out, °C: by the heating curve, not above what the design temperature asks. */
function supplyAt({ warm, mild, tDesign, tLimit }: Heated, t: number): number {
  const share = Math.min(1, Math.max(0, (tLimit - t) / (tLimit - tDesign)));
  return mild + (warm - mild) * share;
}

/** Heat that defrosting takes back at an outdoor temperature: a share of what the machine gives, and kW. */
const defrostAt = ({ defrost, taken, defrostFrom, defrostTo }: Heated, t: number) =>
  t >= defrostFrom && t <= defrostTo ? { share: defrost, taken } : { share: 0, taken: 0 };

/** What of a machine's heat is left by its defrosts, 0 to 1. E_RANGE where they take more than half of it. */
function keptAt(heated: Heated, t: number, power: number): number {
  const { share, taken } = defrostAt(heated, t);
  const lost = share + taken / power;
  if (lost > MOST_DEFROST) {
    const max = (heated.ice * (MOST_DEFROST - share) * power) / taken;
    refuse('E_RANGE', 'frost.mass', { min: 0, max, unit: 'kg' });
  }
  return 1 - lost;
}

/** Size criteria of the simulation: heating power in kW, swept volume in m3/h. */
const BY_HEAT = 2;
const BY_VOLUME = 0;

/** The machine at an outdoor temperature, at a share of its speed: exchangers that move less heat need less of a difference. */
function performanceAt(heated: Heated, t: number, share: number, size: readonly [number, number], engine: Engine) {
  const { machine, air, difference } = heated;
  const between = { te: t - air * share, tc: supplyAt(heated, t) + difference * share, size };
  return performanceBetween(machine, between, t, engine);
}

/** Heat over electricity: losses of the motor are not given to the refrigerant. */
const copOf = ({ motor }: Heated, { power_heat, power_compressor }: Performance): number =>
  (motor * power_heat) / power_compressor;

function binOf(heated: Heated, swept: number, [t, hours]: Bin, engine: Engine): SeasonBin {
  const load = loadAt(heated, t);
  const idle = { t, hours, load, capacity: 0, efficiency: 0, backup: load, electricity: hours * load };
  if (load === 0 || t < heated.stop) return idle;
  const full = performanceAt(heated, t, 1, [BY_VOLUME, swept], engine);
  const kept = keptAt(heated, t, full.power_heat);
  const capacity = full.power_heat * kept;
  const ratio = Math.min(1, load / capacity);
  // Below its lowest speed it runs at that speed and cycles.
  const speed = Math.max(ratio, heated.cycling);
  const running = speed === 1 ? full : performanceAt(heated, t, speed, [BY_VOLUME, swept], engine);
  const cop = copOf(heated, running) * kept;
  const efficiency = heated.cycling > 0 ? efficiencyAtPartLoad(cop, ratio / heated.cycling, heated.degradation) : cop;
  const backup = Math.max(0, load - capacity);
  return { t, hours, load, capacity, efficiency, backup, electricity: hours * ((load - backup) / efficiency + backup) };
}

/**
 * A bin a step, and the whole at the end. The compressor is sized to carry the load at `t_biv` alone; its capacity follows
 * from its swept volume at every other temperature.
 * @param request fluid; p_design kW at t_design °C, none from t_limit up; t_biv, t_ol °C; t_supply, t_supply_min °C of water;
 *   dt_evp, dt_cdr K at full speed; surch_evp, sous_ref_cdr K; rend_is; x_cycling, lowest share of the capacity; cc; eta_motor, 1 where
 *   rend_is is overall;
 *   defrost, share of the heat, or frost, masses of ice that are molten by reversing (see `readDefrost`), between t_defrost_min and t_defrost_max °C; p_aux kW all year; climate, bins or
 *   temperatures; price, beta; machine, further keys of a body of the simulation
 */
export function* heatingSteps(request: Arguments, engine: Engine): Steps<HeatingYear> {
  const bins = binsOfRequest(request, 'average').filter(([, hours]) => hours > 0);
  const heated = readHeating(request);
  const atBivalent = defrostAt(heated, heated.bivalent);
  const needed = (loadAt(heated, heated.bivalent) + atBivalent.taken) / (1 - atBivalent.share);
  const swept = performanceAt(heated, heated.bivalent, 1, [BY_HEAT, needed], engine).step_volume_h;
  const rows: SeasonBin[] = [];
  for (const bin of bins) {
    rows.push(binOf(heated, swept, bin, engine));
    yield { done: rows.length, total: bins.length };
  }
  const sum = (value: (bin: SeasonBin) => number): number => rows.reduce((total, bin) => total + value(bin), 0);
  const hours = sum((bin) => bin.hours);
  const q = sum((bin) => bin.hours * bin.load);
  const e_backup = sum((bin) => bin.hours * bin.backup);
  const heating = sum((bin) => bin.electricity);
  const e_aux = hours * heated.auxiliary;
  const e = heating + e_aux;
  if (!(q > 0)) refuse('E_BINS', 'bins');
  return {
    q,
    e,
    e_backup,
    e_aux,
    scop_on: q / heating,
    scop_net: q > e_backup ? (q - e_backup) / (heating - e_backup) : 0,
    spf: q / e,
    backup_share: e_backup / q,
    hours,
    ...billOf(request, e),
    bins: rows,
    warnings: [
      METHOD,
      ...(e_backup > 0 ? [{ code: 'W_BIV' as const, values: { v: (100 * e_backup) / e } }] : []),
      ...(rows.some(({ t, load }) => t < heated.stop && load > 0)
        ? [{ code: 'W_TOL' as const, values: { t: heated.stop } }]
        : []),
    ],
  };
}

/** What is refused before any sum: states no figure can be made from, and readings that leave the sum with the reason. */
import { COVERAGE, saturationSlope } from '../../diagnosis/readings/uncertainty.ts';
import type { Engine } from '../../engine/types.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';
import type { WitnessRefusal } from '../codes.ts';
import type { PerformanceWarning } from '../outcome.ts';
import { refuse } from '../outcome.ts';
import { Refrigerant } from './points.ts';
import type { Asked, Side } from './request.ts';
import { sideHeat } from './side.ts';
import type { Point, ReadingKey } from './unknowns.ts';

/** K over dew a discharge must be for its compression to be read. */
const LEAST_DISCHARGE = 0.1;
/** Between these an isentropic efficiency from three states is one of a compressor. */
const EFFICIENCY = { min: 0.25, max: 1.05 } as const;

/** °C and K; a key is absent where what it needs was not read, or was refused. U are expanded. */
export interface DerivedStates {
  readonly t0_dew?: number;
  readonly superheat?: number;
  readonly superheat_compressor?: number;
  readonly u_superheat_compressor?: number;
  readonly subcooling?: number;
  readonly u_subcooling?: number;
  readonly tk_bubble?: number;
  readonly eta_states?: number;
}

export interface SideRead {
  readonly side: Side;
  /** Heat the exchanger takes from or gives to the refrigerant's other side, W, positive as it should be. */
  readonly heat: (point: Point) => number | undefined;
}

/** The readings that stay in the sum, and why the others do not. */
export interface Screened {
  readonly asked: Asked;
  readonly refrigerant: Refrigerant;
  readonly point: Point;
  readonly isWet: boolean;
  /** Bubbles may stand in the liquid line: its quality is in doubt. */
  readonly isFlashing: boolean;
  readonly isSubcoolingNegative: boolean;
  readonly sides: Readonly<Partial<Record<'e' | 'c', SideRead>>>;
  readonly derived: DerivedStates;
  readonly warnings: readonly PerformanceWarning[];
  readonly refused: Readonly<Partial<Record<string, WitnessRefusal>>>;
}

type Warn = (code: PerformanceWarning['code'], values?: PerformanceWarning['values']) => void;
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Suction: wet where its superheat is within its uncertainty. @returns whether it is wet at the compressor */
function screenSuction(
  asked: Asked,
  refrigerant: Refrigerant,
  left: Writable<Point>,
  derived: Writable<DerivedStates>,
  warn: Warn,
): boolean {
  const { p_lp, t_suction, t_suc_comp } = left;
  const low = p_lp === undefined ? undefined : refrigerant.saturation(p_lp);
  if (p_lp === undefined || low === undefined) return false;
  derived.t0_dew = celsiusFromKelvin(low.dew.T);
  const pressure = asked.gauges.p_lp * saturationSlope(asked.fluid, p_lp, 'dew');
  const of = (key: ReadingKey, T: number) => ({
    superheat: T - low.dew.T,
    U: COVERAGE * Math.hypot(asked.readings.get(key)?.u ?? 0, pressure),
  });
  const inletKey = t_suc_comp === undefined ? 't_suction' : 't_suc_comp';
  const inletT = t_suc_comp ?? t_suction;
  if (inletT === undefined) return false;
  const inlet = of(inletKey, inletT);
  derived.superheat_compressor = inlet.superheat;
  derived.u_superheat_compressor = inlet.U;
  if (inlet.superheat <= inlet.U) {
    warn('E_WET', { s: inlet.superheat, u: inlet.U });
    delete left.p_lp;
    delete left.t_suction;
    delete left.t_suc_comp;
    return true;
  }
  if (t_suction === undefined || t_suc_comp === undefined) return false;
  const outlet = of('t_suction', t_suction);
  derived.superheat = outlet.superheat;
  if (outlet.superheat <= outlet.U) {
    warn('W_SUCTION_LINE', { s: outlet.superheat, u: outlet.U });
    delete left.t_suction;
  }
  return false;
}

/** Liquid: 'negative' where it is hotter than its bubble point, 'flashing' where bubbles are possible. */
function screenLiquid(
  asked: Asked,
  refrigerant: Refrigerant,
  left: Writable<Point>,
  derived: Writable<DerivedStates>,
  warn: Warn,
): 'negative' | 'flashing' | undefined {
  const { p_hp, t_liquid } = left;
  const high = p_hp === undefined ? undefined : refrigerant.saturation(p_hp);
  if (p_hp === undefined || high === undefined) return undefined;
  derived.tk_bubble = celsiusFromKelvin(high.bubble.T);
  if (t_liquid === undefined) return undefined;
  const subcooling = high.bubble.T - t_liquid;
  const pressure = asked.gauges.p_hp * saturationSlope(asked.fluid, p_hp, 'bubble');
  const U = COVERAGE * Math.hypot(asked.readings.get('t_liquid')?.u ?? 0, pressure);
  derived.subcooling = subcooling;
  derived.u_subcooling = U;
  if (subcooling < -U) {
    warn('E_SC_NEG', { s: subcooling, u: U });
    delete left.t_liquid;
    return 'negative';
  }
  if (subcooling > U) return undefined;
  warn('W_FLASH', { s: subcooling, u: U });
  if (left.m_ref !== undefined) {
    warn('E_FLASH');
    delete left.m_ref;
  }
  return 'flashing';
}

/** Discharge: colder than dew, or at an efficiency no compressor has. */
function screenDischarge(
  refrigerant: Refrigerant,
  left: Writable<Point>,
  derived: Writable<DerivedStates>,
  warn: Warn,
): void {
  const { p_hp, t_discharge } = left;
  if (p_hp === undefined || t_discharge === undefined) return;
  const high = refrigerant.saturation(p_hp);
  const { inlet, discharge, isentropic } = refrigerant.at({ ...left });
  const isHot = high === undefined || t_discharge > high.dew.T + LEAST_DISCHARGE;
  let isSound = isHot && discharge !== undefined;
  if (isHot && discharge !== undefined && inlet !== undefined && isentropic !== undefined) {
    const efficiency = (isentropic - inlet.H) / (discharge.H - inlet.H);
    derived.eta_states = efficiency;
    isSound = efficiency >= EFFICIENCY.min && efficiency <= EFFICIENCY.max;
  }
  if (isSound) return;
  warn('E_DISCHARGE', { t: celsiusFromKelvin(t_discharge) });
  delete left.t_discharge;
}

const SIDE_READINGS = {
  e: ['te_in', 'te_out', 'e_flow', 'e_rh_in', 'e_rh_out'],
  c: ['tc_in', 'tc_out', 'c_flow'],
} as const satisfies Readonly<Record<string, readonly ReadingKey[]>>;
export const SIDE_WITNESS = { e: 'evaporator', c: 'condenser' } as const;

function sideRead(asked: Asked, key: 'e' | 'c', engine: Engine): SideRead['heat'] {
  const heat = sideHeat(asked.sides[key], asked.air, engine);
  const [entering, leaving, flow] = SIDE_READINGS[key];
  const sign = key === 'e' ? -1 : 1;
  return (point) => {
    const taken = heat({
      flow: point[flow] ?? Number.NaN,
      entering: point[entering] ?? Number.NaN,
      leaving: point[leaving] ?? Number.NaN,
      rhIn: key === 'e' ? point.e_rh_in : undefined,
      rhOut: key === 'e' ? point.e_rh_out : undefined,
    });
    return taken === undefined ? undefined : sign * taken;
  };
}

/** A side whose three readings are there, and which gives heat the way it should; its readings leave the sum otherwise. */
function screenSide(
  asked: Asked,
  key: 'e' | 'c',
  left: Writable<Point>,
  engine: Engine,
  refuseSide: (why: 'E_SWAP' | 'E_STATE') => void,
): SideRead | undefined {
  const [entering, leaving, flow] = SIDE_READINGS[key];
  const isThere = left[entering] !== undefined && left[leaving] !== undefined && left[flow] !== undefined;
  const heat = isThere ? sideRead(asked, key, engine) : undefined;
  const value = heat?.({ ...left });
  if (heat !== undefined && value !== undefined && value > 0) return { side: asked.sides[key], heat };
  if (isThere) refuseSide(value === undefined ? 'E_STATE' : 'E_SWAP');
  for (const reading of SIDE_READINGS[key]) Reflect.deleteProperty(left, reading);
  return undefined;
}

/** Goes through the readings, in the order of what would make the next test senseless. E_ORDER, E_POWER stop it. */
export function screenedOf(asked: Asked, engine: Engine): Screened {
  const refrigerant = new Refrigerant(asked.fluid);
  const left: Writable<Point> = Object.fromEntries([...asked.readings].map(([key, { value }]) => [key, value]));
  if (left.p_lp !== undefined && left.p_hp !== undefined && left.p_hp <= left.p_lp) refuse('E_ORDER', 'p_hp');
  if (left.power_meas !== undefined && left.power_meas <= asked.auxiliariesRead) refuse('E_POWER', 'power_meas');
  const warnings: PerformanceWarning[] = [];
  const refused: Partial<Record<string, WitnessRefusal>> = {};
  const derived: Writable<DerivedStates> = {};
  const warn: Warn = (code, values) => {
    warnings.push(values === undefined ? { code } : { code, values });
  };
  const isWet = screenSuction(asked, refrigerant, left, derived, warn);
  const liquid = screenLiquid(asked, refrigerant, left, derived, warn);
  screenDischarge(refrigerant, left, derived, warn);
  const sides = Object.fromEntries(
    (['e', 'c'] as const).map((key) => [
      key,
      screenSide(asked, key, left, engine, (why) => {
        refused[SIDE_WITNESS[key]] = why;
        if (why === 'E_SWAP') warn('E_SWAP', { side: SIDE_WITNESS[key] });
      }),
    ]),
  ) as Screened['sides'];
  if (sides.e !== undefined && asked.sides.e.medium === 'air' && left.e_rh_in === undefined) warn('W_LATENT');
  return {
    ...{ asked, refrigerant, isWet, sides, derived, warnings, refused },
    point: { ...left },
    isFlashing: liquid === 'flashing',
    isSubcoolingNegative: liquid === 'negative',
  };
}

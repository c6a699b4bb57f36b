/** A compressor between two pressures: its polynomials, corrected to the real suction state, and the efficiencies they imply. */
import type { Fluid, Saturation, State } from '../../engine/types.ts';
import { PointStates } from '../../simulation/engine-calls.ts';
import type { Warning } from '../outcome.ts';
import { refuse } from '../outcome.ts';
import { extrapolationWarnings } from '../extrapolation.ts';
import type { Pressures } from './envelope.ts';
import { hasEnvelope, isInsideEnvelope, variablesAt } from './envelope.ts';
import { equivalentPressures } from './other-fluid.ts';
import { polynomialAt } from './polynomial.ts';
import type { Quantity } from './quantities.ts';
import type { Compressor } from './record.ts';
import {
  barFromPascal,
  celsiusFromKelvin,
  kelvinFromCelsius,
  kiloFromBase,
  SECONDS_PER_HOUR,
} from '../../quantities/si.ts';

/** The keys of a simulation's body a compressor decides; those left as entered are absent. */
export interface AppliedInput {
  readonly choice_1: 0 | 4;
  readonly choice_1_value: number;
  readonly rend_v?: number;
  readonly rend_is?: number;
}

export interface CompressorPoint {
  /** The variables of the polynomials before their temperature unit: °C, `d` in bar where the record says so. */
  readonly s: number;
  readonly d: number;
  /** bar */
  readonly p_evp: number;
  readonly p_cdr: number;
  readonly tau: number;
  /** As published, at the record's frequency: kW, kW, kg/h, A. */
  readonly polynomial: {
    readonly capacity: number | null;
    readonly power: number | null;
    readonly mass_flow_h: number | null;
    readonly current: number | null;
  };
  /** At the rating suction: °C, kg/m³, kg/s, and kW: as published, else flow times enthalpy difference; null without a liquid. */
  readonly rated: {
    readonly t: number;
    readonly rho: number;
    readonly mass_flow_s: number;
    readonly capacity: number | null;
  };
  /** kg/m³ */
  readonly rho_suction: number;
  /** kg/s, corrected, at the frequency run at. */
  readonly mass_flow_s: number;
  /** kW, likewise. */
  readonly power_input: number | null;
  /** m³/h, likewise. */
  readonly step_volume_h: number | null;
  readonly eta_v: number | null;
  /** Overall isentropic efficiency: electrical, losses included. */
  readonly eta_is: number | null;
  /** The isentropic efficiency that gives the real discharge in a cycle without heat loss. */
  readonly rend_is: number | null;
  /** °C */
  readonly t_discharge: number | null;
  /** Whether the sheet has an envelope, and the polynomials were read inside it; true where there is none. */
  readonly has_envelope: boolean;
  readonly in_range: boolean;
  /** Null for the refrigerant of the sheet. */
  readonly carried: Carried | null;
  readonly input: AppliedInput;
  readonly warnings: readonly Warning[];
}

/**
 * A sheet run with another refrigerant than its own: where its polynomials were read, and how far off the estimate may be.
 * `polynomial`, `s` and `d` are then those of the sheet's own refrigerant there.
 */
export interface Carried {
  /** The refrigerant of the sheet, and the one it is run with. */
  readonly own: string;
  readonly fluid: string;
  /** Dew temperatures of the sheet's refrigerant at the same pressure ratio, °C; `tc` null above its critical point. */
  readonly te: number;
  readonly tc: number | null;
  /** Band of the estimate, shares: `CARRIED_BAND`. */
  readonly band: { readonly capacity: number; readonly power: number };
}

/** How the compressor is run. */
export interface Running {
  /** Total superheat at the suction, K; undefined: that of the rating. */
  readonly superheat: number | undefined;
  /** Hz; undefined: the record's. */
  readonly frequency: number | undefined;
  readonly f_v: number;
  readonly correct_power: boolean;
}

/** K: closer to saturation a state is taken on it, (T, P) is ill-posed there. */
const ON_SATURATION_K = 0.01;
const LOW_VOLUMETRIC = 0.3;
const LOW_ISENTROPIC = 0.2;
const INCOHERENT = 0.03;
/**
 * Bands of what another refrigerant is estimated to give, shares. Of 514 points at which seven Carlyle piston compressors are
 * published for two of R22, R134a and R507A (`two-refrigerants.json`), 95 in 100 lie within them; the furthest are 10 % and
 * 23 % off. Other kinds of compressors and other refrigerants were not tried: there it is a guess.
 */
export const CARRIED_BAND = { capacity: 0.07, power: 0.12 } as const;

const fahrenheitFromCelsius = (t: number): number => 1.8 * t + 32;
const poly = (detail: string, values: Readonly<Record<string, number>> = {}): never =>
  refuse('E_POLY', 'coefficients', { detail, ...values });

/** Values of the polynomials in SI, null for those the record lacks. */
function valuesOf({ polynomials, temperatureUnit, variable }: Compressor, s: number, d: number) {
  const isFahrenheit = temperatureUnit === 'F';
  const x = isFahrenheit ? fahrenheitFromCelsius(s) : s;
  const y = isFahrenheit && variable === 'tc' ? fahrenheitFromCelsius(d) : d;
  const value = (quantity: Quantity): number | null => {
    const polynomial = polynomials[quantity];
    if (polynomial === undefined) return null;
    const result = polynomialAt(polynomial.coefficients, x, y) * polynomial.unit;
    return Number.isFinite(result) ? result : poly('coefficients');
  };
  return { capacity: value('capacity'), power: value('power'), flow: value('mass_flow'), current: value('current') };
}

/** Vapour at a temperature, K, and the evaporating pressure; on its dew point where it is next to it. */
function suctionAt(states: PointStates, T: number, { dew }: Saturation): State {
  return Math.abs(T - dew.T) < ON_SATURATION_K ? dew : states.at('a', { T, P: dew.P });
}

/** The rating suction. E_LIQ on the return gas temperature where it is below evaporation. */
function ratedSuction({ rating }: Compressor, states: PointStates, evaporating: Saturation): State {
  const dewT = evaporating.dew.T;
  const T = rating.mode === 'SH' ? dewT + rating.value : kelvinFromCelsius(rating.value);
  if (T < dewT) refuse('E_LIQ', 'rating_value', { t: celsiusFromKelvin(dewT) });
  return suctionAt(states, T, evaporating);
}

/**
 * The liquid the data were rated with; undefined above critical where the record does not say it. E_RANGE on a fixed
 * temperature above that of condensation: there is no such liquid.
 */
function ratedLiquid({ rating }: Compressor, states: PointStates, { condensing, discharge }: Pressures) {
  if (condensing === undefined) {
    const t = rating.gasCoolerOutlet;
    return t === undefined ? undefined : states.at('d', { T: kelvinFromCelsius(t), P: discharge });
  }
  const { bubble } = condensing;
  const T = rating.liquid === undefined ? bubble.T - rating.subcooling : kelvinFromCelsius(rating.liquid);
  if (T > bubble.T + ON_SATURATION_K)
    refuse('E_RANGE', 'rating_t_liquid', { max: celsiusFromKelvin(bubble.T), unit: 'degC' });
  return Math.abs(T - bubble.T) < ON_SATURATION_K ? bubble : states.at('d', { T, P: bubble.P });
}

/** The sheet between two pressures of its own refrigerant, at its rating condition; SI. */
function ratedBetween(compressor: Compressor, at: Pressures, states: PointStates) {
  const { s, d = poly('variable') } = variablesAt(compressor, at);
  const in_range = isInsideEnvelope(compressor, at);
  const published = valuesOf(compressor, s, d);
  const suction = ratedSuction(compressor, states, at.evaporating);
  const liquid = ratedLiquid(compressor, states, at);
  const flowFromCapacity = (): number => {
    if (liquid === undefined) return refuse('E_MISSING', 'rating_t_gc');
    return (published.capacity ?? 0) / (suction.H - liquid.H);
  };
  const flow = published.flow ?? flowFromCapacity();
  if (!(flow > 0 && Number.isFinite(flow))) poly('negative', { mass_flow_s: flow });
  if (published.power !== null && published.power <= 0) poly('negative', { power: kiloFromBase(published.power) });
  // A flow beside it does not make a capacity possible.
  if (published.capacity !== null && published.capacity <= 0)
    poly('negative', { capacity: kiloFromBase(published.capacity) });
  const warnings: Warning[] = in_range ? [] : [{ code: 'W_ENV', values: { s, d } }];
  if (published.capacity !== null && published.flow !== null && liquid !== undefined) {
    const gap = published.capacity / (flow * (suction.H - liquid.H)) - 1;
    if (Math.abs(gap) > INCOHERENT) warnings.push({ code: 'W_INCOH', values: { v: 100 * gap } });
  }
  return {
    s,
    d,
    in_range,
    published,
    suction,
    liquid,
    flow,
    power: published.power,
    capacity: published.capacity,
    warnings,
  };
}
type Rated = ReturnType<typeof ratedBetween> & { readonly carried: Carried | null };

const isentropicWork = (states: PointStates, from: State, P: number): number =>
  states.at('b', { P, S: from.S }).H - from.H;

/**
 * The same for another refrigerant: displacement and volumetric efficiency give the volume flow of the sheet at equal pressure
 * ratio, and the isentropic efficiency there the power.
 */
function ratedWith(fluid: Fluid, own: Fluid, compressor: Compressor, at: Pressures, states: PointStates): Rated {
  const there = equivalentPressures(own, compressor, at);
  const ownStates = new PointStates(own);
  const sheet = ratedBetween(compressor, there, ownStates);
  const suction = ratedSuction(compressor, states, at.evaporating);
  const flow = (sheet.flow * suction.D) / sheet.suction.D;
  const efficiency =
    sheet.power === null
      ? null
      : (sheet.flow * isentropicWork(ownStates, sheet.suction, there.discharge)) / sheet.power;
  const carried: Carried = {
    own: own.name,
    fluid: fluid.name,
    te: celsiusFromKelvin(there.evaporating.dew.T),
    tc: there.condensing === undefined ? null : celsiusFromKelvin(there.condensing.dew.T),
    band: CARRIED_BAND,
  };
  const { te, tc, band } = carried;
  // Read elsewhere than asked: the envelope does not hold the point itself.
  const in_range = Math.abs(there.evaporating.dew.T - at.evaporating.dew.T) < ON_SATURATION_K;
  return {
    ...sheet,
    in_range,
    suction,
    liquid: ratedLiquid(compressor, states, at),
    flow,
    power: efficiency === null ? null : (flow * isentropicWork(states, suction, at.discharge)) / efficiency,
    capacity: null,
    carried,
    warnings: [
      {
        code: 'W_CARRIED',
        values: {
          own: carried.own,
          fluid: carried.fluid,
          v: at.discharge / at.evaporating.dew.P,
          te,
          ...(tc === null ? {} : { tc }),
          capacity: 100 * band.capacity,
          power: 100 * band.power,
        },
      },
      ...(in_range ? [] : [{ code: 'W_ENV' as const, values: { s: sheet.s, d: sheet.d } }]),
      ...sheet.warnings,
      ...extrapolationWarnings(ownStates.extrapolations),
    ],
  };
}

/**
 * The point of a compressor between two pressures. See `compressorPoint`.
 * @param own the refrigerant the sheet was published for, where it is another one than `fluid`
 */
export function pointBetween(
  fluid: Fluid,
  compressor: Compressor,
  at: Pressures,
  running: Running,
  own?: Fluid,
): CompressorPoint {
  const states = new PointStates(fluid);
  const { evaporating, discharge: highP } = at;
  const ratedHere: Rated =
    own === undefined || own.name === fluid.name
      ? { ...ratedBetween(compressor, at, states), carried: null }
      : ratedWith(fluid, own, compressor, at, states);
  const { s, d, in_range, published, suction: rated, liquid, flow: ratedFlow, carried } = ratedHere;
  const warnings: Warning[] = [...ratedHere.warnings];

  const a =
    running.superheat === undefined ? rated : suctionAt(states, evaporating.dew.T + running.superheat, evaporating);
  const b = states.at('b', { P: highP, S: a.S });
  const flow = ratedFlow * (1 + running.f_v * (a.D / rated.D - 1));
  const correctedPower = (atRating: number): number => {
    const ratedB = a === rated ? b : states.at('b', { P: highP, S: rated.S });
    return atRating * (flow / ratedFlow) * ((b.H - a.H) / (ratedB.H - rated.H));
  };
  const { power: ratedPower } = ratedHere;
  const power = ratedPower !== null && running.correct_power ? correctedPower(ratedPower) : ratedPower;

  const { sweptVolume } = compressor;
  const eta_v = sweptVolume === undefined ? null : (SECONDS_PER_HOUR * flow) / (a.D * sweptVolume);
  const eta_is = power === null ? null : (flow * (b.H - a.H)) / power;
  const rend_is = eta_is === null ? null : eta_is / (1 - compressor.heatLoss);
  if (eta_v !== null && !(eta_v <= 1)) poly('eta_v', { eta_v });
  if (rend_is !== null && !(rend_is <= 1 && rend_is > 0)) poly('eta_is', { eta_is: rend_is });
  const low = [
    eta_v !== null && eta_v < LOW_VOLUMETRIC ? eta_v : 1,
    eta_is !== null && eta_is < LOW_ISENTROPIC ? eta_is : 1,
  ];
  if (Math.min(...low) < 1) warnings.push({ code: 'W_POLY', values: { v: Math.min(...low) } });

  const discharge = rend_is === null ? null : states.at('c', { P: highP, H: a.H + (b.H - a.H) / rend_is });
  const ratio = (running.frequency ?? compressor.frequency) / compressor.frequency;
  if (ratio !== 1) warnings.push({ code: 'W_FREQ' });
  if (sweptVolume === undefined) warnings.push({ code: 'W_NOVSW' });
  warnings.push(...extrapolationWarnings(states.extrapolations));

  const effect = liquid === undefined ? null : rated.H - liquid.H;
  const ratedCapacity = ratedHere.capacity ?? (effect === null ? null : ratedFlow * effect);
  const mass_flow_s = flow * ratio;
  const step_volume_h = sweptVolume === undefined ? null : sweptVolume * ratio;
  return {
    s,
    d,
    p_evp: barFromPascal(evaporating.dew.P),
    p_cdr: barFromPascal(highP),
    tau: highP / evaporating.dew.P,
    polynomial: {
      capacity: published.capacity === null ? null : kiloFromBase(published.capacity),
      power: published.power === null ? null : kiloFromBase(published.power),
      mass_flow_h: published.flow === null ? null : published.flow * SECONDS_PER_HOUR,
      current: published.current,
    },
    rated: {
      t: celsiusFromKelvin(rated.T),
      rho: rated.D,
      mass_flow_s: ratedFlow,
      capacity: ratedCapacity === null ? null : kiloFromBase(ratedCapacity),
    },
    rho_suction: a.D,
    mass_flow_s,
    power_input: power === null ? null : kiloFromBase(power * ratio),
    step_volume_h,
    eta_v,
    eta_is,
    rend_is,
    t_discharge: discharge === null ? null : celsiusFromKelvin(discharge.T),
    has_envelope: hasEnvelope(compressor),
    in_range,
    carried,
    input: {
      ...(step_volume_h === null
        ? { choice_1: 4 as const, choice_1_value: mass_flow_s }
        : { choice_1: 0 as const, choice_1_value: step_volume_h }),
      ...(eta_v === null ? {} : { rend_v: eta_v }),
      ...(rend_is === null ? {} : { rend_is }),
    },
    warnings,
  };
}

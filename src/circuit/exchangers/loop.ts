/**
 * The loop between the evaporator and what is cooled: brine, glycol or water pumped as a liquid, or CO2 part of which boils. What its
 * pump takes, what heat that leaves in the loop, and what is left of capacity and EER. SI inside, API units out.
 */
import type { Engine } from '../../engine/types.ts';
import { overfeedFlow, pumpingPower } from '../../physics/secondary-loop.ts';
import type { Pump } from '../../physics/secondary-loop.ts';
import {
  baseFromKilo,
  celsiusFromKelvin,
  kelvinFromCelsius,
  kiloFromBase,
  pascalFromBar,
  SECONDS_PER_HOUR,
} from '../../quantities/si.ts';
import { cycleOf } from '../../simulation/cycles/index.ts';
import { run } from '../../simulation/run.ts';
import type { Arguments } from '../arguments.ts';
import type { OperatingPoint } from '../operating-point.ts';
import { refuse } from '../outcome.ts';
import { CARRIERS, MOTORS } from './carriers.ts';
import type { Carrier } from './carriers.ts';
import type { ExchangerFigures } from './exchanger.ts';

export interface SecondaryLoop {
  readonly carrier: Carrier;
  /** Of the loop, °C: to what is cooled, and back; the same of CO2. */
  readonly t_supply: number;
  readonly t_return: number;
  /** Quality of the CO2 that comes back, 0 to 1; null of a liquid. */
  readonly quality: number | null;
  /** kg/s, m³/h through the pump. */
  readonly mass_flow_s: number;
  readonly flow: number;
  /** What the evaporator takes of the loop, kW. */
  readonly power_evaporator: number;
  /** Electric power of the pump, what of it warms the loop, and what its pipes take from the air, kW. */
  readonly power_pump: number;
  readonly heat_pump: number;
  readonly gain: number;
  /** What is left for what is cooled, kW, and its share of the evaporator's power. */
  readonly power_load: number;
  readonly share: number;
  /** Cold where it is needed over compressors and pump, and over the EER of the cycle, less 1. */
  readonly eer: number;
  readonly change: number;
  /** EER of the same machine that evaporates at the loop's mean temperature, without loop; null where there is none. */
  readonly eer_direct: number | null;
}

/** EnergyPlus, Engineering Reference: impeller 78 % (ASHRAE 2006), motor 85 % (ITT 2009). */
const EFFICIENCY = { above: 0, max: 1 } as const;
const IMPELLER = 0.78;
const MOTOR = 0.85;
/** EnergyPlus, Input Output Reference: 2.1 to 3 are common for CO2, 2.5 where none is said. */
const RATE = { default: 2.5, min: 1, max: 20 } as const;
/** From the evaporating to the CO2's temperature, K, as Emerson's balance of systems takes it. */
const DIFFERENCE = 5;
/** Where CO2 is liquid and vapour, °C: from above its triple point to below its critical one. */
const CARBON_DIOXIDE = { min: -56, max: 30, unit: 'degC' } as const;

interface Carried {
  readonly t_supply: number;
  readonly t_return: number;
  readonly quality: number | null;
  readonly massFlow: number;
  /** m³/s */
  readonly flow: number;
}

function ofCarbonDioxide(given: Arguments, evaporator: ExchangerFigures, t0: number, engine: Engine): Carried {
  const t = given.optionalNumber('t_co2', CARBON_DIOXIDE) ?? t0 + DIFFERENCE;
  if (t <= t0 || t < CARBON_DIOXIDE.min || t > CARBON_DIOXIDE.max) {
    refuse('E_RANGE', given.field('t_co2'), { ...CARBON_DIOXIDE, min: Math.max(t0, CARBON_DIOXIDE.min) });
  }
  const rate = given.number('rate', RATE);
  const { bubble, dew } = engine.fluid('R744').saturation({ T: kelvinFromCelsius(t) });
  const massFlow = overfeedFlow(baseFromKilo(evaporator.duty), dew.H - bubble.H, rate);
  return { t_supply: t, t_return: t, quality: 1 / rate, massFlow, flow: massFlow / bubble.D };
}

const ofLiquid = ({ t_in, t_out, mass_flow_s, rho }: ExchangerFigures): Carried => ({
  t_supply: t_out,
  t_return: t_in,
  quality: null,
  massFlow: mass_flow_s,
  flow: mass_flow_s / rho,
});

function pumpOf(given: Arguments, carrier: Carrier): Pump {
  const motor = given.choice('motor', MOTORS, 'usual');
  return {
    impeller: given.number('eta_pump', { ...EFFICIENCY, default: IMPELLER }),
    motor: given.number('eta_motor', { ...EFFICIENCY, default: MOTOR }),
    isMotorInFluid: motor === 'canned' || (motor === 'usual' && carrier === 'r744'),
  };
}

/** EER of the machine that evaporates at a temperature, °C, all else alike. */
function eerAt({ result }: OperatingPoint, t: number, engine: Engine): number | null {
  const { input, extra } = result;
  const cycle = cycleOf(input);
  const evaporators = cycle.processes.filter(({ kind }) => kind === 'evaporation');
  if (evaporators.length !== 1 || cycle.unread?.includes('pt_evp') === true) return null;
  const condensing =
    input.mode_trans === '1' || extra.t_dew_cdr === null ? {} : { mode_cdr: 1, pt_cdr: extra.t_dew_cdr };
  const outcome = run({ ...input, ...condensing, sat_ref: 'dew', mode_evp: 1, pt_evp: t }, engine);
  return outcome.ok ? outcome.result.performance.eer : null;
}

/**
 * Null where no carrier is chosen, no head typed, or the evaporator has no answer of its own. E_MODE of a liquid where air is on the
 * evaporator, E_RANGE of a head whose pump would leave nothing.
 * @param evaporator what the exchanger cools, null where the compressor asked about has none
 */
export function secondaryLoopOf(
  given: Arguments,
  evaporator: ExchangerFigures | null,
  point: OperatingPoint,
  engine: Engine,
): SecondaryLoop | null {
  const carrier = given.optionalChoice('carrier', CARRIERS);
  const head = given.optionalNumber('head', { min: 0, max: 100, unit: 'bar' });
  if (carrier === undefined || head === undefined || evaporator === null) return null;
  if (carrier === 'liquid' && evaporator.medium === 'air') refuse('E_MODE', given.field('carrier'));
  if (carrier === 'liquid' && evaporator.problem !== null) return null;
  const t0 = celsiusFromKelvin(point.evaporating.dew.T);
  const carried = carrier === 'liquid' ? ofLiquid(evaporator) : ofCarbonDioxide(given, evaporator, t0, engine);
  const { electric, heat } = pumpingPower(carried.flow, pascalFromBar(head), pumpOf(given, carrier));
  const gain = given.number('gain', { default: 0, min: 0, unit: 'kW' });
  if (gain >= evaporator.duty) refuse('E_RANGE', given.field('gain'), { min: 0, max: evaporator.duty, unit: 'kW' });
  const power_pump = kiloFromBase(electric);
  const heat_pump = kiloFromBase(heat);
  const power_load = evaporator.duty - heat_pump - gain;
  if (power_load <= 0) {
    refuse('E_RANGE', given.field('head'), { max: (head * (evaporator.duty - gain)) / heat_pump, unit: 'bar' });
  }
  const { power_cold, eer: alone } = point.result.performance;
  const eer = (power_cold - evaporator.duty + power_load) / (power_cold / alone + power_pump);
  return {
    carrier,
    t_supply: carried.t_supply,
    t_return: carried.t_return,
    quality: carried.quality,
    mass_flow_s: carried.massFlow,
    flow: carried.flow * SECONDS_PER_HOUR,
    power_evaporator: evaporator.duty,
    power_pump,
    heat_pump,
    gain,
    power_load,
    share: power_load / evaporator.duty,
    eer,
    change: eer / alone - 1,
    eer_direct: eerAt(point, (carried.t_supply + carried.t_return) / 2, engine),
  };
}

/** The door of the simulated machine: one fault of one severity in one weather. */
import { Arguments } from '../../circuit/arguments.ts';
import { fluidOf } from '../../circuit/fluids.ts';
import type { Engine } from '../../engine/types.ts';
import { kelvinFromCelsius, pascalFromBar } from '../../quantities/si.ts';
import type { Application, FaultKey } from '../data/machines.ts';
import { COMPRESSOR_KINDS, EXPANSIONS, FAULTS, LARGEST, LAWS, MACHINES } from '../data/machines.ts';
import type { DiagnosisOutcome } from '../outcome.ts';
import { answerOf, refuse } from '../outcome.ts';
import { propertiesOf } from '../properties/fluid-properties.ts';
import { disturbanceOf, HEALTHY } from './faults.ts';
import type { Hardware } from './hardware.ts';
import { designedFor, hardwareFrom, isSound } from './hardware.ts';
import { defaultParameters } from './parameters.ts';
import type { TwinReadings } from './readings.ts';
import { readingsOf, simulationBodyOf } from './readings.ts';
import type { Solved } from './solve.ts';
import { healthyAt } from './solve.ts';
import type { Stop } from './path.ts';
import { grown, stopOf, stopTowards } from './path.ts';

const SEVERITY = { default: 0, min: 0, max: 0.95 } as const;
const WEATHER = { min: -60, max: 60, unit: 'degC' } as const;
const COOLING = { min: -40, max: 90, unit: 'degC' } as const;
const LIFT = { default: 0, min: 0, max: 10, unit: 'bar' } as const;
export interface SimulatedFault extends TwinReadings {
  /** What the machine is made of; SI, W/K for conductances. */
  readonly hardware: Pick<Hardware, 'V' | 'UAe' | 'UAc' | 'Ce' | 'Cc' | 'Av' | 'charge' | 'taun' | 'mn' | 'SH_mid'>;
  /** The severity it was computed at: beyond where a fault of its kind is whole, that one. */
  readonly severity: number;
  /** What would have stopped the machine in this state: it runs where nothing is named. */
  readonly stop: Stop | '';
  /** The same machine as a body of the simulation. */
  readonly simulation: ReturnType<typeof simulationBodyOf>;
}

/** Where the machine runs with a fault; stops with E_TWIN where it cannot. */
function solvedWith(
  hardware: Hardware,
  [te, tc]: readonly [number, number],
  fault: FaultKey | 'normal',
  severity: number,
  lift: number,
): Solved {
  const healthy = isSound(hardware) ? healthyAt(hardware, te, tc) : undefined;
  if (healthy === undefined) return refuse('E_TWIN');
  const isFaulty = fault !== 'normal' && severity > 0;
  if (!isFaulty && lift === 0) return healthy;
  const at = (reached: number) => ({
    ...(isFaulty ? disturbanceOf(fault, severity * reached) : HEALTHY),
    lift: lift * reached,
  });
  const length = isFaulty ? severity : 1;
  const [found] = grown(hardware, { te, tc }, healthy, (s) => at(s / length), [length]);
  if (found === undefined) return refuse('E_TWIN');
  if (found.isThere) return found.solved;
  return refuse('E_STOP', 'severity', { stop: stopTowards(hardware, found.solved.cycle), s: found.at });
}

/**
 * The readings of a machine of 10 kW with a fault: fixed hardware, steady state, four unknowns.
 *
 * @param request application (one with a machine), fluid, expansion (txv, eev, capillary, orifice), receiver (false),
 *   te_in and tc_in (°C, the design point's), fault ('normal' or a key of the machines' faults), severity (0 to 0.95),
 *   compressor (unknown, reciprocating, scroll, rotary),
 *   lift (bar lost ahead of the expansion device, 0)
 * @returns readings in °C, K, bar absolute, kW, kg/s; hardware in SI; the machine as a body of the simulation
 *
 * Problems: E_STOP (stop, s: the severity it was followed to) where something stops the machine before, E_TWIN where no such
 * machine can be designed, E_MISSING, E_NUMBER, E_RANGE, E_MODE, E_FLUID, E_COMP with their key.
 */
export function simulateFault(request: unknown, engine: Engine): DiagnosisOutcome<SimulatedFault> {
  return answerOf(() => {
    const asked = new Arguments(request);
    const fluid = fluidOf(engine, asked.raw('fluid'), 'fluid');
    const application = asked.choice('application', Object.keys(MACHINES) as Application[], 'room_ac');
    const expansion = asked.choice('expansion', EXPANSIONS, 'txv');
    const kind = asked.choice('compressor', COMPRESSOR_KINDS, 'unknown');
    const usual = defaultParameters(application, expansion, asked.flag('receiver', false), kind);
    const parameters = designedFor(usual, propertiesOf(fluid));
    const te = kelvinFromCelsius(asked.number('te_in', { ...WEATHER, default: parameters.te }));
    const tc = kelvinFromCelsius(asked.number('tc_in', { ...COOLING, default: parameters.tc }));
    const fault = asked.choice('fault', ['normal', ...FAULTS] as const, 'normal');
    const severity = asked.number('severity', SEVERITY);
    const lift = pascalFromBar(asked.number('lift', LIFT));
    const hardware = hardwareFrom(parameters, propertiesOf(fluid));
    const { cycle } = solvedWith(hardware, [te, tc], fault, severity, lift);
    const { V, UAe, UAc, Ce, Cc, Av, charge, taun, mn, SH_mid } = hardware;
    return {
      hardware: { V, UAe, UAc, Ce, Cc, Av, charge, taun, mn, SH_mid },
      ...readingsOf(hardware, cycle, LAWS.td, fault === 'reversing_valve'),
      severity: fault === 'normal' ? 0 : Math.min(severity, LARGEST[fault]),
      stop: stopOf(hardware, cycle) ?? '',
      simulation: simulationBodyOf(hardware, cycle, fluid.name),
    };
  });
}

/** The door of the simulated machine: one fault of one severity in one weather. */
import { Arguments } from '../../circuit/arguments.ts';
import { fluidOf } from '../../circuit/fluids.ts';
import type { Engine } from '../../engine/types.ts';
import { kelvinFromCelsius, pascalFromBar } from '../../quantities/si.ts';
import type { Application, FaultKey } from '../data/machines.ts';
import { EXPANSIONS, FAULTS, LAWS, MACHINES } from '../data/machines.ts';
import type { DiagnosisOutcome } from '../outcome.ts';
import { answerOf, refuse } from '../outcome.ts';
import { propertiesOf } from '../properties/fluid-properties.ts';
import { disturbanceOf, HEALTHY } from './faults.ts';
import type { Hardware } from './hardware.ts';
import { hardwareFrom, isSound } from './hardware.ts';
import { defaultParameters } from './parameters.ts';
import type { TwinReadings } from './readings.ts';
import { readingsOf, simulationBodyOf } from './readings.ts';
import type { Solved } from './solve.ts';
import { followedTo, healthyAt } from './solve.ts';

const SEVERITY = { default: 0, min: 0, max: 0.9 } as const;
const WEATHER = { min: -60, max: 60, unit: 'degC' } as const;
const COOLING = { min: -40, max: 90, unit: 'degC' } as const;
const LIFT = { default: 0, min: 0, max: 10, unit: 'bar' } as const;
/** Steps a severity is raised in, from the healthy machine. */
const STEPS = 5;

export interface SimulatedFault extends TwinReadings {
  /** What the machine is made of; SI, W/K for conductances. */
  readonly hardware: Pick<Hardware, 'V' | 'UAe' | 'UAc' | 'Ce' | 'Cc' | 'Av' | 'charge' | 'taun' | 'mn' | 'SH_mid'>;
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
  const disturbance = { ...(fault === 'normal' || severity === 0 ? HEALTHY : disturbanceOf(fault, severity)), lift };
  const from = { te, tc, disturbance: HEALTHY };
  return followedTo(hardware, from, healthy, { te, tc, disturbance }, STEPS) ?? refuse('E_TWIN', 'severity');
}

/**
 * The readings of a machine of 10 kW with a fault: fixed hardware, steady state, four unknowns.
 *
 * @param request application (one with a machine), fluid, expansion (txv, eev, capillary, orifice), receiver (false),
 *   te_in and tc_in (°C, the design point's), fault ('normal' or a key of the machines' faults), severity (0 to 0.9),
 *   lift (bar lost ahead of the expansion device, 0)
 * @returns readings in °C, K, bar absolute, kW, kg/s; hardware in SI; the machine as a body of the simulation
 *
 * Problems: E_TWIN where the machine cannot run so, E_MISSING, E_NUMBER, E_RANGE, E_MODE, E_FLUID, E_COMP with their key.
 */
export function simulateFault(request: unknown, engine: Engine): DiagnosisOutcome<SimulatedFault> {
  return answerOf(() => {
    const asked = new Arguments(request);
    const fluid = fluidOf(engine, asked.raw('fluid'), 'fluid');
    const application = asked.choice('application', Object.keys(MACHINES) as Application[], 'room_ac');
    const expansion = asked.choice('expansion', EXPANSIONS, 'txv');
    const parameters = defaultParameters(application, expansion, asked.flag('receiver', false));
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
      simulation: simulationBodyOf(hardware, cycle, fluid.name),
    };
  });
}

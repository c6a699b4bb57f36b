/** Find the fault of a simulated machine, its readings beside those of the same machine when it was well. */
import { simulateFault } from '../../diagnosis/twin/simulate-fault.ts';
import type { Engine } from '../../engine/types.ts';
import { barFromPascal, STANDARD_ATMOSPHERE } from '../../quantities/si.ts';
import { shown } from '../draw.ts';
import type { Draw } from '../draw.ts';
import { figureOf } from '../outcome.ts';
import type { Choice, Exercise } from '../exercise.ts';

const ATMOSPHERE = barFromPascal(STANDARD_ATMOSPHERE);
/** Machines with a thermostatic valve, and what they hold. */
const MACHINES = [
  ['cold_room_pos', 'R134a'],
  ['chiller_air', 'R134a'],
  ['display_case', 'R290'],
] as const;
/** How far each must be gone to show in what instruments read. */
export const SEVERITIES = {
  undercharge: [0.35, 0.5],
  overcharge: [0.35, 0.5],
  cond_fouling: [0.5, 0.65],
  evap_flow: [0.55, 0.7],
  liquid_restriction: [0.65, 0.8],
  compressor_leak: [0.4, 0.55],
} as const;
export type ExerciseFault = keyof typeof SEVERITIES;
export const EXERCISE_FAULTS = Object.keys(SEVERITIES) as ExerciseFault[];

/** What is shown, with what makes a change of it: the tolerance of the instruments. */
export const READINGS = [
  ['lpGauge', 'bar', 2, 0.12],
  ['hpGauge', 'bar', 1, 0.4],
  ['superheat', 'K', 1, 1.5],
  ['subcooling', 'K', 1, 1.5],
  ['discharge', '°C', 0, 3],
] as const;

interface Machine {
  readonly application: (typeof MACHINES)[number][0];
  readonly fluid: string;
}

/** The readings of a machine with a fault, as they are shown. */
export function readingsWith(
  { application, fluid }: Machine,
  fault: ExerciseFault | 'normal',
  severity: number,
  engine: Engine,
): readonly number[] {
  const { p_lp, p_hp, superheat, subcooling, t_discharge } = figureOf(
    simulateFault({ application, fluid, expansion: 'txv', fault, severity }, engine),
  );
  return [p_lp - ATMOSPHERE, p_hp - ATMOSPHERE, superheat, subcooling, t_discharge];
}

/** -1, 0 or 1 for each reading: which way it went from the healthy machine. */
export const signsOf = (readings: readonly number[], healthy: readonly number[]): readonly (-1 | 0 | 1)[] =>
  READINGS.map(([, , , least], index) => {
    const change = (readings[index] ?? 0) - (healthy[index] ?? 0);
    return Math.abs(change) < least ? 0 : change > 0 ? 1 : -1;
  });

export function fault(draw: Draw, engine: Engine): Omit<Exercise, 'kind' | 'seed'> {
  const [application, fluid] = draw.of(MACHINES);
  const right = draw.of(EXERCISE_FAULTS);
  const [low, high] = SEVERITIES[right];
  const severity = draw.step(low, high, 0.05);
  const machine = { application, fluid };
  const healthy = readingsWith(machine, 'normal', 0, engine);
  const today = readingsWith(machine, right, severity, engine);
  const signs = signsOf(today, healthy);
  const against = Object.fromEntries(
    EXERCISE_FAULTS.filter((other) => other !== right).map((other) => {
      const should = signsOf(readingsWith(machine, other, SEVERITIES[other][0], engine), healthy);
      // What goes the other way speaks louder than what merely moves.
      const [best = 0] = READINGS.map((_, index) => index).toSorted(
        (a, b) => Math.abs((should[b] ?? 0) - (signs[b] ?? 0)) - Math.abs((should[a] ?? 0) - (signs[a] ?? 0)),
      );
      return [other, { reading: READINGS[best]?.[0] ?? '', should: should[best] ?? 0 }] as const;
    }),
  ) as Choice['against'];
  return {
    fluid,
    given: READINGS.flatMap(([code, unit, decimals], index) => [
      shown(`${code}Before`, healthy[index] ?? 0, unit, decimals),
      shown(`${code}Now`, today[index] ?? 0, unit, decimals),
    ]),
    asked: [],
    choice: { choices: EXERCISE_FAULTS, right, against },
    mistakes: [],
    steps: READINGS.map(([code, unit, decimals], index) => ({
      code: `${code}${['Down', 'Same', 'Up'][(signs[index] ?? 0) + 1] ?? ''}`,
      figures: [shown('change', (today[index] ?? 0) - (healthy[index] ?? 0), unit === '°C' ? 'K' : unit, decimals)],
    })),
  };
}

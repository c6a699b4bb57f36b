/** The figures a simulation is told by: those of every cycle, and those of its own. */
import { cycleOf, nodeOf, pointOf } from '../../simulation/cycles/index.ts';
import type { CycleDescription, CycleFigure } from '../../simulation/cycles/index.ts';
import type { FigureKey, SimulationResult } from '../../simulation/types.ts';
import type { ShownQuantity } from '../../kit/island/format.ts';

export type FigureName =
  | 'eer'
  | 'power_cold'
  | 'power_compressor'
  | 'discharge'
  | 'cop'
  | 'power_heat'
  | 'mass_flow'
  | 'step_volume_h'
  | 'tau'
  | 'eer_carnot'
  | 'cop_carnot'
  | FigureKey;

export interface Figure {
  readonly name: FigureName;
  readonly quantity: ShownQuantity;
  readonly value: (result: SimulationResult) => number | undefined;
}

export const MAIN: readonly Figure[] = [
  { name: 'eer', quantity: 'ratio', value: ({ performance }) => performance.eer },
  { name: 'power_cold', quantity: 'power', value: ({ performance }) => performance.power_cold },
  { name: 'power_compressor', quantity: 'power', value: ({ performance }) => performance.power_compressor },
  { name: 'discharge', quantity: 'temperature', value: (result) => pointOf(result, 'discharge').T },
];
export const OTHER: readonly Figure[] = [
  { name: 'cop', quantity: 'ratio', value: ({ performance }) => performance.cop },
  { name: 'power_heat', quantity: 'power', value: ({ performance }) => performance.power_heat },
  { name: 'mass_flow', quantity: 'massFlow', value: ({ performance }) => performance.mass_flow_s },
  { name: 'step_volume_h', quantity: 'volumeFlow', value: ({ performance }) => performance.step_volume_h },
  { name: 'tau', quantity: 'ratio', value: ({ extra }) => extra.tau },
  { name: 'eer_carnot', quantity: 'ratio', value: ({ performance }) => performance.eer_carnot },
  { name: 'cop_carnot', quantity: 'ratio', value: ({ performance }) => performance.cop_carnot },
];

export const CYCLE_QUANTITIES = {
  '': 'ratio',
  share: 'quality',
  kW: 'power',
  K: 'temperatureDifference',
  bar: 'pressure',
  degC: 'temperature',
  'kg/s': 'massFlow',
} as const satisfies Record<CycleFigure['unit'], ShownQuantity>;

const ownFigures = new Map<CycleDescription, readonly Figure[]>();

/** What a cycle tells beside the figures of all; the same list every time. */
export function figuresOfCycle(cycle: CycleDescription): readonly Figure[] {
  let figures = ownFigures.get(cycle);
  if (!figures) {
    figures = cycle.figures.map(({ key, unit }) => ({
      name: key,
      quantity: CYCLE_QUANTITIES[unit],
      value: ({ architecture }) => architecture?.[key] ?? undefined,
    }));
    ownFigures.set(cycle, figures);
  }
  return figures;
}

/** Every figure of a result, in the order they are read, with the letter of the discharge its name may say. */
export function allFigures(result: SimulationResult): readonly (Figure & { readonly point: string })[] {
  const cycle = cycleOf(result.input);
  const point = nodeOf(cycle, 'discharge').letter;
  const own = figuresOfCycle(cycle).filter(({ value }) => value(result) !== undefined);
  return [...MAIN, ...OTHER, ...own].map((figure) => ({ ...figure, point }));
}

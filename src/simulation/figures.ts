/**
 * Every figure of a cycle, once: its key, what it is a number of, where a result has it. Its name in both languages is
 * `simulator.figures.<name>`, its explanation stands under the same key. Values in API units.
 */
import { cycleOf, nodeOf, pointOf } from './cycles/index.ts';
import type { CycleDescription, CycleFigure } from './cycles/index.ts';
import type { FigureKey, Point, SimulationResult } from './types.ts';

/** The figures every cycle has: what each is a number of, and where it stands. */
const OF_EVERY = {
  eer: ['ratio', ({ performance }) => performance.eer],
  power_cold: ['power', ({ performance }) => performance.power_cold],
  power_compressor: ['power', ({ performance }) => performance.power_compressor],
  discharge: ['temperature', (result) => pointOf(result, 'discharge').T],
  cop: ['ratio', ({ performance }) => performance.cop],
  power_heat: ['power', ({ performance }) => performance.power_heat],
  mass_flow: ['massFlow', ({ performance }) => performance.mass_flow_s],
  step_volume_h: ['volumeFlow', ({ performance }) => performance.step_volume_h],
  tau: ['ratio', ({ extra }) => extra.tau],
  eer_carnot: ['ratio', ({ performance }) => performance.eer_carnot],
  cop_carnot: ['ratio', ({ performance }) => performance.cop_carnot],
  x_f: ['quality', ({ extra }) => extra.x_f],
  q0v: ['volumetricCapacity', ({ extra }) => extra.q0v],
} as const satisfies Record<string, readonly [string, (result: SimulationResult) => number]>;

/** What the figures only some cycles have are numbers of, by the unit their description gives. */
const OF_SOME = {
  '': 'ratio',
  share: 'quality',
  kW: 'power',
  K: 'temperatureDifference',
  bar: 'pressure',
  degC: 'temperature',
  'kg/s': 'massFlow',
} as const satisfies Record<CycleFigure['unit'], string>;

export type FigureName = keyof typeof OF_EVERY | FigureKey;

export interface Figure {
  readonly name: FigureName;
  readonly quantity: (typeof OF_EVERY)[keyof typeof OF_EVERY][0] | (typeof OF_SOME)[CycleFigure['unit']];
  readonly value: (result: SimulationResult) => number | undefined;
}

/** Figures of every cycle, in the order they are named. */
export const figuresNamed = (...names: readonly (keyof typeof OF_EVERY)[]): readonly Figure[] =>
  names.map((name) => {
    const [quantity, value] = OF_EVERY[name];
    return { name, quantity, value };
  });

export const MAIN = figuresNamed('eer', 'power_cold', 'power_compressor', 'discharge');
export const OTHER = figuresNamed(
  ...(['cop', 'power_heat', 'mass_flow', 'step_volume_h', 'tau', 'eer_carnot', 'cop_carnot'] as const),
);

const ownFigures = new Map<CycleDescription, readonly Figure[]>();

/** What a cycle tells beside the figures of all; the same list every time. */
export function figuresOfCycle(cycle: CycleDescription): readonly Figure[] {
  let figures = ownFigures.get(cycle);
  if (!figures) {
    figures = cycle.figures.map(({ key, unit }) => ({
      name: key,
      quantity: OF_SOME[unit],
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

/** What a point is told by. */
export const POINT_FIGURES = [
  { key: 'T', symbol: 'T', quantity: 'temperature' },
  { key: 'P', symbol: 'p', quantity: 'pressure' },
  { key: 'H', symbol: 'h', quantity: 'enthalpy' },
  { key: 'S', symbol: 's', quantity: 'entropy' },
  { key: 'D', symbol: 'ρ', quantity: 'density' },
] as const satisfies readonly { key: keyof Point; symbol: string; quantity: string }[];

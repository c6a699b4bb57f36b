/** What is read of the state that is pointed at: its name, its phase and its figures, in the reader's units. */
import { useWhole } from '../../../kit/island/use-part.ts';
import { formatNumber } from '../../../quantities/index.ts';
import { cycleOf, nodeWords, pointOfNode } from '../../../simulation/cycles/index.ts';
import type { Point } from '../../../simulation/types.ts';
import { stateNow, summaryNow } from '../../../kit/diagrams/states.ts';
import type { PointedState } from './state/view.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { fluidAt } from './drawn-cycle.ts';
import { barFromPascal, celsiusFromKelvin } from '../../../quantities/si.ts';
import { useSimulation } from './use-simulation.ts';

interface Read {
  readonly point: Point;
  readonly quality: number | undefined;
  readonly phase: Parameters<typeof phaseKey>[0] | undefined;
  /** µPa·s; undefined inside the dome and where a fluid has no parameters. */
  readonly viscosity: number | undefined;
}

type Phase = NonNullable<ReturnType<typeof stateNow>>['phase'];
const phaseKey = (phase: Phase) => `simulator.diagram.phases.${phase}` as const;

/** The state at a pointed place, by the engine of the page; a point of a cycle keeps the figures of its result. */
function readState(pointed: PointedState, fluid: string, point: Point | undefined): Read | undefined {
  const state = stateNow(fluid, { P: pointed.P, H: pointed.H });
  const viscosity = state?.viscosity === undefined ? undefined : state.viscosity * 1e6;
  if (point) return { point, quality: state?.Q, phase: state?.phase, viscosity };
  if (!state) return undefined;
  return {
    point: { P: barFromPascal(state.P), T: celsiusFromKelvin(state.T), H: state.H / 1e3, S: state.S / 1e3, D: state.D },
    quality: state.Q,
    phase: state.phase,
    viscosity,
  };
}

/** A viscosity, and how far it may be off. */
function viscosityText(format: ReturnType<typeof useFormatter>, viscosity: number | undefined, fluid: string): string {
  const text = format.full('dynamicViscosity', viscosity);
  const uncertainty = viscosity === undefined ? undefined : summaryNow(fluid)?.viscosityUncertainty;
  return uncertainty === undefined ? text : `${text} ±${formatNumber(100 * uncertainty, 0, format.locale)}\u202f%`;
}

/** A state as it is told. */
export interface Reading {
  /** Undefined where nothing is pointed at, or where there is no state. */
  readonly title: string | undefined;
  /** Of a point of a cycle: its phase. */
  readonly phase: string | undefined;
  readonly isPointed: boolean;
  readonly isPoint: boolean;
  /** Of the point of a cycle. */
  readonly letter: string | undefined;
  readonly cells: readonly (readonly [symbol: string, text: string])[];
}

/** The state under the cross. */
export function useReading(): Reading {
  const { $fluid, $pointed, $shown } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const pointed = useWhole($pointed);
  const fluid = useWhole($fluid);
  const shown = useWhole($shown);
  const ref = pointed?.point;
  const result = ref && shown[ref.regime].result;
  const node = result && cycleOf(result.input).nodes.find(({ letter }) => letter === ref.letter);
  const onCycle = node && pointOfNode(result, node);
  const onFluid = node ? fluidAt(result, node) : fluid;
  const read = pointed && readState(pointed, onFluid, onCycle);
  const title = node
    ? `${node.letter}${ref.regime === 'transient' ? '′' : ''} · ${nodeWords(node, result.input, t.locale, t)}`
    : read?.phase && t(phaseKey(read.phase));
  return {
    title,
    phase: ref && read?.phase ? t(phaseKey(read.phase)) : undefined,
    isPointed: pointed !== undefined,
    isPoint: ref !== undefined,
    letter: node?.letter,
    cells: [
      ['T', format.full('temperature', read?.point.T)],
      ['p', format.full('pressure', read?.point.P)],
      ['h', format.full('enthalpy', read?.point.H)],
      ['s', format.full('entropy', read?.point.S)],
      ['ρ', format.full('density', read?.point.D)],
      ['x', format.full('quality', read?.quality)],
      ['µ', viscosityText(format, read?.viscosity, onFluid)],
    ],
  };
}

/** Why each point of a cycle is where it is: one sentence, chosen by the process that leads to it, with its own figures. */
import { atom } from 'nanostores';
import type { Key, Translator } from '../../../../i18n/keys.ts';
import type { Formatter } from '../../../../kit/island/format.ts';
import { cycleOf, pointOfNode } from '../../../../simulation/cycles/index.ts';
import type { CycleNode, CycleProcess } from '../../../../simulation/cycles/index.ts';
import type { Point, SimulationResult } from '../../../../simulation/types.ts';

/** Whether the reader asked for the sentences. */
export const $isLesson = atom(false);

interface LessonOf {
  readonly result: SimulationResult;
  readonly t: Translator;
  readonly format: Formatter;
  /** The share of vapour of a state, where there are two phases. */
  readonly qualityOf: (node: CycleNode, point: Point) => number | undefined;
  /** What is typed of a superheat or a subcooling at a point, as it reads; nothing where none is. */
  readonly marginOf: (letter: string) => { readonly value: number; readonly text: string } | undefined;
}

/** The process a point is the end of: the fluid's own before one that is drawn for comparison. */
const leadingTo = (processes: readonly CycleProcess[], letter: string): readonly CycleProcess[] => {
  const all = processes.filter(({ to }) => to === letter);
  const own = all.filter(({ isIdeal }) => isIdeal !== true);
  return own.length > 0 ? own : all;
};

/** Relative to its pressure a point is where it was: a pipe that gives and takes nothing, kJ/kg. */
const NOTHING = 0.005;

export function lessonOf(node: CycleNode, { result, t, format, qualityOf, marginOf }: LessonOf): string {
  const { nodes, processes } = cycleOf(result.input);
  const [process, other] = leadingTo(processes, node.letter);
  const pointAt = (letter: string | undefined): Point | undefined => {
    const found = nodes.find((one) => one.letter === letter);
    return found && pointOfNode(result, found);
  };
  const to = pointOfNode(result, node);
  const from = pointAt(process?.from);
  if (!process || !from) return '';
  const quality = qualityOf(node, to);
  const margin = marginOf(node.letter);
  const say = (key: string): string =>
    t(`diagramHand.why.${key}` as Key, {
      from: process.from,
      other: other?.from ?? '',
      p0: format.full('pressure', from.P),
      p: format.full('pressure', to.P),
      T0: format.full('temperature', from.T),
      T: format.full('temperature', to.T),
      h: format.full('enthalpy', to.H),
      s: format.full('entropy', to.S),
      dh: format.full('enthalpy', Math.abs(to.H - from.H)),
      x: format.full('quality', quality),
      margin: margin?.text ?? '',
    });
  switch (process.kind) {
    case 'compression':
      return say(process.isIdeal === true ? 'ideal' : 'compression');
    case 'heat-rejection':
      if (result.input.mode_trans === '1' && node.role === 'rejectionOutlet') return say('gasCooler');
      return say(margin && margin.value > 0 ? 'subcooled' : 'condensed');
    case 'evaporation':
      return say(margin && margin.value > 0 ? 'superheated' : 'evaporated');
    case 'expansion':
      return say(quality === undefined ? 'expansion' : 'flash');
    case 'exchange':
      if (Math.abs(to.H - from.H) < NOTHING) return say('same');
      return say(to.H > from.H ? 'warmed' : 'cooled');
    case 'mixing':
      return say(other ? 'mixed' : 'joined');
    case 'ejection':
      if (other) return say('ejected');
      return say(to.P < from.P ? 'nozzle' : 'diffuser');
    case 'separation':
      // What falls has less enthalpy than what came in, what rises more.
      if (Math.abs(to.H - from.H) < NOTHING) return say('parted');
      return say(to.H > from.H ? 'vapour' : 'liquid');
  }
}

/** The doors of the circuit that need an engine, by name, each module fetched when it is first asked for. */
import type { Engine } from '../engine/index.ts';

const DOORS = {
  pipes: async () => (await import('../circuit/pipes/index.ts')).pipes,
  components: async () => (await import('../circuit/components/index.ts')).components,
  selection: async () => (await import('../circuit/components/selection.ts')).selection,
  technique: async () => (await import('../circuit/technique/index.ts')).technique,
  exchangers: async () => (await import('../circuit/exchangers/index.ts')).exchangers,
  charge: async () => (await import('../circuit/charge/index.ts')).charge,
  compressorPoint: async () => (await import('../circuit/compressor/point.ts')).compressorPoint,
  compressorMap: async () => (await import('../circuit/compressor/map.ts')).compressorMap,
  compressorInput: async () => (await import('../circuit/compressor/input.ts')).compressorInput,
  polynomialDoctor: async () => (await import('../circuit/compressor/doctor/doctor.ts')).polynomialDoctor,
  rulerSaturation: async () => (await import('../circuit/ruler/saturation.ts')).rulerSaturation,
  rulerMeasure: async () => (await import('../circuit/ruler/measure.ts')).rulerMeasure,
  rulerState: async () => (await import('../circuit/ruler/state.ts')).rulerState,
  rulerScale: async () => (await import('../circuit/ruler/scale.ts')).rulerScale,
  rulerTable: async () => (await import('../circuit/ruler/table.ts')).rulerTable,
  readingUncertainty: async () => (await import('../circuit/ruler/uncertainty.ts')).readingUncertainty,
  comparison: async () => (await import('../circuit/comparison/comparison.ts')).comparison,
  sameMachine: async () => (await import('../circuit/comparison/same-machine/same-machine.ts')).sameMachine,
  linePoint: async () => (await import('../circuit/line/point.ts')).linePoint,
  sweep: async () => (await import('../circuit/line/sweep.ts')).sweep,
  hpOptimum: async () => (await import('../circuit/optimum/optimum.ts')).hpOptimum,
  hpOptimumMap: async () => (await import('../circuit/optimum/map.ts')).hpOptimumMap,
};

export type DoorName = keyof typeof DOORS;
type Door<N extends DoorName> = Awaited<ReturnType<(typeof DOORS)[N]>>;

/** What a door is asked: its arguments without the engine. */
export type DoorQuestion<N extends DoorName> =
  Parameters<Door<N>> extends [...infer Given, Engine] ? Readonly<Given> : never;

/** What a door answers; of one that answers step by step, what it answers in the end. */
export type DoorAnswer<N extends DoorName> =
  ReturnType<Door<N>> extends Generator<unknown, infer Answer> ? Answer : ReturnType<Door<N>>;

/** How far a door that answers step by step has come. */
export interface DoorProgress {
  readonly done: number;
  readonly total: number;
}

/** One step of an answer: how far it has come, or the answer. */
export type DoorStep<N extends DoorName> = { readonly progress: DoorProgress } | { readonly answer: DoorAnswer<N> };

/** A door whose module is there. */
export interface OpenDoor<N extends DoorName> {
  /** The whole answer at once. */
  ask(question: DoorQuestion<N>, engine: Engine): DoorAnswer<N>;
  /** The same, a step at a time, for who must look up between two. */
  steps(question: DoorQuestion<N>, engine: Engine): Generator<DoorStep<N>, void>;
}

const isGenerator = (value: unknown): value is Generator<DoorProgress> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value;

/** A door, its module fetched. @throws {Error} when the module could not be fetched */
export async function openDoor<N extends DoorName>(name: N): Promise<OpenDoor<N>> {
  const door = (await DOORS[name]()) as unknown as (...given: readonly unknown[]) => unknown;

  function* steps(question: DoorQuestion<N>, engine: Engine): Generator<DoorStep<N>, void> {
    const answer = door(...(question as readonly unknown[]), engine);
    if (!isGenerator(answer)) {
      yield { answer: answer as DoorAnswer<N> };
      return;
    }
    let step = answer.next();
    while (!step.done) {
      yield { progress: step.value };
      step = answer.next();
    }
    yield { answer: step.value as DoorAnswer<N> };
  }

  return {
    steps,
    ask(question, engine) {
      for (const step of steps(question, engine)) if ('answer' in step) return step.answer;
      throw new Error(`the door ${name} ended without an answer`);
    },
  };
}

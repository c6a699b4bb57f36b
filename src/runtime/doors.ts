/** The doors of the circuit that need an engine, by name, each module fetched when it is first asked for. */
import type { PageDoors } from '../circuit/doors.ts';
import type { Engine } from '../engine/index.ts';

type AnyDoor = (...given: readonly unknown[]) => unknown;

/** The folders of pages' doors, found by their names; two folders have an `index.ts` and no door. */
const FOLDERS = import.meta.glob<Readonly<Record<string, AnyDoor>>>([
  '../circuit/*/index.ts',
  '!../circuit/{alerts,fluid-sheet}/index.ts',
]);

/** Doors that share a folder. */
const SHARED = {
  selection: async () => (await import('../circuit/components/selection.ts')).selection,
  compressorPoint: async () => (await import('../circuit/compressor/point.ts')).compressorPoint,
  compressorMap: async () => (await import('../circuit/compressor/map.ts')).compressorMap,
  compressorInput: async () => (await import('../circuit/compressor/input.ts')).compressorInput,
  polynomialDoctor: async () => (await import('../circuit/compressor/doctor/doctor.ts')).polynomialDoctor,
  rulerSaturation: async () => (await import('../circuit/ruler/saturation.ts')).rulerSaturation,
  rulerMeasure: async () => (await import('../circuit/ruler/measure.ts')).rulerMeasure,
  rulerState: async () => (await import('../circuit/ruler/state.ts')).rulerState,
  rulerScale: async () => (await import('../circuit/ruler/scale.ts')).rulerScale,
  rulerTable: async () => (await import('../circuit/ruler/table.ts')).rulerTable,
  fluidTables: async () => (await import('../circuit/fluid-sheet/tables.ts')).fluidTables,
  readingUncertainty: async () => (await import('../circuit/ruler/uncertainty.ts')).readingUncertainty,
  comparison: async () => (await import('../circuit/comparison/comparison.ts')).comparison,
  sameMachine: async () => (await import('../circuit/comparison/same-machine/same-machine.ts')).sameMachine,
  linePoint: async () => (await import('../circuit/line/point.ts')).linePoint,
  sweep: async () => (await import('../circuit/line/sweep.ts')).sweep,
  hpOptimum: async () => (await import('../circuit/optimum/optimum.ts')).hpOptimum,
  hpOptimumMap: async () => (await import('../circuit/optimum/map.ts')).hpOptimumMap,
  cycleOptima: async () => (await import('../simulation/cycles/optima.ts')).cycleOptima,
  exercise: async () => (await import('../exercises/index.ts')).exercise,
  leak: async () => (await import('../field/leak/leak.ts')).leakSteps,
  diagnose: async () => (await import('../diagnosis/likelihood/diagnose.ts')).diagnose,
  prepareDiagnosis: async () => (await import('../diagnosis/likelihood/prepare.ts')).prepareDiagnosis,
  derivedFigures: async () => (await import('../diagnosis/rules/rule-score.ts')).derivedFigures,
  simulateFault: async () => (await import('../diagnosis/twin/simulate-fault.ts')).simulateFault,
  measuredPerformance: async () =>
    (await import('../performance/measured/measured-performance.ts')).measuredPerformance,
  seasonSteps: async () => (await import('../season/seasonal.ts')).seasonSteps,
  tableDoctor: async () => (await import('../field/tables/doctor.ts')).tableDoctor,
  dryIce: async () => (await import('../field/dry-ice/dry-ice.ts')).dryIce,
  standstillFluids: async () => (await import('../diagnosis/rules/standstill-fluids.ts')).standstillFluids,
};

type SharedDoors = { readonly [N in keyof typeof SHARED]: Awaited<ReturnType<(typeof SHARED)[N]>> };
type Doors = PageDoors & SharedDoors;
export type DoorName = keyof Doors;
type Door<N extends DoorName> = Doors[N];

/** What a door is asked: its arguments without the engine. */
export type DoorQuestion<N extends DoorName> =
  Parameters<Door<N>> extends [...infer Given, Engine] ? Readonly<Given> : never;

/** Return type of a door; for a generator, its final value. */
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

const isShared = (name: DoorName): name is keyof typeof SHARED => Object.hasOwn(SHARED, name);

async function doorOf(name: DoorName): Promise<AnyDoor> {
  if (isShared(name)) return (await SHARED[name]()) as unknown as AnyDoor;
  const door = (await FOLDERS[`../circuit/${name}/index.ts`]?.())?.[name];
  if (!door) throw new Error(`src/circuit/${name}/index.ts: there is no function ${name}`);
  return door;
}

/** A door, its module fetched. @throws {Error} when the module could not be fetched, or there is no door of that name */
export async function openDoor<N extends DoorName>(name: N): Promise<OpenDoor<N>> {
  const door = await doorOf(name);

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

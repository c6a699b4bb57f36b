/**
 * The runtime's door for the stores of circuit pages: at once on the page's own thread for what costs less than a
 * frame, by the worker for the rest.
 */
import type { Engine } from '../engine/index.ts';
import type { DoorAnswer, DoorName, DoorProgress, DoorQuestion, OpenDoor } from './doors.ts';
import { withEngine } from './no-engine.ts';

export type { DoorAnswer, DoorName, DoorProgress, DoorQuestion } from './doors.ts';

const ready = new Map<DoorName, OpenDoor<DoorName>>();
let engine: Engine | undefined;

/**
 * Makes doors answer at once from now on: fetches their modules and starts the engine of the page.
 * @throws {Error} where WebAssembly is barred or something could not be fetched, which the page is told; asked again, tries again
 */
export async function prepareDoors(...names: readonly DoorName[]): Promise<void> {
  engine = await withEngine(async () => {
    const [{ engineHere }, { openDoor }] = await Promise.all([import('./engine-here.ts'), import('./doors.ts')]);
    const [started] = await Promise.all([
      engineHere(),
      ...names.map(async (name) => {
        if (!ready.has(name)) ready.set(name, (await openDoor(name)) as unknown as OpenDoor<DoorName>);
      }),
    ]);
    return started;
  });
}

/** What a door answers, at once, on the page's thread; undefined until `prepareDoors` has ended for it. */
export function askNow<N extends DoorName>(name: N, ...question: DoorQuestion<N>): DoorAnswer<N> | undefined {
  const door = ready.get(name) as unknown as OpenDoor<N> | undefined;
  return door && engine ? door.ask(question, engine) : undefined;
}

/** What may be said of a question to the worker. */
export interface AskOptions {
  /** Gives the question up: the answer is a `CancelledError`. */
  readonly signal?: AbortSignal | undefined;
  /** Called between the steps of a door that answers step by step. */
  readonly onProgress?: ((progress: DoorProgress) => void) | undefined;
}

/**
 * What a door answers, by the worker.
 * @throws {CancelledError} when the signal fires
 * @throws {NoEngineError} where WebAssembly is barred: no worker is started
 * @throws {Error} when the worker could not run
 */
export async function askWorker<N extends DoorName>(
  name: N,
  question: DoorQuestion<N>,
  { signal, onProgress }: AskOptions = {},
): Promise<DoorAnswer<N>> {
  const answer = await withEngine(async () =>
    (await import('./page-worker.ts')).pageWorker.call('door', { name, question }, signal, onProgress),
  );
  return answer as DoorAnswer<N>;
}

import type { DoorQuestion } from '../../runtime/doors.ts';
import { openDoor } from '../../runtime/doors.ts';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { shortened } from '../../kit/build/shortened.ts';
import { simulatorExample } from './simulator/build.ts';
import { servedOptions } from './serve.ts';
import type { CircuitExample } from './serve.ts';
import { ALL_PARTS } from './state/all-parts.ts';

let example: Promise<CircuitExample> | undefined;

/**
 * The default example of the circuit with each part's answer to what its page opens with, computed once while the site
 * is built.
 * @throws {Error} when a part has no answer: the site must not be built then
 */
export function circuitExample(): Promise<CircuitExample> {
  example ??= compute();
  return example;
}

async function compute(): Promise<CircuitExample> {
  const initial = await simulatorExample();
  const engine = createEmbeddedEngine();
  const results = { permanent: initial.permanent, transient: null };
  const answers = await Promise.all(
    ALL_PARTS.map(async (spec) => {
      const door = await openDoor(spec.door);
      const question = [results, servedOptions(spec)] as unknown as DoorQuestion<typeof spec.door>;
      return [spec.key, answered(spec.key, door.ask(question, engine) as Answer)] as const;
    }),
  );
  return { initial, answers: Object.fromEntries(answers) };
}

/** More digits than any page of the circuit shows: what a page carries stays light. */
const SERVED_DIGITS = 7;

/** What a door of a part gives, whichever it is. */
type Answer =
  { readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly problem: { readonly code: string } };

function answered(key: string, outcome: Answer): unknown {
  if (!outcome.ok) throw new Error(`the default ${key} has no answer: ${outcome.problem.code}`);
  return shortened(outcome.result, SERVED_DIGITS);
}

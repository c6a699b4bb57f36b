/** The machine with further fluids, one after the other, beside the second one: what the verdicts take. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { DoorQuestion } from '../../../runtime/circuit-bridge.ts';
import type { MachineReading } from './machine.ts';
import { SETTLED } from './machine.ts';
import { settleMachine } from './run.ts';

export type Readings = Readonly<Record<string, MachineReading>>;

export interface Others {
  readonly $readings: ReadableAtom<Readings>;
  /** Asks anew of every fluid, by the worker, once typing pauses. */
  read(): void;
}

type Question = DoorQuestion<'sameMachine'>;

const PAUSE = 300;
const PENDING: MachineReading = { ...SETTLED, result: undefined, isLoading: true };

/** @param questions by fluid */
export function createOthers(questions: () => Readonly<Record<string, Question>>): Others {
  const $readings = atom<Readings>({});
  let controller: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (): Promise<void> => {
    controller = new AbortController();
    const { signal } = controller;
    for (const [fluid, question] of Object.entries(questions())) {
      const settle = (next: Partial<MachineReading>): void => {
        const { result } = $readings.get()[fluid] ?? PENDING;
        if (!signal.aborted) $readings.set({ ...$readings.get(), [fluid]: { ...SETTLED, result, ...next } });
      };
      try {
        const answer = await settleMachine(question, signal);
        settle(answer.ok ? { result: answer.result } : { problem: answer.problem, isStale: true });
      } catch {
        settle({ isStale: true, isOutOfReach: true });
      }
    }
  };

  return {
    $readings,
    read() {
      clearTimeout(timer);
      controller?.abort();
      const fluids = Object.keys(questions());
      $readings.set(
        Object.fromEntries(fluids.map((fluid) => [fluid, { ...($readings.get()[fluid] ?? PENDING), isLoading: true }])),
      );
      if (fluids.length > 0) timer = setTimeout(() => void ask(), PAUSE);
    },
  };
}

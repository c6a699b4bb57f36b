/** The machine of the first fluid with the second, and what is known of it beside its point: its air or water, its plate. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { SameMachine } from '../../../circuit/comparison/same-machine/same-machine.ts';
import type { Problem } from '../../../circuit/outcome.ts';
import type { Locale } from '../../../language/index.ts';
import type { DoorQuestion } from '../../../runtime/circuit-bridge.ts';
import type { Field } from '../../../kit/form/fields.ts';
import { createForm } from '../../../kit/form/form.ts';
import type { Form } from '../../../kit/form/form.ts';
import { settleMachine } from './run.ts';

export const MEDIA = ['air', 'water'] as const;
export const MACHINE_TEMPERATURES = [
  'evaporator_t_in',
  'evaporator_t_out',
  'condenser_t_in',
  'condenser_t_out',
] as const;
export const MACHINE_PRESSURES = ['ps_hp', 'ps_bp'] as const;

/** All optional. */
export const MACHINE_FIELDS: readonly Field[] = [
  { key: 'evaporator_medium', kind: 'choice', options: MEDIA, default: 'air' },
  ...MACHINE_TEMPERATURES.map(
    (key) => ({ key, kind: 'number', quantity: 'temperature', unit: 'degC', step: 1, default: null }) as const,
  ),
  // The plate's pressures are gauge pressures, whatever unit the reader's own are.
  ...MACHINE_PRESSURES.map(
    (key) => ({ key, kind: 'number', quantity: 'pressureDifference', unit: 'bar', step: 1, default: null }) as const,
  ),
];

/** The options of `sameMachine`. */
export function machineOptions(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const under = (prefix: string): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), value] as const] : [],
      ),
    );
  return { evaporator: under('evaporator_'), condenser: under('condenser_'), ...pressuresOf(values) };
}

const pressuresOf = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(MACHINE_PRESSURES.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])));

export interface MachineReading {
  readonly result: SameMachine | undefined;
  readonly problem: Problem | undefined;
  readonly isStale: boolean;
  readonly isLoading: boolean;
  /** The worker, or the formulas, could not be fetched. */
  readonly isOutOfReach: boolean;
}

export interface Machine {
  readonly form: Form;
  readonly $reading: ReadableAtom<MachineReading>;
  /** Asks anew, by the worker, once typing pauses. */
  read(): void;
}

/** What the machine is asked beside its own form: the point, and both fluids. */
type Point =
  DoorQuestion<'sameMachine'> extends readonly [infer Input, infer One, infer Other, unknown?]
    ? readonly [Input, One, Other]
    : never;

const PAUSE = 200;
export const SETTLED = { problem: undefined, isStale: false, isLoading: false, isOutOfReach: false } as const;

/** @param example computed with the page; undefined: none */
export function createMachine(example: SameMachine | undefined, locale: Locale, point: () => Point): Machine {
  const form = createForm(MACHINE_FIELDS, locale);
  const $reading = atom<MachineReading>({ ...SETTLED, result: example });
  let controller: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (): Promise<void> => {
    controller = new AbortController();
    const { signal } = controller;
    const settle = (next: Partial<MachineReading>): void => {
      if (!signal.aborted) $reading.set({ ...SETTLED, result: $reading.get().result, ...next });
    };
    try {
      const answer = await settleMachine([...point(), machineOptions(form.$content.get().values)], signal);
      settle(answer.ok ? { result: answer.result } : { problem: answer.problem, isStale: true });
    } catch {
      settle({ isStale: true, isOutOfReach: true });
    }
  };

  return {
    form,
    $reading,
    read() {
      clearTimeout(timer);
      controller?.abort();
      $reading.set({ ...$reading.get(), isLoading: true });
      timer = setTimeout(() => void ask(), PAUSE);
    },
  };
}

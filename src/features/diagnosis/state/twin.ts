/** The simulated machine beside the measured one: healthy, and with the fault that is looked at, at a severity. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { BodyValues } from '../../../simulation/fields.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { setContent } from '../../../kit/form/content.ts';
import { runSimulationNow, startDevice } from '../../../runtime/bridge.ts';
import { askWorker } from '../../../runtime/circuit-bridge.ts';
import type { DoorAnswer } from '../../../runtime/circuit-bridge.ts';
import { measuredBody } from './measured-body.ts';
import type { Diagnosis, DiagnosisPage } from './diagnosis.ts';
import type { Request } from './request.ts';

export type SimulatedMachine = Extract<DoorAnswer<'simulateFault'>, { readonly ok: true }>['result'];

type StopName = Exclude<SimulatedMachine['stop'], ''>;
interface Simulated extends Pick<ShownTwin, 'stop'> {
  readonly machine: SimulatedMachine | undefined;
}

/** What is looked at: a fault of the ranking, how grave. */
export interface TwinAsked {
  /** Undefined: none of the ranking has a simulated machine. */
  readonly fault: string | undefined;
  /** 0 to 0.95. */
  readonly severity: number;
}

export interface ShownTwin {
  readonly healthy: SimulatedMachine | undefined;
  readonly faulty: SimulatedMachine | undefined;
  readonly cycles: Readonly<Partial<Record<'measured' | 'healthy' | 'faulty', SimulationResult | undefined>>>;
  /** The body of the machine with the fault, for a link to the simulator. */
  readonly body: BodyValues | undefined;
  /** What stops the machine at this severity or before, and where; undefined: it runs. */
  readonly stop: { readonly name: StopName; readonly at: number } | undefined;
}

export interface Twin {
  readonly $asked: ReadableAtom<TwinAsked>;
  readonly $twin: ReadableAtom<ShownTwin>;
  /** Somebody looks: from now on it is computed. */
  watch(): void;
  look(part: Partial<TwinAsked>): void;
}

export const SEVERITIES = { min: 0, max: 0.95, step: 0.01 } as const;
const USUAL = 0.3;
const NONE: ShownTwin = { healthy: undefined, faulty: undefined, cycles: {}, body: undefined, stop: undefined };
/** Hypotheses that no simulated machine shows; a list, because the machines' file need not come with the page. */
const WITHOUT_TWIN = new Set(['normal', 'sensor', 'unknown', 'hunting', 'flash_gas', 'oil_logging', 'wrong_fluid']);

export const hasTwin = (fault: string): boolean => !WITHOUT_TWIN.has(fault);

const machineOf = ({ fluid, application, expansion, receiver, compressor, te_in, tc_in }: Request): Request => ({
  ...{ fluid, application, expansion, receiver, compressor, te_in, tc_in },
});

function cycleOf(body: BodyValues | undefined): SimulationResult | undefined {
  if (!body) return undefined;
  const answer = runSimulationNow({ permanent: body, isManual: true }, 'device')?.permanent;
  return answer?.ok ? answer.result : undefined;
}

export function createTwin({ $shown }: Pick<DiagnosisPage, '$shown'>): Twin {
  const $asked = atom<TwinAsked>({ fault: undefined, severity: USUAL });
  const $twin = atom<ShownTwin>(NONE);
  let control: AbortController | undefined;
  let isRead = false;
  /** What no fault and no severity changes. */
  let still: ({ readonly of: Diagnosis } & Pick<ShownTwin, 'healthy' | 'cycles'>) | undefined;

  const simulated = async (
    asked: Request,
    fault: string,
    severity: number,
    signal: AbortSignal,
  ): Promise<Simulated> => {
    const answer = await askWorker('simulateFault', [{ ...machineOf(asked), fault, severity }], { signal });
    if (answer.ok) {
      const { stop } = answer.result;
      return { machine: answer.result, stop: stop === '' ? undefined : { name: stop, at: severity } };
    }
    const { stop, s } = answer.problem.values;
    const isStop = answer.problem.code === 'E_STOP' && typeof s === 'number';
    return { machine: undefined, stop: isStop ? { name: stop as StopName, at: s } : undefined };
  };

  const answer = async (): Promise<void> => {
    control?.abort();
    const { diagnosis, asked } = $shown.get();
    if (!isRead || diagnosis?.by !== 'likelihood' || !asked) {
      if ($shown.get().diagnosis === undefined) setContent($twin, NONE);
      return;
    }
    const own = new AbortController();
    control = own;
    const { fault, severity } = $asked.get();
    try {
      const [{ machine: healthy }, simulation] = await Promise.all([
        still?.of === diagnosis
          ? { machine: still.healthy, stop: undefined }
          : simulated(asked, 'normal', 0, own.signal),
        fault === undefined ? undefined : simulated(asked, fault, severity, own.signal),
        startDevice(),
      ]);
      if (own.signal.aborted) return;
      if (still?.of !== diagnosis) {
        const measured = cycleOf(measuredBody(asked, diagnosis.outputs));
        still = { of: diagnosis, healthy, cycles: { measured, healthy: cycleOf(healthy?.simulation) } };
      }
      const faulty = simulation?.machine;
      const body = faulty?.simulation;
      setContent($twin, {
        healthy,
        faulty,
        cycles: { ...still.cycles, faulty: cycleOf(body) },
        body,
        stop: simulation?.stop,
      });
    } catch {
      // A later question took its place, or the worker is gone: what stands stays.
    }
  };

  /** What a new verdict opens with: its first cause that can be simulated, at its mean severity. */
  const follow = (): void => {
    const { diagnosis } = $shown.get();
    if (diagnosis?.by !== 'likelihood') return;
    const fault = diagnosis.order.find(({ key }) => hasTwin(key))?.key;
    const isOfFirst = fault !== undefined && fault === diagnosis.order[0]?.key;
    setContent($asked, { fault, severity: isOfFirst ? (diagnosis.severity?.mean ?? USUAL) : USUAL });
  };

  let last = $shown.get().diagnosis;
  $shown.listen(({ diagnosis }) => {
    if (diagnosis === last) return;
    last = diagnosis;
    follow();
    void answer();
  });

  return {
    $asked,
    $twin,
    watch() {
      if (isRead) return;
      isRead = true;
      follow();
      void answer();
    },
    look(part) {
      setContent($asked, { ...$asked.get(), ...part });
      void answer();
    },
  };
}

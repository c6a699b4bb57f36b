/** The recording of the page: a file on its way in, in preview, accepted, analysed. Its rows are in the worker. */
import { atom } from 'nanostores';
import type { Problem } from '../../../../diagnosis/measurements/index.ts';
import { CancelledError } from '../../../../runtime/recording-bridge.ts';
import type {
  AnalysisFigures,
  GaugeVerdict,
  OpenedRecording,
  PlainChoices,
  RecordingClient,
} from '../../../../runtime/recording-bridge.ts';
import { $kept, withoutSettings, withSettings } from './storage.ts';
import { openQuestions } from './choices.ts';
import { probesOfPreset } from '../../state/probes.ts';

/** A file with what is settled of it. */
export interface AskedFile {
  readonly file: Blob;
  readonly name: string;
  readonly choices: PlainChoices;
  /** Columns whose namesakes were chosen among. */
  readonly seen: ReadonlySet<string>;
  /** When what is settled was settled, where it is from before. */
  readonly from?: string;
}

export interface Preview {
  readonly asked: AskedFile;
  readonly opened: OpenedRecording;
}

export interface Current {
  /** Another file, another number. */
  readonly id: number;
  readonly name: string;
  readonly opened: OpenedRecording;
  /** Share that is done, while it runs. */
  readonly running?: number;
  readonly figures?: AnalysisFigures;
  readonly problem?: Problem;
  readonly gauge?: GaugeVerdict;
}

export interface RecordingState {
  readonly reading?: { readonly name: string; readonly share: number };
  /** The last file that was refused. */
  readonly failed?: { readonly asked: AskedFile; readonly problem: Problem };
  /** The worker could not run. */
  readonly isBroken?: boolean;
  /** Another app shared something that is no file. */
  readonly isShareEmpty?: boolean;
  readonly preview?: Preview;
  readonly current?: Current;
  readonly waiting: readonly File[];
  /** K: superheat below which liquid may come back. */
  readonly shMin: number;
  /** Key of a preset of probes; '' where accuracies are supposed. */
  readonly probes: string;
}

export const USUAL_SH_MIN = 3;

type Patch = { readonly [K in keyof RecordingState]?: RecordingState[K] | undefined };

interface Needs {
  readonly client: RecordingClient;
  /** m, of the place: a gauge counts from the air there. */
  altitude(): number;
  now(): Date;
}

export function createRecording({ client, altitude, now }: Needs) {
  const $state = atom<RecordingState>({ waiting: [], shMin: USUAL_SH_MIN, probes: '' });
  let reading: AbortController | undefined;
  let analysing: AbortController | undefined;
  let id = 0;

  function patch(change: Patch): void {
    const entries = Object.entries({ ...$state.get(), ...change }).filter(([, value]) => value !== undefined);
    $state.set(Object.fromEntries(entries) as unknown as RecordingState);
  }

  /** What was settled of files with this header. */
  const settingsOf = (signature: string) => {
    const kept = $kept.get();
    return Object.hasOwn(kept, signature) ? kept[signature] : undefined;
  };

  async function opened(asked: AskedFile, signal: AbortSignal) {
    return client.call(
      'open',
      { file: asked.file, name: asked.name, choices: { altitude: altitude(), ...asked.choices } },
      signal,
      ({ done, total }) => {
        if (!signal.aborted) patch({ reading: { name: asked.name, share: total > 0 ? done / total : 0 } });
      },
    );
  }

  /** Reads a file; what was there before stands until it is read. */
  async function read(asked: AskedFile, isFirst = false): Promise<void> {
    reading?.abort();
    const run = new AbortController();
    reading = run;
    const { signal } = run;
    patch({ reading: { name: asked.name, share: 0 }, failed: undefined, isBroken: undefined, isShareEmpty: undefined });
    try {
      let wanted = asked;
      const remembered = (signature: string): boolean => {
        const kept = settingsOf(signature);
        if (kept === undefined) return false;
        wanted = { ...asked, choices: { ...kept.choices, ...asked.choices }, from: kept.at };
        return true;
      };
      const isKnown = isFirst && remembered(await client.call('peek', { file: asked.file }, signal));
      let answer = await opened(wanted, signal);
      if (isFirst && !isKnown && answer.ok && remembered(answer.result.facts.source.signature)) {
        answer = await opened(wanted, signal);
      }
      if (answer.ok) patch({ reading: undefined, preview: { asked: wanted, opened: answer.result } });
      else patch({ reading: undefined, failed: { asked: wanted, problem: answer.problem } });
    } catch (error) {
      if (signal.aborted || error instanceof CancelledError) return;
      patch({ reading: undefined, isBroken: true });
    }
  }

  const openFile = (file: Blob, name: string): void => void read({ file, name, choices: {}, seen: new Set() }, true);

  function openNext(): void {
    const [first, ...rest] = $state.get().waiting;
    if (first === undefined) return;
    patch({ waiting: rest });
    openFile(first, first.name);
  }

  async function analyse(): Promise<void> {
    analysing?.abort();
    const run = new AbortController();
    analysing = run;
    const { signal } = run;
    const { current, shMin, probes } = $state.get();
    if (current === undefined) return;
    const put = (change: Partial<Current>): void => {
      const now = $state.get().current;
      if (signal.aborted || now?.id !== current.id) return;
      const { running: _running, ...rest } = now;
      patch({ current: { ...rest, ...change } });
    };
    put({ running: 0 });
    try {
      const answer = await client.call(
        'analyse',
        { settings: { sh_min: shMin }, probes: probesOfPreset(probes) },
        signal,
        ({ done, total }) => put({ running: done / total }),
      );
      if (!answer.ok) {
        put({ problem: answer.problem });
        return;
      }
      const gauge = await client.call('gauge', {}, signal);
      put({ figures: answer.result, ...(gauge?.ok === true ? { gauge: gauge.result } : {}) });
    } catch (error) {
      if (signal.aborted || error instanceof CancelledError) return;
      put({});
      patch({ isBroken: true });
    }
  }

  return {
    $state,

    /** Opens files one after the other: the first now, the others when they are asked for. */
    open(files: readonly File[]): void {
      if (files.length === 0) return;
      patch({ waiting: [...files] });
      openNext();
    },
    openNext,
    sayEmptyShare(): void {
      patch({ isShareEmpty: true });
    },
    openText(text: string, name: string): void {
      openFile(new Blob([text]), name);
    },
    cancel(): void {
      reading?.abort();
      patch({ reading: undefined });
    },

    /** Reads the file in preview again with other choices. */
    settle(change: (choices: PlainChoices) => PlainChoices): void {
      const { asked } = $state.get().preview ?? {};
      if (asked !== undefined) void read({ ...asked, choices: change(asked.choices) });
    },
    /** Remembers that the namesakes of a column were looked at. */
    markSeen(column: string): void {
      const { preview } = $state.get();
      if (preview === undefined) return;
      const seen = new Set([...preview.asked.seen, column]);
      patch({ preview: { ...preview, asked: { ...preview.asked, seen } } });
    },
    /** Reads the file that was refused again, with a row every so many seconds. */
    retryWithStep(step: number): void {
      const { asked } = $state.get().failed ?? {};
      if (asked !== undefined) void read({ ...asked, choices: { ...asked.choices, step } });
    },
    /** Leaves out what was settled of earlier files of this logger. */
    forgetSettings(): void {
      const { preview } = $state.get();
      if (preview === undefined) return;
      $kept.set(withoutSettings($kept.get(), preview.opened.facts.source.signature));
      const { file, name } = preview.asked;
      void read({ file, name, choices: {}, seen: new Set() });
    },
    discard(): void {
      patch({ preview: undefined });
    },

    /** Takes the file in preview, remembers its settings, and analyses it; not while something is asked of it. */
    async accept(): Promise<void> {
      const { preview } = $state.get();
      if (preview === undefined || openQuestions(preview.opened, preview.asked.seen).length > 0) return;
      const { asked, opened } = preview;
      try {
        if (!(await client.call('accept', {}))) return;
      } catch {
        patch({ isBroken: true });
        return;
      }
      const { signature, kind } = opened.facts.source;
      $kept.set(withSettings($kept.get(), signature, asked.choices, now().toISOString(), kind === 'tjf'));
      id += 1;
      patch({ preview: undefined, failed: undefined, current: { id, name: asked.name, opened } });
      await analyse();
    },

    setShMin(shMin: number): void {
      patch({ shMin });
      void analyse();
    },
    setProbes(probes: string): void {
      patch({ probes });
      void analyse();
    },
  };
}

export type RecordingStore = ReturnType<typeof createRecording>;

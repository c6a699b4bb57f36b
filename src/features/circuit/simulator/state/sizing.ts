/** What sizes the machine: the form, or a saved compressor, whose code is fetched once that is chosen. */
import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { cycleOfWord, isOneRound, PLAIN } from '../../../../simulation/cycles/index.ts';
import type { RegimeInputs } from '../../../../simulation/regimes.ts';
import type { CalculationMode } from '../../../../simulation/url.ts';
import type * as compressorRunModule from './compressor-run.ts';
import type { CompressorAnswers, Sized } from './compressor-run.ts';

export type { CalculationMode } from '../../../../simulation/url.ts';
export type { CompressorAnswers, Sized } from './compressor-run.ts';

export interface Sizing {
  readonly $mode: WritableAtom<CalculationMode>;
  /** 'BRAND|NAME' of a saved compressor; null while none is chosen. */
  readonly $compressor: WritableAtom<string | null>;
  /** The sheet of the chosen compressor as a link carries it; null until it is known. */
  readonly $carried: WritableAtom<string | null>;
  /** At which frequency it is run, Hz as typed; the empty text is that of its sheet. */
  readonly $frequency: WritableAtom<string>;
  readonly $compressorAnswers: WritableAtom<CompressorAnswers>;
  /** Whether the compressor's answers are those of the last run. */
  readonly $compressorIsStale: WritableAtom<boolean>;
  /** Whether the code of the compressor mode could not be fetched. */
  readonly $compressorIsMissing: ReadableAtom<boolean>;
  /** Has something done before the first run with a compressor: its texts fetched. */
  beforeCompressor(prepare: () => Promise<unknown>): void;
  /** What is to be run, at once; undefined until it can be told at once. */
  sizedNow(inputs: RegimeInputs): Sized | undefined;
  /** The same, whatever has to be fetched first. @throws {Error} where it could not be, or nothing computes here */
  sized(inputs: RegimeInputs): Promise<Sized>;
  /** Calls back when the list of compressors changes. */
  onListChange(listener: () => void): void;
}

const asTyped = (inputs: RegimeInputs): Sized => ({ inputs, problems: {}, compressor: {} });

export function createSizing(): Sizing {
  const $mode = atom<CalculationMode>('normal');
  const $compressor = atom<string | null>(null);
  const $carried = atom<string | null>(null);
  const $frequency = atom('');
  const $compressorIsMissing = atom(false);
  const preparations: (() => Promise<unknown>)[] = [];
  const listeners: (() => void)[] = [];
  let late: typeof compressorRunModule | undefined;
  let coming: Promise<typeof compressorRunModule> | undefined;

  async function fetchAll(): Promise<typeof compressorRunModule> {
    let module: typeof compressorRunModule;
    try {
      [module] = await Promise.all([import('./compressor-run.ts'), ...preparations.map((prepare) => prepare())]);
      $compressorIsMissing.set(false);
    } catch (error) {
      $compressorIsMissing.set(true);
      throw error;
    }
    await module.prepare(() => {
      for (const listener of listeners) listener();
    });
    late = module;
    return module;
  }

  /** One fetch for all who wait; what failed is tried again by the next. */
  const fetched = (): Promise<typeof compressorRunModule> =>
    (coming ??= fetchAll().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));

  const sizedBy = (module: typeof compressorRunModule, inputs: RegimeInputs): Sized => {
    if ($compressor.get() === null) $compressor.set(module.onlyCompressor());
    const chosen = { key: $compressor.get(), carried: $carried.get(), frequency: $frequency.get() };
    $carried.set(module.carriedText(chosen));
    return module.sizedByCompressor(inputs, chosen);
  };

  /** One compressor's sheet sizes no machine of several, nor one whose suction is not its evaporator's. */
  const isTyped = ({ permanent }: RegimeInputs): boolean =>
    $mode.get() === 'normal' || !isOneRound(cycleOfWord(String(permanent.architecture ?? PLAIN)));

  return {
    $mode,
    $compressor,
    $carried,
    $frequency,
    $compressorAnswers: atom<CompressorAnswers>({}),
    $compressorIsStale: atom(false),
    $compressorIsMissing,
    beforeCompressor: (prepare) => void preparations.push(prepare),
    sizedNow: (inputs) => (isTyped(inputs) ? asTyped(inputs) : late && sizedBy(late, inputs)),
    async sized(inputs) {
      if (isTyped(inputs)) return asTyped(inputs);
      return sizedBy(await fetched(), inputs);
    },
    onListChange: (listener) => void listeners.push(listener),
  };
}

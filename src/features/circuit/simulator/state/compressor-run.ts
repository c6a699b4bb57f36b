/** Both regimes sized by a saved compressor: its calculation first, then the cycle with what follows from it. */
import type { CompressorInput } from '../../../../circuit/compressor/input.ts';
import type { Outcome, Problem } from '../../../../circuit/outcome.ts';
import type { BodyValues } from '../../../../simulation/fields.ts';
import type { RegimeInputs } from '../../../../simulation/regimes.ts';
import { askNow, prepareDoors } from '../../../../runtime/circuit-bridge.ts';
import { compressorKey } from '../../../../circuit/compressor/key.ts';
import type { CompressorRecord } from '../../../../circuit/compressor/record.ts';
import { compressorsFromText, textFromCompressors } from '../../../compressor/state/compact.ts';
import { $compressors, restoreCompressors } from '../../../compressor/state/list.ts';
import type { Regime } from './form.ts';

/** What the compressor does in each regime; the last that could be told. */
export type CompressorAnswers = Readonly<Partial<Record<Regime, CompressorInput>>>;

/** What is to be run. */
export interface Sized {
  /** Undefined where the compressor has no answer for the steady regime: nothing is run then. */
  readonly inputs: RegimeInputs | undefined;
  readonly problems: Readonly<Partial<Record<Regime, Problem>>>;
  readonly compressor: CompressorAnswers;
}

/** The compressor that sizes the machine, and how it is run. */
export interface ChosenCompressor {
  /** 'BRAND|NAME' */
  readonly key: string | null;
  /** Its sheet as a link carries it, for who has not saved it. */
  readonly carried: string | null;
  /** Hz as typed; the empty text is the frequency of the sheet. */
  readonly frequency: string;
}

/**
 * Reads the list and starts the engine of the page. Once.
 * @param onListChange called when the list changes, here or in another tab
 * @throws {Error} where nothing computes on this device
 */
export async function prepare(onListChange: () => void): Promise<void> {
  restoreCompressors();
  await prepareDoors('compressorInput');
  $compressors.listen(onListChange);
}

let lastCarried: { readonly text: string; readonly record: CompressorRecord | undefined } | undefined;

/** The compressor a link carries; undefined where its text holds none. */
export function carriedCompressor(text: string | null): CompressorRecord | undefined {
  if (text === null) return undefined;
  if (lastCarried?.text !== text) lastCarried = { text, record: compressorsFromText(text).records[0] };
  return lastCarried.record;
}

const isNamed = (key: string | null) => (record: CompressorRecord) => compressorKey(record) === key;
const texts = new WeakMap<CompressorRecord, string>();

/** What a link carries of the chosen compressor: the reader's own, else the one its own link brought; null where neither is it. */
export function carriedText({ key, carried }: ChosenCompressor): string | null {
  const own = $compressors.get().find(isNamed(key));
  if (!own) {
    const brought = carriedCompressor(carried);
    return brought && isNamed(key)(brought) ? carried : null;
  }
  const text = texts.get(own) ?? textFromCompressors([own]);
  texts.set(own, text);
  return text;
}

/** The record of the chosen compressor, from the list or from the link; undefined where neither holds it. */
export function chosenRecord({
  key,
  carried,
}: Pick<ChosenCompressor, 'key' | 'carried'>): CompressorRecord | undefined {
  const brought = carriedCompressor(carried);
  return $compressors.get().find(isNamed(key)) ?? (brought && isNamed(key)(brought) ? brought : undefined);
}

function sizedBody({ key, carried, frequency }: ChosenCompressor, body: BodyValues): Outcome<CompressorInput> {
  // The reader's own sheet first: one of that name in a link is only there for who has none.
  const brought = $compressors.get().some(isNamed(key)) ? undefined : carriedCompressor(carried);
  const records = brought ? [brought] : $compressors.get();
  const options = frequency.trim() === '' ? {} : { frequency };
  const outcome = askNow('compressorInput', records, key, body, options);
  if (!outcome) throw new Error('the compressor is asked before it was prepared');
  return outcome;
}

/** The reader's only compressor, who has no other to choose; null where there is none or more than one. */
export function onlyCompressor(): string | null {
  const [only, ...others] = $compressors.get();
  return only === undefined || others.length > 0 ? null : compressorKey(only);
}

/**
 * What a compressor makes of the regimes there are: the same machine in both, whatever sizes the transitory one otherwise. Until
 * one is chosen what is typed counts.
 */
export function sizedByCompressor(inputs: RegimeInputs, chosen: ChosenCompressor): Sized {
  if (chosen.key === null) return { inputs, problems: {}, compressor: {} };
  const permanent = sizedBody(chosen, inputs.permanent);
  if (!permanent.ok) return { inputs: undefined, problems: { permanent: permanent.problem }, compressor: {} };
  const alone = { inputs: { ...inputs, permanent: permanent.result.input }, problems: {} };
  if (inputs.transient === undefined) return { ...alone, compressor: { permanent: permanent.result } };
  const transient = sizedBody(chosen, { ...inputs.transient, fluid: inputs.permanent.fluid });
  return {
    inputs: {
      permanent: permanent.result.input,
      transient: transient.ok ? transient.result.input : inputs.transient,
      isManual: true,
    },
    problems: transient.ok ? {} : { transient: transient.problem },
    compressor: { permanent: permanent.result, ...(transient.ok && { transient: transient.result }) },
  };
}

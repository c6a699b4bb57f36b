/**
 * What a reader settled of the files of one logger, on this device: columns, units, gauge or absolute, order of dates, by
 * the signature of the header. Nothing of a machine or of its readings.
 */
import { fittingEntries, persistedAtom } from '../../../../kit/storage/persisted.ts';
import type { PlainChoices } from '../../../../runtime/recording-bridge.ts';

type KeptChoices = Pick<PlainChoices, 'mapping' | 'units' | 'p_mode' | 'date_order' | 'step'>;

export interface StoredSettings {
  /** ISO date and time. */
  readonly at: string;
  readonly choices: KeptChoices;
}
export type StoredBySignature = Readonly<Record<string, StoredSettings>>;

/** Loggers remembered; the longest unused goes first. */
const MOST = 40;
/** Columns a file may have. */
const MOST_COLUMNS = 200;
const SIGNATURE = /^[0-9a-f]{64}$/;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFewEntries = (value: Readonly<Record<string, unknown>>): boolean => Object.keys(value).length <= MOST_COLUMNS;

const isMapped = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= 3 &&
    isText(value[0]) &&
    value.slice(1).every((part) => part === null || isText(part)));

function isChoices(value: unknown): value is KeptChoices {
  if (!isRecord(value)) return false;
  const { mapping = {}, units = {}, p_mode = 'rel', date_order = 'dmy', step = 1, ...others } = value;
  return (
    Object.keys(others).length === 0 &&
    isRecord(mapping) &&
    isFewEntries(mapping) &&
    Object.values(mapping).every(isMapped) &&
    isRecord(units) &&
    isFewEntries(units) &&
    Object.values(units).every(isText) &&
    (p_mode === 'rel' || p_mode === 'abs') &&
    (date_order === 'dmy' || date_order === 'mdy') &&
    typeof step === 'number' &&
    step > 0 &&
    Number.isFinite(step)
  );
}

const isKept = (value: unknown, key: string): value is StoredSettings =>
  SIGNATURE.test(key) &&
  isRecord(value) &&
  isText(value['at']) &&
  Number.isFinite(Date.parse(value['at'])) &&
  isChoices(value['choices']);

/** The schema of the store: entries that do not fit are dropped. */
export const storedFrom = (value: unknown): StoredBySignature | undefined => fittingEntries(value, isKept);

export const $kept = persistedAtom<StoredBySignature>('appfroid.recordings', {}, storedFrom);

/**
 * The settings of a logger, with what was settled of a file of it: columns of other files of its kind stay known.
 * @param isTold the file says itself from where its pressures count: that is not to be remembered of another
 */
export function withSettings(
  kept: StoredBySignature,
  signature: string,
  { mapping, units, p_mode, date_order, step }: PlainChoices,
  at: string,
  isTold = false,
): StoredBySignature {
  const known = Object.hasOwn(kept, signature) ? kept[signature]?.choices : undefined;
  const own = Object.entries(mapping ?? {}).map(([name, choice]): [string, typeof choice] =>
    // A mode that a file states is its own; without one, its own words decide again.
    [name, choice !== null && isTold ? [choice[0], choice[1] ?? null] : choice],
  );
  const choices: KeptChoices = {
    ...known,
    ...(own.length === 0 ? {} : { mapping: { ...known?.mapping, ...Object.fromEntries(own) } }),
    ...(units === undefined ? {} : { units: { ...known?.units, ...units } }),
    ...(p_mode === undefined ? {} : { p_mode }),
    ...(date_order === undefined ? {} : { date_order }),
    ...(step === undefined ? {} : { step }),
  };
  if (!SIGNATURE.test(signature) || Object.keys(choices).length === 0) return kept;
  if (!isKept({ at, choices }, signature)) return kept;
  const others = Object.entries(kept).filter(([key]) => key !== signature);
  const latest = others.toSorted(([, a], [, b]) => b.at.localeCompare(a.at)).slice(0, MOST - 1);
  return Object.fromEntries([...latest, [signature, { at, choices }]]);
}

export const withoutSettings = (kept: StoredBySignature, signature: string): StoredBySignature =>
  Object.fromEntries(Object.entries(kept).filter(([key]) => key !== signature));

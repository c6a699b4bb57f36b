/** What the reader reckons for every variant alike: kept on the device, as typed. */
import { persistedAtom } from '../../../kit/storage/persisted.ts';
import { keepServed } from '../../../kit/island/use-part.ts';
import { parseNumber } from '../../../quantities/parse.ts';

export const SHARED = ['floor', 'kwh', 'years'] as const;
export type SharedKey = (typeof SHARED)[number];
export type SharedTexts = Readonly<Record<SharedKey, string>>;

export const SHARED_RANGES: Readonly<Record<SharedKey, readonly [min: number, max: number]>> = {
  floor: [-40, 60],
  kwh: [0, 100],
  years: [1, 60],
};
const LONGEST = 20;
const OPENING: SharedTexts = { floor: '25', kwh: '', years: '15' };

function read(value: unknown): SharedTexts | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const said = value as Readonly<Record<string, unknown>>;
  const text = (key: SharedKey): string => {
    const one = said[key];
    return typeof one === 'string' && one.length <= LONGEST ? one : OPENING[key];
  };
  return { floor: text('floor'), kwh: text('kwh'), years: text('years') };
}

export const $sharedCosts = persistedAtom<SharedTexts>('appfroid.variants', OPENING, read);
keepServed([$sharedCosts]);

/** The number a text says within its range; null where it says something else, undefined where it says nothing. */
export function numberWithin(
  text: string,
  [min, max]: readonly [number, number],
  sign: ',' | '.',
): number | null | undefined {
  if (text.trim() === '') return undefined;
  const parsed = parseNumber(text, sign);
  return parsed.ok && parsed.value >= min && parsed.value <= max ? parsed.value : null;
}

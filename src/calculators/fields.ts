/** Short hands to write definitions with; what they give is plain data. */
import type {
  BooleanInput,
  CellInput,
  ChoiceInput,
  Condition,
  Digits,
  FluidInput,
  InputGroup,
  Measure,
  NumberInput,
  OutputGroup,
  Option,
  Preset,
  PresetValue,
  Presets,
  RowsInput,
  SourceBadge,
  SourceNote,
  SymbolSource,
  TableInput,
  TextInput,
  Tones,
} from './define.ts';
import type { Bilingual } from '../language/index.ts';

type Extra<I> = Omit<Partial<I>, 'kind' | 'key' | 'label' | 'measure' | 'options' | 'columns'>;
type Named<Kind extends string, K extends string> = { readonly kind: Kind; readonly key: K; readonly label: Bilingual };
type Choices<V extends string | number> = readonly (readonly [
  value: V,
  fr: string,
  en: string,
  pipes?: Option['pipes'],
])[];

const optionsFrom = <V extends string | number>(choices: Choices<V>): readonly Option<V>[] =>
  choices.map(([value, fr, en, pipes]) => ({ value, label: { fr, en }, ...(pipes && { pipes }) }));

export function number<const K extends string, const E extends Extra<NumberInput>>(
  key: K,
  fr: string,
  en: string,
  measure: Measure,
  extra: E,
): Named<'number', K> & { readonly measure: Measure } & E {
  return { kind: 'number', key, label: { fr, en }, measure, ...extra };
}

export function choice<const K extends string, const V extends string | number, const E extends Extra<ChoiceInput>>(
  key: K,
  fr: string,
  en: string,
  choices: Choices<V>,
  extra: E,
): Named<'choice', K> & { readonly options: readonly Option<V>[] } & E {
  return { kind: 'choice', key, label: { fr, en }, options: optionsFrom(choices), ...extra };
}

/** Off unless said otherwise. */
export function flag<const K extends string, const W extends { readonly when?: Condition; readonly help?: Bilingual }>(
  key: K,
  fr: string,
  en: string,
  extra: W,
): BooleanInput & Named<'boolean', K> & W {
  return { kind: 'boolean', key, label: { fr, en }, default: false, fallback: false, ...extra };
}

export function fluid<const K extends string, const E extends Extra<FluidInput>>(
  key: K,
  fr: string,
  en: string,
  extra: E,
): Named<'fluid', K> & E {
  return { kind: 'fluid', key, label: { fr, en }, ...extra };
}

export function words<const K extends string, const E extends Extra<TextInput> & { readonly maxLength: number }>(
  key: K,
  fr: string,
  en: string,
  extra: E,
): Named<'text', K> & E {
  return { kind: 'text', key, label: { fr, en }, ...extra };
}

export function rows<
  const K extends string,
  const C extends readonly CellInput[],
  const E extends Extra<RowsInput> & Pick<RowsInput, 'rows' | 'default'>,
>(key: K, fr: string, en: string, columns: C, extra: E): Named<'rows', K> & { readonly columns: C } & E {
  return { kind: 'rows', key, label: { fr, en }, columns, ...extra };
}

export function table<const K extends string, const E extends Omit<TableInput, 'kind' | 'key' | 'label'>>(
  key: K,
  fr: string,
  en: string,
  extra: E,
): Named<'table', K> & E {
  return { kind: 'table', key, label: { fr, en }, ...extra };
}

/** A menu of entries that fill fields; `when` says while which inputs an entry is offered. */
export function presets(
  fr: string,
  en: string,
  badges: Presets['badges'],
  entries: readonly (readonly [
    id: string,
    fr: string,
    en: string,
    values: Readonly<Record<string, PresetValue>>,
    when?: Condition,
  ])[],
  extra: Pick<Presets, 'adds'> = {},
): Presets {
  return {
    label: { fr, en },
    badges,
    ...extra,
    entries: entries.map(([id, frEntry, enEntry, values, when]): Preset => ({
      id,
      label: { fr: frEntry, en: enEntry },
      values,
      ...(when && { when }),
    })),
  };
}

export const decimals = (count: number): Digits => ({ decimals: count });
/** Digits of a limit: the most there may be, the least there must be. */
export const most = (count: number): Digits => ({ decimals: count, limit: 'most' });
export const least = (count: number): Digits => ({ decimals: count, limit: 'least' });
export const significant = (count: number): Digits => ({ significant: count });

export function figure<const K extends string>(
  key: K,
  fr: string,
  en: string,
  measure: Measure,
  digits: Digits,
): Named<'number', K> & { readonly measure: Measure; readonly digits: Digits } {
  return { kind: 'number', key, label: { fr, en }, measure, digits };
}

/** A figure whose unit the inputs name. */
export function figureIn<const K extends string>(
  key: K,
  fr: string,
  en: string,
  digits: Digits,
  symbolFrom: readonly SymbolSource[],
  extra: { readonly digitChoices?: { readonly min: number; readonly max: number } } = {},
): Named<'number', K> & {
  readonly measure: Measure;
  readonly digits: Digits;
  readonly symbolFrom: readonly SymbolSource[];
} & typeof extra {
  return {
    kind: 'number',
    key,
    label: { fr, en },
    measure: { quantity: 'ratio', unit: 'none' },
    digits,
    symbolFrom,
    ...extra,
  };
}

export function figures<const K extends string>(
  key: K,
  fr: string,
  en: string,
  measure: Measure,
  digits: Digits,
): Named<'numbers', K> & { readonly measure: Measure; readonly digits: Digits } {
  return { kind: 'numbers', key, label: { fr, en }, measure, digits };
}

/** The same, said by the picture of the result. */
export const figuresInPicture = <const K extends string>(
  ...all: Parameters<typeof figures<K>>
): ReturnType<typeof figures<K>> & { readonly isInPicture: true } => ({ ...figures(...all), isInPicture: true });

export function oneOrMore<const K extends string>(
  key: K,
  fr: string,
  en: string,
  measure: Measure,
  digits: Digits,
): Named<'oneOrMore', K> & { readonly measure: Measure; readonly digits: Digits } {
  return { kind: 'oneOrMore', key, label: { fr, en }, measure, digits };
}

export function verdict<const K extends string, const V extends string | number>(
  key: K,
  fr: string,
  en: string,
  choices: Choices<V>,
  tones: Tones = {},
): Named<'choice', K> & { readonly options: readonly Option<V>[]; readonly tones: Tones } {
  return { kind: 'choice', key, label: { fr, en }, options: optionsFrom(choices), tones };
}

export function yesNo<const K extends string>(
  key: K,
  fr: string,
  en: string,
  tones: Tones = {},
): Named<'boolean', K> & { readonly tones: Tones } {
  return { kind: 'boolean', key, label: { fr, en }, tones };
}

export function wording<const K extends string>(key: K, fr: string, en: string): Named<'text', K> {
  return { kind: 'text', key, label: { fr, en } };
}

export function source(
  badges: readonly [SourceBadge, ...SourceBadge[]],
  fr: string,
  en: string,
  url?: string,
): SourceNote {
  return url === undefined ? { badges, text: { fr, en } } : { badges, text: { fr, en }, url };
}

export function group(fr: string, en: string, ...keys: readonly string[]): InputGroup {
  return { label: { fr, en }, keys };
}

/** Results that are read together. */
export function results(fr: string, en: string, ...keys: readonly string[]): OutputGroup {
  return { label: { fr, en }, keys };
}

/** A part of the form that few readers change. */
export function folded(fr: string, en: string, ...keys: readonly string[]): InputGroup {
  return { label: { fr, en }, keys, isFolded: true };
}

/** A part that many leave as it is: folded where the screen is narrow, so that the form stays within a few of them. */
export function foldedOnPhone(fr: string, en: string, ...keys: readonly string[]): InputGroup {
  return { label: { fr, en }, keys, isFolded: 'narrow' };
}

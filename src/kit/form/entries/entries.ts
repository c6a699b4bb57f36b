/**
 * A form of named quantities and choices, as typed. What nobody touched has no text of its own: it is its initial value,
 * written in the units and the language of whoever looks.
 */
import { atom, computed } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { decimalSign } from '../../../quantities/index.ts';
import type { AnyUnit, Quantity } from '../../../quantities/index.ts';
import type { Locale } from '../../../language/index.ts';
import { steppedText, stepOfSize } from '../steps.ts';
import { rewrittenText } from '../rewriting.ts';
import { shownText, valueFromText } from '../text.ts';
import type { Exact, TypedValue } from '../text.ts';
import { $units, unitOfSlot } from '../units.ts';
import type { UnitChoices } from '../units.ts';

export interface QuantityEntry {
  readonly quantity: Quantity;
  /** The unit its value is carried in. */
  readonly unit: AnyUnit;
  /** One step of the arrows, in that unit. */
  readonly step: number;
  /** Null: may be left empty, and is at first. */
  readonly initial: number | null;
}

export interface ChoiceEntry {
  readonly options: readonly string[];
  readonly initial: string;
}

export type Entry = QuantityEntry | ChoiceEntry;
export type EntryTable = Readonly<Record<string, Entry>>;

export const isChoice = (entry: Entry | undefined): entry is ChoiceEntry => entry !== undefined && 'options' in entry;

/** Typed texts and choices by key; what was not touched is absent. */
interface State {
  readonly texts: Readonly<Record<string, string>>;
  readonly units: UnitChoices;
  /** What stands behind the texts. */
  readonly exact: Readonly<Record<string, Exact>>;
}

/** What formulas, links and bodies take: numbers in the entry's unit, choices, and a text that is no number as it is. */
export type EntryValues = Readonly<Record<string, number | string>>;

/** Longer texts are nobody's link. */
const LONGEST_VALUE = 60;
const KEPT_DIGITS = 12;
const withoutNoise = (value: number): number => Number(Number(value.toPrecision(KEPT_DIGITS)).toFixed(KEPT_DIGITS));

export interface Entries {
  readonly table: EntryTable;
  readonly $state: ReadableAtom<State>;
  /** The same object while what is meant stays the same. An empty entry that may be empty is absent. */
  readonly $values: ReadableAtom<EntryValues>;
  /** What a field shows. */
  textOf(state: State, key: string, locale: Locale): string;
  /** What the text of a quantity says; undefined where it is empty and may be. */
  valueOf(state: State, key: string): TypedValue | undefined;
  set(key: string, text: string): void;
  /** Moves a quantity by whole steps; a text that is no number stays. An empty one takes `from`. */
  step(key: string, steps: number, from?: number): void;
  /** Puts values, in the entries' units, in place of all that is typed. Unknown keys and choices are left out. */
  fill(values: Readonly<Record<string, unknown>>): void;
  reset(): void;
  isTouched(): boolean;
  /** The language numbers are written in from now on. */
  speak(locale: Locale): void;
}

function quantityOf(table: EntryTable, key: string): QuantityEntry | undefined {
  const entry = table[key];
  return entry === undefined || isChoice(entry) ? undefined : entry;
}

export function createEntries(table: EntryTable): Entries {
  const $state = atom<State>({ texts: {}, units: {}, exact: {} });
  const keys = Object.keys(table);
  let locale: Locale = 'fr';

  const textOf: Entries['textOf'] = ({ texts, units }, key, language) => {
    const typed = texts[key];
    if (typed !== undefined) return typed;
    const entry = table[key];
    if (isChoice(entry)) return entry.initial;
    if (entry === undefined || entry.initial === null) return '';
    return shownText(entry, entry.initial, unitOfSlot(units, entry.quantity), language).text;
  };

  const valueOf: Entries['valueOf'] = ({ texts, units, exact }, key) => {
    const entry = quantityOf(table, key);
    const typed = texts[key];
    if (entry === undefined) return undefined;
    const isEmpty = typed === undefined ? entry.initial === null : entry.initial === null && typed.trim() === '';
    if (isEmpty) return undefined;
    if (typed === undefined) return { ok: true, value: entry.initial ?? Number.NaN };
    return valueFromText(entry, typed, unitOfSlot(units, entry.quantity), decimalSign(locale), exact[key]);
  };

  let values: EntryValues | undefined;
  const $values = computed($state, (state): EntryValues => {
    const next = Object.fromEntries(
      keys.flatMap((key): (readonly [string, number | string])[] => {
        if (isChoice(table[key])) return [[key, textOf(state, key, 'en')]];
        const value = valueOf(state, key);
        if (value === undefined) return [];
        return [[key, value.ok ? withoutNoise(value.value) : (state.texts[key] ?? '')]];
      }),
    );
    const isSame = values !== undefined && keys.every((key) => Object.is(values?.[key], next[key]));
    if (!isSame || values === undefined) values = next;
    return values;
  });

  $units.listen((units) => {
    const { texts, units: from, exact } = $state.get();
    const next: Record<string, Exact> = {};
    const rewritten = Object.entries(texts).map(([key, text]) => {
      const entry = quantityOf(table, key);
      if (entry === undefined) return [key, text] as const;
      const [before, after] = [unitOfSlot(from, entry.quantity), unitOfSlot(units, entry.quantity)];
      const behind = exact[key];
      const shown = rewrittenText(entry, { text, ...(behind && { exact: behind }) }, before, after, locale);
      if (shown.exact) next[key] = shown.exact;
      return [key, shown.text] as const;
    });
    $state.set({ texts: Object.fromEntries(rewritten), units, exact: next });
  });

  const set: Entries['set'] = (key, text) => {
    const state = $state.get();
    if (state.texts[key] === text || table[key] === undefined) return;
    $state.set({ ...state, texts: { ...state.texts, [key]: text } });
  };

  return {
    table,
    $state,
    $values,
    textOf,
    valueOf,
    set,
    step(key, steps, from) {
      const entry = quantityOf(table, key);
      if (entry === undefined) return;
      const unit = unitOfSlot($state.get().units, entry.quantity);
      const shown = textOf($state.get(), key, locale);
      const start = shown === '' && from !== undefined ? shownText(entry, from, unit, locale).text : shown;
      const text = steppedText(start, steps, stepOfSize(entry, entry.step, unit), locale);
      if (text !== undefined) set(key, text);
    },
    fill(given) {
      const units = $units.get();
      const exact: Record<string, Exact> = {};
      const texts = keys.flatMap((key): (readonly [string, string])[] => {
        const entry = table[key];
        const value = Object.hasOwn(given, key) ? given[key] : undefined;
        if (entry === undefined || (typeof value !== 'string' && typeof value !== 'number')) return [];
        const text = String(value);
        if (isChoice(entry)) return entry.options.includes(text) ? [[key, text]] : [];
        if (text.length > LONGEST_VALUE) return [];
        const read = valueFromText(entry, text, entry.unit);
        if (!read.ok) return [[key, text]];
        const shown = shownText(entry, read.value, unitOfSlot(units, entry.quantity), locale);
        if (shown.exact) exact[key] = shown.exact;
        return [[key, shown.text]];
      });
      $state.set({ texts: Object.fromEntries(texts), units, exact });
    },
    reset: () => $state.set({ texts: {}, units: $units.get(), exact: {} }),
    isTouched: () => Object.keys($state.get().texts).length > 0,
    speak: (language) => (locale = language),
  };
}

/** The values that differ from what a form opens with: what a link says. */
export function saidValues({ table }: Entries, values: EntryValues): EntryValues {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => {
      const entry = table[key];
      return entry !== undefined && value !== entry.initial;
    }),
  );
}

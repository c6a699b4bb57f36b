/**
 * The one form under every page: fields as data in, texts as typed and what they say out. A key reads the field it
 * changed; what is typed is never lost, whatever it means.
 */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../language/index.ts';
import { decimalSign } from '../../quantities/index.ts';
import { $atmosphere } from '../storage/settings.ts';
import { isAsServed } from './as-served.ts';
import { setContent } from './content.ts';
import { cellOfPath, fieldAt, measureOf, rowsAt, slotOf, textAt } from './fields.ts';
import type { Field, FormTexts, ListField, NumberField, RowTexts } from './fields.ts';
import { readForm } from './reading.ts';
import type { FormReading } from './reading.ts';
import { exactOfRows, withBehind } from './rewriting.ts';
import { steppedText, stepByPlace, stepOfSize } from './steps.ts';
import { figureText, shownText, valueWithUnit } from './text.ts';
import type { Exact } from './text.ts';
import { $units, setUnit } from './units.ts';
import type { OwnSlot, UnitChoices, UnitSlot } from './units.ts';
import { exactAtLine, inOtherLanguage, inOtherUnits, rowOfValues, textsOfValues, unitShown } from './writing.ts';
import type { Written } from './writing.ts';

/** A form as it stands: its texts, what they say, and the units they are written in. */
export interface FormContent extends Written, FormReading {
  readonly units: UnitChoices;
}

export interface Form {
  readonly fields: readonly Field[];
  readonly $content: ReadableAtom<FormContent>;
  /** Takes what is typed or chosen at a path: the key of a field, or a cell ('bins.0.t_ext'). As served: see `as-served.ts`. */
  set(path: string, text: string): void;
  /**
   * Takes several texts at once, then writes numbers given in the unit they are carried in.
   * @param values by path
   * @param areComputed nobody typed them: they are written with the decimals of their quantity
   */
  change(
    texts: Readonly<Record<string, string>>,
    values?: Readonly<Record<string, number>>,
    areComputed?: boolean,
  ): void;
  /** Takes what was typed in the units the page was served in, whatever those of now are. */
  takeTyped(texts: Readonly<Record<string, string>>): void;
  /** Moves a number by whole steps; a text that is no number stays. An empty one starts from `from`, else from zero. */
  step(path: string, steps: number, from?: number): void;
  /** Writes a number typed with its own unit ("28,5 psi") in that of its field. */
  settle(path: string): void;
  /** Shows a number in another unit, and with it all that share its slot. */
  showIn(path: string, unit: string): void;
  /** Puts the lines of a list in place; lines beyond its most are left out. */
  setRows(key: string, rows: readonly RowTexts[]): void;
  /** One line more: of these values, else as the last, or as a list opens. */
  addRow(key: string, values?: Readonly<Record<string, unknown>>): void;
  /** Puts values, in the units they are carried in, in place of all that stands; a field without one opens as it does. */
  fill(values: Readonly<Record<string, unknown>>): void;
  /** Writes all that stands in the units of now: for a form that opens after the reader's were read. */
  takeUnits(): void;
  /** Puts back what stood before, in the units of now. */
  restore(before: FormContent): void;
  /** Writes every number as one types it in another language. */
  speak(locale: Locale): void;
}

/** The units of a form, by the slots of its fields, and how another is chosen. */
export interface FormUnits {
  readonly $units: ReadableAtom<UnitChoices>;
  /** Those its page is served in. */
  readonly served: UnitChoices;
  /** Absent: as everywhere on the site. */
  readonly choose?: (slot: UnitSlot | OwnSlot, unit: string) => void;
}
// Every page is served in preferred units.
const SITE_UNITS: FormUnits = { $units, served: {} };
const chooseOnSite = (slot: UnitSlot | OwnSlot, unit: string): void => setUnit(slot as UnitSlot, unit);

/**
 * @param opening values the form opens with, where they are not those of its fields
 * @param shown the units its numbers are shown in, by the slots of its fields
 */
export function createForm(
  fields: readonly Field[],
  locale: Locale,
  opening: Readonly<Record<string, unknown>> = {},
  shown: FormUnits = SITE_UNITS,
): Form {
  let language = locale;
  let reading: FormReading | undefined;
  const contentOf = ({ texts: typed, exact }: Written, units: UnitChoices): FormContent => {
    reading = readForm(fields, { texts: typed, exact }, units, language, reading);
    const { numbers, values, options, problems, changed } = reading;
    return { texts: typed, exact, units, numbers, values, options, problems, changed };
  };
  const { served, choose = chooseOnSite } = shown;
  const $content = atom<FormContent>(contentOf(textsOfValues(fields, opening, served, locale), served));

  const put = (written: Written, units = $content.get().units): void => setContent($content, contentOf(written, units));
  const texts = (): FormTexts => $content.get().texts;

  const writeIn = (units: UnitChoices): void => {
    const content = $content.get();
    if (units !== content.units) put(inOtherUnits(fields, content, content.units, units, language), units);
  };
  shown.$units.listen(writeIn);
  // What a gauge reads stays as typed: the altitude changes what it means.
  $atmosphere.listen(() => put($content.get()));

  /** The texts with another at a path; the very same ones where nothing changes. */
  const withText = (before: FormTexts, path: string, text: string): FormTexts => {
    if (Object.hasOwn(before, path)) return before[path] === text ? before : { ...before, [path]: text };
    const cell = cellOfPath(fields, path);
    const rows = cell ? rowsAt(before, cell.list.key) : [];
    if (!cell || rows[cell.line] === undefined || rows[cell.line]?.[cell.column] === text) return before;
    const changed = rows.map((row, line) => (line === cell.line ? { ...row, [cell.column]: text } : row));
    return { ...before, [cell.list.key]: changed };
  };

  const numberAt = (path: string): NumberField | undefined => {
    const field = fieldAt(fields, path);
    return field?.kind === 'number' ? field : undefined;
  };
  const listAt = (key: string): ListField | undefined =>
    fields.find((field): field is ListField => field.key === key && field.kind === 'list');

  /** The form with what is typed; its texts the very same ones where nothing changes. */
  const typedIn = (given: Readonly<Record<string, string>>, areServed = isAsServed()): Written => {
    const { units, texts: written, exact } = $content.get();
    const isOther = areServed && units !== served;
    const before = isOther
      ? inOtherUnits(fields, { texts: written, exact }, units, served, language)
      : { texts: written, exact };
    let next = before.texts;
    for (const [path, text] of Object.entries(given)) next = withText(next, path, text);
    const typed = { texts: next, exact: before.exact };
    return isOther ? inOtherUnits(fields, typed, served, units, language) : typed;
  };

  const set: Form['set'] = (path, text) => {
    const next = typedIn({ [path]: text });
    if (next.texts !== texts()) put(next);
  };

  /** Writes numbers in place, with what stands behind them. */
  const write = (before: Written, values: Readonly<Record<string, number>>, isTyped?: boolean): Written => {
    let { texts: next, exact } = before;
    for (const [path, value] of Object.entries(values)) {
      const field = numberAt(path);
      if (!field) continue;
      const measure = measureOf(field, next);
      const shown = shownText(measure, value, unitShown($content.get().units, measure), language, isTyped);
      next = withText(next, path, shown.text);
      exact = withBehind(exact as Readonly<Partial<Record<string, Exact>>>, path, shown.exact) as Written['exact'];
    }
    return { texts: next, exact };
  };

  const setRows: Form['setRows'] = (key, rows) => {
    const list = listAt(key);
    if (!list) return;
    const { exact } = $content.get();
    const next = rows.slice(0, list.most);
    put({ texts: { ...texts(), [key]: next }, exact: exactOfRows(exact, key, rowsAt(texts(), key), next) });
  };

  return {
    fields,
    $content,
    set,
    change(given, values = {}, areComputed = false) {
      put(write(typedIn(given), values, areComputed ? false : undefined));
    },
    takeTyped: (given) => put(typedIn(given, true)),
    step(path, steps, from) {
      const field = numberAt(path);
      if (!field) return;
      const measure = measureOf(field, texts());
      const unit = unitShown($content.get().units, measure);
      const text = textAt(texts(), path);
      const start =
        text.trim() !== '' ? text : from === undefined ? '0' : shownText(measure, from, unit, language).text;
      const rule = measure.step === undefined ? stepByPlace(measure.quantity) : stepOfSize(measure, measure.step, unit);
      const stepped = steppedText(
        start,
        steps,
        rule,
        language,
        measure.hasAllDecimals && ((value) => figureText(measure, value, unit, language)),
      );
      if (stepped !== undefined) set(path, stepped);
    },
    settle(path) {
      const field = numberAt(path);
      if (!field) return;
      const measure = measureOf(field, texts());
      const unit = unitShown($content.get().units, measure);
      const named = valueWithUnit(measure, textAt(texts(), path), decimalSign(language), unit);
      if (named?.ok) put(write($content.get(), { [path]: named.value }));
    },
    showIn(path, unit) {
      const field = numberAt(path);
      if (field) choose(slotOf(measureOf(field, texts())), unit);
    },
    setRows,
    addRow(key, values) {
      const list = listAt(key);
      const rows = rowsAt(texts(), key);
      if (!list || rows.length >= list.most) return;
      const last = values === undefined ? rows.at(-1) : undefined;
      if (last) {
        setRows(key, [...rows, last]);
        return;
      }
      const { exact, units } = $content.get();
      const added = rowOfValues(list, values ?? {}, units, language);
      put({
        texts: { ...texts(), [key]: [...rows, added.cells] },
        exact: { ...exact, ...exactAtLine(key, rows.length, added) },
      });
    },
    takeUnits: () => writeIn(shown.$units.get()),
    fill: (values) => put(textsOfValues(fields, values, $content.get().units, language)),
    restore(before) {
      const { units } = $content.get();
      put(inOtherUnits(fields, before, before.units, units, language));
    },
    speak(next) {
      if (next === language) return;
      const content = $content.get();
      const written = inOtherLanguage(fields, content, content.units, language, next);
      language = next;
      put(written);
    },
  };
}

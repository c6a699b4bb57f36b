/** The saturation table of the ruler's fluid, in the ruler's units. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Problem } from '../../../circuit/outcome.ts';
import type { RulerTable, TableWay } from '../../../circuit/ruler/table.ts';
import type { Locale } from '../../../language/index.ts';
import { convert, decimalSign, parseNumber } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { typedNumber } from '../../../quantities/number.ts';
import { askNow, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { setContent } from '../../../kit/form/content.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import type { Fault } from './answer.ts';
import type { RulerForm } from './form.ts';
import { showingOfLetter } from './showing.ts';
import type { Units } from './showing.ts';
import type { ReadValue } from './written.ts';

export const TABLE_FIELDS = ['from', 'to', 'step'] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

export interface TableForm {
  readonly by: TableWay;
  readonly texts: Readonly<Record<TableField, string>>;
}

export interface TableShown {
  readonly fluid: string;
  readonly table: RulerTable;
  readonly isStale: boolean;
  readonly faults: Readonly<Partial<Record<TableField, Fault>>>;
}

export interface TableExample {
  readonly fluid: string;
  /** In the units of the doors. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly table: RulerTable;
}

export interface TableStore {
  readonly $form: ReadableAtom<TableForm>;
  readonly $shown: ReadableAtom<TableShown>;
  setBy(by: TableWay): void;
  setText(field: TableField, text: string): void;
  params(): readonly (readonly [string, string])[];
  start(params?: URLSearchParams): Promise<void>;
}

/** Parameters of a link; values in °C, or in bar absolute. */
export const TABLE_KEYS = ['by', 'from', 'to', 'step'] as const;
const DIGITS = 9;
/** What a table opens with when its way changes, in the reader's unit of pressure. */
const PRESSURE_ROWS = { bar: [1, 20, 1], kPa: [100, 2000, 100], psi: [20, 300, 20] } as const;

/** How a field of the table reads; a step is a difference. */
function doorOf(field: TableField, by: TableWay, units: Units): (shown: number) => number {
  if (field !== 'step') return showingOfLetter(by, units).toDoor;
  if (by === 'P') return (shown) => convert('pressure', shown, units.gauge.unit, 'bar');
  const unit = unitOfSlot(units.choices, 'temperature');
  return (shown) =>
    convert('temperatureDifference', shown, (unit === 'degF' ? 'degF' : 'K') as UnitOf<'temperatureDifference'>, 'K');
}

function readField(field: TableField, { by, texts }: TableForm, units: Units, locale: Locale): ReadValue {
  const parsed = parseNumber(texts[field], decimalSign(locale));
  return parsed.ok ? { ok: true, value: doorOf(field, by, units)(parsed.value) } : parsed;
}

export function createTableStore(
  ruler: { readonly $form: ReadableAtom<RulerForm> },
  example: TableExample,
  locale: Locale,
): TableStore {
  const text = (value: number): string => typedNumber(value, locale);
  const openingTexts = (): TableForm['texts'] => ({
    from: text(example.from),
    to: text(example.to),
    step: text(example.step),
  });
  const $form = atom<TableForm>({ by: 'T', texts: openingTexts() });
  const $shown = atom<TableShown>({ fluid: example.fluid, table: example.table, isStale: false, faults: {} });
  let isStarted = false;
  let isTouched = false;

  /** Opens the table of another fluid on the round ends it has; false where these are not what is wrong. */
  const isOpeningElsewhere = ({ code, values }: Problem): boolean => {
    const { min, max } = values;
    if (code !== 'E_RANGE' || typeof min !== 'number' || typeof max !== 'number') return false;
    const { step } = example;
    const [from, to] = [
      Math.max(example.from, Math.ceil(min / step) * step),
      Math.min(example.to, Math.floor(max / step) * step),
    ];
    if (to <= from) return false;
    const shown = (value: number): string => text(showingOfLetter('T', ruler.$form.get()).fromDoor(value));
    const texts = { ...$form.get().texts, from: shown(from), to: shown(to) };
    if (texts.from === $form.get().texts.from && texts.to === $form.get().texts.to) return false;
    setContent($form, { by: 'T', texts });
    answer();
    return true;
  };

  const answer = (): void => {
    const form = $form.get();
    const ruled = ruler.$form.get();
    const before = $shown.get();
    const read = {
      from: readField('from', form, ruled, locale),
      to: readField('to', form, ruled, locale),
      step: readField('step', form, ruled, locale),
    };
    const { from, to, step } = read;
    if (!from.ok || !to.ok || !step.ok) {
      const faults = Object.fromEntries(
        TABLE_FIELDS.flatMap((field) => {
          const one = read[field];
          return one.ok ? [] : [[field, { kind: 'text', reason: one.reason }] as const];
        }),
      );
      setContent($shown, { ...before, isStale: true, faults });
      return;
    }
    const outcome = askNow('rulerTable', ruled.fluid, form.by, from.value, to.value, step.value);
    if (outcome === undefined) return;
    if (!outcome.ok && !isTouched && isOpeningElsewhere(outcome.problem)) return;
    if (outcome.ok) setContent($shown, { fluid: ruled.fluid, table: outcome.result, isStale: false, faults: {} });
    else {
      const { problem } = outcome;
      const field = TABLE_FIELDS.find((one) => one === problem.field) ?? 'from';
      setContent($shown, { ...before, isStale: true, faults: { [field]: { kind: 'door', problem } } });
    }
  };
  const change = (form: TableForm): void => {
    isTouched = true;
    setContent($form, form);
    answer();
  };

  const fill = (params: URLSearchParams): void => {
    const by: TableWay = params.get('by') === 'P' ? 'P' : 'T';
    const given = TABLE_FIELDS.map((field) => parseNumber(params.get(field) ?? ''));
    const [from, to, step] = given;
    if (!from?.ok || !to?.ok || !step?.ok) return;
    const { fromDoor } = showingOfLetter(by, ruler.$form.get());
    const [first, last] = [fromDoor(from.value), fromDoor(to.value)];
    const size = fromDoor(from.value + step.value) - first;
    isTouched = true;
    setContent($form, { by, texts: { from: text(first), to: text(last), step: text(size) } });
  };

  return {
    $form,
    $shown,
    setBy(by) {
      if (by === $form.get().by) return;
      const [from, to, step] =
        by === 'T' ? [example.from, example.to, example.step] : PRESSURE_ROWS[ruler.$form.get().gauge.unit];
      change({ by, texts: { from: text(from), to: text(to), step: text(step) } });
    },
    setText: (field, typedText) => change({ ...$form.get(), texts: { ...$form.get().texts, [field]: typedText } }),
    params() {
      if (!isTouched) return [];
      const form = $form.get();
      const of = (field: TableField): string => {
        const read = readField(field, form, ruler.$form.get(), locale);
        return read.ok ? String(Number(read.value.toPrecision(DIGITS))) : form.texts[field];
      };
      return [['by', form.by], ...TABLE_FIELDS.map((field) => [field, of(field)] as const)];
    },
    async start(params) {
      if (isStarted) return;
      isStarted = true;
      let last = ruler.$form.get();
      ruler.$form.listen((next) => {
        const isOther = next.fluid !== last.fluid || next.gauge !== last.gauge || next.choices !== last.choices;
        const isOtherFluid = next.fluid !== last.fluid;
        last = next;
        if (isOtherFluid && !isTouched) setContent($form, { by: 'T', texts: openingTexts() });
        if (isOther) answer();
      });
      if (params) fill(params);
      try {
        await prepareDoors('rulerTable');
      } catch {
        return;
      }
      answer();
    },
  };
}

/** The saturation table of the ruler's fluid, in the ruler's units. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Problem } from '../../../circuit/outcome.ts';
import type { RulerTable, TableWay } from '../../../circuit/ruler/table.ts';
import { typedNumber } from '../../../quantities/number.ts';
import { askNow, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { setContent } from '../../../kit/form/content.ts';
import { textAt } from '../../../kit/form/fields.ts';
import type { FormContent } from '../../../kit/form/form.ts';
import type { TypedValue } from '../../../kit/form/text.ts';
import type { Fault } from './answer.ts';
import { TABLE_FIELDS, tableKey } from './fields.ts';
import type { TableField } from './fields.ts';
import { saidAtDoor } from './link.ts';
import type { Ruler } from './ruler.ts';
import { typedAt } from './units.ts';

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
  readonly $shown: ReadableAtom<TableShown>;
  setBy(by: TableWay): void;
  setText(field: TableField, text: string): void;
  params(): readonly (readonly [string, string])[];
  /** Its figures are nobody's: it follows the ruler, and the address says none. Returns how to undo that. */
  forget(): () => void;
  start(params?: URLSearchParams): Promise<void>;
}

/** Parameters of a link; values in °C, or in bar absolute. */
export const TABLE_KEYS = ['by', 'from', 'to', 'step'] as const;
/** What a table opens with when its way changes, in the reader's unit of pressure. */
const PRESSURE_ROWS = { bar: [1, 20, 1], kPa: [100, 2000, 100], psi: [20, 300, 20] } as const;

export const wayOf = ({ texts }: FormContent): TableWay => (texts['table-by'] === 'P' ? 'P' : 'T');

export function createTableStore(ruler: Pick<Ruler, 'form' | '$units' | 'locale'>, example: TableExample): TableStore {
  const { form, locale } = ruler;
  const { $content } = form;
  const put = (by: TableWay, texts: Readonly<Partial<Record<TableField, string>>>): void =>
    form.change({
      'table-by': by,
      ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [tableKey(field as TableField), text])),
    });
  /** Round numbers in the reader's units, whichever these are. */
  const putRound = (by: TableWay, [from, to, step]: readonly [number, number, number]): void =>
    put(by, { from: typedNumber(from, locale), to: typedNumber(to, locale), step: typedNumber(step, locale) });
  const opening = [example.from, example.to, example.step] as const;
  putRound('T', opening);
  /** A value of the doors as one would type it. */
  const textOf = (field: TableField, by: TableWay, said: number | string): string =>
    typedAt(form, $content.get(), tableKey(field), said, locale, { 'table-by': by });

  const asked = () => {
    const content = $content.get();
    const read = (field: TableField): TypedValue =>
      content.numbers[tableKey(field)]?.value ?? { ok: false, reason: 'empty' };
    return {
      fluid: textAt(content.texts, 'fluid'),
      by: wayOf(content),
      read: { from: read('from'), to: read('to'), step: read('step') },
    };
  };
  const $asked = atom(asked());
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
    const texts = { from: textOf('from', 'T', from), to: textOf('to', 'T', to) };
    const before = $content.get().texts;
    if (texts.from === before[tableKey('from')] && texts.to === before[tableKey('to')]) return false;
    put('T', texts);
    return true;
  };

  const answer = (): void => {
    const { fluid, by, read } = $asked.get();
    const { from, to, step } = read;
    const stale = (faults: TableShown['faults']): void =>
      setContent($shown, { ...$shown.get(), isStale: true, faults });
    if (!from.ok || !to.ok || !step.ok) {
      stale(
        Object.fromEntries(
          TABLE_FIELDS.flatMap((field) => {
            const one = read[field];
            return one.ok ? [] : [[field, { kind: 'text', reason: one.reason }] as const];
          }),
        ),
      );
      return;
    }
    const outcome = askNow('rulerTable', fluid, by, from.value, to.value, step.value);
    if (outcome === undefined) return;
    if (outcome.ok) setContent($shown, { fluid, table: outcome.result, isStale: false, faults: {} });
    else if (isTouched || !isOpeningElsewhere(outcome.problem)) {
      const { problem } = outcome;
      stale({ [TABLE_FIELDS.find((one) => one === problem.field) ?? 'from']: { kind: 'door', problem } });
    }
  };

  const fill = (params: URLSearchParams): void => {
    const by: TableWay = params.get('by') === 'P' ? 'P' : 'T';
    const [from, to, step] = TABLE_FIELDS.map((field) => params.get(field));
    if (typeof from !== 'string' || typeof to !== 'string' || typeof step !== 'string') return;
    isTouched = true;
    put(by, { from: textOf('from', by, from), to: textOf('to', by, to), step: textOf('step', by, step) });
    form.takeLetters();
  };

  return {
    $shown,
    setBy(by) {
      if (by === wayOf($content.get())) return;
      isTouched = true;
      putRound(by, by === 'T' ? opening : PRESSURE_ROWS[ruler.$units.get().gauge.unit]);
    },
    setText(field, text) {
      isTouched = true;
      form.set(tableKey(field), text);
    },
    params() {
      if (!isTouched) return [];
      const content = $content.get();
      return [
        ['by', wayOf(content)],
        ...TABLE_FIELDS.map((field) => [field, saidAtDoor(content, tableKey(field))] as const),
      ];
    },
    forget() {
      const was = isTouched;
      isTouched = false;
      return () => (isTouched = was);
    },
    async start(params) {
      if (isStarted) return;
      isStarted = true;
      let { fluid } = $asked.get();
      let { units } = $content.get();
      if (!isTouched) putRound('T', opening);
      $asked.listen(answer);
      $content.listen((content) => {
        // Left alone it opens in round numbers: of another fluid, in other units.
        const isOpening = !isTouched && (content.units !== units || textAt(content.texts, 'fluid') !== fluid);
        fluid = textAt(content.texts, 'fluid');
        units = content.units;
        if (isOpening) putRound('T', opening);
        setContent($asked, asked());
      });
      setContent($asked, asked());
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

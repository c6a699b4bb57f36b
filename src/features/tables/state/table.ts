/** A table on its page: what is typed, the rows read out of it, what the door says, and the address that says so. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { rowsFromText } from '../../../field/tables/paste.ts';
import type { PastedRows, TableDiagnosis, TableProblem } from '../../../field/index.ts';
import type { Locale } from '../../../language/index.ts';
import { restoreMixes } from '../../../kit/fluids/mixes.ts';
import { addressKeeper } from '../../../kit/form/address.ts';
import { textAt } from '../../../kit/form/fields.ts';
import { createForm } from '../../../kit/form/form.ts';
import type { Form } from '../../../kit/form/form.ts';
import { linkWithin, searchOfPage } from '../../../kit/form/long-link.ts';
import { whenSaid } from '../../../kit/form/when-said.ts';
import { askWorker } from '../../../runtime/circuit-bridge.ts';
import { CLAIMS, TABLE_FIELDS } from './fields.ts';

export interface ShownTable {
  readonly pasted: PastedRows;
  /** The last answer there was. */
  readonly result: TableDiagnosis | undefined;
  /** The rows it answers. */
  readonly rows: PastedRows['rows'];
  readonly isStale: boolean;
  readonly isRunning: boolean;
  readonly problem: TableProblem | undefined;
  /** This device cannot compute at all. */
  readonly isBarred: boolean;
}

export interface Table {
  readonly form: Form;
  readonly $shown: ReadableAtom<ShownTable>;
  link(): string;
  reset(): void;
  start(): void;
}

const PAUSE = 300;
/** While one types, the worker is asked once the fingers rest, ms. */
const REST = 250;

/** What the door is asked, by the texts of the form. */
export function requestOf(
  texts: Form['$content'] extends ReadableAtom<infer C extends { texts: unknown }> ? C['texts'] : never,
): {
  readonly pasted: PastedRows;
  readonly request: object;
} {
  const at = (key: string): string => textAt(texts, key).trim();
  const pasted = rowsFromText(textAt(texts, 'text'), {
    order: at('order') === 'pt' ? 'pt' : 'tp',
    column: Number(at('column')) || 1,
  });
  const claimed = Object.fromEntries(CLAIMS.flatMap((key) => (at(key) === '' ? [] : [[key, at(key)]])));
  return { pasted, request: { rows: pasted.rows, claimed, ...(at('fluid') === '' ? {} : { fluid: at('fluid') }) } };
}

/** @param example the answer to what the form opens with, computed with the page */
export function createTable(example: TableDiagnosis | undefined, locale: Locale): Table {
  const form = createForm(TABLE_FIELDS, locale);
  const { $content } = form;
  const settled = { isStale: false, isRunning: false, problem: undefined, isBarred: false };
  const opening = requestOf($content.get().texts).pasted;
  const $shown = atom<ShownTable>({ pasted: opening, rows: opening.rows, result: example, ...settled });
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller: AbortController | undefined;

  const ask = async (): Promise<void> => {
    const { pasted, request } = requestOf($content.get().texts);
    controller = new AbortController();
    const { signal } = controller;
    try {
      const answer = await askWorker('tableDoctor', [request], { signal });
      if (signal.aborted) return;
      const before = $shown.get();
      $shown.set(
        answer.ok
          ? { pasted, rows: pasted.rows, result: answer.result, ...settled }
          : { ...before, ...settled, pasted, isStale: true, problem: answer.problem },
      );
    } catch {
      if (!signal.aborted) $shown.set({ ...$shown.get(), isRunning: false, isBarred: true });
    }
  };
  const answer = (): void => {
    clearTimeout(timer);
    controller?.abort();
    const { pasted } = requestOf($content.get().texts);
    $shown.set({ ...$shown.get(), pasted, isStale: true, isRunning: true, problem: undefined });
    timer = setTimeout(() => void ask(), REST);
  };

  const link = (): string => {
    const { texts } = $content.get();
    const params = new URLSearchParams();
    for (const field of TABLE_FIELDS) {
      const text = textAt(texts, field.key);
      if (text !== field.default) params.set(field.key, text);
    }
    const query = params.toString();
    return linkWithin(`${location.origin}${location.pathname}${query === '' ? '' : `?${query}`}`);
  };
  const keeper = addressKeeper(link, PAUSE);

  return {
    form,
    $shown,
    link,
    reset() {
      form.fill({});
      keeper.clear();
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      restoreMixes();
      const params = new URLSearchParams(searchOfPage());
      const given = Object.fromEntries(
        TABLE_FIELDS.flatMap(({ key }) => (params.has(key) ? [[key, params.get(key) ?? '']] : [])),
      );
      if (Object.keys(given).length > 0) form.change(given);
      whenSaid(form, () => {
        answer();
        keeper.keep();
      });
      if (Object.keys(given).length > 0) answer();
    },
  };
}

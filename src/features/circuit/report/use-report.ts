/** What the report needs beside the simulation: every part computed, its tables, the link and its code. */
import { startTransition, useEffect, useState } from 'react';
import { shortLink } from '../../../kit/form/short-link/pack.ts';
import { momentInWords } from '../../../language/days.ts';
import { localePath } from '../../../i18n/paths.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { pageCircuit } from '../state/page-circuit.ts';
import { ALL_PARTS } from '../state/all-parts.ts';
import type { Part, PartDoor } from '../state/part.ts';
import { statusOf } from '../state/status.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import type { PageTables } from '../exports.ts';
import type { PageInputs } from './page-study.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import type { CsvTable } from '../../../quantities/csv.ts';

export interface ReportState {
  /** Nothing is being computed any more. */
  readonly isReady: boolean;
  readonly pages: readonly PageTables[];
  /** What it comes to, in ten lines; empty while nothing is computed. */
  readonly conclusion: CsvTable;
  /** What every page was asked. */
  readonly inputs: readonly PageInputs[];
  /** Its tubes and vessels by the Pressure Equipment Directive; empty where none is known. */
  readonly pressure: CsvTable;
  readonly link: string;
  readonly date: string;
}

/** How long what is under way is waited for before what stands is drawn all the same, ms: drawn once, not at each answer. */
const PATIENCE = 1500;

const EMPTY: ReportState = { isReady: false, pages: [], conclusion: [], inputs: [], pressure: [], link: '', date: '' };

/** The address of the simulation itself, wherever its report is read. */
const linkOf = (t: Translator): string =>
  shortLink(
    `${location.origin}${localePath(t.locale, '/simulation/circuit/general')}${new URL(pageCircuit.simulation.address.briefly()).search}`,
  );

/** Whether the answer of a part belongs to the current inputs. */
const isDone = ({ spec }: Part<PartDoor>): boolean => statusOf(spec, pageCircuit.open).status !== 'pending';

/** Lets what waits, such as a key, be answered first. */
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Composes the report whenever something of it has changed, until it is stopped. */
function followReport(t: Translator, format: Formatter, take: (change: (before: ReportState) => ReportState) => void) {
  const { simulation } = pageCircuit;
  const parts: Part<PartDoor>[] = [];
  let isWaiting = false;
  let latest = 0;
  /** Since when something has been under way, ms; undefined while nothing is. */
  let busySince: number | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  const isReadyNow = (): boolean =>
    parts.length === ALL_PARTS.length &&
    !simulation.$loading.get() &&
    !simulation.$isAwaited.get() &&
    (parts.every(isDone) || simulation.$shown.get().permanent.isStale);

  async function compose(): Promise<void> {
    const number = (latest += 1);
    // With the tables of all pages, which no page loads to open.
    const [{ conclusionOfPage, inputsOfPage, pressureTable, tablesOfPages }, { refreshAlerts }, { withListTexts }] =
      await Promise.all([import('../exports.ts'), import('../state/refresh-alerts.ts'), import('../list-texts.ts')]);
    // What the law says stands in the conclusion: without the texts of the list nothing of it is said.
    const told = await withListTexts(t.locale, t).catch(() => undefined);
    if (number !== latest) return;
    refreshAlerts(pageCircuit);
    const isReady = isReadyNow();
    busySince = isReady ? undefined : (busySince ?? performance.now());
    if (busySince !== undefined && performance.now() - busySince < PATIENCE) {
      take((before) => (before.isReady ? { ...before, isReady } : before));
      later ??= setTimeout(() => {
        later = undefined;
        soon();
      }, PATIENCE);
      return;
    }
    // Once something has answered or was typed since, it is composed for that.
    const isOver = (): boolean => isWaiting || number !== latest || isReady !== isReadyNow();
    // The list of alerts is long work, and so are the tables: a key typed meanwhile is answered between two of them.
    await nextTask();
    if (isOver()) return;
    const pages: PageTables[] = [];
    for (const page of tablesOfPages(pageCircuit, t, format)) {
      pages.push(page);
      await nextTask();
      if (isOver()) return;
    }
    const next: ReportState = {
      isReady,
      pages,
      conclusion: told ? conclusionOfPage(pageCircuit, told, format) : [],
      inputs: inputsOfPage(pageCircuit, t, format),
      pressure: pressureTable(pageCircuit, t, format),
      link: linkOf(t),
      date: momentInWords(new Date(), t.locale),
    };
    // Some hundred lines of tables: drawn in slices, between which the page answers.
    startTransition(() => take(() => next));
  }

  function soon(): void {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(() => {
      isWaiting = false;
      for (const part of parts) part.refresh();
      compose().catch(() => undefined);
    });
  }

  const stops = [simulation.$shown.listen(soon), simulation.$loading.listen(soon), simulation.$isAwaited.listen(soon)];
  let isStopped = false;

  async function openParts(): Promise<void> {
    for (const spec of ALL_PARTS) {
      const part = pageCircuit.open(spec);
      // As another page's: of the catalogue, a report has nothing to ask while nothing of it was chosen.
      part.follow('need');
      parts.push(part);
      stops.push(part.$answer.listen(soon), part.form.$content.listen(soon));
      await nextTask();
      if (isStopped) return;
    }
    soon();
  }

  openParts().catch(() => undefined);
  return () => {
    isStopped = true;
    latest += 1;
    clearTimeout(later);
    for (const stop of stops) stop();
  };
}

/** Follows every part; empty where the page is built. */
export function useReport(t: Translator, format: Formatter): ReportState {
  const [state, setState] = useState(EMPTY);
  useEffect(() => followReport(t, format, setState), [t, format]);
  return state;
}
